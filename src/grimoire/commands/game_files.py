"""Files that people hand over: a position or a record, told apart by their fields."""

from collections.abc import Container, Iterator, Mapping
from os import PathLike
from typing import Final

from grimoire import catalog
from grimoire.kernel.errors import Fault, GrimoireError, OptionError, PositionError, RecordError
from grimoire.kernel.game import Game, State
from grimoire.kernel.record import read_json

RECORD: Final = "record"
POSITION: Final = "position"
Options = Mapping[str, object]
NO_OPTIONS: Final[Options] = {}


def read(path: str | PathLike[str]) -> object:
    """A JSON file; RecordError if there is none or it is not JSON."""
    try:
        return read_json(path)
    except RecursionError:
        raise RecordError(
            Fault("not-json", str(path), "this is not valid JSON: {reason}", reason="nested too deeply")
        ) from None


def kind_of(data: object) -> str | None:
    """RECORD, POSITION, or None for something else."""
    if isinstance(data, Mapping):
        if "grimoire" in data or "actions" in data:
            return RECORD
        if "seats" in data or "phase" in data:
            return POSITION
    return None


def name_in(position: object) -> str:
    """The name of the game that a position is of; a GrimoireError if there is none."""
    return catalog.game_name(_fields(position).get("game", ""))


def load_position(position: object, options: Options = NO_OPTIONS) -> State:
    """The state of a position, with options of its game that it does not tell itself; a GrimoireError names its faults.

    Where the options in it are wrong, the rest is still checked with the default ones.
    """
    fields = _fields(position)
    try:
        game = _game_of(fields, options)
    except OptionError as error:
        raise PositionError([*error.faults, *_other_faults(fields, options, error)]) from None
    return game.load(dict(fields))


def _fields(position: object) -> Mapping[str, object]:
    if isinstance(position, Mapping):
        return position
    raise PositionError(Fault("not-an-object", POSITION, "this must be an object with named fields, not {found}",
                              found=type(position).__name__))  # fmt: skip


def _game_of(fields: Mapping[str, object], options: Options, without: Container[str] = ()) -> Game[State]:
    name = name_in(fields)
    in_position = {option.name for option in catalog.spec_of(name).options if option.in_position}
    own = {key: value for key, value in fields.items() if key in in_position and key not in without}
    return catalog.game(name, **own, **options)


def _other_faults(fields: Mapping[str, object], options: Options, error: OptionError) -> Iterator[Fault]:
    wrong = {_field(fault) for fault in error.faults}
    if "game" in wrong:
        return
    try:
        _game_of(fields, options, without=wrong).load(dict(fields))
    except GrimoireError as more:
        yield from (fault for fault in more.faults if _field(fault) not in wrong)


def _field(fault: Fault) -> str:
    return fault.place.partition(".")[0]
