"""The queue in front of the workers: whoever has much to ask for waits for it alone."""

import asyncio
from typing import Any

import pytest

from grimoire.server.workers.fair_queue import Asker, FairQueue, QueueFull
from grimoire.server.workers.pool import Workers
from grimoire.server.workers.process import Worker
from grimoire.server.workers.tasks import Task, Thought
from tests.server.workers.games import begun, think

EVE, ANN, BOB = Asker("1.1.1.1", "eve"), Asker("2.2.2.2", "ann"), Asker("2.2.2.2", "bob")


def test_people_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add(EVE, f"eve {number}")
    queue.add(ANN, "ann")
    assert len(queue) == 101
    assert [queue.take() for _ in range(4)] == ["eve 0", "ann", "eve 1", "eve 2"]


def test_addresses_take_turns_so_many_keys_are_no_use() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.add(Asker("1.1.1.1", f"eve {number}"), f"eve {number}")
    for asker in (ANN, BOB, ANN):
        queue.add(asker, asker.person)
    assert [queue.take() for _ in range(7)] == ["eve 0", "ann", "eve 1", "bob", "eve 2", "ann", "eve 3"]


def test_everything_comes_out_once() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(50):
        queue.add(Asker(str(number % 3), str(number % 7)), number)
    assert sorted(queue) == sorted(queue.take() for _ in range(50)) == list(range(50))
    assert not queue


def test_one_person_cannot_fill_the_queue() -> None:
    queue: FairQueue[int] = FairQueue(each=3)
    for number in range(3):
        queue.add(EVE, number)
    with pytest.raises(QueueFull):
        queue.add(EVE, 3)
    queue.add(ANN, 4)


def test_another_persons_bot_is_next_however_many_one_person_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """By order: a hundred strong bots of one person, then one bot of another."""
    asked: list[str] = []

    async def ask(_: Worker, task: Task, *_more: Any) -> Thought:
        asked.append(task.table)
        await asyncio.sleep(0)
        return Thought(["skip"])

    monkeypatch.setattr(Worker, "ask", ask)

    async def run() -> None:
        workers, record = Workers(1), begun()
        strong = [workers.think(think(record, "archmage", f"eve {number}"), EVE) for number in range(100)]
        tasks = [asyncio.create_task(work) for work in strong]
        await asyncio.sleep(0)  # the first one is being thought about
        await workers.think(think(record, "adept", "ann"), ANN)
        assert asked.index("ann") <= 2
        await asyncio.gather(*tasks)
        assert len(asked) == 101
        await workers.stop()

    asyncio.run(run())
