"""Games that are installed: found through the entry-point group ``grimoire.games``."""

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "grimoire.games"


@cache
def game_entries() -> "tuple[EntryPoint, ...]":
    """The entry points of all installed games, by name; an entry leads to the game's ``SPEC``."""
    from importlib.metadata import entry_points  # slow to import, and not everybody makes a game

    entries = {entry.name: entry for entry in entry_points(group=GROUP)}
    return tuple(entries[name] for name in sorted(entries))
