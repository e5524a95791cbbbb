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


def examine(texts: Texts, path: str) -> Verdict:
    """Reads a file as what it seems to be."""
    try:
        data = files.read(path)
        kind = files.kind_of(data)
        if kind is None:
            return Verdict(False, [f"{path}: {texts.say('terminal-check-neither')}"])
        return Verdict(True, [_record(texts, path, data) if kind == files.RECORD else _position(texts, path, data)])
    except GrimoireError as error:
        lines = error_lines(texts, error)
        return Verdict(False, [line if path in line else f"{path}: {line}" for line in lines])


def _record(texts: Texts, path: str, data: object) -> str:
    record = Record.from_data(data)
    status, count = _status(record.state), len(record.actions)
    return texts.say("terminal-check-record", path=path, game=record.game.name, status=status, count=count)


def _position(texts: Texts, path: str, data: dict[str, object]) -> str:
    state = files.load_position(data)
    game = files.game_of_position(data).name
    status, count = _status(state), len(state.actions())
    return texts.say("terminal-check-position", path=path, game=game, status=status, count=count)


def _status(state: State) -> str:
    return "over" if state.player == OVER else "open"
