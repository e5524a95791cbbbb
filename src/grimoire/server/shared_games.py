"""Games by their options: tables of the same game share its linked rules, which take time and memory to make."""

import json
from typing import Final
from weakref import WeakValueDictionary

from grimoire import catalog
from grimoire.kernel.game import Game, State

_games: Final[WeakValueDictionary[str, Game[State]]] = WeakValueDictionary()


def shared_game(name: str, /, **options: object) -> Game[State]:
    """The game with these options, as ``catalog.game`` makes it; kept as long as a table uses it."""
    try:
        key = json.dumps([name, options], sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return catalog.game(name, **options)  # which refuses what is wrong, with its place
    game = _games.get(key)
    if game is None:
        game = _games[key] = catalog.game(name, **options)
    return game
