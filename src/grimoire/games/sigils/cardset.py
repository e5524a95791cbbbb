"""Sets of cards as bits: the deck and the discard have no order, only members."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.search_state import mix

WORD: Final[i64] = 62
IN_WORDS: Final[i64] = 248  # cards beyond the four words stand in one large number, which is slower
MOST_CARDS: Final = 1000
_WORD_BITS: Final = (1 << 62) - 1
_LOG: Final = bytes(next((k for k in range(62) if (1 << k) % 67 == r), 0) for r in range(67))


def _shl(value: i64, shift: i64) -> i64:
    # mypyc shifts by 32 bits unless the amount is a parameter.
    return value << shift


def nth(word: i64, index: i64) -> i64:
    """The place of the set bit with this index."""
    while index > 0:
        word &= word - 1
        index -= 1
    return _LOG[(word & -word) % 67]


class CardSet:
    """A set of card numbers."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.more: int = 0

    def copy(self) -> "CardSet":
        other = CardSet()
        other.size = self.size
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        other.more = self.more
        return other

    def fingerprint(self) -> i64:
        """Differs between sets, nearly always."""
        hashed = mix(mix(mix(mix(1, self.a), self.b), self.c), self.d)
        return hashed if self.more == 0 else mix(hashed, hash(self.more) & 0x3FFF_FFFF)

    def flip(self, card: i64) -> None:
        """Puts a card in or takes it out; the caller keeps ``size``."""
        bit = _shl(1, card % WORD)
        if card < WORD:
            self.a ^= bit
        elif card < 2 * WORD:
            self.b ^= bit
        elif card < 3 * WORD:
            self.c ^= bit
        elif card < IN_WORDS:
            self.d ^= bit
        else:
            self.more ^= 1 << int(card - IN_WORDS)

    def add(self, card: i64) -> None:
        self.flip(card)
        self.size += 1

    def remove(self, card: i64) -> None:
        self.flip(card)
        self.size -= 1

    def nth(self, index: i64) -> i64:
        """The member with this index, in ascending order."""
        here = ones(self.a)
        if index < here:
            return nth(self.a, index)
        index -= here
        here = ones(self.b)
        if index < here:
            return WORD + nth(self.b, index)
        index -= here
        here = ones(self.c)
        if index < here:
            return 2 * WORD + nth(self.c, index)
        index -= here
        here = ones(self.d)
        if index < here:
            return 3 * WORD + nth(self.d, index)
        return IN_WORDS + self._nth_of_more(index - here)

    def _nth_of_more(self, index: i64) -> i64:
        rest = self.more
        while index > 0:
            rest &= rest - 1
            index -= 1
        return (rest & -rest).bit_length() - 1

    def eight_from(self, first: i64) -> i64:
        """Which of eight cards from this one on are members, as bits."""
        word = first // WORD
        place = first % WORD
        bits = self._word(word) >> place
        if place > WORD - 8:
            bits |= _shl(self._word(word + 1), WORD - place)
        return bits & 255

    def _word(self, number: i64) -> i64:
        if number == 0:
            return self.a
        if number == 1:
            return self.b
        if number == 2:
            return self.c
        if number == 3:
            return self.d
        return (self.more >> int(WORD * (number - 4))) & _WORD_BITS

    def members(self) -> list[int]:
        return [self.nth(index) for index in range(self.size)]

    def key(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c, self.d, self.more)


def card_set(cards: Iterable[int]) -> CardSet:
    """The set of these cards."""
    members = CardSet()
    for card in cards:
        members.add(card)
    return members


NO_CARDS: Final = CardSet()  # for a state that is about to get its own; never changed
