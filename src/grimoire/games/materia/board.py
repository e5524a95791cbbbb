"""The data of a game in progress: what is worked out from it, how steps change it and how they ask."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.materia.pile import kinds_in, shl
from grimoire.games.materia.state_fields import BoardFields, SeatFields
from grimoire.kernel.game import CHANCE

if TYPE_CHECKING:  # a board is played with linked rules, whose steps change the board
    from grimoire.games.materia.linking import Card, Linked
    from grimoire.games.materia.steps import Node

POOL_LIMIT: Final[i64] = 9
FAMILIAR_LIMIT: Final[i64] = 14
ALL_SLOTS: Final[i64] = 127
NOBODY: Final[i64] = -1


class Seat(SeatFields):
    """One player's side: pool, familiar and spells. A spell's slot is the number of its colour."""

    def level(self, slot: i64) -> i64:
        return (self.levels >> (4 * slot)) & 15

    def rune(self, slot: i64) -> i64:
        return (self.runes >> (2 * slot)) & 3


class Board(BoardFields):
    """A game in progress. Steps and :mod:`.turn_flow` change it."""

    def __init__(self, linked: "Linked") -> None:
        super().__init__(linked, [Seat() for _ in range(linked.players)])

    def spell_names(self) -> list[str]:
        """The spells of this game that are known, by colour."""
        return list(self.linked.spell_names(self.slots))


# Spells


def card_number(board: Board, slot: i64) -> i64:
    """The number of the card in a slot, among those of the game."""
    return (board.slots >> (5 * slot)) & 31


def card_at(board: Board, slot: i64) -> "Card":
    return board.linked.cards[card_number(board, slot)]


def reveal(board: Board, number: i64) -> None:
    """Puts a card of the game into the slot of its colour, for all players."""
    card = board.linked.cards[number]
    slot = card.colour
    board.slots = (board.slots & ~shl(31, 5 * slot)) | shl(number, 5 * slot)
    board.spells ^= card.fingerprint
    if card.phase >= 0:
        board.symbols |= shl(1, 7 * card.phase + slot)


def set_level(board: Board, seat: Seat, slot: i64, level: i64) -> None:
    """Moves the token on a card; permanent effects start and stop with it."""
    seat.levels = (seat.levels & ~shl(15, 4 * slot)) | shl(level, 4 * slot)
    refresh(board, seat)


def refresh(board: Board, seat: Seat) -> None:
    """Works out anew what the permanent effects amount to."""
    seat.echo = 0
    seat.mornings = 1
    seat.keep = 0
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0:
            permanent = card_at(board, slot).level(seat.level(slot)).permanent
            if permanent is not None:
                permanent.start(seat, slot)
        slot += 1


# Steps


def enter(board: Board, node: "Node") -> None:
    """Begins a step."""
    board.node = node
    board.lock = 0
    board.left = node.count
    if node.begins:
        node.step.begin(board)


def move_on(board: Board) -> None:
    """The step is over."""
    enter(board, board.node.next)


def current_node(board: Board) -> "Node":
    """What is being resolved: draws that a permanent effect owes come before anything else."""
    return board.linked.echo if board.draws > 0 else board.node


# Questions


def ask_tokens(board: Board, player: i64, first_code: i64, kinds: i64) -> bool:
    """Asks for one of these kinds; ``first_code`` is that of the verb. False if there are none."""
    if kinds == 0:
        return False
    board.player = player
    board.first_code = first_code
    board.kinds = kinds
    return True


def ask_pouch(board: Board) -> bool:
    """A token must be drawn: False while there is none in the pouch."""
    return ask_tokens(board, CHANCE, board.linked.deal_codes, kinds_in(board.pouch))


def refill_pouch(board: Board) -> bool:
    """An empty pouch is filled from the discard; False if there is nothing to fill, or to fill it with."""
    if board.pouch != 0 or board.discard == 0:
        return False
    board.pouch = board.discard
    board.discard = 0
    return True


def ask_picks(board: Board, player: i64, first_code: i64, picks: i64) -> bool:
    """Asks for a seat or a card; ``first_code`` is that of the verb. False if there are none."""
    if picks == 0:
        return False
    board.player = player
    board.first_code = first_code
    board.picks = picks
    return True
