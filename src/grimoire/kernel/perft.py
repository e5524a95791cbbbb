"""Perft: how many decision, chance and end nodes lie below a state, depth by depth."""

from typing import NamedTuple

from grimoire.kernel.game import CHANCE, OVER, State

__all__ = ["Count", "perft", "perft_split"]


class Count(NamedTuple):
    """The nodes at one depth, by who is asked."""

    decisions: int = 0
    chances: int = 0
    ends: int = 0

    def plus(self, other: "Count") -> "Count":
        return Count(self.decisions + other.decisions, self.chances + other.chances, self.ends + other.ends)


def _node(state: State) -> Count:
    if state.player == OVER:
        return Count(ends=1)
    return Count(chances=1) if state.player == CHANCE else Count(decisions=1)


def perft(state: State, depth: int) -> list[Count]:
    """The counts at depth 0 (the state itself) to ``depth``; a chance outcome is a step like any other."""
    counts = [_node(state)] + [Count()] * depth
    if depth > 0:
        for code in state.legal():
            below = state.copy()
            below.play(code)
            for level, count in enumerate(perft(below, depth - 1), start=1):
                counts[level] = counts[level].plus(count)
    return counts


def perft_split(state: State, depth: int) -> dict[str, Count]:
    """The counts at exactly ``depth``, split by the first action."""
    split: dict[str, Count] = {}
    for code in state.legal():
        below = state.copy()
        below.play(code)
        split[state.text(code)] = perft(below, depth - 1)[depth - 1]
    return split
