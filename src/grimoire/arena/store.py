"""A run on disk: a log that only grows, one line for each finished game, and the results beside it.

Whatever ends a run, the log holds every game that was finished; a line that was cut off is taken away.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from grimoire.arena.match import Outcome
from grimoire.arena.plan import Plan
from grimoire.arena.results import Results, record_name
from grimoire.kernel.errors import Fault, OptionError, RecordError

try:
    import fcntl
except ImportError:  # not on Windows: there two runs in one directory are the user's own care
    fcntl = None  # type: ignore[assignment]  # looked at before it is used

LOG: Final = "games.jsonl"
JSON: Final = "results.json"
CSV: Final = "results.csv"
RECORDS: Final = "records"
NESTED: Final = ("options", "stop")


class Store:
    """The directory of a run, opened to go on with it."""

    def __init__(self, out: Path, plan: Plan, fresh: bool = False) -> None:
        self.out: Final = out
        self._plan: Final = plan
        self.outcomes: Final[dict[int, Outcome]] = {}
        with _telling(out):
            out.mkdir(parents=True, exist_ok=True)
            if plan.records:
                (out / RECORDS).mkdir(exist_ok=True)
            self._log: Final[IO[bytes]] = (out / LOG).open("a+b")
        try:
            with _telling(out / LOG):
                self._lock()
                if fresh:
                    self._clear()
                self._read()
        except BaseException:
            self._log.close()
            raise

    def add(self, number: int, outcome: Outcome) -> None:
        """Keeps a finished game, at once."""
        self.outcomes[number] = outcome
        seating = [self._plan.labels[bot] for bot in self._plan.pairing(number).seating]
        self._append({"game": number, "seating": seating, **outcome.data()})

    def finish(self, results: Results) -> None:
        """Writes the results; records of games beyond the last that counts are removed."""
        with _telling(self.out):
            _write(self.out / JSON, json.dumps(results.data(), ensure_ascii=False, indent=1) + "\n")
            _write(self.out / CSV, results.csv())
            counted = {record_name(played.pairing.number) for played in results.games}
            for path in self._record_files():
                if f"{RECORDS}/{path.name}" not in counted:
                    path.unlink(missing_ok=True)

    def close(self) -> None:
        self._log.close()

    def _lock(self) -> None:
        """One run at a time; the lock goes with its process, however that ends."""
        if fcntl is not None:
            try:
                fcntl.flock(self._log, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise RecordError(Fault("arena-busy", str(self.out), "another arena is at work there")) from None

    def _clear(self) -> None:
        """Removes what an earlier run left, and nothing else."""
        self._log.truncate(0)
        for path in (self.out / JSON, self.out / CSV, *self._record_files()):
            path.unlink(missing_ok=True)

    def _record_files(self) -> Iterator[Path]:
        """Records, and drafts of them that were never finished."""
        for path in (self.out / RECORDS).glob("*.json*"):
            if path.name.lstrip(".").split(".")[0].isdigit():
                yield path

    def _read(self) -> None:
        self._log.seek(0)
        lines = self._log.read().split(b"\n")
        whole = not lines.pop()  # nothing follows the last end of a line
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

    def _parsed(self, line: bytes, number: int) -> dict[str, Any]:
        data = json.loads(line) if _is_json(line) else None
        if not isinstance(data, dict):
            self._damaged(number)
        return data

    def _take(self, data: dict[str, Any], number: int) -> None:
        try:
            self.outcomes[int(data["game"])] = Outcome.from_data(data)
        except (KeyError, TypeError, ValueError):
            self._damaged(number)

    def _damaged(self, number: int) -> NoReturn:
        raise RecordError(Fault("damaged-log", str(self.out / LOG), "line {number} is damaged", number=number))

    def _check_head(self, head: dict[str, Any]) -> int:
        """How many games an earlier run was to have; OptionError if it was another run."""
        earlier, now = head.get("settings"), self._plan.settings()
        games = head.get("games")
        if not isinstance(earlier, dict) or type(games) is not int:
            self._damaged(1)
        faults = [
            Fault("other-run", str(self.out), "{setting} was {found} there, now {wanted}",
                  setting=name, found=_short(found), wanted=_short(wanted))
            for name, found, wanted in _differences(earlier, json.loads(json.dumps(now)))
        ]  # fmt: skip
        if games > self._plan.games:
            faults.append(
                Fault("fewer-games", str(self.out), "{found} games were planned there, now {wanted}",
                      found=str(games), wanted=str(self._plan.games))
            )  # fmt: skip
        if faults:
            raise OptionError(faults)
        return games

    def _append(self, data: dict[str, Any]) -> None:
        with _telling(self.out / LOG):
            self._log.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
            self._log.flush()


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _differences(earlier: dict[str, Any], now: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    """Each setting that is not the same, by its own name."""
    for name in dict.fromkeys((*now, *earlier)):
        found, wanted = earlier.get(name), now.get(name)
        if name in NESTED and isinstance(found, dict) and isinstance(wanted, dict):
            yield from (part for part in _differences(found, wanted) if part[0] not in ("players", "first"))
        elif found != wanted:
            yield name, found, wanted


def _short(value: object) -> str:
    """A setting as a person can compare it; a deck is too long for that."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """What the disk refuses, with the place."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(Fault("cannot-write", str(path), "cannot be written: {reason}", reason=reason)) from None


def _write(target: Path, text: str) -> None:
    """The file whole or not at all."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(target)
