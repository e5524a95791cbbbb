"""Where tasks are done: in this process, in several, or on a cluster. All of them give the same results."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar

from grimoire.jobs.processes import Processes
from grimoire.kernel.errors import Fault, OptionError

MOST_JOBS: Final = 256
AHEAD: Final = 2  # tasks given to each worker: enough to keep it busy, few to throw away

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(Protocol):
    """Does tasks, in any order, on any worker."""

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Each task with its result, in the order in which they finish. Close the generator to stop at once.

        ``work`` is sent to each worker once, with all that it holds, such as a plan or a net; a task is sent to one
        worker. Both are pickled. A result may depend on nothing else: a task may be begun again after its worker died.
        """


@contextmanager
def open_runner(jobs: int | None = None, cluster: str | None = None, ahead: int = AHEAD) -> Iterator[Runner]:
    """A runner with so many processes, one for each core if nothing is said; a single job is done in this process.

    ``cluster`` is the address of a Dask scheduler, such as tcp://host:8786. Then its workers do the tasks; with
    ``jobs``, only so many tasks are there at a time. OptionError and ClusterError name what is wrong.
    """
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise OptionError(
            Fault("not-in-range", "jobs", "{found!r} is not a whole number from {least} to {most}",
                  found=jobs, least=1, most=MOST_JOBS)
        )  # fmt: skip
    if cluster is None:
        yield Processes(default_jobs() if jobs is None else jobs, ahead)
        return
    from grimoire.jobs.cluster import connected  # only here: most programs never need Dask

    with connected(cluster, jobs, ahead) as runner:
        yield runner


def run_jobs(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    ahead: int = AHEAD,
) -> Generator[tuple[Task, Result], None, None]:
    """Opens a runner for these tasks only; see `open_runner` and `Runner.run`."""
    with open_runner(jobs, cluster, ahead) as runner:
        yield from runner.run(work, tasks)


def default_jobs() -> int:
    """One for each core that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)
