"""Fame: what was gained, the red abilities, unused gems, completed sigils; why a game ended."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import FINISHED, FULL_BOOK, SIGIL_FAME, Board, Seat
from grimoire.games.sigils.counting import ANY_SHAPE, face_up, sigils
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.turn_flow import LAST_ROUND

OTHER_PARTS: Final = ("fame", "gems", "sigils")


def seat_score(board: Board, seat: Seat) -> i64:
    if board.counted == 0:
        _count_books(board)
    return seat.fame + seat.gems // board.linked.gems_a_fame + seat.worth


def _count_books(board: Board) -> None:
    """Works out anew what red abilities and sigils are worth: they depend on the books and on nothing else."""
    for seat in board.seats:
        seat.worth = SIGIL_FAME * sigils(board, seat, ANY_SHAPE)
        spot: i64 = 0
        while spot < seat.count:
            if face_up(seat, spot):
                tally = board.card(seat, spot).tally
                if tally is not None:
                    seat.worth += tally.fame(board, seat)
            spot += 1
    board.counted = 1


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
                parts[part_of(card)] = card.tally.fame(board, seat)
    parts["gems"] = seat.gems // board.linked.gems_a_fame
    parts["sigils"] = SIGIL_FAME * sigils(board, seat, ANY_SHAPE)
    return parts


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
