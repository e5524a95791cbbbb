"""Keys: only their hashes are stored, and links work once."""

import asyncio
from pathlib import Path

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
