"""Is this file a position or a record, and what is wrong with it?"""

from collections.abc import Iterator

from grimoire.catalog import Record
from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.game import OVER, State
from grimoire.terminal import files
from grimoire.texts import Texts
from grimoire.texts.errors import error_lines


def faults(texts: Texts, path: str) -> Iterator[str]:
    """One line for each fault of a file, with its place."""
    try:
        data = files.read(path)
        kind = files.kind_of(data)
        if kind is None:
            yield f"{path}: {texts.say('terminal-check-neither')}"
        elif kind == files.RECORD:
            Record.from_data(data)
        else:
            files.load_position(data)
    except GrimoireError as error:
        for line in error_lines(texts, error):
            yield line if path in line else f"{path}: {line}"


def praise(texts: Texts, path: str) -> str:
    """What a file without faults holds."""
    data = files.read(path)
    if files.kind_of(data) == files.POSITION:
        state = files.load_position(data)
        return texts.say(
            "terminal-check-position",
            path=path, game=files.game_of_position(data).name, status=_status(state), count=len(state.actions()),
        )  # fmt: skip
    record = Record.from_data(data)
    return texts.say(
        "terminal-check-record",
        path=path, game=record.game.name, status=_status(record.state), count=len(record.actions),
    )  # fmt: skip


def _status(state: State) -> str:
    return "over" if state.player == OVER else "open"
