"""What is asked: chance first, then what a spell needs, then the turn itself."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.sigils.board import Board, all_dice, filled_spots, spot_card, unused_dice
from grimoire.games.sigils.cardset import CardSet
from grimoire.games.sigils.dice import COLOUR_COUNT, bit, shl, value_of
from grimoire.games.sigils.linking import NO_CARD, Node
from grimoire.games.sigils.options import (
    castable,
    entombable,
    fits_now,
    nudgeable,
    rerollable,
    shiftable,
    turnable,
)
from grimoire.games.sigils.payment import harnessable, payers
from grimoire.games.sigils.steps import DISCARD, ENTOMB, REROLL, SHIFT, TURN
from grimoire.kernel.game import CHANCE

PASS_WORD: Final[i64] = 1
END_WORD: Final[i64] = 2
DONE_WORD: Final[i64] = 4
PAYING: Final[i64] = 0
TURNING: Final[i64] = 1
REROLLING: Final[i64] = 2


def forget_question(board: Board) -> None:
    board.words = 0
    board.nudges = 0
    board.harnesses = 0
    board.dice_asked = 0
    board.shifts = 0
    board.casts = 0
    board.entombs = 0
    board.discards = 0


def ask_deck(board: Board) -> bool:
    """The next spell for an emptied spot: False if there is none, the discard included."""
    if board.deck.size == 0:
        if board.discard.size == 0:
            return False
        board.deck = board.discard
        board.discard = CardSet()
    board.player = CHANCE
    return True


def ask_step(board: Board, step: Node) -> bool:
    """What the spell being cast needs to know; False when nothing is left to ask."""
    op = step.op
    board.player = board.turn
    if op == TURN:
        return _ask_dice(board, TURNING, turnable(board, False))
    if op == SHIFT:
        board.shifts = shiftable(board, step.number, False)
        return True
    if op == REROLL:
        return board.linked.teachers and _ask_dice(board, REROLLING, rerollable(board, step.number))
    if op == DISCARD:
        return _ask_discards(board)
    if op == ENTOMB:
        board.entombs = entombable(board, step.number, board.casting)
        return True
    return False


def _ask_dice(board: Board, verb: i64, members: i64) -> bool:
    board.dice_verb = verb
    board.dice_asked = members
    return True


def _ask_discards(board: Board) -> bool:
    if board.left <= 0:
        return False
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if spot_card(board, colour) != NO_CARD:
            board.discards |= shl(1, colour)
        colour += 1
    board.words = DONE_WORD
    return True


def ask_payment(board: Board) -> None:
    """Which die pays next?"""
    dice = all_dice(board)
    taken = board.paid | bit(board.price)
    board.player = board.turn
    _ask_dice(board, PAYING, payers(dice, unused_dice(board) & ~taken, owed(board), board.me.gems - fees(taken)))


def owed(board: Board) -> i64:
    """What is still to be paid for the die being harnessed."""
    dice = all_dice(board)
    rest = value_of(dice, board.price)
    die: i64 = 0
    while board.paid >> die != 0:
        if (board.paid >> die) & 1 != 0:
            rest -= value_of(dice, die)
        die += 1
    return rest


def fees(members: i64) -> i64:
    """A gem for each of the teachers' dice."""
    return ones(members >> COLOUR_COUNT)


def ask_turn(board: Board) -> None:
    """The turn itself: nudge, cast, harness, pass or end."""
    board.player = board.turn
    board.casts = castable(board)
    board.nudges = nudgeable(board)
    if board.colour >= 0:
        board.words = END_WORD
        return
    board.harnesses = harnessable(all_dice(board), unused_dice(board), filled_spots(board), board.me.gems)
    if board.bound == 0 or not fits_now(board):
        board.words = PASS_WORD
