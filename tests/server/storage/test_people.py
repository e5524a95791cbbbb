"""Records, keys and one-time links."""

import asyncio

import pytest

from grimoire.server.storage import Conflict
from tests.server.storage.helpers import append, opened


def test_records(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            assert await storage.record("r") is None
            await storage.add_record("r", 1, b"moves")
            await storage.add_record("r", 2, b"moves")
            with pytest.raises(Conflict):
                await storage.add_record("r", 3, b"others")
            assert await storage.record("r") == b"moves"

    asyncio.run(run())


def test_several_keys_of_one_person(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            assert await storage.person("k1") is None
            await asyncio.gather(*(storage.add_key(key, "ann", 1) for key in ("k1", "k2", "k1")))
            with pytest.raises(Conflict):
                await storage.add_key("k1", "bob", 1)
            assert await storage.person("k1") == await storage.person("k2") == "ann"

    asyncio.run(run())


def test_a_link_is_taken_once(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as here, opened(database_url) as there:
            await here.add_link("code", "ann", expires=100)
            asked = [storage.take_link("code", 50) for storage in (here, there) * 5]
            found = await asyncio.gather(*asked)
            assert sorted(found, key=str) == [None] * 9 + ["ann"]
            assert await here.take_link("code", 50) is None

    asyncio.run(run())


def test_an_expired_link_is_forgotten(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.add_link("code", "ann", expires=100)
            await storage.add_link("other", "ann", expires=100)
            with pytest.raises(Conflict):
                await storage.add_link("code", "bob", expires=100)
            assert await storage.take_link("code", 100) is None
            assert await storage.take_link("other", 1) is None

    asyncio.run(run())


def test_old_keys_of_people_without_tables_are_removed(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            for key, person, created in (("a", "ann", 1), ("b", "bob", 1), ("c", "cid", 1), ("new", "bob", 9)):
                await storage.add_key(key, person, created)
            await storage.append(append("table", 1, players=("ann",)))
            await storage.remove_keys(before=5, limit=1)
            assert [await storage.person(key) for key in ("a", "b", "c")].count(None) == 1
            await storage.remove_keys(before=5, limit=10)
            assert [await storage.person(key) for key in ("a", "b", "c", "new")] == ["ann", None, None, "bob"]

    asyncio.run(run())


def test_links_that_have_expired_are_removed(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.add_link("old", "ann", expires=100)
            await storage.add_link("new", "ann", expires=200)
            await storage.remove_links(now=100)
            assert [await storage.take_link(code, 50) for code in ("old", "new")] == [None, "ann"]

    asyncio.run(run())
