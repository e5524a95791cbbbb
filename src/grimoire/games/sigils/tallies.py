"""The red abilities: Fame counted at the end. One class holds everything about one kind of tally."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from grimoire.games.sigils.board import Board, Seat
from grimoire.games.sigils.counting import face_up, of_family, of_type, sigils
from grimoire.games.sigils.digest import Digest, nibble, unit

if TYPE_CHECKING:  # cards hold tallies
    from grimoire.games.sigils.linking import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """``points`` for each thing that counts; ``number`` is the shape, family or type it names."""

    def __init__(self, points: i64, number: i64 = 0) -> None:
        self.points: Final[i64] = points
        self.number: Final[i64] = number

    def fame(self, board: Board, seat: Seat) -> i64:
        """What it is worth to a seat now."""
        return 0

    def note(self, book: Digest) -> None:
        """Counts itself among the red abilities of a book."""

    def worth(self, book: Digest, card: "Card") -> i64:
        """About what it would be worth in a book that gains its card."""
        return 0

    def numbers(self) -> dict[str, int]:
        """What texts may tell of it, by name; a shape, family or type as its number."""
        return {"fame": self.points}


class PerSigil(Tally):
    """For each completed sigil of a shape."""

    def fame(self, board: Board, seat: Seat) -> i64:
        return self.points * sigils(board, seat, self.number)

    def note(self, book: Digest) -> None:
        book.by_sigil += unit(self.number)

    def worth(self, book: Digest, card: "Card") -> i64:
        return self.points * nibble(book.sigils, self.number)

    def numbers(self) -> dict[str, int]:
        return {"fame": self.points, "shape": self.number}


class PerPair(Tally):
    """For each pair of spells of two types."""

    def __init__(self, points: i64, number: i64, second: i64) -> None:
        super().__init__(points, number)
        self.second: Final[i64] = second

    def fame(self, board: Board, seat: Seat) -> i64:
        return self.points * min(of_type(board, seat, self.number), of_type(board, seat, self.second))

    def note(self, book: Digest) -> None:
        book.by_pair += unit(self.number + self.second - 1)

    def worth(self, book: Digest, card: "Card") -> i64:
        return self.points * min(_types_with(book, card, self.number), _types_with(book, card, self.second))

    def numbers(self) -> dict[str, int]:
        return {"fame": self.points, "first": self.number, "second": self.second}


def _types_with(book: Digest, card: "Card", kind: i64) -> i64:
    """The spells of a type, with the card."""
    return nibble(book.types, kind) + (1 if card.kind == kind else 0)


class MajorityOfFamily(Tally):
    """For the most spells of a family among all players, at least one; ``tied`` where others have as many."""

    def __init__(self, points: i64, tied: i64, number: i64) -> None:
        super().__init__(points, number)
        self.tied: Final[i64] = tied

    def fame(self, board: Board, seat: Seat) -> i64:
        mine = of_family(board, seat, self.number)
        if mine == 0:
            return 0
        fame = self.points
        for other in board.seats:
            if other is not seat:
                theirs = of_family(board, other, self.number)
                if theirs > mine:
                    return 0
                if theirs == mine:
                    fame = self.tied
        return fame

    def note(self, book: Digest) -> None:
        book.by_majority += unit(self.number)

    def worth(self, book: Digest, card: "Card") -> i64:
        return self.tied

    def numbers(self) -> dict[str, int]:
        return {"fame": self.points, "family": self.number, "tied": self.tied}


class PerFamily(Tally):
    """For each spell of a family."""

    def fame(self, board: Board, seat: Seat) -> i64:
        return self.points * of_family(board, seat, self.number)

    def note(self, book: Digest) -> None:
        book.by_family += unit(self.number)

    def worth(self, book: Digest, card: "Card") -> i64:
        return self.points * (nibble(book.families, self.number) + (1 if card.family == self.number else 0))

    def numbers(self) -> dict[str, int]:
        return {"fame": self.points, "family": self.number}


class PerType(Tally):
    """For each spell of a type."""

    def fame(self, board: Board, seat: Seat) -> i64:
        return self.points * of_type(board, seat, self.number)

    def note(self, book: Digest) -> None:
        book.by_type += unit(self.number)

    def worth(self, book: Digest, card: "Card") -> i64:
        return self.points * _types_with(book, card, self.number)

    def numbers(self) -> dict[str, int]:
        return {"fame": self.points, "type": self.number}


class PerOwnKind(Tally):
    """For each spell with this ability, less one."""

    def fame(self, board: Board, seat: Seat) -> i64:
        count: i64 = 0
        spot: i64 = 0
        while spot < seat.count:
            if face_up(seat, spot) and isinstance(board.card(seat, spot).tally, PerOwnKind):
                count += 1
            spot += 1
        return self.points * count - 1

    def note(self, book: Digest) -> None:
        book.by_own_kind += 1

    def worth(self, book: Digest, card: "Card") -> i64:
        """Those already in the book gain as well."""
        return self.points * (2 * book.by_own_kind + 1) - 1
