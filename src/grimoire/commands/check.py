"""Is this file a position or a record, and what is wrong with it?"""

from collections.abc import Iterator

from grimoire import catalog
from grimoire.commands import game_files
from grimoire.commands.game_options import GivenOptions
from grimoire.commands.verdict import Verdict, fault_lines
from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.game import OVER, State
from grimoire.texts import Texts


def check_file(texts: Texts, path: str, options: GivenOptions) -> Verdict:
    """Reads a file as what it seems to be; a position may need one of these options, such as a deck of one's own."""
    try:
        data = game_files.read(path)
    except GrimoireError as error:
        return Verdict(False, fault_lines(texts, path, error))
    kind = game_files.kind_of(data)
    if kind is None:
        return Verdict(False, [f"{path}: {texts.say('terminal-check-neither')}"])
    try:
        line = _record(texts, path, data) if kind == game_files.RECORD else _position(texts, path, data, options)
    except GrimoireError as error:
        hints = _hints(texts, data, options, error) if kind == game_files.POSITION else ()
        return Verdict(False, [*fault_lines(texts, path, error), *hints])
    return Verdict(True, [line])


def _record(texts: Texts, path: str, data: object) -> str:
    record = catalog.Record.from_data(data)
    status, count = _status(record.state), len(record.actions)
    return texts.say("terminal-check-record", path=path, game=record.game.name, status=status, count=count)


def _position(texts: Texts, path: str, data: object, options: GivenOptions) -> str:
    game = game_files.name_in(data)
    state = game_files.load_position(data, options.files_of(game))
    status, count = _status(state), len(state.actions())
    return texts.say("terminal-check-position", path=path, game=game, status=status, count=count)


def _status(state: State) -> str:
    return "over" if state.player == OVER else "open"


def _hints(texts: Texts, data: object, options: GivenOptions, error: GrimoireError) -> Iterator[str]:
    """Options that were not given and that may be what is missing."""
    keys = {fault.key for fault in error.faults}
    if "not-a-game" in keys:
        return
    game = game_files.name_in(data)
    for option in catalog.spec_of(game).options:
        if keys.intersection(option.remedy_for) and option.name not in options.files_of(game):
            yield texts.say(f"terminal-{game}-{option.name}-hint")
