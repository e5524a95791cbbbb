"""Chance from a seed that does not care where a game was interrupted."""

from random import Random

from grimoire.table.match_state import MatchState


class NumberedSource:
    """Each draw depends on the seed and on how many actions came before it, and on nothing else.

    So a game that is saved and resumed, or undone and played again, draws what it would have drawn anyway. ``number``
    is the number of actions before the first draw: 0 for a new match, ``len(record.actions)`` for one made from a
    record; ``before_move`` makes the source for the next decision of a match.
    """

    def __init__(self, seed: int, number: int = 0) -> None:
        self._seed = seed
        self._number = number

    @classmethod
    def before_move(cls, seed: int, match: MatchState) -> "NumberedSource":
        """For a command that plays one action: its draws come after that action."""
        return cls(seed, match.history.length + 1)

    def random(self) -> float:
        """The next draw, from 0 up to 1."""
        value = Random(f"{self._seed} {self._number}").random()
        self._number += 1
        return value
