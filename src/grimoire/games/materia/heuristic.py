"""The heuristic value of a seat: its points now, and what its pool and spells promise for the rest of the game."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.materia.board import ALL_SLOTS, FAMILIAR_LIMIT, Board, Seat, card_at
from grimoire.games.materia.pile import runes_of, size, trio, trio_size
from grimoire.games.materia.scoring import opponent_score, seat_score
from grimoire.games.materia.solo import TRACK
from grimoire.games.materia.usable import payable_levels

# In hundredths of a point: what so many tokens of the colour of an unlearned spell are worth.
_GATHERED: Final = bytes((0, 20, 70, 150, 200, *[240] * 11))
_TOKEN: Final = 0.15
_TRIPLE: Final = 0.5
_AFFORDED: Final = 0.6
_LEARNED: Final = 1.0
_USE: Final = 2.5  # of a spell with a phase, in a whole game
_SOLO_PACE: Final = 2.6  # what the opponent gains in a round


def progress(board: Board) -> float:
    """How far the game is, from 0 to 1: the nearest end counts."""
    most = 0.0
    for seat in board.seats:
        learned = float(ones(seat.learned)) / 7.0
        stored = float(size(seat.familiar)) / float(FAMILIAR_LIMIT)
        if learned > most:
            most = learned
        if stored > most:
            most = stored
    if board.linked.solo:
        filled = float(size(board.track)) / float(TRACK)
        if filled > most:
            most = filled
    return most


def heuristic(board: Board, number: i64) -> float:
    """About how many points a seat will end with; the opponent of a solo game is seat 1."""
    left = 1.0 - progress(board)
    if board.linked.solo and number == 1:
        return float(opponent_score(board)) + _SOLO_PACE * left
    seat = board.seats[number]
    points = float(seat_score(board, seat))
    if left <= 0.0:
        # Pool tokens are only of use to break a tie.
        return points + 0.01 * float(size(seat.pool))
    return points + _promise(board, seat, left)


def _promise(board: Board, seat: Seat, left: float) -> float:
    pool = seat.pool
    total = size(pool)
    worth = _TOKEN * float(total)
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 == 0:
            worth += float(_GATHERED[trio_size(trio(pool, slot))]) / 100.0
            if payable_levels(board, pool, total, slot) != 0:
                worth += _AFFORDED
        else:
            worth += _LEARNED
            if card_at(board, slot).phase >= 0:
                worth += _USE * left * (1.0 + 0.2 * float(seat.level(slot) - 3))
        slot += 1
    rune: i64 = 0
    while rune < 3:
        worth += _TRIPLE * float(size(pool & runes_of(rune)) // 3)
        rune += 1
    if seat.learned == ALL_SLOTS:
        return 0.0
    return worth
