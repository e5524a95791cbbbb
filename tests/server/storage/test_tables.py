"""Events and summaries of tables."""

import asyncio
from collections.abc import Sequence

import pytest

from grimoire.server.storage import Append, Conflict, Storage, Summary
from tests.server.storage.helpers import append, event, opened, summary


def names(found: Sequence[Summary]) -> list[str]:
    return [one.table for one in found]


async def outcomes(storage: Storage, *appends: Append) -> list[str]:
    """What becomes of appends that come at once."""
    found = await asyncio.gather(*(storage.append(one) for one in appends), return_exceptions=True)
    return ["written" if one is None else type(one).__name__ for one in found]


def test_events_are_read_back(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            assert await storage.version("a") == 0
            assert await storage.summary("a") is None
            await storage.append(append("a", 1, 3))
            await storage.append(append("a", 4, due=77, status="over", listed=False, data=b"\x00\xff"))
            assert await storage.events("a") == [event("a", version) for version in (1, 2, 3, 4)]
            assert await storage.events("a", after=1, limit=2) == [event("a", 2), event("a", 3)]
            assert await storage.events("b") == []
            assert await storage.version("a") == 4
            assert await storage.versions(["a", "b"]) == {"a": 4, "b": 0}
        async with opened(database_url) as storage:
            expected = summary("a", 4, due=77, status="over", listed=False, data=b"\x00\xff")
            assert await storage.summary("a") == expected
            assert len(await storage.events("a")) == 4

    asyncio.run(run())


def test_a_summary_may_change_without_an_event(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("a", 1))
            await storage.append(Append("a", 1, (), summary("a", 1, due=5)))
            found = await storage.summary("a")
            assert found is not None
            assert found.due == 5
            assert await storage.version("a") == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    "wrong",
    [
        Append("a", 0, (event("a", 1), event("a", 3)), summary("a", 3)),
        Append("a", 0, (event("a", 2), event("a", 1)), summary("a", 2)),
        Append("a", 0, (event("a", 1),), summary("a", 2)),
        Append("a", 0, (event("a", 1),), summary("b", 1)),
        Append("a", 0, (), summary("a", 0)),
    ],
)
def test_what_no_table_can_hold_is_refused(database_url: str, wrong: Append) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            with pytest.raises(ValueError, match="a: "):
                await storage.append(wrong)
            assert await storage.version("a") == 0

    asyncio.run(run())


