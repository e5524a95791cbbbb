"""Tasks done by the workers of a Dask cluster, on any number of machines."""

import pickle
import re
from asyncio import CancelledError
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice, repeat
from pydoc import locate
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from uuid import uuid4

from grimoire.kernel.errors import Fault, GrimoireError, OptionError

if TYPE_CHECKING:
    from distributed import Client, Future

INSTALL: Final = "pip install 'grimoire-games[cluster]'"
VERSION: Final = "grimoire.__version__"
PATIENCE: Final = 5.0  # seconds to reach the scheduler
ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?([\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}")

Task = TypeVar("Task")
Result = TypeVar("Result")


class ClusterError(GrimoireError):
    """A cluster that cannot be used."""


class _Done(NamedTuple):
    """What a worker answers: unlike anything that Dask puts in the place of a result."""

    result: Any


@contextmanager
def connected(address: str, most: int | None, ahead: int) -> Iterator["Cluster"]:
    """The cluster whose scheduler is there, with everything it needs; ``most`` tasks at a time, if that is said."""
    client = _client(address)
    try:
        _check_versions(client, address)
        yield Cluster(client, address, most, ahead)
    finally:
        client.close()


def _client(address: str) -> "Client":
    if not ADDRESS.fullmatch(address):
        raise OptionError(
            Fault("not-an-address", "cluster", "{found!r} is not the address of a cluster, such as tcp://host:8786",
                  found=address)
        )  # fmt: skip
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(
            Fault("no-distributed", "", "a cluster needs the library distributed: {command}", command=INSTALL)
        ) from None
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except Exception as error:  # the network, certificates, another program at this port: Dask tells in its own ways
        raise ClusterError(
            Fault("no-cluster", "", "no Dask scheduler answers at {address}: {reason}",
                  address=address, reason=str(error))
        ) from None  # fmt: skip


def _check_versions(client: "Client", address: str) -> None:
    """Grimoire must be the same everywhere, or games could differ."""
    wanted = locate(VERSION)
    _check_version(address, client.run_on_scheduler(locate, VERSION), wanted)
    workers = client.run(locate, VERSION, on_error="return")
    if not workers:
        raise ClusterError(
            Fault("no-workers", "", "the cluster at {address} has no workers; start one with: {command}",
                  address=address, command=f"dask worker {address} --nthreads 1")
        )  # fmt: skip
    for worker, found in workers.items():
        if not isinstance(found, OSError):  # one that has just left
            _check_version(worker, found, wanted)


def _check_version(where: str, found: object, wanted: object) -> None:
    if not isinstance(found, str):
        raise ClusterError(
            Fault("cluster-lacks-grimoire", "", "there is no Grimoire at {where}; install version {wanted} there",
                  where=where, wanted=wanted)
        )  # fmt: skip
    if found != wanted:
        raise ClusterError(
            Fault("cluster-version", "", "{where} has Grimoire {found}, but this is {wanted}",
                  where=where, found=found, wanted=wanted)
        )  # fmt: skip


class Cluster:
    """A cluster that is connected. If a worker dies, Dask gives its tasks to others."""

    def __init__(self, client: "Client", address: str, most: int | None, ahead: int) -> None:
        self._client: Final = client
        self._address: Final = address
        self._most: Final = most
        self._ahead: Final = ahead

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[tuple[Task, Result], None, None]:
        """Each task with its result, in the order in which they finish; see `grimoire.jobs.runner.Runner`.

        When the generator is closed, tasks that have begun go on at their workers; what they give is thrown away.
        """
        from distributed import as_completed

        send, waiting = self._sender(work), enumerate(tasks)
        running: dict[object, Task] = {}
        finished = as_completed(loop=self._client.loop, with_results=True, raise_errors=False)
        try:
            for room in self._rooms():
                for number, task in islice(waiting, max(0, room - len(running))):
                    future = send(number, task)
                    running[future.key] = task
                    finished.add(future)
                if not running:
                    return
                future, answer = next(finished)
                yield running.pop(future.key), self._result(answer)
        finally:
            self._client.cancel(list(finished.futures))

    def _sender(self, work: Callable[[Task], Result]) -> Callable[[int, Task], "Future[_Done]"]:
        """What gives a task to the cluster, by its number. The work goes there once; workers hand it on."""
        import cloudpickle

        name, version = f"grimoire-{uuid4().hex}", str(locate(VERSION))
        # The result of a task, not scattered data: if the worker that holds it dies, Dask makes it again.
        packed = self._client.submit(bytes, cloudpickle.dumps(work), key=f"{name}-work")

        def send(number: int, task: Task) -> "Future[_Done]":
            return self._client.submit(_do, version, packed, cloudpickle.dumps(task), key=f"{name}-{number}")

        return send

    def _rooms(self) -> Iterator[int]:
        """How many tasks may be there, asked whenever one comes back; workers come and go, so they are counted anew."""
        while True:
            room = self._most or self._ahead * max(1, len(self._client.nthreads()))
            yield from repeat(room, room)

    def _result(self, answer: object) -> Any:
        if isinstance(answer, _Done):
            return answer.result
        raise self._told(answer[1] if isinstance(answer, tuple) else answer) from None

    def _told(self, error: object) -> BaseException:
        """What Dask gave in the place of a result, in our words; an error of the work itself stays as it is."""
        from distributed import KilledWorker

        if isinstance(error, KilledWorker):
            return ClusterError(
                Fault(
                    "cluster-workers-died",
                    "",
                    "{count} workers died of the same task",
                    count=error.allowed_failures + 1,
                )
            )
        if isinstance(error, CancelledError):
            return ClusterError(Fault("cluster-lost", "", "the cluster at {address} is gone", address=self._address))
        assert isinstance(error, BaseException)
        return error


_one_at_a_time: Final = Lock()  # bots are not made for threads, of which a worker may have several


def _do(version: str, packed: bytes, task: bytes) -> _Done:
    """Done by a worker."""
    with _one_at_a_time:
        return _Done(_unpacked(version, packed)(pickle.loads(task)))


@lru_cache(maxsize=4)
def _unpacked(version: str, packed: bytes) -> Callable[[Any], Any]:
    """The work, unpacked once by each worker, which keeps what the work remembers from task to task."""
    from distributed import get_worker

    _check_version(get_worker().address, locate(VERSION), version)  # this worker may have come later than the others
    try:
        work: Callable[[Any], Any] = pickle.loads(packed)
    except (ImportError, AttributeError) as error:
        raise ClusterError(
            Fault("cluster-lacks-code", "", "{where} lacks code that this needs: {reason}",
                  where=get_worker().address, reason=str(error))
        ) from None  # fmt: skip
    return work
