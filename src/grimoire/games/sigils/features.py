"""The features of a state of Sigils: one seat, the main board, its rivals, the time left; and those of actions."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.search_state import Features
from grimoire.games.sigils.board import FULL_BOOK, NO_CARD, PLAYING, Board, Seat, all_dice, open_spots, spot_card
from grimoire.games.sigils.counting import face_up
from grimoire.games.sigils.dice import COLOUR_COUNT, OWN, bit, value_of
from grimoire.games.sigils.digest import Digest, digest, fit, nibble
from grimoire.games.sigils.heuristic import progress
from grimoire.games.sigils.payment import can_pay, harnessable
from grimoire.games.sigils.scoring import seat_score
from grimoire.games.sigils.verbs import (
    CAST,
    DISCARD,
    DONE,
    ENTOMB,
    HARNESS,
    NUDGE,
    PAY,
    REROLL,
    SHIFT,
    SHIFT_PIPS,
    TURN,
)

_ABILITIES: Final = 64  # with room for more

# Indices: for each ability ...
_READY: Final = 0
_SPENT: Final = _ABILITIES
_WORTH: Final = 2 * _ABILITIES
_WITHIN: Final = 3 * _ABILITIES  # on the main board, for the dice as they lie
_NEAR: Final = 4 * _ABILITIES  # for the dice and gems
# ... and for the seat and the table.
_ALONE: Final = 5 * _ABILITIES
_FAME: Final = _ALONE
_SCORE: Final = _ALONE + 1
_GEMS: Final = _ALONE + 2
_GEMS_IS: Final = _ALONE + 3  # 9
_SPELLS_IS: Final = _ALONE + 12  # 11
_UNUSED_IS: Final = _ALONE + 23  # 7
_PIPS: Final = _ALONE + 30
_FACES: Final = _ALONE + 31  # 6 colours, 6 values
_WITHIN_IS: Final = _ALONE + 67  # 7
_NEAR_IS: Final = _ALONE + 74  # 7
_BEST_WITHIN: Final = _ALONE + 81
_NEXT_WITHIN: Final = _ALONE + 82
_BEST_NEAR: Final = _ALONE + 83
_BEST_ANY: Final = _ALONE + 84
_OPEN_SHAPE: Final = _ALONE + 85  # 3
_FAMILIES: Final = _ALONE + 88  # 5
_TYPES: Final = _ALONE + 93  # 3
_SIGILS: Final = _ALONE + 96  # 3
_ON_SPELLS: Final = _ALONE + 99
_WHEN: Final = _ALONE + 100  # 7
_LAST_TURNS: Final = _ALONE + 107  # 2
_RIVAL_SPELLS_IS: Final = _ALONE + 109  # 11
_RIVAL_SCORE: Final = _ALONE + 120
_LEAD: Final = _ALONE + 121
_AHEAD: Final = _ALONE + 122
_PLAYERS: Final = _ALONE + 123  # 4
_EDITION: Final = _ALONE + 127  # 2
_TEACHERS: Final = _ALONE + 129
_TEACHERS_LEFT: Final = _ALONE + 130
_ROUND: Final = _ALONE + 131
_SUPPLY: Final = _ALONE + 132
_HARNESSED: Final = _ALONE + 133  # 6
_PENDING: Final = _ALONE + 139  # 4
_BIAS: Final = _ALONE + 143
_MORE: Final = _ALONE + 144
_FIT_WITHIN_IS: Final = _MORE  # 9
_FIT_NEAR_IS: Final = _MORE + 9  # 9
_TO_FILL: Final = _MORE + 18
_LEAD_IS: Final = _MORE + 19  # 31
_LEAD_LATE: Final = _MORE + 50
_LEAD_EARLY: Final = _MORE + 51
_PROGRESS: Final = _MORE + 52
# The rivals' side.
_RIVAL: Final = _MORE + 53
_RIVAL_GEMS: Final = _RIVAL
_RIVAL_UNUSED_IS: Final = _RIVAL + 1  # 7
_RIVAL_FAMILIES: Final = _RIVAL + 8  # 5
_RIVAL_TYPES: Final = _RIVAL + 13  # 3
_RIVAL_BEST_WITHIN: Final = _RIVAL + 16
_RIVAL_BEST_ANY: Final = _RIVAL + 17
_RIVAL_READY: Final = _RIVAL + 18
_RIVAL_SPENT: Final = _RIVAL_READY + _ABILITIES
_RIVAL_WORTH: Final = _RIVAL_SPENT + _ABILITIES
_RIVAL_WITHIN: Final = _RIVAL_WORTH + _ABILITIES
FEATURE_COUNT: Final = _RIVAL_WITHIN + _ABILITIES
_WIDEST_LEAD: Final[i64] = 15

# Indices of actions.
_WORDS: Final = 0  # 3
_NUDGE: Final = 3  # up or down, 6 values, own or a teacher's
_NUDGE_FIT: Final = _NUDGE + 24  # 8
_HARNESS: Final = _NUDGE_FIT + 8  # own or a teacher's
_HARNESS_ABILITY: Final = _HARNESS + 2
_HARNESS_FIT: Final = _HARNESS_ABILITY + _ABILITIES  # 16
_HARNESS_VALUE: Final = _HARNESS_FIT + 16  # 6
_PAY: Final = _HARNESS_VALUE + 6  # 6 values, own or a teacher's
_PAY_FIT: Final = _PAY + 12  # 8
_TURN: Final = _PAY_FIT + 8  # 6 values
_REROLL: Final = _TURN + 6  # 2
_SHIFT: Final = _REROLL + 2  # 4 ways, 6 values
_CAST: Final = _SHIFT + 24
_ENTOMB: Final = _CAST + _ABILITIES
_DISCARD: Final = _ENTOMB + _ABILITIES
_DISCARD_FIT: Final = _DISCARD + _ABILITIES  # 8
ACTION_FEATURE_COUNT: Final = _DISCARD_FIT + 8


def features(board: Board, number: i64, out: Features) -> None:
    seat = board.seats[number]
    book = digest(board, seat)
    out.add(_BIAS, 1.0)
    _book_features(board, seat, book, out)
    _spots_features(board, seat, book, out)
    _dice_features(seat, out)
    _time_features(board, number, out)
    _table_features(board, out)
    _rivals_features(board, number, out)


def _abilities_features(
    board: Board, seat: Seat, ready: i64, spent: i64, worth: i64, share: float, out: Features
) -> None:
    """The abilities of a book, ready or spent, and what its red ones are worth."""
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot):
            card = board.card(seat, spot)
            out.add((spent if (seat.cast >> spot) & 1 != 0 else ready) + card.ability_number, share)
            if card.tally is not None:
                _add_count(out, worth + card.ability_number, card.tally.fame(board, seat), 0.12 * share)
        spot += 1


def _book_features(board: Board, seat: Seat, book: Digest, out: Features) -> None:
    _abilities_features(board, seat, _READY, _SPENT, _WORTH, 1.0, out)
    family: i64 = 0
    while family < 5:
        _add_count(out, _FAMILIES + family, nibble(book.families, family), 0.2)
        family += 1
    kind: i64 = 0
    while kind < 3:
        _add_count(out, _TYPES + kind, nibble(book.types, kind), 0.2)
        _add_count(out, _SIGILS + kind, nibble(book.sigils, kind), 0.3)
        kind += 1
    if book.open_shape >= 0:
        out.add(_OPEN_SHAPE + book.open_shape, 1.0)
    out.add(_SPELLS_IS + seat.count, 1.0)


def _add_count(out: Features, index: i64, count: i64, scale: float) -> None:
    if count != 0:
        out.add(index, float(count) * scale)


def _spots_features(board: Board, seat: Seat, book: Digest, out: Features) -> None:
    """What lies on the main board for this seat: within reach, near, or only there."""
    if seat.count >= FULL_BOOK:
        return
    unused = ~seat.used & OWN
    within = harnessable(seat.dice, unused, OWN, 0)
    reached: i64 = 0
    near: i64 = 0
    best_within: i64 = 0
    next_within: i64 = 0
    best_near: i64 = 0
    best_any: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        number = spot_card(board, colour)
        if number != NO_CARD:
            card = board.linked.cards[number]
            fame = fit(board, seat, book, card)
            best_any = max(best_any, fame)
            if (within >> colour) & 1 != 0:
                out.add(_WITHIN + card.ability_number, 1.0)
                out.add(_FIT_WITHIN_IS + min(fame, 8), 1.0)
                reached += 1
                if fame > best_within:
                    next_within = best_within
                    best_within = fame
                elif fame > next_within:
                    next_within = fame
            elif (unused >> colour) & 1 != 0 and can_pay(seat.dice, colour, unused, seat.gems):
                out.add(_NEAR + card.ability_number, 1.0)
                out.add(_FIT_NEAR_IS + min(fame, 8), 1.0)
                near += 1
                best_near = max(best_near, fame)
        colour += 1
    out.add(_WITHIN_IS + reached, 1.0)
    out.add(_NEAR_IS + near, 1.0)
    _add_count(out, _BEST_WITHIN, best_within, 0.1)
    _add_count(out, _NEXT_WITHIN, next_within, 0.1)
    _add_count(out, _BEST_NEAR, best_near, 0.1)
    _add_count(out, _BEST_ANY, best_any, 0.1)


def _dice_features(seat: Seat, out: Features) -> None:
    pips: i64 = 0
    die: i64 = 0
    while die < COLOUR_COUNT:
        if (seat.used >> die) & 1 == 0:
            value = value_of(seat.dice, die)
            pips += value
            out.add(_FACES + 6 * die + value - 1, 1.0)
        die += 1
    out.add(_UNUSED_IS + ones(~seat.used & OWN), 1.0)
    _add_count(out, _PIPS, pips, 0.05)
    _add_count(out, _ON_SPELLS, ones(seat.cast), 0.2)
    _add_count(out, _GEMS, seat.gems, 0.1)
    out.add(_GEMS_IS + (seat.gems if seat.gems < 8 else 8), 1.0)


def _time_features(board: Board, number: i64, out: Features) -> None:
    players = board.linked.players
    away = (number - board.turn + players) % players
    if away != 0:
        out.add(_WHEN + 2 + away, 1.0)
    elif board.stage == PLAYING:
        if board.colour >= 0:
            out.add(_HARNESSED + board.colour, 1.0)
        out.add(_WHEN + (2 if board.colour >= 0 else 1 if board.bound != 0 else 0), 1.0)
        if board.harnessing >= 0:
            out.add(_PENDING, 1.0)
        elif board.casting >= 0:
            out.add(_PENDING + 1, 1.0)
    if board.last_turns >= 0:
        out.add(_LAST_TURNS + ((board.last_turns >> number) & 1), 1.0)


def _table_features(board: Board, out: Features) -> None:
    out.add(_PLAYERS + board.linked.players - 2, 1.0)
    out.add(_EDITION + (1 if board.linked.gems_a_fame == 3 else 0), 1.0)
    if board.linked.teachers:
        out.add(_TEACHERS, 1.0)
        _add_count(out, _TEACHERS_LEFT, ones(~board.teachers_used & OWN), 0.16)
    out.add(_ROUND, float(board.round) * 0.05)
    out.add(_SUPPLY, float(board.supply) * 0.03)
    out.add(_PROGRESS, progress(board))
    _add_count(out, _TO_FILL, ones(board.emptied), 1.0)


def _rivals_features(board: Board, number: i64, out: Features) -> None:
    seat = board.seats[number]
    spells: i64 = 0
    rival: i64 = 0
    share = 1.0 / float(board.linked.players - 1)
    other: i64 = 0
    while other < board.linked.players:
        if other != number:
            theirs = board.seats[other]
            spells = max(spells, theirs.count)
            rival = max(rival, seat_score(board, theirs))
            _rival_features(board, theirs, share, out)
        other += 1
    score = seat_score(board, seat)
    out.add(_FAME, float(seat.fame) * 0.05)
    out.add(_SCORE, float(score) * 0.05)
    out.add(_RIVAL_SPELLS_IS + spells, 1.0)
    out.add(_RIVAL_SCORE, float(rival) * 0.05)
    _lead_features(score - rival, progress(board), out)


def _lead_features(lead: i64, done: float, out: Features) -> None:
    out.add(_LEAD, float(lead) * 0.1)
    if lead > 0:
        out.add(_AHEAD, 1.0)
    out.add(_LEAD_LATE, float(lead) * 0.1 * done)
    out.add(_LEAD_EARLY, float(lead) * 0.1 * (1.0 - done))
    out.add(_LEAD_IS + max(-_WIDEST_LEAD, min(_WIDEST_LEAD, lead)) + _WIDEST_LEAD, 1.0)


def _rival_features(board: Board, seat: Seat, share: float, out: Features) -> None:
    """A rival's book, dice and gems, each rival counting for its share."""
    book = digest(board, seat)
    _add_count(out, _RIVAL_GEMS, seat.gems, 0.1 * share)
    out.add(_RIVAL_UNUSED_IS + ones(~seat.used & OWN), share)
    family: i64 = 0
    while family < 5:
        _add_count(out, _RIVAL_FAMILIES + family, nibble(book.families, family), 0.2 * share)
        family += 1
    kind: i64 = 0
    while kind < 3:
        _add_count(out, _RIVAL_TYPES + kind, nibble(book.types, kind), 0.2 * share)
        kind += 1
    _abilities_features(board, seat, _RIVAL_READY, _RIVAL_SPENT, _RIVAL_WORTH, share, out)
    _rival_spots_features(board, seat, book, share, out)


