"""Games, or other tasks, done by several processes and yielded as they finish."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

from grimoire.arena.match import MissingBot, Outcome, play_game
from grimoire.arena.plan import Plan
from grimoire.arena.results import record_name
from grimoire.bots import Bot
from grimoire.kernel.errors import Fault, GrimoireError

MakeBot = Callable[[str, int | None], Bot]
Finished = tuple[int, Outcome]
Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD: Final = 2  # games queued for each process: enough to keep it busy, few to throw away


class WorkerDied(GrimoireError):
    """A process that played games died."""


class Player:
    """Plays the games of a plan by number; ``out`` is where records go, if anywhere."""

    def __init__(self, plan: Plan, make_bot: MakeBot, out: Path | None) -> None:
        self._plan: Final = plan
        self._game: Final = plan.make_game()
        self._make_bot: Final = make_bot
        self._out: Final = out if plan.records else None

    def play(self, number: int) -> Finished:
        pairing = self._plan.pairing(number)
        bots = [
            self._bot(self._plan.bots[bot], seed)
            for bot, seed in zip(pairing.seating, pairing.bot_seeds, strict=True)
        ]  # fmt: skip
        record, outcome = play_game(self._game, bots, pairing.seed, pairing.seating)
        if self._out is not None:
            record.save(self._out / record_name(number))
        return number, outcome

    def _bot(self, spec: str, seed: int) -> Bot:
        try:
            return self._make_bot(spec, seed)
        except Exception as error:  # it could be made when the run began: now it loses a game
            return MissingBot(error)


def play_all(
    plan: Plan, numbers: Iterable[int], jobs: int, make_bot: MakeBot, out: Path | None = None
) -> Generator[Finished, None, None]:
    """Each game with its outcome, in the order in which they finish. Close the generator to stop at once."""
    if jobs == 1:
        player = Player(plan, make_bot, out)
        yield from map(player.play, numbers)
    else:
        yield from do_all(_play, numbers, jobs, _begin, (replace(plan), make_bot, out))


def do_all(
    function: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    begin: Callable[..., None] | None = None,
    arguments: tuple[object, ...] = (),
) -> Generator[Result, None, None]:
    """What a function of a module makes of each task, as they finish; ``begin`` is called first in each process.

    Close the generator to stop at once.
    """
    waiting = iter(tasks)
    before = set(active_children())
    context = get_context("spawn")  # forks of a process with threads may hang
    executor = ProcessPoolExecutor(jobs, context, _begin_worker, (begin, arguments))
    try:
        running = {executor.submit(function, task) for task in islice(waiting, jobs * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(function, task) for task in islice(waiting, len(done))}
            yield from map(_result, done)
    finally:
        _end(executor, set(active_children()) - before)


def _result(done: "Future[Result]") -> Result:
    try:
        return done.result()
    except BrokenProcessPool:
        raise WorkerDied(Fault("worker-died", "", "a worker process died")) from None


def _end(executor: ProcessPoolExecutor, workers: Iterable[BaseProcess]) -> None:
    """What no longer counts is stopped: a game may take minutes.

    The executor is shut down in one call that waits: otherwise its thread would still be there when Python exits.
    """
    for worker in workers:
        worker.terminate()
    executor.shutdown(wait=True, cancel_futures=True)


_player: Player | None = None


def _begin_worker(begin: Callable[..., None] | None, arguments: tuple[object, ...]) -> None:
    """Sets up a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles Ctrl-C
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # every core already has its worker
    Thread(target=_exit_with_parent, daemon=True).start()
    if begin is not None:
        begin(*arguments)


def _begin(plan: Plan, make_bot: MakeBot, out: Path | None) -> None:
    global _player
    _player = Player(plan, make_bot, out)


def _exit_with_parent() -> None:
    """A main process that is killed cannot stop its workers itself."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int) -> Finished:
    assert _player is not None
    return _player.play(number)
