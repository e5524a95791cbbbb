"""A spellbook at a glance: what it counts, what its red abilities reward, and what another spell would bring."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.sigils.board import BONUS_FAME, FULL_BOOK, ROW, SIGIL_FAME, Board, Seat
from grimoire.games.sigils.counting import face_up
from grimoire.games.sigils.dice import shl

if TYPE_CHECKING:  # cards hold tallies, and tallies read digests
    from grimoire.games.sigils.linking import Card

_NONE: Final[i64] = -1


class Digest:
    """Counts of four bits each: by family, type or shape."""

    def __init__(self) -> None:
        self.families: i64 = 0
        self.types: i64 = 0
        self.sigils: i64 = 0  # completed ones, by shape
        self.open_shape: i64 = _NONE  # what the next spell can complete
        # Red abilities, by what they name.
        self.by_family: i64 = 0
        self.by_type: i64 = 0
        self.by_sigil: i64 = 0
        self.by_majority: i64 = 0
        self.by_pair: i64 = 0  # four bits for attack and defence, attack and potion, defence and potion
        self.by_own_kind: i64 = 0


def unit(number: i64) -> i64:
    """One, as the count with this number."""
    return shl(1, 4 * number)


def nibble(counts: i64, number: i64) -> i64:
    """The count with this number."""
    return (counts >> (4 * number)) & 15


def digest(board: Board, seat: Seat) -> Digest:
    """What the face-up spells of a book add up to."""
    book = Digest()
    before: i64 = _NONE
    spot: i64 = 0
    while spot < seat.count:
        if spot == ROW:
            before = _NONE
        if face_up(seat, spot):
            card = board.card(seat, spot)
            if before == card.left:
                book.sigils += unit(before)
            before = card.right
            book.families += unit(card.family)
            book.types += unit(card.kind)
            if card.tally is not None:
                card.tally.note(book)
        spot += 1
    if spot != ROW and spot < FULL_BOOK:
        book.open_shape = before
    return book


def fit(board: Board, seat: Seat, book: Digest, card: "Card") -> i64:
    """The Fame a spell would bring to a book as it stands, casting aside.

    Exact but for two things: majorities, which depend on the others' books, are estimated; and what a red sigil spell
    pays for the sigil that it completes itself is left out.
    """
    if seat.count >= FULL_BOOK:
        return 0
    fame: i64 = 0
    linked = board.linked
    if linked.bonus_families[seat.count] == card.family or linked.bonus_types[seat.count] == card.kind:
        fame += BONUS_FAME
    if book.open_shape == card.left:
        fame += SIGIL_FAME + 2 * nibble(book.by_sigil, card.left)
    fame += nibble(book.by_family, card.family) + nibble(book.by_type, card.kind)
    fame += 2 * nibble(book.by_majority, card.family)
    if book.by_pair != 0:
        fame += _pairs_gained(book, card.kind)
    if card.tally is not None:
        fame += card.tally.worth(book, card)
    return fame


def _pairs_gained(book: Digest, kind: i64) -> i64:
    """What the red pairs of a book gain by one more spell of a type."""
    fame: i64 = 0
    other: i64 = 0
    while other < 3:
        if other != kind and nibble(book.types, kind) < nibble(book.types, other):
            fame += 4 * nibble(book.by_pair, kind + other - 1)
        other += 1
    return fame
