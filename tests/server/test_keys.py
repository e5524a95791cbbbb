"""Keys: only their hashes are stored, and links work once."""

import asyncio
import time
from pathlib import Path

import pytest

from grimoire.server.keys import LINK_LIFE, Keys, digest
from grimoire.server.storage import Storage


def test_a_key_is_kept_as_its_hash_and_links_work_once(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'people.db'}")
        keys = Keys(storage)
        key, person = await keys.make(now=1)
        assert await keys.person(key) == person
        assert await storage.person(digest(key)) == person
        assert await storage.person(key) is None
        assert await keys.person("x" * 43) is None
        assert await keys.person("short") is None
        code, expires = await keys.make_link(person, now=10)
        assert expires == 10 + LINK_LIFE
        assert await keys.follow_link(code, 11) == person
        assert await keys.follow_link(code, 12) is None
        late, until = await keys.make_link(person, now=10)
        assert await keys.follow_link(late, until + 1) is None
        other, same = await keys.make(1, person)
        assert same == person
        assert await Keys(storage).person(other) == person
        await storage.close()
        data = (tmp_path / "people.db").read_bytes()
        assert key.encode() not in data
        assert code.encode() not in data

    asyncio.run(run())


def test_a_new_key_makes_all_others_void(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'people.db'}")
        here, there = Keys(storage), Keys(storage)  # two processes
        old, person = await here.make(now=1)
        other, _ = await here.make(1, person)
        stranger, _ = await here.make(1)
        code, _ = await here.make_link(person, now=10)
        assert await there.person(old) == person
        new = await here.renew(person, now=11)
        assert [await here.person(key) for key in (old, other, new)] == [None, None, person]
        assert await here.person(stranger) is not None
        assert await here.follow_link(code, 12) is None
        monkeypatch.setattr("grimoire.server.keys.monotonic", lambda: time.monotonic() + 60)
        assert await there.person(old) is None
        assert await there.person(new) == person
        await storage.close()

    asyncio.run(run())
