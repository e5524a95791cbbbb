"""A state of a game whose rules are linked: what follows from the few things that such a game answers itself."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimoire.games.search_state import SearchState
from grimoire.kernel.game import OVER
from grimoire.kernel.playing import ActionTable

# A state for pickle: the numbers of each seat, those of the board, and what stands for its objects.
StateValues = tuple[list[tuple[int, ...]], tuple[int, ...], tuple[object, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class LinkedState(SearchState):
    """A game in progress. The fields and what is done with all of them come from the generated ``BoardFields``."""

    def __init__(self, table: ActionTable) -> None:
        super().__init__()
        self.table: Final = table

    def set_up(self) -> None:
        """From the box to the first question."""
        raise NotImplementedError

    def load(self, position: object) -> None:
        """Sets an empty state up as a position says; PositionError, naming every fault, if that cannot be done."""
        raise NotImplementedError

    def values(self) -> StateValues:
        """Everything but the linked rules, for pickle."""
        raise NotImplementedError

    def set_values(self, values: StateValues) -> None:
        """What ``values`` gave."""
        raise NotImplementedError

    def step_name(self) -> str:
        """The name of the step under way."""
        raise NotImplementedError

    def rank(self, seat: i64) -> tuple[int, ...]:
        """The seat's score, then what breaks ties."""
        raise NotImplementedError

    def action_table(self) -> ActionTable:
        return self.table

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seat_count())]

    def winners(self) -> list[int]:
        if self.player != OVER:
            return []
        if self.is_solo():
            return [0] if self.points(0) > self.points(1) else []
        ranks = [self.rank(seat) for seat in range(self.seat_count())]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.table, self.values())

    def __repr__(self) -> str:
        return f"<{self.game_name()} state: round {self.round}, player {self.player}, step {self.step_name()}>"


def restored(kind: type[LinkedState], table: ActionTable, values: StateValues) -> LinkedState:
    """A state that was pickled."""
    state = kind(table)
    state.set_values(values)
    return state
