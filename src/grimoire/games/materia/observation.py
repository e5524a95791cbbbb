"""What a seat of Materia sees, as numbers. Nothing is hidden but the order of the pouch, and no state has one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.bits import spread_fours, spread_ones, spread_threes, spread_twos
from grimoire.games.materia.board import Board, Seat, card_number
from grimoire.games.materia.linking import Linked
from grimoire.games.materia.pile import COLOURS, KINDS, kinds_in, lowest, size
from grimoire.games.materia.scoring import opponent_score, seat_score
from grimoire.games.materia.turn_flow import is_decided
from grimoire.games.observation import Observation, seat_labels
from grimoire.games.search_state import seen_from

# In words of eight bytes.
_PILE: Final[i64] = 3
_TABLE: Final[i64] = 4 + 4 * _PILE
_SOLO: Final[i64] = 2 * _PILE
_SEAT: Final[i64] = 3 + 2 * _PILE
_EIGHT_KINDS: Final[i64] = 0o77777777


def layout(linked: Linked) -> Observation:
    """The features in the order in which ``observe`` writes them."""
    found = Observation()
    found.add("round", "the round, from 1 on", high=127)
    found.add("phase", "0 morning, 1 midday, 2 evening, 3 set-up, 4 sending (solo), 5 resupply, 6 over", high=6)
    found.add("mornings", "Morning actions used this Day", high=3)
    found.add("turn", "whose Day it is: 1 yours, 2 the next seat's and so on; 0 nobody's", high=4)
    found.add("player", "who decides, told like the turn", high=4)
    found.add("first", "who had the first Day, told like the turn", high=4)
    found.add("last_round", "1 if the game ends with this round", high=1).align()
    found.add("spells", "for each colour the set of its spell, from 1 on; 0 while unknown", COLOURS).align()
    found.add("repeats", "how often the step under way is still to be done", high=127)
    found.add("draws", "draws that a permanent effect still owes", high=15)
    found.add("swept", "tokens swept from the altar, still to be replaced", high=127)
    found.add("given", "the kind given in a swap, from 1 on; 0 none", high=len(KINDS))
    found.add("card", "the colour of the spell in use, from 1 on; 0 none", high=7)
    found.add("rune", "the rune it works with: 0 circle, 1 triangle, 2 square", high=2)
    found.add("copied", "1 while another player's spell is in use", high=1)
    found.add("learning", "the colour of the spell being learned, from 1 on; 0 none", high=7).align()
    found.add("level", "the level at which it is learned", high=5)
    found.add("wilds", "so many tokens may pay as wilds", high=7)
    found.add("placed", "the kind placed on it, from 1 on; 0 none", high=len(KINDS))
    found.add("lock", "the one colour that the step is bound to, from 1 on; 0 none", high=7)
    found.add("step", "the step under way, by its number in this game").align()
    for name, about in (
        ("altar", "tokens on the altar"),
        ("pouch", "tokens in the pouch"),
        ("discard", "tokens in the discard"),
        ("paid", "tokens paid so far for the spell being learned"),
    ):
        found.add(name, f"{about}, of each kind", KINDS, high=7).align()
    if linked.solo:
        found.add("track", "tokens on the opponent's track, of each kind", KINDS, high=7)
        found.add("opponent", "the opponent's points").align()
        found.add("lower", "tokens on the lower part of the opponent's board, of each kind", KINDS, high=7).align()
    for name in seat_labels(linked.players):
        found.add(f"{name}.pool", "tokens in the pool, of each kind", KINDS, high=7)
        found.add(f"{name}.pool_size", "tokens in the pool", high=9)
        found.add(f"{name}.points", "what this seat would score now").align()
        found.add(f"{name}.familiar", "tokens stored, of each kind", KINDS, high=7)
        found.add(f"{name}.familiar_size", "tokens stored", high=14).align()
        found.add(f"{name}.levels", "the level of each spell; 0 not learned", COLOURS, high=15).align()
        found.add(f"{name}.runes", "the rune on each learned spell: 1 circle, 2 triangle, 3 square", COLOURS, high=3)
        found.align()
        found.add(f"{name}.today", "1 for each spell learned this Day", COLOURS, high=1).align()
    return found


def observe(board: Board, number: i64, out: vec[i64], start: i64) -> i64:
    """Writes what a seat sees; the place after the last word."""
    linked = board.linked
    _write_table(board, number, out, start)
    start += _TABLE
    if linked.solo:
        _write_pile(out, start, board.track, min(opponent_score(board), 255) << 40)
        _write_pile(out, start + _PILE, board.lower, 0)
        start += _SOLO
    other = number
    for _ in range(linked.players):
        _write_seat(board, board.seats[other], out, start)
        start += _SEAT
        other = other + 1 if other + 1 < linked.players else 0
    return start


def _write_table(board: Board, number: i64, out: vec[i64], start: i64) -> None:
    players = board.linked.players
    last: i64 = 1 if is_decided(board) else 0
    out[start] = (
        board.round
        | (board.phase << 8)
        | (board.used << 16)
        | (seen_from(number, board.turn, players) << 24)
        | (seen_from(number, board.player, players) << 32)
        | (seen_from(number, board.first, players) << 40)
        | (last << 48)
    )
    out[start + 1] = _spells(board)
    out[start + 2] = (
        board.left
        | (board.draws << 8)
        | (board.swept << 16)
        | ((board.given + 1) << 24)
        | ((board.card + 1) << 32)
        | (board.rune << 40)
        | (board.copied << 48)
        | ((board.learning + 1) << 56)
    )
    lock: i64 = 0 if board.lock == 0 else lowest(kinds_in(board.lock)) // 3 + 1
    step = min(board.node.number, 255)
    out[start + 3] = board.level | (board.wilds << 8) | ((board.placed + 1) << 16) | (lock << 24) | (step << 32)
    _write_pile(out, start + 4, board.altar, 0)
    _write_pile(out, start + 4 + _PILE, board.pouch, 0)
    _write_pile(out, start + 4 + 2 * _PILE, board.discard, 0)
    _write_pile(out, start + 4 + 3 * _PILE, board.paid, 0)


def _spells(board: Board) -> i64:
    """For each slot the set of its spell."""
    sets = board.linked.sets
    known: i64 = 0
    slot: i64 = 6
    while slot >= 0:
        card = card_number(board, slot)
        known <<= 8
        if card < i64(len(sets)):
            known |= sets[card]
        slot -= 1
    return known


def _write_pile(out: vec[i64], start: i64, pile: i64, more: i64) -> None:
    """A pile of tokens, a byte for each kind; ``more`` has the last three of the 24 bytes for itself."""
    out[start] = spread_threes(pile & _EIGHT_KINDS)
    out[start + 1] = spread_threes((pile >> 24) & _EIGHT_KINDS)
    out[start + 2] = spread_threes(pile >> 48) | more


def _write_seat(board: Board, seat: Seat, out: vec[i64], start: i64) -> None:
    _write_pile(out, start, seat.pool, (size(seat.pool) << 40) | (min(seat_score(board, seat), 255) << 48))
    _write_pile(out, start + _PILE, seat.familiar, size(seat.familiar) << 40)
    start += 2 * _PILE
    out[start] = spread_fours(seat.levels)
    learned = spread_ones(seat.learned)
    # A rune only counts where a spell is learned.
    out[start + 1] = (spread_twos(seat.runes) & (learned * 3)) + learned
    out[start + 2] = spread_ones(seat.today)
