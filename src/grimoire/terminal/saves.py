"""Where games are kept: one record file for each, and beside it a note of who sits where."""

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from grimoire.kernel.errors import Fault, RecordError
from grimoire.kernel.record import Record

YOU: Final = "you"
USUAL_BOT: Final = "apprentice"
USUAL_GAME: Final = "materia"


class Company(NamedTuple):
    """Who sits at the table: ``you`` or what names a bot for each seat; and the seed of chance, if there is one."""

    seats: tuple[str, ...]
    seed: int | None = None


def usual_company(players: int, bot: str = USUAL_BOT) -> Company:
    return Company((YOU,) + (bot,) * (players - 1))


def games_directory(environ: Mapping[str, str]) -> Path:
    """The user's own data directory."""
    base = environ.get("XDG_DATA_HOME", "")
    root = Path(base) if base.startswith(os.sep) else user_path("~") / ".local" / "share"
    return root / "grimoire" / "games"


def user_path(name: str) -> Path:
    """A path as a person types it."""
    return Path(os.path.expanduser(name))


def new_file(directory: Path, game: str) -> Path:
    """A name that no game has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = directory / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = directory / f"{stem}-{number}.json"
    return path


def last_unfinished(directory: Path, game: str | None = None) -> Path | None:
    """The game that was played last and is not over; of this name, if one is given."""
    files = [(path.stat().st_mtime_ns, path.name, path) for path in directory.glob("*.json")]
    return next((path for _, _, path in sorted(files, reverse=True) if _is_unfinished(path, game)), None)


def _is_unfinished(path: Path, game: str | None) -> bool:
    data = _read(path)
    if not isinstance(data, dict) or "actions" not in data or data.get("result") is not None:
        return False
    return game is None or data.get("game") == game


def save(record: Record, company: Company, path: Path) -> None:
    """Writes the record and the company; RecordError if that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
        _save_company(company, _company_file(path))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(Fault("cannot-write", str(path), "cannot be written: {reason}", reason=reason)) from None


def _save_company(company: Company, path: Path) -> None:
    text = json.dumps({"seats": list(company.seats), "seed": company.seed}) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def company_of(path: Path, players: int) -> Company | None:
    """The company a game was saved with; None if there is no such note, or not a good one."""
    data = _read(_company_file(path))
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(name, str) for name in seats):
        return None
    assert isinstance(data, dict)
    seed = data.get("seed")
    return Company(tuple(seats), seed if isinstance(seed, int) else None)


def _company_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seats")


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
