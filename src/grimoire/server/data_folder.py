"""The data folder belongs to one server at a time."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from filelock import lock_descriptor

from grimoire.kernel.errors import Fault
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import StorageError
from grimoire.server.storage.address import is_sqlite, read_url


@contextmanager
def locked(settings: ServerSettings) -> Iterator[None]:
    """Keeps the folder for us; StorageError if another server has it."""
    folder = _folder(settings)
    if folder is None:
        yield
        return
    with _open(folder / "server.lock", is_ours=not settings.database) as file:
        if not lock_descriptor(file.fileno(), blocking=False):
            raise StorageError(
                Fault("data-in-use", "data", "another server uses {folder}; name another folder with --data",
                      folder=str(folder))
            )  # fmt: skip
        yield


def _folder(settings: ServerSettings) -> Path | None:
    """The folder of the games: also of a file that is named as a database. None for a database server."""
    if not settings.database:
        return settings.data
    url = read_url(settings.database)
    return Path(str(url.database)).parent if is_sqlite(url) else None


def _open(path: Path, is_ours: bool) -> IO[str]:
    """A file in a folder; a folder of our own is made if need be, and is nobody else's business."""
    try:
        if is_ours:
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(PermissionError):  # somebody else's folder, in which we may write
                path.parent.chmod(0o700)
        return path.open("a")
    except OSError as error:
        raise StorageError(
            Fault("cannot-open", "data", "{url}: {reason}", url=str(path.parent), reason=error.strerror or str(error))
        ) from None
