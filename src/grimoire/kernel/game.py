"""What every game offers, whoever plays, draws or watches it."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from grimoire.kernel.action import Action

CHANCE: Final = -1
OVER: Final = -2

Json = Any  # a value that JSON can hold
Position = dict[str, Json]
Options = Mapping[str, object]
T = TypeVar("T")


def state_of(state: object, kind: type[T]) -> T:
    """The state as one of its own game; TypeError if it is another's."""
    if not isinstance(state, kind):
        raise TypeError(f"a state of this game is needed, not {type(state).__name__}")
    return state


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
    def player(self) -> int: ...

    def actions(self) -> list[str]: ...
    def chances(self) -> list[tuple[str, float]]: ...
    def apply(self, action: str) -> None: ...
    def position(self) -> Position: ...
    def scores(self) -> list[int]: ...
    def score_parts(self) -> list[dict[str, int]]: ...
    def winners(self) -> list[int]: ...
    def end_reasons(self) -> list[str]: ...
    def copy(self) -> Self: ...

    def legal(self) -> list[int]: ...
    def weights(self) -> list[int]: ...
    def outcome(self, share: float) -> int: ...
    def play(self, code: int) -> None: ...
    def text(self, code: int) -> str: ...
    def code(self, text: str) -> int: ...
    def action(self, code: int) -> Action: ...


S_co = TypeVar("S_co", bound=State, covariant=True)


class Game(Protocol[S_co]):
    """A game with its options chosen: makes states."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Json]: ...
    @property
    def action_count(self) -> int: ...

    def start(self) -> S_co: ...
    def load(self, position: Position) -> S_co: ...
    def simulate(self, games: int = 1000, seed: int = 1) -> Simulation: ...
