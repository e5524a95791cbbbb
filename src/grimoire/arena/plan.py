"""What is to be played: which bots sit where in which game, and with which seeds."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import perm
from typing import Any, Final, NamedTuple

import grimoire
from grimoire import catalog
from grimoire.arena.stopping import AllGames, Order, Rule, Sprt
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

USUAL_GAMES: Final = 200
MOST_GAMES: Final = 10**7
MOST_BLOCK: Final = 100_000
SEED_BITS: Final = 53  # a number that every reader of JSON keeps exactly

Seating = tuple[int, ...]  # for each seat the number of its bot


class Pairing(NamedTuple):
    """One game of a plan. Games count from 1; those of one block share the seed of chance."""

    number: int
    block: int
    seating: Seating
    seed: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """All that decides a run. Made with the usual options of a game; afterwards they are complete.

    ``seats`` 0 means one seat for each bot, at least two. OptionError names what cannot be.
    """

    game: str
    bots: tuple[str, ...]
    games: int = USUAL_GAMES
    seats: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    rule: Rule = field(default_factory=Order)
    records: bool = True

    def __post_init__(self) -> None:
        if not self.bots:
            raise OptionError(Fault("no-bots", "bots", "name at least one bot"))
        _check_range("games", self.games, 1, MOST_GAMES)
        seats = _seats(len(self.bots), self.seats, self.options)
        made = _make_game(self.game, self.options, seats)
        if len(self.bots) == 1 and seats > 1:
            raise OptionError(Fault("one-bot", "bots", "one bot alone plays only the solo mode: --seats 1"))
        for name, value in (
            ("game", made.name), ("bots", tuple(self.bots)), ("seats", seats), ("options", made.options),
            ("rule", _rule(self.rule, len(self.bots), seats)),
        ):  # fmt: skip
            object.__setattr__(self, name, value)
        count = perm(len(self.bots), seats)
        if count > MOST_BLOCK:
            raise OptionError(
                Fault("block-too-long", "bots", "{count} seatings, at most {most} can be", count=count, most=MOST_BLOCK)
            )

    @property
    def solo(self) -> bool:
        """Everybody plays alone, against the game itself."""
        return self.seats == 1

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot: its spec, with a number where it stands for the second time."""
        found: list[str] = []
        for place, spec in enumerate(self.bots):
            earlier = self.bots[:place].count(spec)
            found.append(f"{spec}#{earlier + 1}" if earlier else spec)
        return tuple(found)

    @cached_property
    def block(self) -> tuple[Seating, ...]:
        """The seatings of one block, in the order in which they are played."""
        return block_of(len(self.bots), self.seats)

    def make_game(self) -> Game[State]:
        return catalog.game(self.game, **self.options)

    def pairing(self, number: int) -> Pairing:
        """The game with this number."""
        played, place = divmod(number - 1, len(self.block))
        seeds = tuple(derived(self.seed, "bot", number, seat) for seat in range(self.seats))
        return Pairing(number, played + 1, self.block[place], derived(self.seed, "chance", played + 1), seeds)

    def settings(self) -> dict[str, Any]:
        """What must be the same for two runs to be one, ready for JSON."""
        rules = self.make_game().rules
        return {
            "game": self.game, "rules": rules, "version": grimoire.__version__, "bots": list(self.bots),
            "seats": self.seats, "options": dict(self.options), "seed": self.seed, "stop": self.rule.data(),
            "records": self.records,
        }  # fmt: skip

    def directory_name(self) -> str:
        """The game and the bots, as a name that every file system takes."""
        return re.sub(r"[^\w.@-]+", "-", "-".join((self.game, *self.bots)))[:120].strip("-")


def derived(seed: int, *parts: object) -> int:
    """A seed made of another and of what it is for: the same everywhere, and unlike its neighbours."""
    text = " ".join(map(str, (seed, *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def line_ups(bots: int, seats: int) -> list[Seating]:
    """Who plays together: all choices of bots or, with fewer bots than seats, all mixes that are as even as can be."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    each, extra = divmod(seats, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in more)))
        for more in combinations(range(bots), extra)
    ]


def block_of(bots: int, seats: int) -> tuple[Seating, ...]:
    """Every arrangement of every line-up once.

    Rotations of an arrangement follow one another, so that an unfinished block is nearly fair too.
    """
    found: list[Seating] = []
    for cycles in zip(*(_cycles(line_up) for line_up in line_ups(bots, seats)), strict=True):
        for cycle in cycles:
            found += cycle
    return tuple(found)


def _cycles(line_up: Seating) -> Iterator[list[Seating]]:
    """The arrangements of a line-up, in groups that turn around the table."""
    seen: set[Seating] = set()
    for arrangement in _arrangements(line_up):
        if arrangement not in seen:
            turns = (arrangement[turn:] + arrangement[:turn] for turn in range(len(line_up)))
            cycle = list(dict.fromkeys(turns))
            seen.update(cycle)
            yield cycle


def _arrangements(line_up: Sequence[int]) -> Iterator[Seating]:
    """The different orders of a line-up in which bots may be repeated."""
    if not line_up:
        yield ()
    for bot in dict.fromkeys(line_up):
        rest = list(line_up)
        rest.remove(bot)
        for others in _arrangements(rest):
            yield (bot, *others)


def _seats(bots: int, seats: int, options: Mapping[str, Any]) -> int:
    players = options.get("players")
    if seats and players is not None and players != seats:
        raise OptionError(
            Fault("seats-players", "seats", "{seats} seats, but {players} players", seats=seats, players=players)
        )
    if options.get("first", 0) != 0:
        raise OptionError(Fault("first-in-arena", "first", "seat 0 begins; every bot sits there equally often"))
    if seats:
        return seats
    return max(2, bots) if players is None else int(players)


def _make_game(name: str, options: Mapping[str, Any], seats: int) -> Game[State]:
    """The game; what is wrong with its number of players is wrong with the seats."""
    try:
        return catalog.game(name, **(dict(options) | {"players": seats, "first": 0}))
    except OptionError as error:
        for fault in error.faults:
            if fault.place == "players":
                fault.place = "seats"
        raise OptionError(error.faults) from None


def _rule(rule: Rule, bots: int, seats: int) -> Rule:
    """The rule for stopping; one bot alone has nobody to be ahead of."""
    if isinstance(rule, Sprt) and (bots != 2 or seats < 2):
        raise OptionError(Fault("sprt-two", "sprt", "this test needs two bots that play against each other"))
    return AllGames() if bots == 1 else rule


def _check_range(place: str, found: int, least: int, most: int) -> None:
    if type(found) is not int or not least <= found <= most:
        raise OptionError(
            Fault("not-in-range", place, "{found!r}: a whole number from {least} to {most} is needed",
                  found=found, least=least, most=most)
        )  # fmt: skip
