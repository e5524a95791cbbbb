"""Records, keys and one-time links."""

import asyncio

import pytest

from grimoire.server.storage import Conflict
from tests.server.storage.helpers import opened


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
