"""What may be done: which spells can be cast, and which choices leave the harness that a cast demands."""

from mypy_extensions import i64

from grimoire.games.sigils.board import Board, all_dice, filled_spots, unused_dice
from grimoire.games.sigils.dice import COLOUR_COUNT, FACES, bit, shl, value_of, with_value
from grimoire.games.sigils.linking import SHIFT_PIPS, Node
from grimoire.games.sigils.payment import harness_possible
from grimoire.games.sigils.steps import (
    DISCARD,
    ENTOMB,
    GEMS,
    IF_COLOUR,
    IF_VALUE,
    REROLL,
    SHIFT,
    SPEND,
    TURN,
)


def fits(board: Board, dice: i64, unused: i64, gems: i64) -> bool:
    """May the table look like this before the harness of a turn with a cast? After the harness: always."""
    return board.colour >= 0 or harness_possible(dice, unused, filled_spots(board), gems)


def fits_now(board: Board) -> bool:
    return fits(board, all_dice(board), unused_dice(board), board.me.gems)


def castable(board: Board) -> i64:
    """The spots whose spells can be cast."""
    seat = board.me
    if board.supply <= 0:
        return 0
    ready = seat.ready & ~seat.cast
    found: i64 = 0
    spot: i64 = 0
    while ready >> spot != 0:
        if (ready >> spot) & 1 != 0 and _can_cast(board, board.linked.programs[seat.card(spot)], spot):
            found |= bit(spot)
        spot += 1
    return found


def _can_cast(board: Board, node: Node, spot: i64) -> bool:
    """Has the ability what it needs, and does some way of using it fit?"""
    op = node.op
    if op == IF_COLOUR:
        return board.colour == node.number
    if op == IF_VALUE:
        return board.colour >= 0 and board.value == node.number
    if op == TURN:
        return turnable(board, True) != 0
    if op == SHIFT:
        return shiftable(board, node.number, True) != 0
    if op == REROLL:
        return rerollable(board, node.number) != 0
    if op == GEMS:
        more = gems_taken(board, node.number)
        return more > 0 and fits(board, all_dice(board), unused_dice(board), board.me.gems + more)
    if op == SPEND:
        unused = unused_dice(board)
        die = bit(node.number)
        return unused & die != 0 and fits(board, all_dice(board), unused & ~die, board.me.gems)
    if op == ENTOMB:
        return entombable(board, node.number, spot) != 0 and fits_now(board)
    return op == DISCARD and fits_now(board)


def gems_taken(board: Board, number: i64) -> i64:
    """So many gems, but one stays in the supply for the card."""
    return min(number, board.supply - 1)


def turnable(board: Board, one_is_enough: bool) -> i64:
    """The unused dice that may be turned onto their opposite sides."""
    dice = all_dice(board)
    unused = unused_dice(board)
    found: i64 = 0
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0:
            turned = with_value(dice, die, FACES + 1 - value_of(dice, die))
            if fits(board, turned, unused, board.me.gems):
                found |= bit(die)
                if one_is_enough:
                    return found
        die += 1
    return found


def shiftable(board: Board, colour: i64, one_is_enough: bool) -> i64:
    """Four bits a die: the ways in which the unused dice of a colour may be shifted."""
    dice = all_dice(board)
    unused = unused_dice(board)
    found: i64 = 0
    die = colour
    while die < 2 * COLOUR_COUNT:
        way: i64 = 0
        while (unused >> die) & 1 != 0 and way < 4:
            value = value_of(dice, die) + SHIFT_PIPS[way]
            if 1 <= value <= FACES and fits(board, with_value(dice, die, value), unused, board.me.gems):
                found |= shl(1, 4 * die + way)
                if one_is_enough:
                    return found
            way += 1
        die += COLOUR_COUNT
    return found


def rerollable(board: Board, colour: i64) -> i64:
    """The dice of a colour that may be rolled again: some outcome must fit."""
    unused = unused_dice(board)
    found: i64 = 0
    die = colour
    while die < board.linked.dice:
        if (unused >> die) & 1 != 0 or board.linked.rerolls_used:
            value: i64 = 1
            while value <= FACES:
                if fits(board, with_value(all_dice(board), die, value), unused | bit(die), board.me.gems):
                    found |= bit(die)
                    value = FACES
                value += 1
        die += COLOUR_COUNT
    return found


def entombable(board: Board, kind: i64, spot: i64) -> i64:
    """The spots with another spell of the type, face up."""
    seat = board.me
    found: i64 = 0
    other: i64 = 0
    while other < seat.count:
        if other != spot and (seat.down >> other) & 1 == 0 and board.card(seat, other).kind == kind:
            found |= bit(other)
        other += 1
    return found


def nudgeable(board: Board) -> i64:
    """Two bits a die, up and down: the nudges that are possible and fit."""
    if board.me.gems <= 0:
        return 0
    dice = all_dice(board)
    unused = unused_dice(board)
    free = board.bound == 0
    found: i64 = 0
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0:
            value = value_of(dice, die)
            if value < FACES and (free or fits(board, with_value(dice, die, value + 1), unused, board.me.gems - 1)):
                found |= shl(1, 2 * die)
            if value > 1 and (free or fits(board, with_value(dice, die, value - 1), unused, board.me.gems - 1)):
                found |= shl(2, 2 * die)
        die += 1
    return found
