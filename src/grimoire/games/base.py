"""What the games share: how one with its options chosen starts and simulates."""

import json
from functools import lru_cache
from time import perf_counter
from typing import ClassVar, Final, Generic, TypeVar

from grimoire.games.linked_state import LinkedState
from grimoire.games.options import Option, Options, read_options, recorded_options
from grimoire.games.playout import Playout, simulate
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import Simulation
from grimoire.kernel.playing import ActionTable
from grimoire.kernel.reading import Reader

S_co = TypeVar("S_co", bound=Playout, covariant=True)
S = TypeVar("S", bound=LinkedState)
L = TypeVar("L", bound=ActionTable)
_MOST_GAMES = 10**12
_LONGEST_SHOWN = 60


class BaseGame(Generic[S_co]):
    """A game with its options chosen, as a table of options says."""

    name: ClassVar[str]
    rules: ClassVar[int] = 1
    option_table: ClassVar[tuple[Option, ...]]

    def __init__(self, /, **options: object) -> None:
        self._values: Final = read_options(self.option_table, options)
        self.players: Final = self.number("players")

    def option(self, name: str) -> object:
        """The value of an option."""
        return self._values[name]

    def number(self, name: str) -> int:
        """The value of an option that is a number."""
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        """The value of an option that is a text."""
        value = self._values[name]
        assert isinstance(value, str)
        return value

    @property
    def first_seat(self) -> int:
        """The seat that begins, -1 if that is left to chance."""
        first = self._values.get("first")
        return first if isinstance(first, int) else -1

    @property
    def options(self) -> dict[str, object]:
        """The options that make this game again, ready for JSON."""
        return recorded_options(self.option_table, self._recordable())

    def _recordable(self) -> Options:
        """The values as they are written into records."""
        return self._values

    def start(self) -> S_co:
        """Before the first chance outcome."""
        raise NotImplementedError

    def simulate(self, games: int = 1000, seed: int = 1) -> Simulation:
        """Uniformly random whole games inside the engine."""
        _check_simulation(games, seed)
        begun = perf_counter()
        decisions, choices = simulate(self.start(), games, seed)
        return Simulation(games, decisions, choices, perf_counter() - begun)

    def __repr__(self) -> str:
        shown = (f"{name}={_short(value)}" for name, value in self.options.items())
        return f"grimoire.game({self.name!r}, {', '.join(shown)})"


class LinkedGame(BaseGame[S], Generic[S, L]):
    """A game whose rules are linked once and shared by all its states."""

    state_class: type[S]

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.linked: Final = self.link()
        self.linked.recipe = (_linked_again, (type(self), json.dumps(self.options)))

    def link(self) -> L:
        """The rules for the options of this game."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """Codes are 0 to action_count - 1."""
        return len(self.linked.actions())

    def start(self) -> S:
        """Before the first chance outcome."""
        state = self.state_class(self.linked)
        state.set_up()
        return state

    def load(self, data: object) -> S:
        """A position, as ``json.load`` gives it."""
        state = self.state_class(self.linked)
        state.load(data)
        return state


@lru_cache(maxsize=64)
def _linked_again(game: type[LinkedGame[S, L]], options: str) -> L:
    """The linked rules of a state that was pickled."""
    return game(**json.loads(options)).linked


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN or isinstance(value, str) else "..."


def _check_simulation(games: object, seed: object) -> None:
    reader = Reader(OptionError)
    reader.number({"games": games}, "games", 0, _MOST_GAMES)
    reader.number({"seed": seed}, "seed", -(2**63), 2**64)
    reader.finish()
