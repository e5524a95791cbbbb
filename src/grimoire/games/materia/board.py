"""The data of a game in progress: piles, seats, what is being resolved and what is being asked."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.linking import Card, Node
from grimoire.games.materia.state_fields import BoardFields, SeatFields
from grimoire.games.materia.steps import (
    ECHO,
    HAND,
    KEEPS,
    MORNINGS,
    OTHERS_DRAW,
    OTHERS_TAKE,
    REPLACE,
)

POOL_LIMIT: Final[i64] = 9
FAMILIAR_LIMIT: Final[i64] = 14
ALL_SLOTS: Final[i64] = 127
NOBODY: Final[i64] = -1


class Seat(SeatFields):
    """One player's side: pool, familiar and spells. A spell's slot is the number of its colour."""

    def copy(self) -> "Seat":
        other = Seat()
        other.copy_fields(self)
        return other

    def level(self, slot: i64) -> i64:
        return (self.levels >> (4 * slot)) & 15

    def rune(self, slot: i64) -> i64:
        return (self.runes >> (2 * slot)) & 3


class Board(BoardFields):
    """A game in progress. Only :mod:`.rules` and :mod:`.resolve` change it."""

    def spell_names(self) -> list[str]:
        """The spells of this game that are known, by colour."""
        return list(self.linked.spell_names(self.slots))


def card_at(board: Board, slot: i64) -> Card:
    return board.linked.cards[(board.slots >> (5 * slot)) & 31]


def set_level(board: Board, seat: Seat, slot: i64, level: i64) -> None:
    """Moves the token on a card; permanent effects start and stop with it."""
    shift = 4 * slot
    seat.levels = (seat.levels & ~_nibble(15, shift)) | _nibble(level, shift)
    refresh(board, seat)


def _nibble(value: i64, shift: i64) -> i64:
    return value << shift


def refresh(board: Board, seat: Seat) -> None:
    """Works out anew what the permanent effects amount to."""
    seat.echo = 0
    seat.mornings = 1
    seat.keep = 0
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0:
            always = card_at(board, slot).level(seat.level(slot)).always
            if always is not None:
                if always.kind == ECHO:
                    seat.echo = always.count
                    seat.echo_rune = seat.rune(slot)
                elif always.kind == MORNINGS:
                    seat.mornings = always.count
                elif always.kind == KEEPS:
                    seat.keep = always.count
        slot += 1


def enter(board: Board, node: Node) -> None:
    """Begins a step."""
    board.step = node
    board.lock = 0
    if node.op == REPLACE:
        board.left = board.swept
        board.swept = 0
    else:
        board.left = node.count
    if node.op == OTHERS_TAKE or node.op == OTHERS_DRAW:
        board.actor = board.turn
    elif node.op == HAND:
        board.actor = (board.first + node.which) % board.linked.players


def reveal(board: Board, number: i64) -> None:
    """Puts a card of the game into the slot of its colour, for all players."""
    card = board.linked.cards[number]
    slot = card.colour
    board.slots = (board.slots & ~_nibble(31, 5 * slot)) | _nibble(number, 5 * slot)
    board.spells ^= card.fingerprint
    if card.phase >= 0:
        board.symbols |= _nibble(1, 7 * card.phase + slot)
