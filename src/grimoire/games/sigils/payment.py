"""Paying for a spell with dice: which sums a set of dice can make, and what it would cost in gems.

Sums are kept as bits. Each teachers' die used costs a gem, so where some are available the sums stand in lanes of
seven bits, one lane for each number of teachers' dice: ``low`` holds the sums 0 to 6, ``high`` those from 7 to 13.
Adding a die is a shift within the lanes, and for a teachers' die one lane up.
"""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import spread_by_three
from grimoire.games.sigils.dice import COLOUR_COUNT, FACES, OWN, bit, shl, value_of

_LANE: Final[i64] = 7
_LANE_MASK: Final[i64] = 127
_UNITS: Final[i64] = 0x0102_0408_1020_4081  # the lowest bit of each of nine lanes
_ENOUGH: Final[i64] = 7  # gems that pay for any two dice: five pips and two fees


def own_sums(dice: i64, members: i64) -> i64:
    """The sums that own dice can make, as bits; bit 0 is the empty sum."""
    sums: i64 = 1
    while members != 0:
        if members & 1 != 0:
            sums |= shl(sums, dice & 7)
        members >>= 1
        dice >>= 3
    return sums


def _others_make(dice: i64, members: i64, first: i64, step: i64) -> i64:
    """The own dice for which other members make a sum: 6 less this sum is ``first`` plus ``step`` times their value.

    The sums of the dice before each one are collected on the way up. On the way down the sums of those behind it are
    kept in reverse, sum 6 as bit 0, so that a pair with the right sum is where the two sets meet after a shift. Dice
    that are no members count as 0, which changes no sum.
    """
    dice &= 7 * spread_by_three(members)
    before: i64 = 0
    sums: i64 = 1
    die: i64 = 0
    while die < COLOUR_COUNT:
        before |= shl(sums, _LANE * die)
        sums = (sums | shl(sums, value_of(dice, die))) & _LANE_MASK
        die += 1
    made: i64 = 0
    behind: i64 = 1 << FACES
    while die > 0:
        die -= 1
        value = value_of(dice, die)
        meet = (before >> (_LANE * die)) & (behind >> (first + step * value)) & _LANE_MASK
        made |= shl((meet + _LANE_MASK) >> _LANE, die)
        behind |= behind >> value
    return made & members


def _below(bits: i64) -> i64:
    """The mask of the lowest so many bits of every lane."""
    return _UNITS * (shl(1, bits) - 1)


def _window(value: i64, gems: i64) -> i64:
    """The bits of the sums that so many nudges can bring together with a value."""
    least = value - gems
    if least < 1:
        least = 1
    return shl(1, value + gems + 1) - shl(1, least)


def sums_for(dice: i64, members: i64, fee: i64) -> i64:
    """The sums 0 to 6 that can be made with at most ``fee`` teachers' dice, as bits."""
    if fee <= 0 or members <= OWN:
        return own_sums(dice, members & OWN)
    low: i64 = 1
    die: i64 = 0
    while members != 0:
        if members & 1 != 0:
            value = dice & 7
            moved = (low & _below(_LANE - value)) << value
            low |= moved << _LANE if die >= COLOUR_COUNT else moved
        members >>= 1
        dice >>= 3
        die += 1
    sums: i64 = 0
    while fee >= 0:
        sums |= low & _LANE_MASK
        low >>= _LANE
        fee -= 1
    return sums


def can_pay(dice: i64, die: i64, members: i64, gems: i64) -> bool:
    """Could ``die`` be harnessed with others of ``members``, nudging any of them, for at most so many gems?"""
    value = value_of(dice, die)
    members &= ~bit(die)
    if die >= COLOUR_COUNT:
        gems -= 1
    if gems < 0 or members == 0:
        return False
    if members <= OWN:
        return own_sums(dice, members) & _window(value, gems) != 0
    return gems >= _ENOUGH or _can_pay_with_teachers(dice, value, members, gems)


def _can_pay_with_teachers(dice: i64, value: i64, members: i64, gems: i64) -> bool:
    low: i64 = 1
    high: i64 = 0
    die: i64 = 0
    while members != 0:
        if members & 1 != 0:
            face = dice & 7
            stays = _below(_LANE - face)
            kept = (low & stays) << face
            raised = ((high & stays) << face) | ((low & ~stays) >> (_LANE - face))
            if die >= COLOUR_COUNT:
                kept <<= _LANE
                raised <<= _LANE
            low |= kept
            high |= raised
        members >>= 1
        dice >>= 3
        die += 1
    return _in_some_lane(low, high, value, gems)


def _in_some_lane(low: i64, high: i64, value: i64, gems: i64) -> bool:
    while gems >= 0 and (low | high) != 0:
        sums = (low & _LANE_MASK) | shl(high & _LANE_MASK, _LANE)
        if sums & _window(value, gems) != 0:
            return True
        low >>= _LANE
        high >>= _LANE
        gems -= 1
    return False


def harnessable(dice: i64, unused: i64, spots: i64, gems: i64) -> i64:
    """The dice that can be harnessed as they lie: another sum to match, a spell on their spot, the fees at hand."""
    if gems == 0 or unused <= OWN:
        return _others_make(dice, unused & OWN, FACES, -1) & spots
    possible: i64 = 0
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0 and (spots >> (die % COLOUR_COUNT)) & 1 != 0:
            fee = gems - 1 if die >= COLOUR_COUNT else gems
            if fee >= 0 and (sums_for(dice, unused & ~bit(die), fee) >> value_of(dice, die)) & 1 != 0:
                possible |= bit(die)
        die += 1
    return possible


def harness_possible(dice: i64, unused: i64, spots: i64, gems: i64) -> bool:
    """Could any die be harnessed, with gems as nudges and fees?"""
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0 and (spots >> (die % COLOUR_COUNT)) & 1 != 0 and can_pay(dice, die, unused, gems):
            return True
        die += 1
    return False


def payers(dice: i64, unused: i64, owed: i64, fee: i64) -> i64:
    """The dice that may pay next so that the rest of what is owed can still be met exactly."""
    if fee == 0 or unused <= OWN:
        return _others_make(dice, unused & OWN, FACES - owed, 1)
    possible: i64 = 0
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0:
            rest = owed - value_of(dice, die)
            left = fee - 1 if die >= COLOUR_COUNT else fee
            if rest >= 0 and left >= 0 and (sums_for(dice, unused & ~bit(die), left) >> rest) & 1 != 0:
                possible |= bit(die)
        die += 1
    return possible