def test_a_conflict_harms_nobody_else(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await outcomes(storage, append("a", 1), append("b", 1), append("c", 1))
            found = await outcomes(
                storage,
                append("a", 2),
                append("b", 1),  # again
                append("c", 3),  # with a gap
                append("a", 3),  # follows in the same group
                append("a", 3),  # too late in the same group
                append("d", 1),
                append("e", 5),  # of a table that is not there
            )
            written, conflict = "written", "Conflict"
            assert found == [written, conflict, conflict, written, conflict, written, conflict]
            assert await storage.versions(list("abcde")) == {"a": 3, "b": 1, "c": 1, "d": 1, "e": 0}
            for table, last in zip("abcde", (3, 1, 1, 1, 0), strict=True):
                assert await storage.events(table) == [event(table, version) for version in range(1, last + 1)]

    asyncio.run(run())


def test_of_two_new_tables_of_one_name_one_is_made(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            assert sorted(await outcomes(storage, append("a", 1), append("a", 1, 2))) == ["Conflict", "written"]
            assert await storage.version("a") == 1

    asyncio.run(run())


def test_many_tables_at_once(database_url: str) -> None:
    tables = [f"table{number}" for number in range(200)]

    async def play(storage: Storage, table: str) -> None:
        for version in range(1, 21):
            await storage.append(append(table, version))

    async def run() -> None:
        async with opened(database_url) as storage:
            await asyncio.gather(*(play(storage, table) for table in tables))
            assert await storage.versions(tables) == dict.fromkeys(tables, 20)
            assert await storage.count() == {"live": 200}
            for table in tables:
                assert await storage.events(table) == [event(table, version) for version in range(1, 21)]

    asyncio.run(run())


def test_a_large_group_with_one_that_comes_too_late(database_url: str) -> None:
    """More moves than one statement takes; all but one are written."""

    async def run() -> None:
        tables = [f"t{number}" for number in range(87)]
        async with opened(database_url) as storage:
            await asyncio.gather(*(storage.append(append(table, 1)) for table in tables))
            await storage.append(append("t70", 2))
            found = await outcomes(storage, *(append(table, 2, 3) for table in tables))
            assert found == ["Conflict" if table == "t70" else "written" for table in tables]
            for table in tables:
                assert len(await storage.events(table)) == await storage.version(table) == (2 if table == "t70" else 3)

    asyncio.run(run())


def test_who_gives_up_waiting_harms_nobody(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            impatient = asyncio.ensure_future(storage.append(append("a", 1)))
            patient = asyncio.ensure_future(storage.append(append("b", 1)))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            await storage.append(append("b", 2))
            assert await storage.version("b") == 2

    asyncio.run(run())


def test_what_is_queued_is_written_before_closing(database_url: str) -> None:
    async def run() -> None:
        storage = await Storage.open(database_url)
        waiting = [asyncio.ensure_future(storage.append(append(f"t{number}", 1))) for number in range(50)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)
        async with opened(database_url) as again:
            assert await again.count() == {"live": 50}

    asyncio.run(run())


def test_lists_are_in_order(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("old", 1, changed=10, status="open"))
            await storage.append(append("new", 1, changed=30, status="open"))
            await storage.append(append("sigils", 1, changed=20, status="open", game="sigils"))
            await storage.append(append("hidden", 1, changed=40, status="open", listed=False))
            await storage.append(append("live", 1, changed=25))
            assert names(await storage.listed()) == ["new", "sigils", "old"]
            assert names(await storage.listed("materia")) == ["new", "old"]
            assert names(await storage.listed(status=("open", "live"))) == ["new", "live", "sigils", "old"]
            assert names(await storage.listed(limit=2)) == ["new", "sigils"]
            assert names(await storage.listed(limit=2, before=20)) == ["old"]
            assert names(await storage.listed(status=())) == []
            assert names(await storage.idle(before=30)) == ["old", "sigils", "live"]
            assert names(await storage.idle(before=30, limit=1)) == ["old"]
            assert await storage.count() == {"open": 4, "live": 1}

    asyncio.run(run())


def test_what_is_due(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            for table, when in (("later", 300), ("second", 200), ("first", 100), ("never", None)):
                await storage.append(append(table, 1, due=when))
            assert names(await storage.due(200)) == ["first", "second"]
            assert names(await storage.due(1000, limit=1)) == ["first"]
            await storage.append(append("also second", 1, due=200))
            pages = [names(await storage.due(1000, 2, after)) for after in (None, (200, "also second"), (300, "later"))]
            assert pages == [["first", "also second"], ["second", "later"], []]
            await storage.append(append("first", 2, due=None))
            assert names(await storage.due(200)) == ["also second", "second"]

    asyncio.run(run())


def test_games_of_a_player(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("a", 1, changed=1, players=("ann", "ann")))
            await storage.append(append("b", 1, changed=2, players=("bob", "ann")))
            await storage.append(append("c", 1, changed=3, players=()))
            assert names(await storage.of_player("ann")) == ["b", "a"]
            assert names(await storage.of_player("ann", limit=1)) == ["b"]
            assert [one.players for one in await storage.of_player("ann")] == [("bob", "ann"), ("ann", "ann")]
            await storage.append(append("b", 2, changed=4, players=("bob",)))
            await storage.append(append("c", 2, changed=5, players=("cid", "ann")))
            assert names(await storage.of_player("ann")) == ["c", "a"]
            assert names(await storage.of_player("nobody")) == []

    asyncio.run(run())


def test_finished_games_are_cleared(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            for name, status in (("a", "over"), ("b", "live"), ("c", "abandoned"), ("d", "open")):
                await storage.append(append(name, 1, status=status, players=("ann", "bob")))
            await storage.clear_finished("ann")
            assert sorted(names(await storage.of_player("ann"))) == ["b", "d"]
            assert sorted(names(await storage.of_player("bob"))) == ["a", "b", "c", "d"]

    asyncio.run(run())


def test_players_are_right_after_another_process_wrote(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as here, opened(database_url) as there:
            await here.append(append("a", 1, players=("ann",)))
            await there.append(append("a", 2, players=("ann", "bob")))
            await here.append(append("a", 3, players=("ann",)))
            assert names(await here.of_player("bob")) == []

    asyncio.run(run())


def test_archived_tables_keep_their_record(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("a", 1, 4, due=1))
            with pytest.raises(Conflict):
                await storage.archive("a", 3, b"record", summary("a", 3))
            assert len(await storage.events("a")) == 4
            await storage.archive("a", 4, b"record", summary("a", 4, changed=9, players=("ann",)))
            expected = summary("a", 4, status="archived", changed=9, players=("ann",))
            assert await storage.summary("a") == expected
            assert await storage.record("a") == b"record"
            assert await storage.events("a") == []
            assert await storage.idle(before=100) == []
            assert await storage.due(100) == []
            assert await storage.count() == {"archived": 1}
            assert await outcomes(storage, append("a", 5), append("a", 2), append("a", 1)) == ["Conflict"] * 3
            with pytest.raises(Conflict):
                await storage.archive("a", 4, b"other", summary("a", 4))
            assert await storage.record("a") == b"record"

    asyncio.run(run())


def test_a_move_and_the_archive_at_once(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("a", 1))
            moved, archived = await asyncio.gather(
                storage.append(append("a", 2)), storage.archive("a", 1, b"", summary("a")), return_exceptions=True
            )
            assert {type(moved), type(archived)} == {type(None), Conflict}

    asyncio.run(run())
