"""Chance as a player: whoever runs a game draws, and plays the outcome like an action."""

from typing import Protocol

from grimoire.kernel.game import CHANCE, OVER, State


class Source(Protocol):
    """Anything that gives numbers from 0 up to 1, such as ``random.Random`` or ``random.SystemRandom``."""

    def random(self) -> float: ...


def draw(state: State, source: Source) -> int:
    """The code of a drawn outcome."""
    return state.outcome(source.random())


def pick(state: State, source: Source) -> int:
    """The code of a legal action, each equally likely; at CHANCE a drawn outcome."""
    if state.player == CHANCE:
        return draw(state, source)
    codes = state.legal()
    return codes[int(source.random() * len(codes))]


def play_out(state: State, source: Source) -> list[int]:
    """Plays a state to its end at random; the codes played."""
    played: list[int] = []
    while state.player != OVER:
        code = pick(state, source)
        state.play(code)
        played.append(code)
    return played
