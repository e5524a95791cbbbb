"""Games of two with their seats swapped, and positions along games to compare them on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import draw, pick
from grimoire.kernel.game import CHANCE, OVER, Game, Position, State


def search_state(state: State) -> SearchState:
    """The state as bots see it."""
    assert isinstance(state, SearchState)
    return state


def mirrored(position: Position) -> Position:
    """The same position with the two seats swapped."""
    swapped: dict[str, Any] = position | {"seats": position["seats"][::-1], "first": 1 - position["first"]}
    if position["turn"] is not None:
        swapped["turn"] = 1 - position["turn"]
    if position.get("last_turns") is not None:
        swapped["last_turns"] = [1 - seat for seat in position["last_turns"]]
    return swapped


def mirrored_action(action: str) -> str:
    """The same action by the other seat: only ``copy`` names one."""
    verb, *words = action.split()
    return f"copy {1 - int(words[0])} {' '.join(words[1:])}" if verb == "copy" else action


def loadable(game: Game[State], seed: int, every: int = 1) -> Iterator[State]:
    """Some states of a random game that can be loaded as positions and in which somebody decides."""
    state, rng, met = game.start(), Random(seed), 0
    while state.player != OVER:
        if state.player != CHANCE and not state.position().get("pending"):
            met += 1
            if met % every == 0:
                yield state.copy()
        state.play(draw(state, rng) if state.player == CHANCE else pick(state, rng))


def pairs(game: Game[State], seed: int, every: int = 1) -> Iterator[tuple[State, State]]:
    """Such states, each with its mirror."""
    for state in loadable(game, seed, every):
        yield state, game.load(mirrored(state.position()))
