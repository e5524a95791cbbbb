"""What a spellbook counts: its face-up spells by family and type, and its completed sigils."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import ROW, Board, Seat

ANY_SHAPE: Final[i64] = -1


def face_up(seat: Seat, spot: i64) -> bool:
    return (seat.down >> spot) & 1 == 0


def sigils(board: Board, seat: Seat, shape: i64) -> i64:
    """The completed sigils of a shape: neighbours in a row, face-down spells left out."""
    count: i64 = 0
    before: i64 = ANY_SHAPE
    spot: i64 = 0
    while spot < seat.count:
        if spot == ROW:
            before = ANY_SHAPE
        if face_up(seat, spot):
            card = board.card(seat, spot)
            if before >= 0 and card.left == before and (shape == ANY_SHAPE or shape == before):
                count += 1
            before = card.right
        spot += 1
    return count


def of_family(board: Board, seat: Seat, family: i64) -> i64:
    count: i64 = 0
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot) and board.card(seat, spot).family == family:
            count += 1
        spot += 1
    return count


def of_type(board: Board, seat: Seat, kind: i64) -> i64:
    count: i64 = 0
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot) and board.card(seat, spot).kind == kind:
            count += 1
        spot += 1
    return count
