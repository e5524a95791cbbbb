"""States for other processes: everything in a state as plain numbers, its linked by what it was made from."""

from functools import lru_cache
from typing import Any, Final

from grimoire.games.materia.board import Board
from grimoire.games.materia.linking import Linked, Node
from grimoire.games.materia.spells import TABLE
from grimoire.kernel.pickling import set_values, values_of

_SEAT_FIELDS: Final = (
    "pool", "familiar", "learned", "levels", "runes", "today", "echo", "echo_rune", "mornings", "keep",
)  # fmt: skip
_BOARD_FIELDS: Final = (
    "player", "first", "turn", "round", "phase", "used", "altar", "pouch", "discard", "track", "lower", "slots",
    "spells", "symbols", "left", "lock", "actor", "draws", "swept", "given", "card", "rune", "copied", "learning",
    "level", "wilds", "placed", "paid", "words", "verb", "kinds", "verb2", "kinds2", "learns", "casts", "picks",
    "copies", "copies2",
)  # fmt: skip


def freeze(board: Board) -> tuple[Any, ...]:
    """What pickle needs to make this state again."""
    linked = board.linked
    spells = tuple(card.name for card in linked.cards)
    made_of = (spells, int(linked.players), int(linked.first), int(linked.altar), int(linked.handicap))
    seats = tuple(values_of(seat, _SEAT_FIELDS) for seat in board.seats)
    return thaw, (made_of, board.step.name, values_of(board, _BOARD_FIELDS), seats)


def thaw(made_of: tuple[Any, ...], step: str, numbers: tuple[int, ...], seats: tuple[tuple[int, ...], ...]) -> Board:
    """The state that was frozen."""
    from grimoire.games.materia.state import new_state  # state imports this module

    linked, nodes = _linked(*made_of)
    state = new_state(linked)
    set_values(state, _BOARD_FIELDS, numbers)
    for seat, values in zip(state.seats, seats, strict=True):
        set_values(seat, _SEAT_FIELDS, values)
    state.step = nodes[step]
    state.me = state.seats[state.turn]
    return state


@lru_cache(maxsize=64)
def _linked(
    spells: tuple[str, ...], players: int, first: int, altar: int, handicap: int
) -> tuple[Linked, dict[str, Node]]:
    table = {spell.name: spell for spell in TABLE}
    linked = Linked(tuple(table[name] for name in spells), players, first, altar, handicap)
    return linked, linked.nodes()
