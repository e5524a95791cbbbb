"""Games of a bot against itself, and what is counted in them: whole numbers only, so that batches add up exactly."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from grimoire import catalog
from grimoire.arena.plan import derived
from grimoire.arena.stats import Estimate, wilson
from grimoire.bots import Bot, Follower
from grimoire.games.balance import Balance, Key, Watcher
from grimoire.games.search_state import SearchState
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.kernel.playing import state_of

WIN: Final = 60  # a win in sixtieths: two, three, four or five share it without a rest


class Batch(NamedTuple):
    """Some games of a run, by their numbers. What is in it decides them, whoever plays them."""

    game: str
    options: Mapping[str, Any]
    bot: str
    seed: int
    first: int
    games: int


@dataclass
class Rate:
    """How often those won who had something. Those of one game belong together: where one wins another does not."""

    times: int = 0
    wins: int = 0
    squares: tuple[int, int, int] = (0, 0, 0)  # over games: times by times, times by wins, wins by wins

    def add(self, times: int, wins: int) -> None:
        """One game: so many had it, and this much of the win went to them."""
        self._join(times, wins, (times * times, times * wins, wins * wins))

    def merge(self, other: "Rate") -> None:
        self._join(other.times, other.wins, other.squares)

    def _join(self, times: int, wins: int, squares: tuple[int, int, int]) -> None:
        self.times += times
        self.wins += wins
        had, mixed, won = self.squares
        self.squares = (had + squares[0], mixed + squares[1], won + squares[2])

    def estimate(self) -> Estimate:
        """The rate with its interval: Wilson's, for as many independent cases as vary as much as the games did."""
        if self.times == 0:
            return wilson(0, 0)
        rate = self.wins / self.times / WIN
        both, mixed, won = self.squares[0], self.squares[1] / WIN, self.squares[2] / WIN**2
        variance = (won - 2 * rate * mixed + rate * rate * both) / self.times**2
        cases = rate * (1 - rate) / variance if variance > 1e-12 else float(self.times)
        return wilson(rate * cases, cases)


@dataclass
class Spread:
    """Numbers, as far as their mean and spread need them."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        self.merge(Spread(1, number, number * number))

    def merge(self, other: "Spread") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    @property
    def deviation(self) -> float | None:
        if self.count < 2:
            return None
        return sqrt((self.squares - self.total * self.total / self.count) / (self.count - 1))


@dataclass
class Count:
    """What was seen over some games."""

    games: int = 0
    rates: defaultdict[Key, Rate] = field(default_factory=lambda: defaultdict(Rate))
    spreads: defaultdict[Key, Spread] = field(default_factory=lambda: defaultdict(Spread))
    numbers: Counter[Key] = field(default_factory=Counter)
    seconds: float = 0.0  # of processor time

    def merge(self, other: "Count") -> None:
        self.games += other.games
        self.seconds += other.seconds
        self.numbers.update(other.numbers)
        for key, rate in other.rates.items():
            self.rates[key].merge(rate)
        for key, spread in other.spreads.items():
            self.spreads[key].merge(spread)

    def add(self, figure: str, name: str, number: int) -> None:
        """One more number of a figure whose mean is shown."""
        self.spreads[figure, name].add(number)

    def times(self, kind: str, name: str) -> int:
        """How often a seat had something."""
        return self.rates[kind, name].times

    def wins(self, kind: str, name: str) -> float:
        """How much of the wins went to those who had it."""
        return self.rates[kind, name].wins / WIN

    def add_rates(self, had: Mapping[Key, Sequence[int]], shares: Sequence[int]) -> None:
        """One game: the seats that had each thing, once for every time they had it."""
        for key, seats in had.items():
            self.rates[key].add(len(seats), sum(shares[seat] for seat in seats))


def balance_of(game: str) -> Balance:
    """How the balance of a game is studied; OptionError if there is nothing to study."""
    balance = catalog.spec_of(game).balance()
    if balance is None:
        raise OptionError(Fault("no-balance", "game", "{game} has no cards or spells to count", game=game))
    return balance


def batches(batch: Batch, size: int) -> Iterator[Batch]:
    """The same games in pieces."""
    last = batch.first + batch.games
    for first in range(batch.first, last, size):
        yield batch._replace(first=first, games=min(size, last - first))


def play_batch(batch: Batch) -> Count:
    """Plays its games; a game depends on the seed and its own number only."""
    begun = process_time()
    game, count, balance = catalog.game(batch.game, **batch.options), Count(), balance_of(batch.game)
    for number in range(batch.first, batch.first + batch.games):
        bots = [own_bot(batch.bot, derived(batch.seed, "bot", number, seat)) for seat in range(game.players)]
        state, watcher = game.start(), balance.watcher()
        shares = play_out(state, bots, Random(derived(batch.seed, "chance", number)), watcher)
        _count_game(state, shares, watcher, count)
    count.seconds = process_time() - begun
    return count


def own_bot(spec: str, seed: int) -> Bot:
    """A bot that is no program of its own; OptionError otherwise."""
    bot = catalog.bot(spec, seed)
    if isinstance(bot, Follower):
        bot.close()
        raise OptionError(Fault("no-follower", "bot", "{spec}: a bot of our own is needed, not a program", spec=spec))
    return bot


def play_out(state: State, bots: Sequence[Bot], chance: Random, watcher: Watcher | None) -> list[int]:
    """Plays a game to its end; each seat's share of the win."""
    while (seat := state.player) != OVER:
        if seat == CHANCE:
            code = state.outcome(chance.random())
        else:
            code = bots[seat].choose(state)
            if watcher is not None:
                watcher.see(state, state.action(code))
        state.play(code)
    winners = state.winners()
    return [WIN // len(winners) if seat in winners else 0 for seat in range(len(bots))]


def _count_game(state: State, shares: Sequence[int], watcher: Watcher, count: Count) -> None:
    scores = state.scores()
    count.games += 1
    for seat, share in enumerate(shares):
        count.rates["seat", str(seat)].add(1, share)
    count.spreads["table", "rounds"].add(int(state_of(state, SearchState).round))
    count.spreads["table", "winning score"].add(max(scores))
    for score in scores:
        count.spreads["table", "score"].add(score)
    count.spreads["table", "margin"].add(sorted(scores)[-1] - sorted(scores)[-2])
    count.numbers["table", "shared"] += max(shares) < WIN
    for reason in state.end_reasons():
        count.numbers["ending", reason] += 1
    watcher.finish(state, shares, count)
