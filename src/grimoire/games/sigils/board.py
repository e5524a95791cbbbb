"""The data of a game in progress: spots, seats, dice, what is being resolved and what is being asked."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.sigils.dice import COLOUR_COUNT, OWN, shl, value_of, with_value
from grimoire.games.sigils.payment import harness_possible
from grimoire.games.sigils.state_fields import BoardFields, SeatFields

if TYPE_CHECKING:  # steps change the board
    from grimoire.games.sigils.linking import Card, Linked
    from grimoire.games.sigils.steps import Node

SPOTS: Final = 10  # of a spellbook, in two rows
ROW: Final[i64] = 5
FULL_BOOK: Final[i64] = SPOTS
CARD_BITS: Final[i64] = 10
NO_CARD: Final[i64] = 1023
ALL_GEMS: Final[i64] = 40
BONUS_FAME: Final[i64] = 2  # for a spell that suits its spot of the book
SIGIL_FAME: Final[i64] = 2  # for each completed sigil
NOTHING: Final[i64] = -1

# The stages of a game.
SETUP: Final[i64] = 0
PLAYING: Final[i64] = 1
PASSING: Final[i64] = 2
TEACHING: Final[i64] = 3
FINISHED: Final[i64] = 4

# The verbs on offer that need nothing more, as bits.
PASS_WORD: Final[i64] = 1
END_WORD: Final[i64] = 2
DONE_WORD: Final[i64] = 4


class Seat(SeatFields):
    """One player's side: dice, gems, Fame and the spellbook."""

    def card(self, spot: i64) -> i64:
        """The number of the card in a spot, counted from 0."""
        if spot < ROW:
            return (self.top >> (CARD_BITS * spot)) & NO_CARD
        return (self.bottom >> (CARD_BITS * (spot - ROW))) & NO_CARD


class Board(BoardFields):
    """A game in progress. Steps and :mod:`.turn_flow` change it."""

    def __init__(self, linked: "Linked") -> None:
        super().__init__(linked, [Seat() for _ in range(linked.players)])

    def card(self, seat: Seat, spot: i64) -> "Card":
        """The card in a spot of a spellbook."""
        return self.linked.cards[seat.card(spot)]


def all_dice(board: Board) -> i64:
    """The dice of the player whose turn it is and the teachers' in one number."""
    return board.me.dice | (board.teachers << 18)


def unused_dice(board: Board) -> i64:
    return (~board.me.used & OWN) | ((~board.teachers_used & OWN) << 6)


def spot_card(board: Board, colour: i64) -> i64:
    return (board.spots >> (CARD_BITS * colour)) & NO_CARD


def set_spot(board: Board, colour: i64, card: i64) -> None:
    shift = CARD_BITS * colour
    board.spots = (board.spots & ~shl(NO_CARD, shift)) | shl(card, shift)


def filled_spots(board: Board) -> i64:
    """A bit for each spot of the main board with a spell."""
    filled: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if spot_card(board, colour) != NO_CARD:
            filled |= shl(1, colour)
        colour += 1
    return filled


def open_spots(board: Board) -> i64:
    """The spots of the main board whose spells the player whose turn it is has room for."""
    return 0 if board.me.count >= FULL_BOOK else filled_spots(board)


def put_spell(board: Board, seat: Seat, card: i64) -> i64:
    """Puts a spell into the next free spot of a book and returns the spot."""
    spot = seat.count
    if spot < ROW:
        seat.top |= shl(card, CARD_BITS * spot)
    else:
        seat.bottom |= shl(card, CARD_BITS * (spot - ROW))
    seat.count += 1
    board.counted = 0
    if board.linked.programs[card] is not board.linked.end:
        seat.ready |= shl(1, spot)
    return spot


def set_die(board: Board, die: i64, value: i64) -> None:
    if die < COLOUR_COUNT:
        board.me.dice = with_value(board.me.dice, die, value)
    else:
        board.teachers = with_value(board.teachers, die - COLOUR_COUNT, value)


def can_harness_with(board: Board, dice: i64, unused: i64, gems: i64) -> bool:
    """A turn with a cast must harness: could it still, with these dice and gems? After the harness: always."""
    return board.colour >= 0 or harness_possible(dice, unused, open_spots(board), gems)


def can_harness(board: Board) -> bool:
    """The same, with the dice and gems as they are."""
    return can_harness_with(board, all_dice(board), unused_dice(board), board.me.gems)


def owed(board: Board) -> i64:
    """What is still to be paid for the die being harnessed."""
    dice = all_dice(board)
    rest = value_of(dice, board.harnessing)
    die: i64 = 0
    while board.paid >> die != 0:
        if (board.paid >> die) & 1 != 0:
            rest -= value_of(dice, die)
        die += 1
    return rest


def fees(dice: i64) -> i64:
    """A gem for each of the teachers' dice in a set."""
    return ones(dice >> COLOUR_COUNT)


def enter(board: Board, node: "Node") -> None:
    """Begins a step."""
    board.node = node
    node.step.begin(board)


def move_on(board: Board) -> None:
    """Begins the step after the current one."""
    enter(board, board.node.next)


def ask_choices(board: Board, choices: i64) -> bool:
    """Asks the player whose turn it is for one of these actions of the step's verb."""
    board.player = board.turn
    board.choices = choices
    return True
