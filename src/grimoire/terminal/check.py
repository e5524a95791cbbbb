"""Is this file a position or a record, and what is wrong with it?"""

from typing import NamedTuple

from grimoire.catalog import Record
from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.game import OVER, State
from grimoire.terminal import files
from grimoire.texts import Texts
from grimoire.texts.errors import error_lines


class Verdict(NamedTuple):
    """What a good file holds, or one line for each fault, with its place."""

    good: bool
    lines: list[str]


def examine(texts: Texts, path: str, deck: str | None = None) -> Verdict:
    """Reads a file as what it seems to be; a position may be of a deck of one's own."""
    try:
        data = files.read(path)
        kind = files.kind_of(data)
        if kind is None:
            return Verdict(False, [f"{path}: {texts.say('terminal-check-neither')}"])
        if kind == files.RECORD:
            return Verdict(True, [_record(texts, path, data)])
        return Verdict(True, [_position(texts, path, data, deck)])
    except GrimoireError as error:
        lines = fault_lines(texts, path, error)
        if deck is None and any(fault.key == "not-a-card" for fault in error.faults):
            lines.append(texts.say("terminal-deck-hint"))
        return Verdict(False, lines)


def fault_lines(texts: Texts, path: str, error: GrimoireError) -> list[str]:
    """One line for each fault of a file, with the file's name."""
    return [line if path in line else f"{path}: {line}" for line in error_lines(texts, error)]


def _record(texts: Texts, path: str, data: object) -> str:
    record = Record.from_data(data)
    status, count = _status(record.state), len(record.actions)
    return texts.say("terminal-check-record", path=path, game=record.game.name, status=status, count=count)


def _position(texts: Texts, path: str, data: dict[str, object], deck: str | None) -> str:
    state = files.load_position(data, deck)
    game = files.game_of_position(data, deck).name
    status, count = _status(state), len(state.actions())
    return texts.say("terminal-check-position", path=path, game=game, status=status, count=count)


def _status(state: State) -> str:
    return "over" if state.player == OVER else "open"