def _rival_spots_features(board: Board, seat: Seat, book: Digest, share: float, out: Features) -> None:
    """What a rival can learn next."""
    if seat.count >= FULL_BOOK:
        return
    within = harnessable(seat.dice, ~seat.used & OWN, OWN, 0)
    best_within: i64 = 0
    best_any: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        number = spot_card(board, colour)
        if number != NO_CARD:
            card = board.linked.cards[number]
            fame = fit(board, seat, book, card)
            best_any = max(best_any, fame)
            if (within >> colour) & 1 != 0:
                out.add(_RIVAL_WITHIN + card.ability_number, share)
                best_within = max(best_within, fame)
        colour += 1
    _add_count(out, _RIVAL_BEST_WITHIN, best_within, 0.1 * share)
    _add_count(out, _RIVAL_BEST_ANY, best_any, 0.1 * share)


def action_features(board: Board, code: i64, out: Features) -> None:
    verb = board.linked.verb_of[code]
    item = board.linked.item_of[code]
    if verb <= DONE:
        out.add(_WORDS + verb, 1.0)
    elif verb == NUDGE:
        value = value_of(all_dice(board), item) - 1
        down: i64 = 1 if board.linked.amount_of[code] < 0 else 0
        out.add(_NUDGE + (down * 6 + value) * 2 + _is_teachers(item), 1.0)
        out.add(_NUDGE_FIT + _fit_at(board, item % COLOUR_COUNT, 7), 1.0)
    elif verb == HARNESS:
        out.add(_HARNESS + _is_teachers(item), 1.0)
        out.add(_HARNESS_ABILITY + board.linked.cards[spot_card(board, item % COLOUR_COUNT)].ability_number, 1.0)
        out.add(_HARNESS_FIT + _fit_at(board, item % COLOUR_COUNT, 15), 1.0)
        out.add(_HARNESS_VALUE + value_of(all_dice(board), item) - 1, 1.0)
    elif verb == PAY:
        out.add(_PAY + 2 * (value_of(all_dice(board), item) - 1) + _is_teachers(item), 1.0)
        out.add(_PAY_FIT + _fit_at(board, item % COLOUR_COUNT, 7), 1.0)
    else:
        _casting_features(board, verb, item, code, out)


