"""A spellbook at a glance: what it counts, what its red abilities reward, and what another spell would bring."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import FULL_BOOK, Board, Seat
from grimoire.games.sigils.dice import shl
from grimoire.games.sigils.linking import ROW, Card
from grimoire.games.sigils.scoring import SIGIL_FAME, face_up
from grimoire.games.sigils.steps import MOST_OF_FAMILY, PER_FAMILY, PER_OWN_KIND, PER_PAIR, PER_SIGIL, PER_TYPE, Tally

BONUS: Final[i64] = 2
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

    def note(self, tally: Tally) -> None:
        kind = tally.kind
        if kind == PER_SIGIL:
            self.by_sigil += _at(tally.first)
        elif kind == PER_PAIR:
            self.by_pair += _at(pair_number(tally))
        elif kind == MOST_OF_FAMILY:
            self.by_majority += _at(tally.first)
        elif kind == PER_FAMILY:
            self.by_family += _at(tally.first)
        elif kind == PER_TYPE:
            self.by_type += _at(tally.first)
        else:
            self.by_own_kind += 1


def _at(number: i64) -> i64:
    return shl(1, 4 * number)


def nibble(counts: i64, number: i64) -> i64:
    return (counts >> (4 * number)) & 15


def pair_number(tally: Tally) -> i64:
    return tally.first + tally.second - 1


def digest(board: Board, seat: Seat) -> Digest:
    made = Digest()
    before: i64 = _NONE
    spot: i64 = 0
    while spot < seat.count:
        if spot == ROW:
            before = _NONE
        if face_up(seat, spot):
            card = board.card(seat, spot)
            if before == card.left:
                made.sigils += _at(before)
            before = card.right
            made.families += _at(card.family)
            made.types += _at(card.kind)
            if card.tally is not None:
                made.note(card.tally)
        spot += 1
    if spot != ROW and spot < FULL_BOOK:
        made.open_shape = before
    return made


def fit(board: Board, seat: Seat, book: Digest, card: Card) -> i64:
    """The Fame a spell would bring to a book as it stands, casting aside.

    Exact but for two things: majorities, which hang on the others' books, are estimated; and what a red sigil spell
    rewards the sigil with that it completes itself is left out.
    """
    if seat.count >= FULL_BOOK:
        return 0
    fame: i64 = 0
    linked = board.linked
    if linked.bonus_families[seat.count] == card.family or linked.bonus_types[seat.count] == card.kind:
        fame += BONUS
    if book.open_shape == card.left:
        fame += SIGIL_FAME + 2 * nibble(book.by_sigil, card.left)
    fame += nibble(book.by_family, card.family) + nibble(book.by_type, card.kind)
    fame += 2 * nibble(book.by_majority, card.family)
    if book.by_pair != 0:
        fame += _pairs_gained(book, card.kind)
    if card.tally is not None:
        fame += _own_worth(book, card, card.tally)
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


def _own_worth(book: Digest, card: Card, tally: Tally) -> i64:
    """What a red ability would be worth in a book, the spell itself included."""
    kind = tally.kind
    if kind == PER_SIGIL:
        return tally.points * nibble(book.sigils, tally.first)
    if kind == PER_PAIR:
        one = nibble(book.types, tally.first) + (1 if card.kind == tally.first else 0)
        other = nibble(book.types, tally.second) + (1 if card.kind == tally.second else 0)
        return tally.points * min(one, other)
    if kind == MOST_OF_FAMILY:
        return tally.tied
    if kind == PER_FAMILY:
        return nibble(book.families, tally.first) + (1 if card.family == tally.first else 0)
    if kind == PER_TYPE:
        return nibble(book.types, tally.first) + (1 if card.kind == tally.first else 0)
    return 4 * book.by_own_kind + 1 if kind == PER_OWN_KIND else 0
