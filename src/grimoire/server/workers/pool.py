"""The processes that bots think in: people take turns, and no task waits while one of them is free."""

import asyncio
import itertools
import logging
import os
from typing import Any, Final, Generic

from grimoire.server.workers.fair_queue import Asker, FairQueue, QueueFull
from grimoire.server.workers.process import A, Lost, Worker
from grimoire.server.workers.tasks import Advise, Advised, Failed, Task, Think, Thought

TRIES: Final = 2
_STOPPED: Final = "the workers were stopped"
_NOBODY: Final = Asker()

_logger: Final = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """A task has no answer: it was invalid, it failed twice, or the workers were stopped."""


class _Job(Generic[A]):
    """A task, and the future of its answer."""

    def __init__(self, task: Task, kind: type[A]) -> None:
        self.task: Final = task
        self.kind: Final = kind
        self.answer: Final[asyncio.Future[A]] = asyncio.get_running_loop().create_future()

    def fail(self, failure: Exception) -> None:
        if not self.answer.done():  # nobody may be waiting any more
            self.answer.set_exception(failure)


class Workers:
    """A number of processes, by default one less than there are cores.

    ``patience``: seconds after which a worker that does not answer is killed and replaced.
    """

    def __init__(self, count: int | None = None, niceness: int = 5, patience: float = 60.0) -> None:
        number = max(1, (os.cpu_count() or 1) - 1) if count is None else count
        self._workers: Final = [Worker(niceness) for _ in range(number)]
        self._free: Final = list(self._workers)
        self._jobs: Final[FairQueue[_Job[Any]]] = FairQueue()
        self._running: Final[dict[asyncio.Task[None], _Job[Any]]] = {}
        self._patience: Final = patience
        self._moments: Final = itertools.count(1)
        self._stopped = False

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return len(self._workers) - len(self._free)

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return sum(not job.answer.done() for job in self._jobs)

    @property
    def restarts(self) -> int:
        """How many processes replaced one that was lost."""
        return sum(worker.restarts for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Starts the first process; the others are started when they are needed."""
        if self._stopped or not self._free:
            return
        worker = self._free.pop(0)
        try:
            await worker.start()
        except Lost as error:
            if not self._stopped:
                raise WorkerFailed(f"no worker can be started: {error}") from None
        finally:
            self._give_back(worker)

    async def think(self, task: Think, asker: Asker = _NOBODY) -> Thought:
        """What a bot plays; WorkerFailed if it cannot."""
        return await self._ask(task, Thought, asker)

    async def advise(self, task: Advise, asker: Asker = _NOBODY) -> Advised:
        """Hints; WorkerFailed if there are none."""
        return await self._ask(task, Advised, asker)

    def forget(self, table: str) -> None:
        """Lets the workers forget a table."""
        for worker in self._workers:
            worker.forget(table)

    async def stop(self) -> None:
        """Ends all processes; whoever waits for an answer gets WorkerFailed."""
        self._stopped = True
        for job in (*self._jobs, *self._running.values()):
            job.fail(WorkerFailed(_STOPPED))
        self._jobs.clear()
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _ask(self, task: Task, kind: type[A], asker: Asker) -> A:
        if self._stopped:
            raise WorkerFailed(_STOPPED)
        job = _Job(task, kind)
        try:
            self._jobs.add(asker, job)
        except QueueFull:
            raise WorkerFailed("too many bots think for one person") from None
        self._dispatch()
        return await job.answer

    def _dispatch(self) -> None:
        """Gives free workers something to do; tasks whose callers gave up are skipped."""
        while self._jobs and self._free:
            job = self._jobs.take()
            if not job.answer.done():
                running = asyncio.create_task(self._work(self._take(job.task.table), job))
                self._running[running] = job
                running.add_done_callback(self._running.pop)

    def _take(self, table: str) -> Worker:
        """The free worker that was asked about a table last, otherwise one that runs already."""
        best = max(self._free, key=lambda worker: (worker.last_met(table), worker.pid is not None))
        self._free.remove(best)
        return best

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._dispatch()

    async def _work(self, worker: Worker, job: _Job[A]) -> None:
        """Finishes a job even if its caller has left: an unread answer would be taken for the next one."""
        try:
            answer = await self._answer(worker, job)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Exception as failure:
            job.fail(failure)
        finally:
            self._give_back(worker)

    async def _answer(self, worker: Worker, job: _Job[A]) -> A:
        reason = _STOPPED
        for _ in range(TRIES):
            if job.answer.done():
                break
            try:
                answer = await worker.ask(job.task, job.kind, self._patience, next(self._moments))
            except Lost as lost:
                reason, again = str(lost), True
            else:
                if not isinstance(answer, Failed):
                    return answer
                reason, again = answer.reason, answer.again
            if self._stopped:  # the worker was ended by us
                break
            _logger.warning("table %s: a task failed: %s", job.task.table, reason)
            if not again:
                break
        raise WorkerFailed(reason)
