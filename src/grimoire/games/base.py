"""What the games share: how one with its options chosen starts and simulates."""

import json
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from grimoire.games.playout import Playout, simulate
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import Simulation
from grimoire.kernel.playing import ActionTable
from grimoire.kernel.reading import Reader

S = TypeVar("S", bound=Playout)
L = TypeVar("L", bound=ActionTable)
_MOST_GAMES = 10**12


class BaseGame(Generic[S]):
    """A game with its options chosen."""

    name: str

    @property
    def options(self) -> dict[str, Any]:
        """The options that make this game again, ready for JSON."""
        raise NotImplementedError

    def start(self) -> S:
        """Before the first chance outcome."""
        raise NotImplementedError

    def simulate(self, games: int = 1000, seed: int = 1) -> Simulation:
        """Uniformly random whole games inside the engine."""
        _check_simulation(games, seed)
        begun = perf_counter()
        decisions, choices = simulate(self.start(), games, seed)
        return Simulation(games, decisions, choices, perf_counter() - begun)

    def __repr__(self) -> str:
        shown = (f"{key}={'...' if key == 'deck' else repr(value)}" for key, value in self.options.items())
        return f"grimoire.game({self.name!r}, {', '.join(shown)})"


class LinkedGame(BaseGame[S], Generic[S, L]):
    """A game whose rules are linked once and shared by all its states."""

    def __init__(self, linked: L) -> None:
        self.linked: Final = linked
        linked.recipe = (_linked_again, (type(self), json.dumps(self.options)))

    @property
    def action_count(self) -> int:
        """Codes are 0 to action_count - 1."""
        return len(self.linked.actions())

    def new_state(self) -> S:
        """A state with empty seats."""
        raise NotImplementedError

    def set_up(self, state: S) -> None:
        """From the box to the first question."""
        raise NotImplementedError

    def set_up_position(self, state: S, data: object) -> None:
        """Sets an empty state up as a position says; PositionError, naming every fault, if that cannot be done."""
        raise NotImplementedError

    def start(self) -> S:
        """Before the first chance outcome."""
        state = self.new_state()
        self.set_up(state)
        return state

    def load(self, data: object) -> S:
        """A position, as ``json.load`` gives it."""
        state = self.new_state()
        self.set_up_position(state, data)
        return state


@lru_cache(maxsize=64)
def _linked_again(game: "type[LinkedGame[Any, L]]", options: str) -> L:
    """The linked rules of a state that was pickled."""
    return game(**json.loads(options)).linked


def check_first(reader: Reader, first: object, players: int) -> None:
    """The first player is a seat or "random"."""
    if isinstance(first, str) and first == "random":
        return
    if type(first) is not int or not 0 <= first < players:
        reader.fault("not-a-first", "first", '{found!r}: a seat from 0 to {last} or "random" is needed',
                     found=first, last=players - 1)  # fmt: skip


def _check_simulation(games: object, seed: object) -> None:
    reader = Reader()
    reader.number({"games": games}, "games", 0, _MOST_GAMES)
    reader.number({"seed": seed}, "seed", -(2**63), 2**64)
    if reader.faults:
        raise OptionError(reader.faults)
