"""A base for small games in plain Python: list the fields of a state, say what is legal and what an action does.

The bots, the table, the terminal and the server need nothing more. A game that must be fast writes its own state
instead and compiles it.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.base import BaseGame
from grimoire.games.observation import Observation, seat_labels
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.action import Action, ActionList
from grimoire.kernel.errors import PositionError
from grimoire.kernel.game import OVER, Position
from grimoire.kernel.playing import ActionTable
from grimoire.kernel.reading import Reader

__all__ = ["SimpleGame", "SimpleState"]

_SHARED: Final = ("player", "turn", "round")


class _Actions(ActionTable):
    def __init__(self, actions: ActionList) -> None:
        super().__init__()
        self._list: Final = actions

    def make_actions(self) -> list[Action]:
        return self._list.actions


class SimpleState(SearchState):
    """A game in progress. ``fields`` names the attributes that make up the state: numbers, texts and lists of them."""

    fields: ClassVar[tuple[str, ...]]
    # Fields with an entry for each seat: a seat sees its own first. Of those that are hidden it sees no others.
    by_seat: ClassVar[tuple[str, ...]] = ()
    hidden: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "SimpleGame[SimpleState]") -> None:
        super().__init__()
        self.game: Final = game

    def begin(self) -> None:
        """Sets the game up, before the first chance outcome."""
        raise NotImplementedError

    def position(self) -> Position:
        """The position as JSON-ready data, with "game", "players", "turn" and "seats"; ``load`` reads it again."""
        raise NotImplementedError

    def load(self, reader: Reader, position: Mapping[str, object]) -> None:
        """Sets up a position; faults go to the reader."""
        raise NotImplementedError

    def score_parts(self) -> list[dict[str, int]]:
        """For each score, the named parts that add up to it."""
        return [{"points": score} for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats with most points once over, [] before."""
        if self.player != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def end_reasons(self) -> list[str]:
        """Why the game is over, as keys of texts; [] before."""
        return ["end"] if self.player == OVER else []

    def weights(self) -> list[int]:
        """Whole-number weights of the chance outcomes, in the order of ``legal()``; [] when nobody draws."""
        return []

    def observation(self) -> Observation:
        """The fields, as long as they are at the start; texts are left out."""
        layout = self._plain_layout(bool(self.hidden))
        for name in self._numeric_fields():
            value = getattr(self, name)
            about = "a field of the state"
            if name in self.hidden:
                layout.add(name, f"{about}: your own", low=-(2**63))
            elif name in self.by_seat:
                layout.add(name, f"{about}, you first", seat_labels(len(value)), low=-(2**63))
            else:
                labels = [str(place) for place in range(len(value))] if isinstance(value, list) else ()
                layout.add(name, about, labels, low=-(2**63))
        return layout

    def observe(self, seat: int, out: vec[i64], start: int) -> int:
        place = super().observe(seat, out, start)
        for name in self._numeric_fields():
            value = getattr(self, name)
            numbers = value if isinstance(value, list) else [value]
            if name in self.hidden:
                numbers = [numbers[seat]]
            elif name in self.by_seat:
                numbers = numbers[seat:] + numbers[:seat]
            for number in numbers:
                out[place] = number
                place += 1
        return place

    def _numeric_fields(self) -> list[str]:
        return [name for name in self.fields if not _is_text(getattr(self, name))]

    def action_table(self) -> ActionTable:
        return self.game.table

    def game_name(self) -> str:
        return self.game.name

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.game)
        other._fill(self._values())
        return other

    def key(self) -> tuple[object, ...]:
        return tuple(tuple(value) if isinstance(value, list) else value for value in self._values())

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game.name, self.game.options, self._values())

    def _values(self) -> list[object]:
        return [getattr(self, name) for name in (*_SHARED, *self.fields)]

    def _fill(self, values: list[object]) -> None:
        for name, value in zip((*_SHARED, *self.fields), values, strict=True):
            setattr(self, name, list(value) if isinstance(value, list) else value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and any(isinstance(each, str) for each in value))


S_co = TypeVar("S_co", bound=SimpleState, covariant=True)


class SimpleGame(BaseGame[S_co]):
    """A game with its options chosen. A subclass names its state class and lists its actions."""

    state_class: type[S_co]

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.table: Final = _Actions(self.actions())

    def actions(self) -> ActionList:
        """Every action and chance outcome, in the order of their codes."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """Codes are 0 to action_count - 1."""
        return len(self.table.actions())

    def start(self) -> S_co:
        """Before the first chance outcome."""
        state = self.state_class(self)
        state.begin()
        return state

    def load(self, position: object) -> S_co:
        """A position, as ``json.load`` gives it; PositionError names each fault."""
        reader = Reader(PositionError)
        state = self.state_class(self)
        data = reader.mapping(position, "position")
        if data is not None:
            reader.choice(data, "game", (self.name, *spec_of(self.name).titles))
            if data.get("players") != self.players:
                reader.fault("not-this-game", "players", "{found!r}, but the game has {wanted}",
                             found=data.get("players"), wanted=self.players)  # fmt: skip
            if data.get("pending"):
                reader.fault("pending", "pending", "a position in the middle of an action cannot be loaded")
            state.begin()
            state.load(reader, data)
        reader.finish()
        return state


def _restored(name: str, options: Mapping[str, object], values: list[object]) -> SimpleState:
    state = spec_of(name).make(**options).start()
    assert isinstance(state, SimpleState)
    state._fill(values)
    return state
