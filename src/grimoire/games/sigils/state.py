"""The state of a game as programs see it: each answer comes from the module that knows it."""

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.observation import Observation
from grimoire.games.playout import Generator
from grimoire.games.search_state import Features
from grimoire.games.sigils.board import NOTHING, PLAYING, Board
from grimoire.games.sigils.features import ACTION_FEATURE_COUNT, FEATURE_COUNT, action_features, features
from grimoire.games.sigils.heuristic import heuristic
from grimoire.games.sigils.interpreter import begin, chance_weights, legal_codes, outcome_at, play_code
from grimoire.games.sigils.observation import layout, observe
from grimoire.games.sigils.playout import play_chance, play_eager, play_random
from grimoire.games.sigils.position import describe, load
from grimoire.games.sigils.scoring import all_parts, end_reasons, seat_score
from grimoire.kernel.game import CHANCE, Position


class State(Board):
    """A game of Sigils in progress."""

    def copy(self) -> "State":
        other = State(self.linked)
        other.copy_fields(self)
        return other

    def game_name(self) -> str:
        return "sigils"

    # Set-up, positions, scores

    def set_up(self) -> None:
        begin(self)

    def load(self, position: object) -> None:
        load(self, position)

    def position(self) -> Position:
        """The position as JSON-ready data; from the first action of a turn to its end with ``"pending": True``."""
        return describe(self)

    def points(self, seat: i64) -> float:
        return float(seat_score(self, self.seats[seat]))

    def rank(self, seat: i64) -> tuple[int, ...]:
        """Ties: more learned spells, then more unused gems."""
        side = self.seats[seat]
        return seat_score(self, side), side.count, side.gems

    def score_parts(self) -> list[dict[str, int]]:
        return all_parts(self)

    def end_reasons(self) -> list[str]:
        return end_reasons(self)

    # Turns

    def ending(self) -> bool:
        return self.last_turns >= 0

    def turn_begins(self) -> bool:
        return self.stage == PLAYING and self.begun == 0

    def settled(self) -> bool:
        # Before dice are rolled they still show their old faces.
        return self.stage == PLAYING and self.harnessing == NOTHING and self.casting == NOTHING and self.rolls == 0

    # Actions and chance. Python calls a method fastest that the class itself defines, so these are not inherited.

    def legal(self) -> list[int]:
        return [int(code) for code in legal_codes(self)]

    def legal_fast(self) -> vec[i64]:
        return legal_codes(self)

    def weights(self) -> list[int]:
        return chance_weights(self)

    def outcome(self, share: float) -> int:
        if self.player != CHANCE or not 0 <= share < 1:
            self.checked_share(share)
        return outcome_at(self, share)

    def play(self, code: int) -> None:
        play_code(self, code)

    def play_fast(self, code: i64) -> None:
        play_code(self, code)

    def play_chance(self, generator: Generator) -> None:
        play_chance(self, generator)

    def play_random(self, generator: Generator) -> i64:
        return play_random(self, generator)

    def play_eager(self, generator: Generator) -> i64:
        return play_eager(self, generator)

    # For bots

    def heuristic(self, seat: i64) -> float:
        return heuristic(self, seat)

    def features(self, seat: i64, out: Features) -> None:
        features(self, seat, out)

    def action_features(self, code: i64, out: Features) -> None:
        action_features(self, code, out)

    def feature_count(self) -> i64:
        return FEATURE_COUNT

    def action_feature_count(self) -> i64:
        return ACTION_FEATURE_COUNT

    # For environments

    def observation(self) -> Observation:
        return layout(self.linked)

    def observe(self, seat: i64, out: vec[i64], start: i64) -> i64:
        return observe(self, seat, out, start)