def _is_teachers(die: i64) -> i64:
    return 1 if die >= COLOUR_COUNT else 0


def _fit_at(board: Board, colour: i64, most: i64) -> i64:
    """How well the spell of a spot fits the book of the player at turn, in steps of one Fame and at most so many."""
    if (open_spots(board) & bit(colour)) == 0:
        return 0
    card = board.linked.cards[spot_card(board, colour)]
    return min(most, fit(board, board.me, digest(board, board.me), card))


def _casting_features(board: Board, verb: i64, item: i64, code: i64, out: Features) -> None:
    if verb == TURN:
        out.add(_TURN + value_of(all_dice(board), item) - 1, 1.0)
    elif verb == REROLL:
        out.add(_REROLL + _is_teachers(item), 1.0)
    elif verb == SHIFT:
        way = SHIFT_PIPS.index(board.linked.amount_of[code])
        out.add(_SHIFT + 6 * way + value_of(all_dice(board), item) - 1, 1.0)
    elif verb == CAST:
        out.add(_CAST + board.card(board.me, item).ability_number, 1.0)
    elif verb == ENTOMB:
        out.add(_ENTOMB + board.card(board.me, item).ability_number, 1.0)
    elif verb == DISCARD:
        number = spot_card(board, item)
        if number != NO_CARD:
            out.add(_DISCARD + board.linked.cards[number].ability_number, 1.0)
            out.add(_DISCARD_FIT + _fit_at(board, item, 7), 1.0)
