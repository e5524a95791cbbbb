"""Tables of the games' options and of the levels, for the pages; they come from the tables that the program uses."""

from collections.abc import Iterator

from grimoire.bots.roster import LEVELS
from grimoire.games.options import Option
from grimoire.games.registry import specs
from grimoire.games.spec import GameSpec
from grimoire.texts import Texts
from tools.regions import table

ENGLISH = Texts("en")


def own_games() -> Iterator[GameSpec]:
    """The games of this project, without plug-ins that happen to be installed."""
    return (spec for spec in specs().values() if type(spec).__module__.startswith("grimoire."))


def python_code(value: object) -> str:
    """A value as one writes it in Python."""
    return f'`"{value}"`' if isinstance(value, str) else f"`{value}`"


def plain_code(value: object) -> str:
    """A value as one writes it on the command line."""
    return f"`{value}`"


def python_values(option: Option) -> str:
    """What an option can be in Python."""
    match option.kind:
        case "number":
            text = f"{option.low} to {option.high}"
        case "choice":
            text = ", ".join(map(python_code, option.choices))
        case "flag":
            text = "`True` or `False`"
        case "seat":
            text = 'a seat, or `"random"`'
        case "file":
            text = "a path, or what such a file holds"
    return text + (f", or {option.also_as}" if option.also_as else "")


def plain_values(option: Option) -> str:
    """What follows an option on the command line."""
    match option.kind:
        case "number":
            text = f"{option.low} to {option.high}"
        case "choice":
            text = ", ".join(map(plain_code, option.choices))
        case "flag":
            text = ""
        case "seat":
            text = "a seat, or `random`"
        case "file":
            text = "a file"
    return text + (f", or {option.also_as} with commas" if option.also_as else "")


def about(spec: GameSpec, option: Option) -> str:
    return ENGLISH.say(f"{spec.name}-option-{option.name}-help")


def for_python() -> str:
    """One table for each game."""
    parts = []
    for spec in own_games():
        rows = [
            (f"`{option.name}`", python_values(option), python_code(option.default), about(spec, option))
            for option in spec.options
        ]
        parts.append(table((f"option of `{spec.name}`", "values", "default", "meaning"), rows))
    return "\n\n".join(parts)


def for_command_line() -> str:
    """One table for all games: options that are the same share a row."""
    games: dict[tuple[str, ...], list[str]] = {}
    for spec in own_games():
        for option in spec.options:
            row = (f"`--{option.name}`", plain_values(option), about(spec, option))
            games.setdefault(row, []).append(f"`{spec.name}`")
    rows = [(name, ", ".join(names), allowed, text) for (name, allowed, text), names in games.items()]
    return table(("option", "game", "values", "meaning"), rows)


def levels() -> str:
    """The levels, from easy to hard."""
    return table(("level", "how it plays"), [(f"`{level}`", ENGLISH.say(f"level-{level}-about")) for level in LEVELS])
