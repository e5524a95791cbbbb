"""States for other processes: everything in a state as plain values, its linked by what it was made from."""

import json
from functools import lru_cache
from typing import Any, Final

from grimoire.games.sigils.board import Board
from grimoire.games.sigils.cardset import card_set
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.steps import Node
from grimoire.kernel.pickling import set_values, values_of

_SEAT_FIELDS: Final = ("dice", "used", "gems", "fame", "count", "top", "bottom", "cast", "down", "ready")
_BOARD_FIELDS: Final = (
    "player", "first", "turn", "round", "stage", "last_turns", "spots", "supply", "teachers",
    "teachers_used", "begun", "bound", "colour", "value", "price", "paid", "casting", "left", "emptied",
    "rolls", "roller", "words", "nudges", "harnesses", "casts", "choices",
)  # fmt: skip


def freeze(board: Board) -> tuple[Any, ...]:
    """What pickle needs to make this state again."""
    seats = tuple(values_of(seat, _SEAT_FIELDS) for seat in board.seats)
    cards = (board.deck.members(), board.discard.members())
    return thaw, (json.dumps(board.linked.options), board.node.name, values_of(board, _BOARD_FIELDS), seats, cards)


def thaw(
    options: str,
    step: str,
    values: tuple[Any, ...],
    seats: tuple[tuple[int, ...], ...],
    cards: tuple[list[int], list[int]],
) -> Board:
    """The state that was frozen."""
    from grimoire.games.sigils.state import new_state  # state imports this module

    linked, nodes = _linked(options)
    state = new_state(linked)
    set_values(state, _BOARD_FIELDS, values)
    for seat, numbers in zip(state.seats, seats, strict=True):
        set_values(seat, _SEAT_FIELDS, numbers)
    state.deck, state.discard = card_set(cards[0]), card_set(cards[1])
    state.node = nodes[step]
    state.me = state.seats[state.turn]
    return state


@lru_cache(maxsize=64)
def _linked(options: str) -> tuple[Linked, dict[str, Node]]:
    from grimoire.games.sigils.game import Sigils  # game imports state

    linked = Sigils(**json.loads(options)).linked
    return linked, linked.nodes()
