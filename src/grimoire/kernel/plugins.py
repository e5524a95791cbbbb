"""Games that are installed: found through the entry-point group ``grimoire.games``."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

GROUP: Final = "grimoire.games"


@cache
def game_entries() -> tuple[EntryPoint, ...]:
    """The entry points of all installed games, by name; an entry leads to the game's ``SPEC``."""
    entries = {entry.name: entry for entry in entry_points(group=GROUP)}
    return tuple(entries[name] for name in sorted(entries))
