"""Bots that think in processes: whole games, hints, order, and an event loop that stays free."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from grimoire.server.workers.pool import WorkerFailed, Workers
from tests.server.workers.games import advise, begun, play, think

pytestmark = pytest.mark.slow


def with_workers(use: Callable[[Workers], Awaitable[None]], count: int = 1, patience: float = 60.0) -> Workers:
    """Uses a pool and stops it."""

    async def run() -> Workers:
        workers = Workers(count, patience=patience)
        try:
            await use(workers)
        finally:
            await workers.stop()
        assert workers.pids == []
        return workers

    return asyncio.run(run())


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_whole_games(game: str, players: int) -> None:
    async def use(workers: Workers) -> None:
        await workers.start()
        record = begun(game, players=players)
        await play(workers, record, (["greedy", "apprentice"] * 2)[:players])
        assert record.result is not None
        workers.forget("a")
        again = begun(game, players=players)
        assert (await workers.think(think(again, "random"))).actions

    assert with_workers(use).restarts == 0


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_hints(game: str) -> None:
    async def use(workers: Workers) -> None:
        record = begun(game)
        advised = await workers.advise(advise(record))
        assert 1 <= len(advised.hints) <= 5
        assert {hint.action for hint in advised.hints} <= set(record.state.actions())
        for wins, points in [(advised.wins, advised.points), *((hint.wins, hint.points) for hint in advised.hints)]:
            assert len(wins) == len(points) == 2
            assert all(-0.001 <= chance <= 1.001 for chance in wins)
            assert sum(wins) == pytest.approx(1, abs=0.01)
        assert 0 < sum(hint.share for hint in advised.hints) <= 1.001

    with_workers(use)


def test_a_record_that_is_wrong() -> None:
    async def use(workers: Workers) -> None:
        task = think(begun(), "random")
        task.actions.append("fly")
        with pytest.raises(WorkerFailed, match=f"action {len(task.actions)}: 'fly' is not legal now"):
            await workers.think(task)
        with pytest.raises(WorkerFailed, match="external programs cannot play"):
            await workers.think(think(begun(), "cmd:true"))
        assert (await workers.think(think(begun(), "random"))).actions

    assert with_workers(use).restarts == 0


def test_two_tables_use_two_workers() -> None:
    async def use(workers: Workers) -> None:
        thoughts = [asyncio.create_task(workers.think(think(begun(), "sage@0.3s", table))) for table in "abc"]
        await asyncio.sleep(0)
        assert (workers.busy, workers.waiting) == (2, 1)
        await asyncio.gather(*thoughts)
        assert (workers.busy, workers.waiting) == (0, 0)
        assert len(workers.pids) == 2

    with_workers(use, 2)


def test_one_worker_is_enough_where_one_thinks_at_a_time() -> None:
    async def use(workers: Workers) -> None:
        for table in "abc":
            await workers.think(think(begun(), "random", table))
        assert len(workers.pids) == 1

    with_workers(use, 3)


def test_a_table_stays_with_its_worker() -> None:
    async def use(workers: Workers) -> None:
        record = begun()
        await asyncio.gather(*(workers.think(think(record, "random", table)) for table in "ab"))
        for table in "abbaab":
            await workers.think(think(record, "random", table))
        homes = [[worker.last_met(table) > 0 for worker in workers._workers] for table in "ab"]
        assert sorted(homes) == [[False, True], [True, False]]
        workers.forget("a")
        assert not any(worker.last_met("a") for worker in workers._workers)

    with_workers(use, 2)


def test_first_come_first_served() -> None:
    async def use(workers: Workers) -> None:
        order: list[str] = []

        async def ask(table: str) -> None:
            await workers.think(think(begun(), "random", table))
            order.append(table)

        await asyncio.gather(*(ask(table) for table in "abacdb"))
        assert order == list("abacdb")

    with_workers(use)


def test_callers_that_give_up() -> None:
    async def use(workers: Workers) -> None:
        first = asyncio.create_task(workers.think(think(begun(), "sage@0.5s")))
        second = asyncio.create_task(workers.think(think(begun(), "sage@0.5s", "b")))
        other = begun("sigils")
        third = asyncio.create_task(workers.think(think(other, "random", "c")))
        await asyncio.sleep(0.2)
        first.cancel()
        second.cancel()
        await asyncio.wait([first, second])
        assert workers.waiting == 1
        assert (await third).actions[0] in other.state.actions()
        assert (await workers.advise(advise(other))).hints

    assert with_workers(use).restarts == 0


@pytest.mark.slow
def test_the_event_loop_stays_free() -> None:
    async def use(workers: Workers) -> None:
        await workers.think(think(begun(), "random"))
        thought = asyncio.create_task(workers.think(think(begun(), "sage@1s")))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert (await thought).actions
        assert ticks >= 5  # a loop that waits for the bot has one or two

    with_workers(use)


def test_stopping() -> None:
    async def use(workers: Workers) -> None:
        thoughts = [asyncio.create_task(workers.think(think(begun(), "sage@50s"))) for _ in range(3)]
        await asyncio.sleep(0.5)
        await asyncio.gather(workers.stop(), workers.stop())
        await workers.stop()
        for thought in thoughts:
            with pytest.raises(WorkerFailed, match="stopped"):
                await thought
        with pytest.raises(WorkerFailed, match="stopped"):
            await workers.think(think(begun(), "random"))
        await workers.start()
        workers.forget("a")
        assert (workers.busy, workers.waiting, workers.pids) == (0, 0, [])

    assert with_workers(use, 2).restarts == 0


def test_stopping_while_a_worker_starts() -> None:
    async def use(workers: Workers) -> None:
        starting = asyncio.create_task(workers.start())
        thought = asyncio.create_task(workers.think(think(begun(), "random")))
        await asyncio.sleep(0)
        await workers.stop()
        await starting
        with pytest.raises(WorkerFailed, match="stopped"):
            await thought

    with_workers(use, 2)


def test_the_pool_is_cheap_to_import() -> None:
    said = "import sys, grimoire.server.workers.pool; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", said], check=True, capture_output=True, text=True).stdout.split()
    assert not {"numpy", "grimoire.bots.search", "grimoire.server.workers.worker_state"} & set(loaded)
