"""The options of all installed games on the command line, made from the games' own tables of options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from cyclopts import Parameter

from grimoire.games.options import Kind, Option
from grimoire.games.registry import game_name, specs
from grimoire.terminal.usage_error import UsageError
from grimoire.texts.plain import plain_game_texts

# The options that the commands have themselves. A game's option of the same name is called --GAME-OPTION.
TAKEN: Final = frozenset({
    "after", "all_games", "ask_all", "bot", "cluster", "confidence", "data", "depth", "fresh", "games", "jobs",
    "language", "no_records", "out", "position", "record", "resume", "risk", "seats", "seconds", "seed",
    "split", "sprt",
})  # fmt: skip
_TYPES: Final[Mapping[Kind, object]] = {
    "number": int | None,
    "choice": str | None,
    "flag": bool | None,
    "seat": int | str | None,
    "file": str | None,
}
_METAVARS: Final[Mapping[Kind, str]] = {"number": "N", "choice": "NAME", "seat": "SEAT", "file": "FILE"}
Owners = dict[str, Option]  # the games that have an option, each with its own entry


def _all_options() -> dict[str, Owners]:
    """By name, those of several games first."""
    table: dict[str, Owners] = {}
    for game, spec in specs().items():
        for option in spec.options:
            name = f"{game}_{option.name}" if option.name in TAKEN else option.name
            table.setdefault(name, {})[game] = option
    return dict(sorted(table.items(), key=lambda item: -len(item[1])))


_OPTIONS: Final = _all_options()


@dataclass(frozen=True)
class GivenOptions:
    """The options of a game as somebody typed them; one that was left out is None."""

    def flags(self, *, files: bool = True) -> list[str]:
        """What was given, as on the command line; without ``files`` those left out that name a file."""
        given = (name for name, _ in self._given() if files or not _is_file(name))
        return [_flag(name) for name in given]

    def of(self, game: str) -> dict[str, object]:
        """As the game takes them; UsageError if one belongs to another game."""
        wanted = game_name(game)
        for name, _ in self._given():
            if wanted not in _OPTIONS[name]:
                other = next(iter(_OPTIONS[name]))
                raise UsageError("other-game", option=_flag(name), game=wanted, other=other)
        return self._values(wanted)

    def files_of(self, game: str) -> dict[str, object]:
        """Those of the game that name a file; the rest is ignored."""
        return {name: value for name, value in self._values(game_name(game)).items() if _is_file(name)}

    def _values(self, game: str) -> dict[str, object]:
        owned = ((_OPTIONS[name].get(game), value) for name, value in self._given())
        return {option.name: _converted(option, value) for option, value in owned if option is not None}

    def _given(self) -> list[tuple[str, object]]:
        values = [(each.name, getattr(self, each.name)) for each in fields(self)]
        return [(name, value) for name, value in values if value is not None]


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _is_file(name: str) -> bool:
    return any(option.kind == "file" for option in _OPTIONS[name].values())


def _converted(option: Option, value: object) -> object:
    """Lists are typed with commas. Where games disagree about the kind of an option, everything is read as text."""
    if not isinstance(value, str):
        return value
    if option.kind == "flag":
        return {"true": True, "false": False}.get(value, value)
    if option.kind in ("number", "seat"):
        return int(value) if value.removeprefix("-").isdecimal() else value
    return [item.strip() for item in value.split(",")] if option.also is not None and "," in value else value


# Help


def _help(name: str) -> str:
    """What the games say about an option, each by its name unless all of them say the same."""
    owners = _OPTIONS[name]
    defaults = {_default(option) for option in owners.values()}
    common = defaults.pop() if len(defaults) == 1 else ""
    games_by_line: dict[str, list[str]] = {}
    for game, option in owners.items():
        line = f"{_description(game, option)} {'' if common else _default(option)}".strip()
        games_by_line.setdefault(line, []).append(game)
    if len(games_by_line) == 1 and len(owners) == len(specs()):
        return f"{next(iter(games_by_line))} {common}".strip()
    lines = [f"{', '.join(games)}: {line}" for line, games in games_by_line.items() if line]
    return " ".join((*lines, common)).strip()


def _description(game: str, option: Option) -> str:
    text = plain_game_texts().get(f"{game}-option-{option.name}-help", "")
    values = _values(option)
    return f"{text.removesuffix('.')} ({values}).".lstrip() if values else text


def _values(option: Option) -> str:
    if option.kind == "number":
        return f"{option.low} to {option.high}"
    also = () if option.also is None else (f"{option.also_as} with commas",)
    return ", ".join((*option.choices, *also))


def _default(option: Option) -> str:
    return "" if option.default is None or option.default is False else f"[default: {option.default}]"


# The class that cyclopts reads


def _options_class(title: str, wanted: Callable[[str], bool] = lambda _: True) -> type[GivenOptions]:
    columns = [(name, _annotation(name), field(default=None)) for name in _OPTIONS if wanted(name)]
    options_class = make_dataclass(title, columns, bases=(GivenOptions,), frozen=True)
    options_class.__module__ = __name__  # cyclopts does not look into classes of the module "types"
    return Parameter(name="*")(options_class)


def _annotation(name: str) -> object:
    kinds: set[Kind] = {option.kind for option in _OPTIONS[name].values()}
    kind: Kind = kinds.pop() if len(kinds) == 1 else "choice"
    lists = any(option.also is not None for option in _OPTIONS[name].values())
    metavar = "NAMES" if kind == "choice" and lists else _METAVARS.get(kind)
    return Annotated[_TYPES[kind], Parameter(metavar=metavar, help=_help(name), negative=())]


if TYPE_CHECKING:
    GameOptions: TypeAlias = GivenOptions
    FileOptions: TypeAlias = GivenOptions
else:
    GameOptions = _options_class("GameOptions")
    FileOptions = _options_class("FileOptions", _is_file)
