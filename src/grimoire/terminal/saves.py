"""Where games are saved: a record file for each game, and next to it a note of who sits where."""

import json
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from grimoire.kernel.errors import Fault, RecordError
from grimoire.kernel.record import RecordData, write_record

YOU: Final = "you"
DEFAULT_BOT: Final = "novice"


class Seating(NamedTuple):
    """``you`` or the name of a bot for each seat; and the seed of chance and bots, if there is one."""

    seats: tuple[str, ...]
    seed: int | None = None


def games_directory(environ: Mapping[str, str]) -> Path:
    """The user's own data directory."""
    base = environ.get("XDG_DATA_HOME", "")
    root = Path(base) if base.startswith(os.sep) else user_path("~") / ".local" / "share"
    return root / "grimoire" / "games"


def user_path(name: str) -> Path:
    """A path as a person types it."""
    return Path(os.path.expanduser(name))


def new_file(directory: Path, game: str) -> Path:
    """A path that no game has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = directory / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = directory / f"{stem}-{number}.json"
    return path


def last_unfinished(directory: Path, game: str | None = None) -> Path | None:
    """The unfinished game that was played last, of this game if one is named."""
    files = [(path.stat().st_mtime_ns, path.name, path) for path in directory.glob("*.json")]
    return next((path for _, _, path in sorted(files, reverse=True) if _is_unfinished(path, game)), None)


def _is_unfinished(path: Path, game: str | None) -> bool:
    data = _read(path)
    if "actions" not in data or data.get("result") is not None:
        return False
    return game is None or data.get("game") == game


def save(record: RecordData, seating: Seating, path: Path) -> None:
    """Writes the record and the seating; RecordError if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_record(record, path)
        _save_seating(seating, _seating_file(path))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(Fault("cannot-write", str(path), "cannot be written: {reason}", reason=reason)) from None


def _save_seating(seating: Seating, path: Path) -> None:
    text = json.dumps({"seats": list(seating.seats), "seed": seating.seed}) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def saved_seating(path: Path, players: int) -> Seating | None:
    """The seating that a game was saved with; None if there is no such note, or not a valid one."""
    data = _read(_seating_file(path))
    seats, seed = data.get("seats"), data.get("seed")
    if not isinstance(seats, list) or len(seats) != players or not all(isinstance(name, str) for name in seats):
        return None
    return Seating(tuple(seats), seed if isinstance(seed, int) else None)


def _seating_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seats")


def _read(path: Path) -> Mapping[str, object]:
    """The fields of a JSON file; none if it cannot be read or holds something else."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}
