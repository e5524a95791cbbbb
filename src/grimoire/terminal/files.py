"""Files that people hand over: a position or a record, told apart by what is in them."""

from collections.abc import Container, Iterator, Mapping
from os import PathLike
from typing import Any, Final

from grimoire import catalog
from grimoire.kernel.errors import Fault, GrimoireError, OptionError, PositionError, RecordError
from grimoire.kernel.game import Game, State
from grimoire.kernel.record import read_json
from grimoire.terminal.options import IN_POSITIONS, OPTIONS

RECORD: Final = "record"
POSITION: Final = "position"


def read(path: str | PathLike[str]) -> Any:
    """A JSON file; RecordError if there is none or it is not JSON."""
    try:
        return read_json(path)
    except RecursionError:
        raise RecordError(
            Fault("not-json", str(path), "this is not JSON: {reason}", reason="nested too deeply")
        ) from None


def kind_of(data: object) -> str | None:
    """RECORD, POSITION, or None for something else."""
    if isinstance(data, Mapping):
        if "grimoire" in data or "actions" in data:
            return RECORD
        if "seats" in data or "phase" in data:
            return POSITION
    return None


def game_of_position(data: Mapping[str, Any], deck: str | None = None, without: Container[str] = ()) -> Game[State]:
    """The game that a position is of, with the options that it tells itself and, where it has decks, this one."""
    name = catalog.game_name(data.get("game", ""))
    options = {key: data[key] for key in OPTIONS[name] if key in IN_POSITIONS and key in data and key not in without}
    if deck is not None and "deck" in OPTIONS[name]:
        options["deck"] = deck
    return catalog.game(name, **options)


def load_position(data: object, deck: str | None = None) -> State:
    """The state of a position; a GrimoireError names all its faults."""
    if not isinstance(data, Mapping):
        raise PositionError(Fault("not-an-object", POSITION, "an object with named fields is needed, not {found}",
                                  found=type(data).__name__))  # fmt: skip
    try:
        game = game_of_position(data, deck)
    except OptionError as error:
        raise PositionError([*error.faults, *_other_faults(data, deck, error)]) from None
    return game.load(dict(data))


def _other_faults(data: Mapping[str, Any], deck: str | None, error: OptionError) -> Iterator[Fault]:
    """What is wrong besides the options: found by loading with the usual ones instead."""
    known = {fault.place.split(".")[0] for fault in error.faults}
    if "game" in known:
        return
    try:
        game_of_position(data, deck, without=known).load(dict(data))
    except GrimoireError as more:
        yield from (fault for fault in more.faults if fault.place.split(".")[0] not in known)
