"""Points: the familiar, the learned spells, what is counted at the end; why a game ended."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import ALL_SLOTS, FAMILIAR_LIMIT, Board, Seat, card_at
from grimoire.games.materia.phases import FINISHED
from grimoire.games.materia.pile import size
from grimoire.games.materia.solo import TRACK, track_score
from grimoire.games.materia.turn_flow import LAST_ROUND

FAMILIAR_POINTS: Final = bytes((0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18))


def familiar_points(stored: i64) -> i64:
    """What so many stored tokens are worth."""
    return FAMILIAR_POINTS[min(stored, FAMILIAR_LIMIT)]


def spell_points(board: Board, seat: Seat, slot: i64) -> i64:
    """What a learned spell is worth now, its variable points included."""
    level = card_at(board, slot).level(seat.level(slot))
    tally = level.tally
    return level.points if tally is None else level.points + tally.points(seat, slot)


def seat_score(board: Board, seat: Seat) -> i64:
    points = familiar_points(size(seat.familiar))
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0:
            points += spell_points(board, seat, slot)
        slot += 1
    return points


def opponent_score(board: Board) -> i64:
    """Solo: what the opponent has."""
    return track_score(size(board.track)) + size(board.lower)


def all_parts(board: Board) -> list[dict[str, int]]:
    """For each score the parts it is made of: the familiar, then the learned spells by colour."""
    parts = [_seat_parts(board, seat) for seat in board.seats]
    if board.linked.solo:
        parts.append({"track": track_score(size(board.track)), "lower": size(board.lower)})
    return parts


def _seat_parts(board: Board, seat: Seat) -> dict[str, int]:
    parts: dict[str, int] = {"familiar": familiar_points(size(seat.familiar))}
    for slot in range(7):
        if (seat.learned >> slot) & 1 != 0:
            parts[card_at(board, slot).name] = spell_points(board, seat, slot)
    return parts


def end_reasons(board: Board) -> list[str]:
    """Why a finished game is over: keys of texts, [] before."""
    if board.phase != FINISHED:
        return []
    reasons = []
    if any(seat.learned == ALL_SLOTS for seat in board.seats):
        reasons.append("all-spells")
    if any(size(seat.familiar) >= FAMILIAR_LIMIT for seat in board.seats):
        reasons.append("full-familiar")
    if size(board.track) >= TRACK:
        reasons.append("full-track")
    if board.round >= LAST_ROUND:
        reasons.append("last-round")
    return reasons
