"""What is to be played: which bots sit where in which game, and with which seeds."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import perm
from typing import Final, NamedTuple

import grimoire
from grimoire import catalog
from grimoire.arena.stopping import AllGames, Order, Rule, Sprt
from grimoire.games.options import PLAYERS
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

__all__ = ["Pairing", "Plan"]

DEFAULT_GAMES: Final = 200
MOST_GAMES: Final = 10**7
MOST_BLOCK: Final = 100_000
SEED_BITS: Final = 53  # every JSON reader keeps such numbers exactly
FIRST: Final = "first"  # the option for the seat that begins

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
    """Everything that determines a run. Options that are left out get their defaults.

    ``seats`` 0 means one seat for each bot, at least two. OptionError names what is wrong.
    """

    game: str
    bots: tuple[str, ...]
    games: int = DEFAULT_GAMES
    seats: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    rule: Rule = field(default_factory=Order)
    records: bool = True

    def __post_init__(self) -> None:
        if not self.bots:
            raise OptionError(Fault("no-bots", "bots", "name at least one bot"))
        _check_range("games", self.games, 1, MOST_GAMES)
        seats = _seats(len(self.bots), self.seats, self.options)
        game = _make_game(self.game, self.options, seats)
        if len(self.bots) == 1 and seats > 1:
            raise OptionError(Fault("one-bot", "bots", "a single bot can only play a solo game: add --seats 1"))
        for name, value in (
            ("game", game.name), ("bots", tuple(self.bots)), ("seats", seats), ("options", game.options),
            ("rule", _rule(self.rule, len(self.bots), seats)),
        ):  # fmt: skip
            object.__setattr__(self, name, value)
        count = perm(len(self.bots), seats)
        if count > MOST_BLOCK:
            raise OptionError(
                Fault(
                    "block-too-long",
                    "bots",
                    "{count} seatings, but at most {most} are possible",
                    count=count,
                    most=MOST_BLOCK,
                )
            )

    @property
    def solo(self) -> bool:
        """Every bot plays alone, against the game itself."""
        return self.seats == 1

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot: its spec, with a number from the second time on."""
        labels: list[str] = []
        for place, spec in enumerate(self.bots):
            earlier = self.bots[:place].count(spec)
            labels.append(f"{spec}#{earlier + 1}" if earlier else spec)
        return tuple(labels)

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

    def settings(self) -> dict[str, object]:
        """What must not change when a run is continued, ready for JSON."""
        rules = self.make_game().rules
        return {
            "game": self.game, "rules": rules, "version": grimoire.__version__, "bots": list(self.bots),
            "seats": self.seats, "options": dict(self.options), "seed": self.seed, "stop": self.rule.data(),
            "records": self.records,
        }  # fmt: skip

    def directory_name(self) -> str:
        """The game and the bots, as a name that every file system accepts."""
        return re.sub(r"[^\w.@-]+", "-", "-".join((self.game, *self.bots)))[:120].strip("-")


def derived(seed: int, *parts: object) -> int:
    """A seed derived from another and from its purpose: the same on every machine, and unlike its neighbours."""
    text = " ".join(map(str, (seed, *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def line_ups(bots: int, seats: int) -> list[Seating]:
    """Which bots play together: all combinations or, with fewer bots than seats, all mixes as even as possible."""
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
    block: list[Seating] = []
    for cycles in zip(*(_cycles(line_up) for line_up in line_ups(bots, seats)), strict=True):
        for cycle in cycles:
            block += cycle
    return tuple(block)


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


def _seats(bots: int, seats: int, options: Mapping[str, object]) -> int:
    players = options.get(PLAYERS)
    if seats and players is not None and players != seats:
        raise OptionError(
            Fault(
                "seats-players",
                "seats",
                "{seats} seats, but {players} players; give only one of them",
                seats=seats,
                players=players,
            )
        )
    if options.get(FIRST, 0) != 0:
        raise OptionError(
            Fault("first-in-arena", FIRST, "leave this out: seat 0 plays first, and every bot sits there equally often")
        )
    if seats:
        return seats
    return players if isinstance(players, int) else max(2, bots)


def _make_game(name: str, options: Mapping[str, object], seats: int) -> Game[State]:
    """The game; seat 0 begins where that is an option. A wrong number of players is a wrong number of seats."""
    begins = {FIRST: 0} if any(option.name == FIRST for option in catalog.spec_of(name).options) else {}
    try:
        return catalog.game(name, **(dict(options) | {PLAYERS: seats} | begins))
    except OptionError as error:
        for fault in error.faults:
            if fault.place == PLAYERS:
                fault.place = "seats"
        raise OptionError(error.faults) from None


def _rule(rule: Rule, bots: int, seats: int) -> Rule:
    """The rule for stopping; a single bot plays all games."""
    if isinstance(rule, Sprt) and (bots != 2 or seats < 2):
        raise OptionError(Fault("sprt-two", "sprt", "this test needs two bots that play against each other"))
    return AllGames() if bots == 1 else rule


def _check_range(place: str, found: int, least: int, most: int) -> None:
    if type(found) is not int or not least <= found <= most:
        raise OptionError(
            Fault("not-in-range", place, "{found!r} is not a whole number from {least} to {most}",
                  found=found, least=least, most=most)
        )  # fmt: skip
