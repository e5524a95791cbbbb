"""Options of a game: one table that the engine, the command line, the set-up page and the docs read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.reading import Reader

__all__ = ["Option", "When"]

Kind = Literal["number", "choice", "flag", "seat", "file"]
Options = Mapping[str, object]
RANDOM: Final = "random"
PLAYERS: Final = "players"


class When(NamedTuple):
    """A condition: another option has one of these values."""

    option: str
    values: tuple[object, ...]

    def holds(self, options: Options) -> bool:
        return options.get(self.option) in self.values


class Option(NamedTuple):
    """One option of a game.

    ``number`` is a whole number from ``low`` to ``high``; ``choice`` one of ``choices``; ``flag`` true or false;
    ``seat`` the number of a seat or "random"; ``file`` a path, or what such a file holds. ``also`` reads a value that
    is not among the choices: it returns what is kept, or notes faults. Where ``when`` does not hold, only the default
    is accepted, and ``refusal`` (a text key and plain English) says why.
    """

    name: str
    kind: Kind
    default: object = None
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    also: Callable[[Reader, object, Options], object] | None = None
    also_as: str = ""  # what ``also`` takes, for errors and help: "a list of 7" (on the command line, with commas)
    when: When | None = None
    refusal: tuple[str, str] = ("no-effect", "this option has no effect here")
    in_position: bool = True  # a position tells it too
    remedy_for: tuple[str, ...] = ()  # faults of a position (their keys) that may be gone once this option is given
    recorded: Literal["always", "when", "given"] = "always"  # is it among the options of a game made with it?


def read_options(table: Sequence[Option], given: Options) -> dict[str, object]:
    """Every option with its value, defaults included; OptionError names each fault."""
    reader = Reader(OptionError)
    known = {option.name for option in table}
    for name in given:
        if name not in known:
            reader.fault("unknown-option", name, "there is no such option")
    values: dict[str, object] = {}
    for option in table:
        values[option.name] = _read(reader, option, given, values)
    if not reader.faults:
        for option in table:
            _check_when(reader, option, values)
    reader.finish()
    return values


def check_no_paths(table: Sequence[Option], given: Options) -> None:
    """OptionError where an option names a file: nobody from outside makes a program read files."""
    for option in table:
        if option.kind == "file" and not isinstance(given.get(option.name, {}), Mapping):
            place = f"options.{option.name}"
            raise OptionError(Fault("deck-not-sent", place, "send the content itself, not a path to it"))


def recorded_options(table: Sequence[Option], values: Options) -> dict[str, object]:
    """The options that make the same game again, ready for JSON."""
    return {option.name: values[option.name] for option in table if _is_recorded(option, values)}


def _is_recorded(option: Option, values: Options) -> bool:
    if option.recorded == "given":
        return values[option.name] != option.default
    return option.recorded == "always" or option.when is None or option.when.holds(values)


def _read(reader: Reader, option: Option, given: Options, values: Options) -> object:
    if option.name not in given:
        return option.default
    value = given[option.name]
    if option.kind == "number":
        return reader.number(given, option.name, option.low, option.high)
    if option.kind == "flag":
        return reader.flag(given, option.name, "")
    if option.kind == "seat":
        return _read_seat(reader, option, value, values)
    if option.kind == "choice" and (option.also is None or isinstance(value, str)):
        return reader.choice(given, option.name, option.choices, option.also_as)
    return value if option.also is None else option.also(reader, value, values)


def _read_seat(reader: Reader, option: Option, value: object, values: Options) -> object:
    players = values.get(PLAYERS)
    if (isinstance(value, str) and value == RANDOM) or not isinstance(players, int):
        return value
    if type(value) is not int or not 0 <= value < players:
        reader.fault("not-a-first", option.name, '{found!r}: a seat from 0 to {last} or "random" is needed',
                     found=value, last=players - 1)  # fmt: skip
    return value


def _check_when(reader: Reader, option: Option, values: Options) -> None:
    if option.when is None or option.when.holds(values) or values[option.name] == option.default:
        return
    key, english = option.refusal
    reader.fault(key, option.name, english, **{option.when.option: values[option.when.option]})
