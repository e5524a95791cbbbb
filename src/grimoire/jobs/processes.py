"""Tasks done by several processes of this machine, or by this process alone."""

import os
import pickle
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, TypeVar

from grimoire.kernel.errors import Fault, GrimoireError

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerDied(GrimoireError):
    """A process that did tasks died."""


class Processes:
    """So many processes, started anew for each run and ended with it; ``ahead`` is how many tasks each is given."""

    def __init__(self, jobs: int, ahead: int) -> None:
        self._jobs: Final = jobs
        self._ahead: Final = ahead

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Each task with its result, in the order in which they finish; see `grimoire.jobs.runner.Runner`."""
        waiting = iter(tasks)
        first = list(islice(waiting, self._jobs))
        waiting = chain(first, waiting)
        if len(first) <= 1:
            return ((task, work(task)) for task in waiting)
        return _in_processes(work, waiting, len(first), self._ahead)


def _in_processes(
    work: Callable[[Task], Result], waiting: Iterator[Task], jobs: int, ahead: int
) -> Generator[tuple[Task, Result], None, None]:
    before = set(active_children())
    context = get_context("spawn")  # forks of a process with threads may hang
    executor = ProcessPoolExecutor(jobs, context, _begin, (pickle.dumps(work),))
    try:
        running = _submitted(executor, islice(waiting, jobs * ahead))
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            finished = [(running.pop(future), future) for future in done]
            running |= _submitted(executor, islice(waiting, len(done)))
            for task, future in finished:
                yield task, _result(future)
    finally:
        _end(executor, set(active_children()) - before)


def _submitted(executor: ProcessPoolExecutor, tasks: Iterable[Task]) -> "dict[Future[Any], Task]":
    """Gives tasks to the executor, which may start a process for one: that must not hear Ctrl-C before `_begin`."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return {executor.submit(_do, task): task for task in tasks}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {executor.submit(_do, task): task for task in tasks}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _result(done: "Future[Result]") -> Result:
    try:
        return done.result()
    except BrokenProcessPool:
        raise WorkerDied(Fault("worker-died", "", "a worker process died")) from None


def _end(executor: ProcessPoolExecutor, workers: Iterable[BaseProcess]) -> None:
    """Tasks that no longer count are stopped: they may take minutes.

    The executor is shut down in one call that waits: otherwise its thread would still be there when Python exits.
    """
    for worker in workers:
        worker.terminate()
    executor.shutdown(wait=True, cancel_futures=True)


_work: Callable[[Any], Any] | None = None  # of this worker


def _begin(pickled: bytes) -> None:
    """Sets up a worker process."""
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles Ctrl-C
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # every core already has its worker
    Thread(target=_exit_with_parent, daemon=True).start()
    _work = pickle.loads(pickled)  # last: it may import numpy, which reads these variables


def _exit_with_parent() -> None:
    """A main process that is killed cannot stop its workers itself."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(task: Any) -> Any:
    assert _work is not None
    return _work(task)
