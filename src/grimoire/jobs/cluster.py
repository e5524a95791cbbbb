"""Tasks done by the workers of a Dask cluster, on any number of machines."""

import logging
import pickle
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from pydoc import locate
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar
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


@contextmanager
def connected(address: str, most: int | None, ahead: int) -> Iterator["Cluster"]:
    """The cluster whose scheduler is there, with everything it needs; ``most`` tasks at a time, if that is said."""
    client = _client(address)
    try:
        _check_versions(client, address)
        yield Cluster(client, address, most, ahead)
    finally:
        client.close()


def _quieten() -> None:
    """What goes wrong is said by our errors; the logs of Dask would put tracebacks beside them."""
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


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
    _quieten()
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
    try:
        found = client.run_on_scheduler(locate, VERSION)
    except Exception as error:  # it has a Grimoire that cannot be imported
        found = error
    _check_version(address, found, wanted)
    workers = client.run(locate, VERSION, on_error="return")
    if not workers:
        raise ClusterError(
            Fault("no-workers", "", "the cluster at {address} has no workers; start one with: {command}",
                  address=address, command=f"dask worker {address} --nworkers=-1 --nthreads 1")
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

        sender, waiting = _Sender(self._client, work), enumerate(tasks)
        running: dict[object, Task] = {}
        finished = as_completed(loop=self._client.loop)
        try:
            while True:
                for number, task in islice(waiting, max(0, self._room(sender) - len(running))):
                    future = sender.send(number, task)
                    running[future.key] = task
                    finished.add(future)
                if not running:
                    return
                batch = finished.next_batch()
                for future, result in zip(batch, self._results(batch), strict=True):
                    yield running.pop(future.key), result
        finally:
            self._client.cancel(list(finished.futures))

    def _room(self, sender: "_Sender") -> int:
        """How many tasks may be at the cluster now: its workers come and go."""
        with self._telling():
            workers = sender.spread()
        return self._ahead * max(1, workers) if self._most is None else self._most

    def _results(self, finished: "list[Future[Any]]") -> list[Any]:
        """Fetched together. One that is lost with its worker is computed again."""
        with self._telling():
            results: list[Any] = self._client.gather(finished)
            return results

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Says in our words what Dask raises; an error of the work itself stays as it is."""
        from distributed import KilledWorker
        from distributed.comm.core import CommClosedError

        try:
            yield
        except KilledWorker as error:
            count = error.allowed_failures + 1
            raise ClusterError(
                Fault("cluster-workers-died", "", "{count} workers died of the same task", count=count)
            ) from None
        except (CancelledError, OSError) as error:
            if not isinstance(error, CancelledError | CommClosedError) and self._client.status == "running":
                raise
            raise ClusterError(
                Fault("cluster-lost", "", "the connection to the cluster at {address} is lost", address=self._address)
            ) from None


class _Sender:
    """Sends work to every worker once, and tasks by their numbers."""

    def __init__(self, client: "Client", work: Callable[[Any], Any]) -> None:
        self._client: Final = client
        self._name: Final = f"grimoire-{uuid4().hex}"
        self._version: Final = locate(VERSION)
        # The result of a task, not scattered data: if the workers that hold it die, Dask makes it again.
        self._packed: Final = client.submit(bytes, _pickled(work), key=f"{self._name}-work")
        self._workers: frozenset[str] = frozenset()

    def spread(self) -> int:
        """Sends the work to workers that are new: Dask prefers workers that have it. The number of workers."""
        workers = frozenset(self._client.nthreads())
        if workers - self._workers:
            self._client.replicate([self._packed])
        self._workers = workers
        return len(workers)

    def send(self, number: int, task: object) -> "Future[Any]":
        key = f"{self._name}-{number}"
        return self._client.submit(_do, self._version, self._packed, _pickled(task), key=key)


def _pickled(what: object) -> bytes:
    """By cloudpickle, which also takes functions of a script."""
    import cloudpickle

    pickled: bytes = cloudpickle.dumps(what)
    return pickled


_one_at_a_time: Final = Lock()  # bots are not made for threads, of which a worker may have several


def _do(version: str, packed: bytes, task: bytes) -> Any:
    """Done by a worker."""
    with _one_at_a_time:
        return _unpacked(version, packed)(pickle.loads(task))


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
