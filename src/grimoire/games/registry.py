"""The games that are installed, by name."""

import warnings
from functools import cache

from grimoire.games.spec import GameSpec
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.plugins import game_entries
from grimoire.kernel.reading import shown


@cache
def specs() -> dict[str, GameSpec]:
    """Every installed game by its name. One that cannot be loaded is left out with a warning."""
    loaded: dict[str, GameSpec] = {}
    for entry in game_entries():
        try:
            spec = entry.load()
        except Exception as error:  # a plug-in can fail in any way, and the other games must stay playable
            warnings.warn(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error}", stacklevel=2)
            continue
        if isinstance(spec, GameSpec) and spec.name == entry.name:
            loaded[entry.name] = spec
        else:
            warnings.warn(f"{entry.value} is not the GameSpec of a game named {entry.name!r}", stacklevel=2)
    return loaded


@cache
def _titles() -> dict[str, str]:
    return {title: name for name, spec in specs().items() for title in spec.titles}


def game_name(name: object) -> str:
    """The name of a game as the project spells it; its printed title in lower case is an alias."""
    if isinstance(name, str) and (real := _titles().get(name, name)) in specs():
        return real
    raise OptionError(
        Fault("not-a-game", "game", "{found!r} is not one of {allowed}", found=shown(name), allowed=", ".join(specs()))
    )


def spec_of(name: object) -> GameSpec:
    """A game by its name or title; OptionError if there is no such game."""
    return specs()[game_name(name)]
