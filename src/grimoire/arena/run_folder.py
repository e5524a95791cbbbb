"""A run on disk: a log that only grows, with one line for each finished game, and the results beside it.

However a run ends, the log holds every finished game; a line that was cut off is removed.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NoReturn

from filelock import lock_descriptor

from grimoire.arena.match import Outcome
from grimoire.arena.plan import FIRST, Plan
from grimoire.arena.player import Finished
from grimoire.arena.results import Results, record_name
from grimoire.games.options import PLAYERS
from grimoire.kernel.errors import Fault, OptionError, RecordError
from grimoire.kernel.record import write_record

LOG: Final = "games.jsonl"
JSON: Final = "results.json"
CSV: Final = "results.csv"
RECORDS: Final = "records"
NESTED: Final = ("options", "stop")


class RunFolder:
    """The directory of a run, opened to continue it."""

    def __init__(self, out: Path, plan: Plan, fresh: bool = False) -> None:
        self.out: Final = out
        self._plan: Final = plan
        self.outcomes: Final[dict[int, Outcome]] = {}
        with _reporting(out):
            out.mkdir(parents=True, exist_ok=True)
            if plan.records:
                (out / RECORDS).mkdir(exist_ok=True)
            self._log: Final[IO[bytes]] = (out / LOG).open("a+b")
        try:
            with _reporting(out / LOG):
                self._lock()
                if fresh:
                    self._clear()
                self._read()
        except BaseException:
            self._log.close()
            raise

    def add(self, number: int, finished: Finished) -> None:
        """Writes a finished game: its record, then a line to the log, so that no game in the log lacks its record."""
        if finished.record is not None:
            write_record(finished.record, self.out / record_name(number))
        self.outcomes[number] = finished.outcome
        seating = [self._plan.labels[bot] for bot in self._plan.pairing(number).seating]
        self._append({"game": number, "seating": seating, **finished.outcome.data()})

    def finish(self, results: Results) -> None:
        """Writes the results; records of games beyond the last that counts are removed."""
        with _reporting(self.out):
            _write(self.out / JSON, json.dumps(results.data(), ensure_ascii=False, indent=1) + "\n")
            _write(self.out / CSV, results.csv())
            counted = {record_name(played.pairing.number) for played in results.games}
            for path in self._record_files():
                if f"{RECORDS}/{path.name}" not in counted:
                    path.unlink(missing_ok=True)

    def close(self) -> None:
        self._log.close()

    def _lock(self) -> None:
        """One run at a time; the lock ends with its process."""
        if not lock_descriptor(self._log.fileno(), blocking=False):
            raise RecordError(Fault("arena-busy", str(self.out), "another arena is running there"))

    def _clear(self) -> None:
        """Removes the files of an earlier run, and nothing else."""
        self._log.truncate(0)
        for path in (self.out / JSON, self.out / CSV, *self._record_files()):
            path.unlink(missing_ok=True)

    def _record_files(self) -> Iterator[Path]:
        """Records, and drafts of records that were never finished."""
        for path in (self.out / RECORDS).glob("*.json*"):
            if path.name.lstrip(".").split(".")[0].isdigit():
                yield path

    def _read(self) -> None:
        self._log.seek(0)
        lines = self._log.read().split(b"\n")
        whole = not lines.pop()  # the last line has its end
        if lines and not _is_json(lines[-1]):
            lines.pop()
            whole = False
        if not whole:
            self._log.truncate(sum(len(line) + 1 for line in lines))
        head = {"settings": self._plan.settings(), "games": self._plan.games}
        if not lines:
            self._append(head)
            return
        games = self._check_head(self._parsed(lines[0], 1))
        for number, line in enumerate(lines[1:], start=2):
            data = self._parsed(line, number)
            if "settings" in data:
                games = self._check_head(data)
            else:
                self._take(data, number)
        if games < self._plan.games:
            self._append(head)

    def _parsed(self, line: bytes, number: int) -> dict[str, object]:
        data = json.loads(line) if _is_json(line) else None
        if not isinstance(data, dict):
            self._damaged(number)
        return data

    def _take(self, data: Mapping[str, object], number: int) -> None:
        game = data.get("game")
        if type(game) is not int:
            self._damaged(number)
        try:
            self.outcomes[game] = Outcome.from_data(data)
        except ValueError:
            self._damaged(number)

    def _damaged(self, number: int) -> NoReturn:
        raise RecordError(Fault("damaged-log", str(self.out / LOG), "line {number} is damaged", number=number))

    def _check_head(self, head: Mapping[str, object]) -> int:
        """How many games were planned before; OptionError if the log is of another run."""
        earlier, now = head.get("settings"), self._plan.settings()
        games = head.get("games")
        if not isinstance(earlier, dict) or type(games) is not int:
            self._damaged(1)
        faults = [
            Fault("other-run", str(self.out), "{setting} was {found} in that run and is now {wanted}",
                  setting=name, found=_short(before), wanted=_short(after))
            for name, before, after in _differences(earlier, json.loads(json.dumps(now)))
        ]  # fmt: skip
        if games > self._plan.games:
            faults.append(
                Fault("fewer-games", str(self.out),
                      "that run has {found} games and you ask for {wanted}; the number can only go up",
                      found=str(games), wanted=str(self._plan.games))
            )  # fmt: skip
        if faults:
            raise OptionError(faults)
        return games

    def _append(self, data: Mapping[str, object]) -> None:
        with _reporting(self.out / LOG):
            self._log.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
            self._log.flush()


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _differences(earlier: Mapping[str, object], now: Mapping[str, object]) -> Iterator[tuple[str, object, object]]:
    """Each setting that differs, with its earlier and its present value."""
    for name in dict.fromkeys((*now, *earlier)):
        before, after = earlier.get(name), now.get(name)
        if name in NESTED and isinstance(before, dict) and isinstance(after, dict):
            yield from (part for part in _differences(before, after) if part[0] not in (PLAYERS, FIRST))
        elif before != after:
            yield name, before, after


def _short(value: object) -> str:
    """A setting in a line; a whole deck of cards would not fit."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"


@contextmanager
def _reporting(path: Path) -> Iterator[None]:
    """Turns errors of the disk into a RecordError with the path."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(Fault("cannot-write", str(path), "cannot be written: {reason}", reason=reason)) from None


def _write(target: Path, text: str) -> None:
    """Writes the file whole or not at all."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(target)
