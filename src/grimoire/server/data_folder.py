"""The data folder belongs to one server at a time."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from grimoire.kernel.errors import Fault
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import StorageError


@contextmanager
def locked(settings: ServerSettings) -> Iterator[None]:
    """Keeps the folder for us; StorageError if another server has it."""
    if settings.database:
        yield
        return
    with _open(settings.data / "server.lock") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StorageError(
                Fault("data-in-use", "data", "another server uses {folder}; name another folder with --data",
                      folder=str(settings.data))
            ) from None  # fmt: skip
        yield


def _open(path: Path) -> IO[str]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("w")
    except OSError as error:
        raise StorageError(
            Fault("cannot-open", "data", "{url}: {reason}", url=str(path.parent), reason=error.strerror or str(error))
        ) from None
