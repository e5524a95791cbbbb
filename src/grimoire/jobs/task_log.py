"""A run on disk: a log that only grows, with one line for each finished task.

However a run ends, the log holds every finished task; a line that was cut off is removed. The first line tells the
settings of the run, so that it is not continued as another one.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NoReturn

from filelock import lock_descriptor

from grimoire.kernel.errors import Fault, OptionError, RecordError

Line = dict[str, object]
Settings = Mapping[str, object]


class TaskLog:
    """A log, opened to continue it.

    ``games`` is how many are planned; a run may be continued with more. Parts of settings named in ``implied`` follow
    from others: a difference there is not told.
    """

    def __init__(
        self, path: Path, settings: Settings, games: int, *, fresh: bool = False, implied: tuple[str, ...] = ()
    ) -> None:
        self.path: Final = path
        self._settings: Final[Settings] = json.loads(json.dumps(settings))
        self._games: Final = games
        self._implied: Final = implied
        with reporting(path.parent):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: Final[IO[bytes]] = path.open("a+b")
        try:
            with reporting(path):
                self._lock()
                if fresh:
                    self._file.truncate(0)
                self.lines: Final = self._read()
        except BaseException:
            self._file.close()
            raise

    def append(self, line: Mapping[str, object]) -> None:
        with reporting(self.path):
            self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self._file.flush()

    def close(self) -> None:
        self._file.close()

    def damaged(self, number: int) -> NoReturn:
        """A line cannot be read; lines count from 1."""
        raise RecordError(Fault("damaged-log", str(self.path), "line {number} is damaged", number=number))

    def _lock(self) -> None:
        """One run at a time; the lock ends with its process."""
        if not lock_descriptor(self._file.fileno(), blocking=False):
            raise RecordError(Fault("run-busy", str(self.path.parent), "another run is going on there"))

    def _read(self) -> dict[int, Line]:
        """The lines of tasks, by their numbers in the file."""
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        whole = not lines.pop()  # the last line has its end
        if lines and not _is_json(lines[-1]):
            lines.pop()
            whole = False
        if not whole:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        tasks: dict[int, Line] = {}
        games = -1
        for number, line in enumerate(lines, start=1):
            data = self._parsed(line, number)
            if number == 1 or "settings" in data:
                games = self._check_head(data)
            else:
                tasks[number] = data
        if games < self._games:
            self.append({"settings": self._settings, "games": self._games})
        return tasks

    def _parsed(self, line: bytes, number: int) -> Line:
        data = json.loads(line) if _is_json(line) else None
        if not isinstance(data, dict):
            self.damaged(number)
        return data

    def _check_head(self, head: Line) -> int:
        """How many games were planned before; OptionError if the log is of another run."""
        earlier, games = head.get("settings"), head.get("games")
        if not isinstance(earlier, dict) or type(games) is not int:
            self.damaged(1)
        where = str(self.path.parent)
        faults = [
            Fault("other-run", where, "{setting} was {found} in that run and is now {wanted}",
                  setting=name, found=_short(before), wanted=_short(after))
            for name, before, after in self._differences(earlier, self._settings)
        ]  # fmt: skip
        if games > self._games:
            faults.append(
                Fault("fewer-games", where,
                      "that run has {found} games and you ask for {wanted}; the number can only go up",
                      found=str(games), wanted=str(self._games))
            )  # fmt: skip
        if faults:
            raise OptionError(faults)
        return games

    def _differences(self, earlier: Settings, now: Settings) -> Iterator[tuple[str, object, object]]:
        """Each setting that differs, with its earlier and its present value."""
        for name in dict.fromkeys((*now, *earlier)):
            before, after = earlier.get(name), now.get(name)
            if isinstance(before, dict) and isinstance(after, dict):
                yield from (part for part in self._differences(before, after) if part[0] not in self._implied)
            elif before != after:
                yield name, before, after


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _short(value: object) -> str:
    """A setting in a line; a whole deck of cards would not fit."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"


@contextmanager
def reporting(path: Path) -> Iterator[None]:
    """Turns errors of the disk into a RecordError with the path."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(Fault("cannot-write", str(path), "cannot be written: {reason}", reason=reason)) from None


def write_whole(target: Path, content: str | bytes) -> None:
    """Writes the file whole or not at all."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    draft.write_bytes(content.encode() if isinstance(content, str) else content)
    draft.replace(target)
