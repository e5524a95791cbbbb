"""What a learned judgement looks at in Sigils: one seat, the main board, its rivals, the time left; and actions."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.sigils.board import FULL_BOOK, Board, Seat, all_dice, filled_spots, spot_card
from grimoire.games.sigils.dice import COLOUR_COUNT, OWN, bit, value_of
from grimoire.games.sigils.digest import Digest, digest, fit, nibble
from grimoire.games.sigils.kit import NO_CARD, NUDGE_CODES
from grimoire.games.sigils.payment import can_pay, harnessable
from grimoire.games.sigils.scoring import face_up, seat_score, tally_fame
from grimoire.games.sigils.steps import PLAYING
from grimoire.games.thinking import Senses

_SORTS: Final = 64  # of abilities, with room

# Places: for each sort of ability ...
_READY: Final = 0
_SPENT: Final = _SORTS
_WORTH: Final = 2 * _SORTS
_WITHIN: Final = 3 * _SORTS  # on the main board, for the dice as they lie
_NEAR: Final = 4 * _SORTS  # for the dice and gems
# ... and for the seat and the table.
_ALONE: Final = 5 * _SORTS
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
SENSES: Final = _ALONE + 144

# Places of actions.
_WORDS: Final = 0  # 3
_NUDGE: Final = 3  # up or down, 6 values, own or a teacher's
_NUDGE_FIT: Final = _NUDGE + 24  # 8
_HARNESS: Final = _NUDGE_FIT + 8  # own or a teacher's
_HARNESS_SORT: Final = _HARNESS + 2
_HARNESS_FIT: Final = _HARNESS_SORT + _SORTS  # 16
_HARNESS_VALUE: Final = _HARNESS_FIT + 16  # 6
_PAY: Final = _HARNESS_VALUE + 6  # 6 values, own or a teacher's
_PAY_FIT: Final = _PAY + 12  # 8
_TURN: Final = _PAY_FIT + 8  # 6 values
_REROLL: Final = _TURN + 6  # 2
_SHIFT: Final = _REROLL + 2  # 4 ways, 6 values
_CAST: Final = _SHIFT + 24
_ENTOMB: Final = _CAST + _SORTS
_DISCARD: Final = _ENTOMB + _SORTS
_DISCARD_FIT: Final = _DISCARD + _SORTS  # 8
DEEDS: Final = _DISCARD_FIT + 8


def sense(board: Board, number: i64, senses: Senses) -> None:
    seat = board.seats[number]
    book = digest(board, seat)
    senses.add(_BIAS, 1.0)
    _sense_book(board, seat, book, senses)
    _sense_spots(board, seat, book, senses)
    _sense_dice(seat, senses)
    _sense_time(board, number, senses)
    _sense_table(board, senses)
    _sense_rivals(board, number, senses)


def _sense_book(board: Board, seat: Seat, book: Digest, senses: Senses) -> None:
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot):
            card = board.card(seat, spot)
            tally = card.tally
            if (seat.cast >> spot) & 1 != 0:
                senses.add(_SPENT + card.sort, 1.0)
            else:
                senses.add(_READY + card.sort, 1.0)
            if tally is not None:
                _add_count(senses, _WORTH + card.sort, tally_fame(board, seat, tally), 0.12)
        spot += 1
    family: i64 = 0
    while family < 5:
        _add_count(senses, _FAMILIES + family, nibble(book.families, family), 0.2)
        family += 1
    kind: i64 = 0
    while kind < 3:
        _add_count(senses, _TYPES + kind, nibble(book.types, kind), 0.2)
        _add_count(senses, _SIGILS + kind, nibble(book.sigils, kind), 0.3)
        kind += 1
    if book.open_shape >= 0:
        senses.add(_OPEN_SHAPE + book.open_shape, 1.0)
    senses.add(_SPELLS_IS + seat.count, 1.0)


def _add_count(senses: Senses, place: i64, count: i64, scale: float) -> None:
    if count != 0:
        senses.add(place, float(count) * scale)


def _sense_spots(board: Board, seat: Seat, book: Digest, senses: Senses) -> None:
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
            card = board.kit.cards[number]
            fame = fit(board, seat, book, card)
            best_any = max(best_any, fame)
            if (within >> colour) & 1 != 0:
                senses.add(_WITHIN + card.sort, 1.0)
                reached += 1
                if fame > best_within:
                    next_within = best_within
                    best_within = fame
                elif fame > next_within:
                    next_within = fame
            elif (unused >> colour) & 1 != 0 and can_pay(seat.dice, colour, unused, seat.gems):
                senses.add(_NEAR + card.sort, 1.0)
                near += 1
                best_near = max(best_near, fame)
        colour += 1
    senses.add(_WITHIN_IS + reached, 1.0)
    senses.add(_NEAR_IS + near, 1.0)
    _add_count(senses, _BEST_WITHIN, best_within, 0.1)
    _add_count(senses, _NEXT_WITHIN, next_within, 0.1)
    _add_count(senses, _BEST_NEAR, best_near, 0.1)
    _add_count(senses, _BEST_ANY, best_any, 0.1)


def _sense_dice(seat: Seat, senses: Senses) -> None:
    pips: i64 = 0
    die: i64 = 0
    while die < COLOUR_COUNT:
        if (seat.used >> die) & 1 == 0:
            value = value_of(seat.dice, die)
            pips += value
            senses.add(_FACES + 6 * die + value - 1, 1.0)
        die += 1
    senses.add(_UNUSED_IS + ones(~seat.used & OWN), 1.0)
    _add_count(senses, _PIPS, pips, 0.05)
    _add_count(senses, _ON_SPELLS, ones(seat.cast), 0.2)
    _add_count(senses, _GEMS, seat.gems, 0.1)
    senses.add(_GEMS_IS + (seat.gems if seat.gems < 8 else 8), 1.0)


def _sense_time(board: Board, number: i64, senses: Senses) -> None:
    players = board.kit.players
    away = (number - board.turn + players) % players
    if away != 0:
        senses.add(_WHEN + 2 + away, 1.0)
    elif board.stage == PLAYING:
        if board.colour >= 0:
            senses.add(_HARNESSED + board.colour, 1.0)
        senses.add(_WHEN + (2 if board.colour >= 0 else 1 if board.bound != 0 else 0), 1.0)
        if board.price >= 0:
            senses.add(_PENDING, 1.0)
        elif board.casting >= 0:
            senses.add(_PENDING + 1, 1.0)
    if board.last_turns >= 0:
        senses.add(_LAST_TURNS + ((board.last_turns >> number) & 1), 1.0)


def _sense_table(board: Board, senses: Senses) -> None:
    senses.add(_PLAYERS + board.kit.players - 2, 1.0)
    senses.add(_EDITION + (1 if board.kit.gems_a_fame == 3 else 0), 1.0)
    if board.kit.teachers:
        senses.add(_TEACHERS, 1.0)
        _add_count(senses, _TEACHERS_LEFT, ones(~board.teachers_used & OWN), 0.16)
    senses.add(_ROUND, float(board.round) * 0.05)
    senses.add(_SUPPLY, float(board.supply) * 0.03)


def _sense_rivals(board: Board, number: i64, senses: Senses) -> None:
    seat = board.seats[number]
    spells: i64 = 0
    rival: i64 = 0
    other: i64 = 0
    while other < board.kit.players:
        if other != number:
            theirs = board.seats[other]
            spells = max(spells, theirs.count)
            rival = max(rival, seat_score(board, theirs))
        other += 1
    score = seat_score(board, seat)
    senses.add(_FAME, float(seat.fame) * 0.05)
    senses.add(_SCORE, float(score) * 0.05)
    senses.add(_RIVAL_SPELLS_IS + spells, 1.0)
    senses.add(_RIVAL_SCORE, float(rival) * 0.05)
    senses.add(_LEAD, float(score - rival) * 0.1)
    if score > rival:
        senses.add(_AHEAD, 1.0)


def sense_deed(board: Board, code: i64, senses: Senses) -> None:
    kit = board.kit
    if code < NUDGE_CODES:
        senses.add(_WORDS + code, 1.0)
    elif code < kit.turn_codes:
        _sense_harness(board, code, senses)
    elif code < kit.first_codes:
        _sense_casting(board, code, senses)


def _sense_harness(board: Board, code: i64, senses: Senses) -> None:
    kit = board.kit
    if code < kit.harness_codes:
        die = (code - NUDGE_CODES) // 2
        value = value_of(all_dice(board), die) - 1
        way = (code - NUDGE_CODES) % 2
        senses.add(_NUDGE + (way * 6 + value) * 2 + _is_teachers(die), 1.0)
        senses.add(_NUDGE_FIT + _fit_at(board, die % COLOUR_COUNT, 7), 1.0)
        return
    die = (code - kit.harness_codes) % kit.dice
    value = value_of(all_dice(board), die) - 1
    if code < kit.pay_codes:
        senses.add(_HARNESS + _is_teachers(die), 1.0)
        senses.add(_HARNESS_SORT + kit.cards[spot_card(board, die % COLOUR_COUNT)].sort, 1.0)
        senses.add(_HARNESS_FIT + _fit_at(board, die % COLOUR_COUNT, 15), 1.0)
        senses.add(_HARNESS_VALUE + value, 1.0)
    else:
        senses.add(_PAY + 2 * value + _is_teachers(die), 1.0)
        senses.add(_PAY_FIT + _fit_at(board, die % COLOUR_COUNT, 7), 1.0)


def _is_teachers(die: i64) -> i64:
    return 1 if die >= COLOUR_COUNT else 0


def _fit_at(board: Board, colour: i64, most: i64) -> i64:
    """How well the spell of a spot fits the book of the player at turn, in steps of one Fame and at most so many."""
    if (filled_spots(board) & bit(colour)) == 0:
        return 0
    card = board.kit.cards[spot_card(board, colour)]
    return min(most, fit(board, board.me, digest(board, board.me), card))


def _sense_casting(board: Board, code: i64, senses: Senses) -> None:
    kit = board.kit
    if code < kit.reroll_codes:
        senses.add(_TURN + value_of(all_dice(board), code - kit.turn_codes) - 1, 1.0)
    elif code < kit.shift_codes:
        senses.add(_REROLL + _is_teachers(code - kit.reroll_codes), 1.0)
    elif code < kit.cast_codes:
        number = code - kit.shift_codes
        value = value_of(all_dice(board), number // 4) - 1
        senses.add(_SHIFT + 6 * (number % 4) + value, 1.0)
    elif code < kit.entomb_codes:
        senses.add(_CAST + board.card(board.me, code - kit.cast_codes).sort, 1.0)
    elif code < kit.discard_codes:
        senses.add(_ENTOMB + board.card(board.me, code - kit.entomb_codes).sort, 1.0)
    else:
        colour = code - kit.discard_codes
        number = spot_card(board, colour)
        if number != NO_CARD:
            senses.add(_DISCARD + kit.cards[number].sort, 1.0)
            senses.add(_DISCARD_FIT + _fit_at(board, colour, 7), 1.0)
