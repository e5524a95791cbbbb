"""The state of a game as programs see it: text and integer actions, positions, scores."""

from typing import Any

from mypy_extensions import i64

from grimoire.games.materia.board import Board, Seat
from grimoire.games.materia.features import ACTION_FEATURE_COUNT, FEATURE_COUNT, action_features, features
from grimoire.games.materia.heuristic import heuristic
from grimoire.games.materia.interpreter import chance_weights, legal_codes, outcome_at, play_code
from grimoire.games.materia.linking import Linked
from grimoire.games.materia.phases import MORNING
from grimoire.games.materia.playout import play_chance, play_eager, play_random
from grimoire.games.materia.position import describe
from grimoire.games.materia.scoring import (
    all_parts,
    all_scores,
    end_reasons,
    opponent_score,
    seat_score,
    winning_seats,
)
from grimoire.games.materia.turn_flow import is_decided
from grimoire.games.materia.turn_steps import Act
from grimoire.games.playout import Generator
from grimoire.games.search_state import Features, StateValues
from grimoire.kernel.game import CHANCE
from grimoire.kernel.playing import ActionTable


class State(Board):
    """A game of Materia in progress."""

    def action_table(self) -> ActionTable:
        return self.linked

    def position(self) -> dict[str, Any]:
        """The position as JSON-ready data; in the middle of an action with ``"pending": True``."""
        return describe(self)

    def scores(self) -> list[int]:
        """What each seat would score now; solo: the player's and the opponent's."""
        return all_scores(self)

    def score_parts(self) -> list[dict[str, int]]:
        """For each score, the named parts that add up to it."""
        return all_parts(self)

    def winners(self) -> list[int]:
        """The winning seats once over, [] before."""
        return winning_seats(self)

    def end_reasons(self) -> list[str]:
        """Why the game is over, as keys; [] before."""
        return end_reasons(self)

    def copy(self) -> "State":
        """An independent copy."""
        seats: list[Seat] = [seat.copy() for seat in self.seats]
        other = State(self.linked, seats)
        other.copy_fields(self)
        return other

    def play_random(self, generator: Generator) -> i64:
        return play_random(self, generator)

    def game_name(self) -> str:
        return "materia"

    def seat_count(self) -> i64:
        return 2 if self.linked.solo else self.linked.players

    def is_solo(self) -> bool:
        return self.linked.solo

    def play_chance(self, generator: Generator) -> None:
        play_chance(self, generator)

    def play_eager(self, generator: Generator) -> i64:
        return play_eager(self, generator)

    def play_fast(self, code: i64) -> None:
        play_code(self, code)

    def ending(self) -> bool:
        return is_decided(self)

    def turn_begins(self) -> bool:
        return isinstance(self.node.step, Act) and self.phase == MORNING and self.used == 0

    def settled(self) -> bool:
        return isinstance(self.node.step, Act)

    def points(self, seat: i64) -> float:
        if self.linked.solo and seat == 1:
            return float(opponent_score(self))
        return float(seat_score(self, self.seats[seat]))

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

    def legal(self) -> list[int]:
        """The codes of the legal actions or outcomes, ascending."""
        return legal_codes(self)

    def weights(self) -> list[int]:
        """Whole-number weights of the outcomes of chance, in the order of ``legal()``."""
        return chance_weights(self)

    def outcome(self, share: float) -> int:
        """The code of the outcome of chance on which a number from 0 up to 1 falls: one draw, without a list."""
        if self.player != CHANCE or not 0 <= share < 1:
            self.checked_share(share)
        return outcome_at(self, share)

    def play(self, code: int) -> None:
        """Plays a code of ``legal()`` without checking it."""
        play_code(self, code)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.linked, self.values())

    def __repr__(self) -> str:
        return f"<materia state: round {self.round}, player {self.player}, step {self.node.name}>"


def new_state(linked: Linked) -> State:
    """A state with empty seats; :func:`.interpreter.begin` or :func:`.position.load` sets it up."""
    return State(linked, [Seat() for _ in range(linked.players)])


def restored(linked: Linked, values: StateValues) -> State:
    """A state that was pickled."""
    state = new_state(linked)
    state.set_values(values)
    return state
