"""A hand-written heuristic: Fame now, and what book, dice and gems promise for the rest of the game."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.sigils.board import FULL_BOOK, Board, Seat
from grimoire.games.sigils.dice import OWN
from grimoire.games.sigils.digest import digest, nibble
from grimoire.games.sigils.scoring import seat_score

_SPELL: Final = 1.5  # a spell more in the book
_CAST: Final = 3.0  # an ability to cast, in a whole game
_READY: Final = 0.3
_RED: Final = 2.0  # the room to grow of a red ability, in a whole game
_DIE: Final = 0.25
_GEM: Final = 0.15


def progress(board: Board) -> float:
    """How far the game is, from 0 to 1."""
    most: i64 = 0
    for seat in board.seats:
        if seat.count > most:
            most = seat.count
    return float(most) / float(FULL_BOOK)


def heuristic(board: Board, number: i64) -> float:
    """About what a seat will end with."""
    seat = board.seats[number]
    points = float(seat_score(board, seat))
    left = 1.0 - progress(board)
    if left <= 0.0:
        return points + 0.01 * float(seat.count)
    return points + _promise(board, seat, left)


def _promise(board: Board, seat: Seat, left: float) -> float:
    book = digest(board, seat)
    reds = nibble_sum(book.by_family) + nibble_sum(book.by_type) + nibble_sum(book.by_sigil) + book.by_own_kind
    reds += nibble_sum(book.by_pair) + nibble_sum(book.by_majority)
    worth = _SPELL * float(seat.count) + _CAST * left * float(ones(seat.ready))
    worth += _READY * float(ones(seat.ready & ~seat.cast))
    worth += left * _RED * float(reds)
    worth += _DIE * float(ones(~seat.used & OWN)) + _GEM * float(seat.gems + ones(seat.cast))
    return worth


def nibble_sum(counts: i64) -> i64:
    """All counts of a digest's number together."""
    total: i64 = 0
    while counts != 0:
        total += nibble(counts, 0)
        counts >>= 4
    return total
