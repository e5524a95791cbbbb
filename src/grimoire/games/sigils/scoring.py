"""Fame: what was gained, the red abilities, unused gems, completed sigils; who wins; why a game ended."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import FULL_BOOK, Board, Seat
from grimoire.games.sigils.linking import ROW, Card
from grimoire.games.sigils.steps import (
    FINISHED,
    MOST_OF_FAMILY,
    PER_FAMILY,
    PER_PAIR,
    PER_SIGIL,
    PER_TYPE,
    Tally,
)
from grimoire.games.sigils.turn_flow import LAST_ROUND

SIGIL_FAME: Final[i64] = 2
ANY_SHAPE: Final[i64] = -1
OTHER_PARTS: Final = ("fame", "gems", "sigils")


def face_up(seat: Seat, spot: i64) -> bool:
    return (seat.down >> spot) & 1 == 0


def sigils(board: Board, seat: Seat, shape: i64) -> i64:
    """The completed sigils of a shape: neighbours in a row, face-down spells left out."""
    found: i64 = 0
    before: i64 = ANY_SHAPE
    spot: i64 = 0
    while spot < seat.count:
        if spot == ROW:
            before = ANY_SHAPE
        if face_up(seat, spot):
            card = board.card(seat, spot)
            if before >= 0 and card.left == before and (shape == ANY_SHAPE or shape == before):
                found += 1
            before = card.right
        spot += 1
    return found


def of_family(board: Board, seat: Seat, family: i64) -> i64:
    found: i64 = 0
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot) and board.card(seat, spot).family == family:
            found += 1
        spot += 1
    return found


def of_type(board: Board, seat: Seat, kind: i64) -> i64:
    found: i64 = 0
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot) and board.card(seat, spot).kind == kind:
            found += 1
        spot += 1
    return found


def tally_fame(board: Board, seat: Seat, tally: Tally) -> i64:
    """What a red ability is worth now."""
    kind = tally.kind
    if kind == PER_SIGIL:
        return tally.points * sigils(board, seat, tally.first)
    if kind == PER_PAIR:
        return tally.points * min(of_type(board, seat, tally.first), of_type(board, seat, tally.second))
    if kind == MOST_OF_FAMILY:
        return _majority(board, seat, tally)
    if kind == PER_FAMILY:
        return tally.points * of_family(board, seat, tally.first)
    if kind == PER_TYPE:
        return tally.points * of_type(board, seat, tally.first)
    return tally.points * _same_tallies(board, seat, kind) - 1


def _majority(board: Board, seat: Seat, tally: Tally) -> i64:
    mine = of_family(board, seat, tally.first)
    if mine == 0:
        return 0
    fame = tally.points
    for other in board.seats:
        if other is not seat:
            theirs = of_family(board, other, tally.first)
            if theirs > mine:
                return 0
            if theirs == mine:
                fame = tally.tied
    return fame


def _same_tallies(board: Board, seat: Seat, kind: i64) -> i64:
    """How many of one's spells count in this way."""
    found: i64 = 0
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot):
            tally = board.card(seat, spot).tally
            if tally is not None and tally.kind == kind:
                found += 1
        spot += 1
    return found


def seat_score(board: Board, seat: Seat) -> i64:
    fame = seat.fame + seat.gems // board.linked.gems_a_fame + SIGIL_FAME * sigils(board, seat, ANY_SHAPE)
    spot: i64 = 0
    while spot < seat.count:
        if face_up(seat, spot):
            tally = board.card(seat, spot).tally
            if tally is not None:
                fame += tally_fame(board, seat, tally)
        spot += 1
    return fame


def all_scores(board: Board) -> list[int]:
    return [seat_score(board, seat) for seat in board.seats]


def all_parts(board: Board) -> list[dict[str, int]]:
    """For each score the parts it is made of: Fame gained, red abilities by card, gems, sigils."""
    return [_seat_parts(board, seat) for seat in board.seats]


def part_of(card: Card) -> str:
    """The name of a card's part of a score: its id, marked where it could be taken for another part."""
    return f"spell {card.name}" if card.name in OTHER_PARTS else card.name


def _seat_parts(board: Board, seat: Seat) -> dict[str, int]:
    parts: dict[str, int] = {"fame": seat.fame}
    for spot in range(seat.count):
        if face_up(seat, spot):
            card = board.card(seat, spot)
            if card.tally is not None:
                parts[part_of(card)] = tally_fame(board, seat, card.tally)
    parts["gems"] = seat.gems // board.linked.gems_a_fame
    parts["sigils"] = SIGIL_FAME * sigils(board, seat, ANY_SHAPE)
    return parts


def winning_seats(board: Board) -> list[int]:
    """The winners once the game is over: by Fame, then learned spells, then unused gems."""
    if board.stage != FINISHED:
        return []
    ranks = [(seat_score(board, seat), seat.count, seat.gems) for seat in board.seats]
    best = max(ranks)
    return [number for number, rank in enumerate(ranks) if rank == best]


def end_reasons(board: Board) -> list[str]:
    """Why a finished game is over: keys of texts, [] before."""
    if board.stage != FINISHED:
        return []
    reasons = []
    if any(seat.count >= FULL_BOOK for seat in board.seats):
        reasons.append("full-book")
    if board.round >= LAST_ROUND:
        reasons.append("last-round")
    return reasons
