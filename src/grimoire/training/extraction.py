"""From played games to samples: some of the moments that can be evaluated, and every decision that was thought about.

All moments of a game have the same end. A net that sees too many of them learns the games by heart.
"""

from random import Random
from typing import Final

from grimoire.bots.evaluators import POINTS
from grimoire.games.search_state import Features, SearchState
from grimoire.training.played import PlayedGame, Thought
from grimoire.training.samples import Samples

EVALUATED: Final = 0.12  # of the moments of a game: those that teach the value


class _Moments:
    """The samples of one game until its end is known; by row: its seat and the points so far."""

    def __init__(self) -> None:
        self.samples: Final = Samples()
        self.seats: Final[list[int]] = []
        self.points: Final[list[float]] = []

    def add(self, state: SearchState, evaluated: bool, thought: Thought | None) -> None:
        """A moment that teaches the value if it is evaluated, and the policy if it was thought about."""
        samples = self.samples
        solo = state.is_solo()
        for seat in _seats(state, evaluated and not solo):
            features = Features()
            state.features(seat, features)
            for place, value in features.pairs():
                samples.feature_indices.append(place)
                samples.feature_values.append(value)
            samples.row_ends.append(len(samples.feature_indices))
            self.seats.append(seat)
            self.points.append(state.points(seat))
        samples.sample_ends.append(len(samples.row_ends))
        samples.lone.append(int(solo))
        samples.evaluated.append(int(evaluated))
        if thought is not None:
            self._add_thought(state, thought)
        samples.choice_ends.append(len(samples.shares))

    def _add_thought(self, state: SearchState, thought: Thought) -> None:
        samples = self.samples
        visits = dict(thought.visits)
        total = sum(visits.values())
        for code in state.legal():
            features = Features()
            state.action_features(code, features)
            samples.action_feature_indices.extend(place for place, _ in features.pairs())
            samples.action_ends.append(len(samples.action_feature_indices))
            samples.shares.append(visits.get(code, 0) / total)

    def end(self, state: SearchState) -> Samples:
        """Fills in how the game ended."""
        for seat, points in zip(self.seats, self.points, strict=True):
            self.samples.wins.append(state.reward(seat))
            self.samples.points.append((state.points(seat) - points) / POINTS)
        return self.samples


def _seats(state: SearchState, everybody: bool) -> list[int]:
    """Whose views are recorded: the player who decides comes first."""
    first = int(state.player if state.player >= 0 else state.turn)
    return [first, *(seat for seat in range(state.seat_count()) if seat != first and everybody)]


def samples_of(game: str, played: PlayedGame, rng: Random, share: float = EVALUATED) -> Samples:
    """The samples of a game, each told how the game ended; this share of its moments is evaluated."""
    state = played.start(game)
    thoughts = {thought.place: thought for thought in played.thoughts}
    moments = _Moments()
    for index, code in enumerate(played.codes):
        if index >= played.begins:
            thought, evaluated = thoughts.get(index), rng.random() < share and _is_open(state)
            if evaluated or thought is not None:
                moments.add(state, evaluated, thought)
        state.play(code)
    return moments.end(state)


def _is_open(state: SearchState) -> bool:
    """Can this moment be evaluated, and is there more than one way to go on?"""
    return state.settled() and len(state.legal()) > 1
