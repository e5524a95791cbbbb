"""The table of the naive model of Materia: piles of tokens, what moves them, and payments by brute force.

Everything that may ask is a generator: it yields a question and is sent the chosen action.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

COLOURS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("circle", "triangle", "square")
KINDS = [f"{colour}.{rune}" for colour in COLOURS for rune in RUNES]
POOL = 9
FAMILIAR = 14

Question = tuple[int | None, dict[str, int]]  # the seat (None: chance), and the actions with their weights
Steps = Generator[Question, str, None]
Answer = Generator[Question, str, str]
Pile = Counter[str]
Fits = Callable[[str], bool]
Wild = tuple[str, int]  # Transmutation: the rune, and how many tokens of it may stand for a wild


def colour(kind: str) -> str:
    return kind.split(".")[0]


def rune(kind: str) -> str:
    return kind.split(".")[1]


def anything(_kind: str) -> bool:
    return True


def move(kind: str, source: Pile, target: Pile) -> None:
    assert source[kind] > 0, kind
    source[kind] -= 1
    target[kind] += 1


@dataclass
class Card:
    """A learned spell."""

    level: int
    token: str
    today: bool = False


@dataclass
class Seat:
    pool: Pile = field(default_factory=Counter)
    familiar: Pile = field(default_factory=Counter)
    learned: dict[str, Card] = field(default_factory=dict)

    def room(self) -> int:
        return POOL - self.pool.total()

    def spaces(self) -> int:
        return FAMILIAR - self.familiar.total()


def ask(who: int | None, actions: Iterable[str]) -> Answer:
    """One decision; there must be something to decide."""
    options = dict.fromkeys(actions, 1)
    assert options
    answer = yield who, options
    assert answer in options, (answer, options)
    return answer


def words(verb: str, pile: Pile, fits: Fits = anything) -> list[str]:
    return [f"{verb} {kind}" for kind in KINDS if pile[kind] > 0 and fits(kind)]


@dataclass
class Table:
    """All tokens of the game, and whose Day it is."""

    spells: list[str] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    turn: int = 0
    altar: Pile = field(default_factory=Counter)
    discard: Pile = field(default_factory=Counter)
    pouch: Pile = field(default_factory=Counter)
    track: Pile = field(default_factory=Counter)
    lower: Pile = field(default_factory=Counter)

    def copy(self) -> "Table":
        seats = [
            Seat(one.pool.copy(), one.familiar.copy(), {name: Card(**vars(card)) for name, card in one.learned.items()})
            for one in self.seats
        ]
        piles = [pile.copy() for pile in (self.altar, self.discard, self.pouch, self.track, self.lower)]
        return Table(self.spells, seats, self.turn, *piles)

    def solo(self) -> bool:
        return len(self.seats) == 1

    def others(self, me: int) -> list[int]:
        """The other seats, clockwise."""
        return [(me + step) % len(self.seats) for step in range(1, len(self.seats))]

    def deal(self, target: Pile) -> Generator[Question, str, bool]:
        """One token out of the pouch, which the discard fills up; False when both are empty."""
        if not self.pouch.total():
            self.pouch, self.discard = self.discard, Counter()
        if not self.pouch.total():
            return False
        answer = yield None, {f"deal {kind}": count for kind, count in self.pouch.items() if count}
        move(answer.split()[1], self.pouch, target)
        return True

    def deal_some(self, number: int, target: Pile) -> Steps:
        for _ in range(number):
            yield from self.deal(target)

    def draw(self, who: int, number: int) -> Steps:
        for _ in range(number):
            if self.seats[who].room():
                yield from self.deal(self.seats[who].pool)

    def can_draw(self, who: int) -> bool:
        return self.seats[who].room() > 0 and self.pouch.total() + self.discard.total() > 0

    def takes(self, who: int, fits: Fits = anything) -> list[str]:
        return words("take", self.altar, fits) if self.seats[who].room() else []

    def take_one(self, who: int, kind: str) -> Steps:
        move(kind, self.altar, self.seats[who].pool)
        yield from self.mirage(who, kind)

    def take(self, who: int, number: int, fits: Fits = anything) -> Steps:
        for _ in range(number):
            if actions := self.takes(who, fits):
                answer = yield from ask(who, actions)
                yield from self.take_one(who, answer.split()[1])

    def mirage(self, who: int, kind: str) -> Steps:
        """What follows a token that came from the altar into the pool."""
        card = self.seats[who].learned.get("mirage")
        if card and who == self.turn and rune(kind) == rune(card.token):
            yield from self.draw(who, 1 if card.level == 3 else 2)

    def stores(self, who: int, fits: Fits = anything) -> list[str]:
        return words("store", self.seats[who].pool, fits) if self.seats[who].spaces() else []

    def store(self, who: int, number: int, fits: Fits = anything) -> Steps:
        for _ in range(number):
            if actions := self.stores(who, fits):
                answer = yield from ask(who, actions)
                move(answer.split()[1], self.seats[who].pool, self.seats[who].familiar)

    def feed(self, who: int, number: int) -> Steps:
        for _ in range(number):
            if self.seats[who].spaces() and self.altar.total():
                answer = yield from ask(who, words("feed", self.altar))
                move(answer.split()[1], self.altar, self.seats[who].familiar)

    def throw(self, who: int, number: int, fits: Fits = anything) -> Steps:
        """Discards from the pool."""
        for _ in range(number):
            if actions := words("discard", self.seats[who].pool, fits):
                answer = yield from ask(who, actions)
                move(answer.split()[1], self.seats[who].pool, self.discard)

    def swap(self, who: int, pile: Pile) -> Generator[Question, str, str | None]:
        """One swap; what was received, if anything."""
        pool = self.seats[who].pool
        if not pool.total() or not pile.total():
            return None
        given = yield from ask(who, words("give", pool))
        received = yield from ask(who, words("get", pile))
        kind = received.split()[1]
        move(given.split()[1], pool, pile)
        move(kind, pile, pool)
        return kind


@cache
def splits(tokens: tuple[str, ...], wanted: str, materia: int) -> bool:
    """Can the tokens be split into so many Materia: tokens of the colour and triples of one rune?"""
    if not tokens or not materia:
        return not tokens and not materia
    head, tail = tokens[0], tokens[1:]
    if colour(head) == wanted and splits(tail, wanted, materia - 1):
        return True
    mates = [spot for spot, kind in enumerate(tail) if rune(kind) == rune(head)]
    return any(
        splits(tuple(kind for spot, kind in enumerate(tail) if spot not in pair), wanted, materia - 1)
        for pair in combinations(mates, 2)
    )


def exact(tokens: Iterable[str], wanted: str, materia: int, wild: Wild | None) -> bool:
    """Do the tokens beside the placed one pay for the rest of a level?"""
    tokens = tuple(sorted(tokens))
    if wild is None:
        return splits(tokens, wanted, materia)
    strangers = [kind for kind in tokens if colour(kind) != wanted]
    named, most = wild
    return len(tokens) == materia and len(strangers) <= most and all(rune(kind) == named for kind in strangers)


@cache
def payments(pool: tuple[str, ...], wanted: str, level: int, wild: Wild | None) -> dict[str, list[Pile]]:
    """For every token that can be placed: all sets of other tokens that complete its payment."""
    found: dict[str, list[Pile]] = {}
    for placed in {kind for kind in pool if colour(kind) == wanted}:
        rest = list(pool)
        rest.remove(placed)
        sets = {some for size in range(level - 1, len(rest) + 1) for some in combinations(rest, size)}
        good = [Counter(some) for some in sets if exact(some, wanted, level - 1, wild)]
        if good:
            found[placed] = good
    return found


def payable(pool: Pile, wanted: str, level: int, wild: Wild | None) -> dict[str, list[Pile]]:
    return payments(tuple(sorted(pool.elements())), wanted, level, wild)


def next_paid(paid: Pile, sets: list[Pile]) -> Iterator[str]:
    """The tokens with which the payment can still be completed."""
    for kind in KINDS:
        if any(paid + Counter([kind]) <= whole for whole in sets):
            yield kind
