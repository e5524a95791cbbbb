"""What a level of a spell does without being used: permanent effects, and points counted at the end."""

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64, mypyc_attr

from grimoire.games.materia.pile import colour_count, runes_of, size

if TYPE_CHECKING:  # a seat has effects
    from grimoire.games.materia.board import Seat

Counted = Literal["stored_colour", "stored_rune", "other_spell"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Permanent:
    """What a level does all the time, with its number; ``name`` is what texts call the number."""

    def __init__(self, name: str, count: i64) -> None:
        self.name: Final = name
        self.count: Final[i64] = count

    def start(self, seat: "Seat", slot: i64) -> None:
        """The effect works for this seat from now on; the spell is in this slot."""
        raise NotImplementedError


class Echo(Permanent):
    """Whenever a token with the card's rune is taken from the altar, draw so many."""

    def __init__(self, count: i64) -> None:
        super().__init__("echo", count)

    def start(self, seat: "Seat", slot: i64) -> None:
        seat.echo = self.count
        seat.echo_rune = seat.rune(slot)


class Mornings(Permanent):
    """So many Morning actions a Day."""

    def __init__(self, count: i64) -> None:
        super().__init__("mornings", count)

    def start(self, seat: "Seat", slot: i64) -> None:
        seat.mornings = self.count


class Keeps(Permanent):
    """After learning a spell, store up to so many of the tokens paid."""

    def __init__(self, count: i64) -> None:
        super().__init__("keep", count)

    def start(self, seat: "Seat", slot: i64) -> None:
        seat.keep = self.count


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Points counted at the end: ``each`` for every thing of a kind, or ``high`` for those that count for more.

    ``counts`` is what is counted, as clients know it, ``name`` the end of the key of its text.
    """

    def __init__(self, counts: Counted, name: str, each: i64, high: i64) -> None:
        self.counts: Final[Counted] = counts
        self.name: Final = name
        self.each: Final[i64] = each
        self.high: Final[i64] = high

    def numbers(self) -> dict[str, int]:
        """What texts may tell of this tally, by name."""
        return {"each": self.each}

    def points(self, seat: "Seat", slot: i64) -> i64:
        """What the spell in this slot is worth to a seat now."""
        raise NotImplementedError


class PerStoredColour(Tally):
    """For every colour on the familiar."""

    def __init__(self, each: i64) -> None:
        super().__init__("stored_colour", "colours", each, each)

    def points(self, seat: "Seat", slot: i64) -> i64:
        return self.each * colour_count(seat.familiar)


class PerStoredRune(Tally):
    """For every token on the familiar with the card's rune."""

    def __init__(self, each: i64) -> None:
        super().__init__("stored_rune", "runes", each, each)

    def points(self, seat: "Seat", slot: i64) -> i64:
        return self.each * size(seat.familiar & runes_of(seat.rune(slot)))


class PerOtherSpell(Tally):
    """For every other learned spell; ``high`` for one at level 4 or 5."""

    def __init__(self, each: i64, high: i64) -> None:
        super().__init__("other_spell", "spells" if each == high else "spells-high", each, high)

    def numbers(self) -> dict[str, int]:
        return {"each": self.each, "high": self.high}

    def points(self, seat: "Seat", slot: i64) -> i64:
        points: i64 = 0
        other: i64 = 0
        while other < 7:
            if other != slot and (seat.learned >> other) & 1 != 0:
                points += self.high if seat.level(other) >= 4 else self.each
            other += 1
        return points
