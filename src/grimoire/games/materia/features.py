"""Features for the net: a seat with the altar, its rivals and the time left; and actions."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.materia.board import POOL_LIMIT, Board, Seat, card_at
from grimoire.games.materia.heuristic import progress
from grimoire.games.materia.phases import MORNING
from grimoire.games.materia.pile import (
    colour_count,
    count,
    kinds_in,
    lowest,
    one,
    runes_of,
    size,
    trio,
    trio_size,
)
from grimoire.games.materia.scoring import opponent_score, seat_score
from grimoire.games.materia.turn_flow import is_decided
from grimoire.games.materia.turn_steps import Act
from grimoire.games.materia.usable import could_pay, payable_levels
from grimoire.games.materia.verbs import CAST, COPY, DEAL, DONE, LEARN, PLACE, RAISE, TAKE
from grimoire.games.search_state import Features
from grimoire.kernel.game import CHANCE, OVER

_SPELLS: Final = 22  # 21, and one index for all that are not in the table
_OTHER_SPELL: Final[i64] = 21

# Indices: for each spell ...
_LEARNED: Final = 0  # by level
_OPEN: Final = 3 * _SPELLS
_HELD: Final = 4 * _SPELLS
_PAYABLE: Final = 5 * _SPELLS  # by level
_RUNES_HELD: Final = 8 * _SPELLS
_RUNES_LAID: Final = 9 * _SPELLS
_LAID: Final = 10 * _SPELLS
_RUNES_STORED: Final = 11 * _SPELLS
# ... and for the seat and the table.
_ALONE: Final = 12 * _SPELLS
_SCORE: Final = _ALONE
_STORED: Final = _ALONE + 1
_STORED_IS: Final = _ALONE + 2  # 15
_LEARNED_IS: Final = _ALONE + 17  # 8
_POOL: Final = _ALONE + 25
_POOL_IS: Final = _ALONE + 26  # 10
_TRIPLES: Final = _ALONE + 36  # 4
_BEST_RUNE: Final = _ALONE + 40
_ALTAR: Final = _ALONE + 41
_ALTAR_RUNE: Final = _ALONE + 42
_ROUND: Final = _ALONE + 43
_POUCH: Final = _ALONE + 44
_COLOURS: Final = _ALONE + 45
_WHEN: Final = _ALONE + 46  # 9
_PLAYERS: Final = _ALONE + 55  # 4
_RIVAL_LEARNED_IS: Final = _ALONE + 59  # 8
_RIVAL_STORED: Final = _ALONE + 67
_RIVAL_STORED_IS: Final = _ALONE + 68  # 15
_RIVAL_SCORE: Final = _ALONE + 83
_LEAD: Final = _ALONE + 84
_AHEAD: Final = _ALONE + 85
_LAST_ROUND: Final = _ALONE + 86  # 2
_RIVAL_POOL: Final = _ALONE + 88
_TRACK: Final = _ALONE + 89
_TRACK_IS: Final = _ALONE + 90  # 18
_LOWER: Final = _ALONE + 108
_PENDING: Final = _ALONE + 109  # 12
_BIAS: Final = _ALONE + 121
_MORE: Final = _ALONE + 122
_ALTAR_KIND: Final = _MORE  # 21
_POOL_KIND: Final = _MORE + 21  # 21
_POUCH_COLOUR: Final = _MORE + 42  # 7
_ALTAR_IS: Final = _MORE + 49  # 12
_TO_DRAW_IS: Final = _MORE + 61  # 6
_LEAD_IS: Final = _MORE + 67  # 31
_LEAD_LATE: Final = _MORE + 98
_LEAD_EARLY: Final = _MORE + 99
_PROGRESS: Final = _MORE + 100
# For each spell again: what one more token from the altar makes possible, and the rivals' side.
_IN_REACH: Final = _MORE + 101  # by level
_RIVAL_LEARNED: Final = _IN_REACH + 3 * _SPELLS  # by level
_RIVAL_PAYABLE: Final = _RIVAL_LEARNED + 3 * _SPELLS  # by level
_RIVAL_IN_REACH: Final = _RIVAL_PAYABLE + 3 * _SPELLS  # by level
_RIVAL_HELD: Final = _RIVAL_IN_REACH + 3 * _SPELLS
FEATURE_COUNT: Final = _RIVAL_HELD + _SPELLS
_WIDEST_LEAD: Final[i64] = 15

# Indices of actions.
_WORDS: Final = 0  # 3
_VERB_SPELL: Final = 3  # 11 verbs, 22 spells, learned or not
_VERB_RUNE: Final = _VERB_SPELL + 11 * 2 * _SPELLS
_VERB_HELD: Final = _VERB_RUNE + 33
_VERB_RUNES: Final = _VERB_HELD + 11 * 12
_PLACE_RUNE: Final = _VERB_RUNES + 33
_LEARN: Final = _PLACE_RUNE + 3 * _SPELLS
_CAST: Final = _LEARN + 3 * _SPELLS
_COPY: Final = _CAST + 3 * _SPELLS
_RAISE: Final = _COPY + 3 * _SPELLS
ACTION_FEATURE_COUNT: Final = _RAISE + 3 * _SPELLS


def _spell(board: Board, slot: i64) -> i64:
    """The number of the spell in a slot, the same in all games."""
    card = card_at(board, slot)
    number = 7 * (card.spell.set - 1) + slot
    return number if 0 <= number < _OTHER_SPELL else _OTHER_SPELL


def features(board: Board, number: i64, out: Features) -> None:
    if board.linked.solo and number == 1:
        return
    seat = board.seats[number]
    out.add(_BIAS, 1.0)
    _spells_features(board, seat, out)
    _seat_features(board, seat, out)
    _table_features(board, out)
    _time_features(board, number, out)
    if board.linked.solo:
        _opponent_features(board, seat, out)
    else:
        _rivals_features(board, number, out)


def _spells_features(board: Board, seat: Seat, out: Features) -> None:
    pool = seat.pool
    slot: i64 = 0
    while slot < 7:
        spell = _spell(board, slot)
        if (seat.learned >> slot) & 1 != 0:
            out.add(_LEARNED + 3 * spell + seat.level(slot) - 3, 1.0)
            runes = runes_of(seat.rune(slot))
            _add_count(out, _RUNES_HELD + spell, size(pool & runes), 0.33)
            _add_count(out, _RUNES_LAID + spell, size(board.altar & runes), 0.33)
            _add_count(out, _RUNES_STORED + spell, size(seat.familiar & runes), 0.2)
        else:
            out.add(_OPEN + spell, 1.0)
            _add_count(out, _HELD + spell, trio_size(trio(pool, slot)), 0.33)
            _add_count(out, _LAID + spell, trio_size(trio(board.altar, slot)), 0.33)
            _price_features(board, pool, slot, _PAYABLE + 3 * spell, _IN_REACH + 3 * spell, 1.0, out)
        slot += 1


def _price_features(
    board: Board, pool: i64, slot: i64, payable_index: i64, reach_index: i64, share: float, out: Features
) -> None:
    """The level of a spell that the pool pays for, and a higher one that one more token would."""
    total = size(pool)
    payable = _best_level(payable_levels(board, pool, total, slot))
    if payable >= 0:
        out.add(payable_index + payable, share)
    reach = _level_in_reach(board, pool, total, slot)
    if reach > payable:
        out.add(reach_index + reach, share)


def _best_level(levels: i64) -> i64:
    """The highest of three levels in a mask, from 0; -1 if there is none."""
    return 2 if levels & 4 != 0 else 1 if levels & 2 != 0 else 0 if levels != 0 else -1


def _level_in_reach(board: Board, pool: i64, total: i64, slot: i64) -> i64:
    """The highest level of a spell that one token of its colour from the altar would pay for; -1 if there is none."""
    best: i64 = -1
    if total >= POOL_LIMIT or not could_pay(board, trio_size(trio(pool, slot)) + 1, total + 1):
        return best
    rune: i64 = 0
    while rune < 3:
        kind = 3 * slot + rune
        if count(board.altar, kind) != 0:
            best = max(best, _best_level(payable_levels(board, pool + one(kind), total + 1, slot)))
        rune += 1
    return best


def _add_count(out: Features, index: i64, number: i64, scale: float) -> None:
    if number != 0:
        out.add(index, float(number) * scale)


def _seat_features(board: Board, seat: Seat, out: Features) -> None:
    stored = size(seat.familiar)
    held = size(seat.pool)
    out.add(_SCORE, float(seat_score(board, seat)) * 0.05)
    out.add(_STORED, float(stored) * 0.07)
    out.add(_STORED_IS + stored, 1.0)
    out.add(_LEARNED_IS + ones(seat.learned), 1.0)
    out.add(_POOL, float(held) * 0.11)
    out.add(_POOL_IS + held, 1.0)
    most: i64 = 0
    triples: i64 = 0
    rune: i64 = 0
    while rune < 3:
        alike = size(seat.pool & runes_of(rune))
        triples += alike // 3
        if alike > most:
            most = alike
        rune += 1
    out.add(_TRIPLES + triples, 1.0)
    out.add(_BEST_RUNE, float(most) * 0.2)
    _add_count(out, _COLOURS, colour_count(seat.familiar), 0.14)
    _add_kinds(out, _POOL_KIND, seat.pool)


def _table_features(board: Board, out: Features) -> None:
    most: i64 = 0
    rune: i64 = 0
    while rune < 3:
        alike = size(board.altar & runes_of(rune))
        if alike > most:
            most = alike
        rune += 1
    out.add(_ALTAR, float(size(board.altar)) * 0.1)
    out.add(_ALTAR_RUNE, float(most) * 0.2)
    out.add(_ROUND, float(board.round) * 0.05)
    out.add(_POUCH, float(size(board.pouch)) * 0.01)
    out.add(_PLAYERS + board.linked.players - 1, 1.0)
    out.add(_ALTAR_IS + min(size(board.altar), 11), 1.0)
    out.add(_PROGRESS, progress(board))
    _add_kinds(out, _ALTAR_KIND, board.altar)
    colour: i64 = 0
    while colour < 7:
        _add_count(out, _POUCH_COLOUR + colour, trio_size(trio(board.pouch, colour)), 0.1)
        colour += 1
    if board.player == CHANCE:
        out.add(_TO_DRAW_IS + min(board.left, 5), 1.0)


def _add_kinds(out: Features, index: i64, pile: i64) -> None:
    kinds = kinds_in(pile)
    while kinds != 0:
        kind = lowest(kinds)
        out.add(index + kind, float(count(pile, kind)) * 0.5)
        kinds &= kinds - 1


def _time_features(board: Board, number: i64, out: Features) -> None:
    players = board.linked.players
    away = (number - board.turn + players) % players
    if away == 0:
        phase = board.phase
        out.add(_WHEN + (4 if phase > 2 else 3 if phase == MORNING and board.used > 0 else phase), 1.0)
        if board.kinds != 0 and board.player >= 0 and not isinstance(board.node.step, Act):
            verb = board.linked.verb_of[board.first_code]
            if verb < DEAL:
                out.add(_PENDING + verb - TAKE, 1.0)
    else:
        out.add(_WHEN + 4 + away, 1.0)
    if board.player != OVER and is_decided(board):
        # In the last round, the seats after the current one still have a Day.
        moved = (number - board.first + players) % players < (board.turn - board.first + players) % players
        out.add(_LAST_ROUND + (1 if moved else 0), 1.0)


def _rivals_features(board: Board, number: i64, out: Features) -> None:
    learned: i64 = 0
    stored: i64 = 0
    score: i64 = 0
    held: i64 = 0
    share = 1.0 / float(board.linked.players - 1)
    other: i64 = 0
    while other < board.linked.players:
        if other != number:
            seat = board.seats[other]
            learned = max(learned, ones(seat.learned))
            stored = max(stored, size(seat.familiar))
            score = max(score, seat_score(board, seat))
            held = max(held, size(seat.pool))
            _rival_spells_features(board, seat, share, out)
        other += 1
    out.add(_RIVAL_LEARNED_IS + learned, 1.0)
    out.add(_RIVAL_STORED, float(stored) * 0.07)
    out.add(_RIVAL_STORED_IS + stored, 1.0)
    out.add(_RIVAL_POOL, float(held) * 0.11)
    _lead_features(board, board.seats[number], score, out)


def _rival_spells_features(board: Board, seat: Seat, share: float, out: Features) -> None:
    """What a rival has learned and can learn next."""
    pool = seat.pool
    slot: i64 = 0
    while slot < 7:
        spell = _spell(board, slot)
        if (seat.learned >> slot) & 1 != 0:
            out.add(_RIVAL_LEARNED + 3 * spell + seat.level(slot) - 3, share)
        else:
            _add_count(out, _RIVAL_HELD + spell, trio_size(trio(pool, slot)), 0.33 * share)
            _price_features(board, pool, slot, _RIVAL_PAYABLE + 3 * spell, _RIVAL_IN_REACH + 3 * spell, share, out)
        slot += 1


def _opponent_features(board: Board, seat: Seat, out: Features) -> None:
    filled = size(board.track)
    out.add(_TRACK, float(filled) * 0.06)
    out.add(_TRACK_IS + filled, 1.0)
    _add_count(out, _LOWER, size(board.lower), 0.2)
    _lead_features(board, seat, opponent_score(board), out)


def _lead_features(board: Board, seat: Seat, rival: i64, out: Features) -> None:
    lead = seat_score(board, seat) - rival
    out.add(_RIVAL_SCORE, float(rival) * 0.05)
    out.add(_LEAD, float(lead) * 0.1)
    if lead > 0:
        out.add(_AHEAD, 1.0)
    done = progress(board)
    out.add(_LEAD_LATE, float(lead) * 0.1 * done)
    out.add(_LEAD_EARLY, float(lead) * 0.1 * (1.0 - done))
    out.add(_LEAD_IS + max(-_WIDEST_LEAD, min(_WIDEST_LEAD, lead)) + _WIDEST_LEAD, 1.0)


def action_features(board: Board, code: i64, out: Features) -> None:
    verb = board.linked.verb_of[code]
    if verb <= DONE:
        out.add(_WORDS + verb, 1.0)
    elif verb < DEAL:
        _token_features(board, verb, board.linked.item_of[code], out)
    else:
        _card_features(board, verb, code, out)


def _token_features(board: Board, verb: i64, kind: i64, out: Features) -> None:
    seat = board.seats[board.player]
    slot = kind // 3
    rune = kind % 3
    spell = _spell(board, slot)
    learned = (seat.learned >> slot) & 1
    index = verb - TAKE
    out.add(_VERB_SPELL + (index * 2 + learned) * _SPELLS + spell, 1.0)
    out.add(_VERB_RUNE + 3 * index + rune, 1.0)
    held = trio_size(trio(seat.pool, slot))
    out.add(_VERB_HELD + 12 * index + 6 * learned + (held if held < 5 else 5), 1.0)
    out.add(_VERB_RUNES + 3 * index + size(seat.pool & runes_of(rune)) % 3, 1.0)
    if verb == PLACE:
        out.add(_PLACE_RUNE + 3 * spell + rune, 1.0)


def _card_features(board: Board, verb: i64, code: i64, out: Features) -> None:
    slot = board.linked.slot_of[code]
    if slot < 0:
        return
    level = board.linked.level_of[code] - 3
    spell = 3 * _spell(board, slot)
    if verb == LEARN:
        out.add(_LEARN + spell + level, 1.0)
    elif verb == CAST:
        out.add(_CAST + spell + level, 1.0)
    elif verb == COPY:
        out.add(_COPY + spell + level, 1.0)
    elif verb == RAISE:
        out.add(_RAISE + spell + board.seats[board.player].level(slot) - 3, 1.0)
