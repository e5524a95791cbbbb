"""Positions near the end of a game, to begin a table at: an eager player has come this far."""

from functools import lru_cache
from random import Random
from typing import Any

from grimoire.kernel.game import Game, State
from tests.generators import eager_actions, game_in


@lru_cache(64)
def late(name: str, mode: str, turns: int = 2, seed: int = 1) -> dict[str, Any]:
    """The start of a turn, so many turns before the end (or one of them, if it ends within a turn)."""
    game = game_in(name, mode)
    starts = _turn_starts(game, eager_actions(game, Random(seed)))
    return starts[-min(turns, len(starts))]


def late_table(name: str, mode: str, turns: int = 2, seed: int = 1, others: str = "greedy") -> dict[str, Any]:
    """What to ask the server for: that position, with a person where the next turn is and bots elsewhere."""
    game = game_in(name, mode)
    position = late(name, mode, turns, seed)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": others} for _ in range(game.players)]
    seats[position["turn"]] = {"kind": "me"}
    return {"game": name, "options": game.options, "seats": seats, "start": position}


def _turn_starts(game: Game[State], actions: list[str]) -> list[dict[str, Any]]:
    state = game.start()
    found: list[dict[str, Any]] = []
    for action in actions:
        if state.player >= 0:
            position = state.position()
            if not position.get("pending") and position.get("phase", "morning") == "morning":
                found.append(position)
        state.apply(action)
    return found
