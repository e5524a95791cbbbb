"""What every game offers, whoever plays, draws or watches it."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from grimoire.kernel.action import Action

__all__ = ["CHANCE", "OVER", "Game", "Json", "Options", "Position", "Simulation", "State"]

CHANCE: Final = -1
OVER: Final = -2

Json = Any  # a value that JSON can hold
Position = dict[str, Json]
Options = Mapping[str, object]


class Simulation:
    """What a run of random games came to."""

    def __init__(self, games: int, decisions: int, choices: int, seconds: float) -> None:
        self.games: Final = games
        self.decisions: Final = decisions
        self.choices: Final = choices
        self.seconds: Final = seconds

    def __repr__(self) -> str:
        return (
            f"Simulation(games={self.games}, decisions={self.decisions}, "
            f"choices={self.choices}, seconds={self.seconds:.3f})"
        )


class State(Protocol):
    """A game in progress. ``player`` is the seat that decides, CHANCE or OVER."""

    @property
    def player(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""

    def actions(self) -> list[str]:
        """Every legal action in notation, in the order of their codes; at CHANCE the outcomes, [] once over."""

    def chances(self) -> list[tuple[str, float]]:
        """At CHANCE: the outcomes with their probabilities."""

    def apply(self, action: str) -> None:
        """Plays an action or an outcome in notation; if it is not legal, IllegalAction, and nothing changes."""

    def position(self) -> Position:
        """The position as plain data; in the middle of an action it has ``"pending": true``."""

    def scores(self) -> list[int]:
        """What each seat would score now."""

    def score_parts(self) -> list[dict[str, int]]:
        """For each entry of ``scores()``: named parts that add up to it."""

    def winners(self) -> list[int]:
        """The winning seats once over; [] before."""

    def end_reasons(self) -> list[str]:
        """Why the game is over; [] before."""

    def copy(self) -> Self:
        """An independent copy."""

    def legal(self) -> list[int]:
        """The codes of the legal actions, ascending; at CHANCE of the outcomes."""

    def weights(self) -> list[int]:
        """At CHANCE: integer weights of the outcomes, in the order of ``legal()``."""

    def outcome(self, share: float) -> int:
        """At CHANCE: the code of the outcome that a number from 0 to 1 falls on, by weight."""

    def play(self, code: int) -> None:
        """Plays a code of ``legal()`` without checking it."""

    def text(self, code: int) -> str:
        """The notation of a code."""

    def code(self, text: str) -> int:
        """The code of a notation."""

    def action(self, code: int) -> Action:
        """The action with this code as an object."""


S_co = TypeVar("S_co", bound=State, covariant=True)


class Game(Protocol[S_co]):
    """A game with its options chosen: makes states."""

    @property
    def name(self) -> str:
        """Which game it is."""

    @property
    def rules(self) -> int:
        """The version of its rules; records of other versions may replay differently."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def options(self) -> dict[str, Json]:
        """The options that make the same game again."""

    @property
    def action_count(self) -> int:
        """Codes are 0 to ``action_count - 1``."""

    def start(self) -> S_co:
        """The state before the first chance outcome."""

    def load(self, position: Position) -> S_co:
        """The state of a position; PositionError names each fault."""

    def simulate(self, games: int = 1000, seed: int = 1) -> Simulation:
        """Plays uniformly random games inside the engine."""
