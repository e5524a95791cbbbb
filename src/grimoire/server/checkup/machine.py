"""Checks of the machine: settings, data folder, disk, open files, clock and port."""

import ctypes
import ipaddress
import os
import resource
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from grimoire.kernel.errors import OptionError
from grimoire.server.checkup.findings import Finding, failure, fine, problem, warning
from grimoire.server.data_folder import locked
from grimoire.server.listening import check_settings, listen
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import StorageError

_MEGABYTE: Final = 1_000_000
_FULL: Final = 100  # megabytes free, below which moves may soon be refused
_NEARLY_FULL: Final = 1000
_FEW_FILES: Final = 2048
_EARLIEST: Final = 1_767_225_600  # 2026: no server of this version ran before
_WATCHED: Final = 0.2  # seconds
_JUMP: Final = 0.05  # seconds by which a clock must not change while it is watched
_UNSYNCHRONISED: Final = 0x40  # STA_UNSYNC of adjtimex(2)


def configuration(settings: ServerSettings) -> Iterator[Finding]:
    """Settings that do not go together, or that are for tests only."""
    try:
        check_settings(settings)
    except OptionError as error:
        yield failure("configuration", error)
        return
    findings = [*_exposure(settings), *_limits(settings)]
    yield from findings or [fine("configuration", "configuration")]


def _exposure(settings: ServerSettings) -> Iterator[Finding]:
    if "*" in settings.proxies:
        yield warning("configuration", "any-proxy")
    if not settings.proxies and not _is_local(settings.host):
        yield warning("configuration", "no-proxy", host=settings.host)
    if settings.proxies and not settings.origins:
        yield warning("configuration", "no-origin")


def _limits(settings: ServerSettings) -> Iterator[Finding]:
    if not settings.limits.address_tokens:
        yield warning("configuration", "unlimited")


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def data_folder(settings: ServerSettings) -> Iterator[Finding]:
    """Can the folder be written, is it free, and is it private?"""
    folder, place = settings.data, _nearest(settings.data)
    try:
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"x")
            os.fsync(file.fileno())
    except OSError as error:
        yield problem("data", "cannot-write", folder=str(place), reason=error.strerror or str(error))
        return
    if not folder.exists():
        yield fine("data", "new-folder", folder=str(folder))
        return
    # Looked at first: whoever takes the lock makes the folder private.
    exposed = [path for path in (folder, *folder.glob("grimoire.db*")) if path.stat().st_mode & stat.S_IROTH]
    try:
        with locked(settings):
            pass
    except StorageError as error:
        yield failure("data", error)
        return
    if len(exposed) > 1:
        yield warning("data", "readable", folder=str(folder))
    else:
        yield fine("data", "folder", folder=str(folder))


def disk(settings: ServerSettings) -> Iterator[Finding]:
    """Is there room for games?"""
    place = _nearest(settings.data)
    free = shutil.disk_usage(place).free // _MEGABYTE
    kind = problem if free < _FULL else warning if free < _NEARLY_FULL else fine
    yield kind("disk", "disk-low" if free < _NEARLY_FULL else "disk", megabytes=free, folder=str(place))


def _nearest(folder: Path) -> Path:
    """The folder, or the one in which it would be created."""
    whole = folder.resolve()
    return next(path for path in (whole, *whole.parents) if path.exists())


def open_files() -> Iterator[Finding]:
    """Every page needs one."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < _FEW_FILES:
        yield warning("files", "few-files", most=most)
    else:
        yield fine("files", "files")


def clock() -> Iterator[Finding]:
    """Is the time plausible, even and kept by somebody?"""
    wall, steady = time.time(), time.monotonic()
    if wall < _EARLIEST:
        yield problem("clock", "clock-wrong", date=time.strftime("%Y-%m-%d", time.gmtime(wall)))
        return
    time.sleep(_WATCHED)
    if abs((time.time() - wall) - (time.monotonic() - steady)) > _JUMP:
        yield warning("clock", "clock-jumps")
    elif _is_synchronised() is False:
        yield warning("clock", "clock-alone")
    else:
        yield fine("clock", "clock", date=time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(wall)))


class _Timex(ctypes.Structure):
    """The beginning of ``struct timex`` of adjtimex(2), with room for the rest."""

    _fields_ = (
        ("modes", ctypes.c_uint), ("offset", ctypes.c_long), ("freq", ctypes.c_long), ("maxerror", ctypes.c_long),
        ("esterror", ctypes.c_long), ("status", ctypes.c_int), ("rest", ctypes.c_char * 256),
    )  # fmt: skip


def _is_synchronised() -> bool | None:
    """Does the system keep the clock right (NTP)? None where it does not say."""
    try:
        adjtimex = ctypes.CDLL(None, use_errno=True).adjtimex
    except (OSError, AttributeError):
        return None  # not Linux
    found = _Timex()
    if adjtimex(ctypes.byref(found)) < 0:
        return None
    return not found.status & _UNSYNCHRONISED


def port(settings: ServerSettings) -> Iterator[Finding]:
    """Can we listen?"""
    try:
        with listen(settings) as listening:
            host, number = listening.getsockname()[:2]
    except OptionError as error:
        yield failure("port", error)
    else:
        yield fine("port", "port", host=host, port=str(number))
