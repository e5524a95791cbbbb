"""Games of a bot against itself, and what is counted in them: whole numbers only, so that batches add up exactly."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, Protocol

from grimoire import catalog
from grimoire.arena.plan import derived
from grimoire.arena.stats import Estimate, wilson
from grimoire.bots import Bot, Follower
from grimoire.games.materia.board import card_at
from grimoire.games.materia.state import State as MateriaState
from grimoire.games.sigils.linking import END_CODE, PASS_CODE
from grimoire.games.sigils.scoring import part_of
from grimoire.games.sigils.state import State as SigilsState
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import CHANCE, OVER, State

WIN: Final = 60  # a win in sixtieths: two, three, four or five share it without a rest

Key = tuple[str, str]  # what kind of thing, and which


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

    def add_rates(self, had: Mapping[Key, Sequence[int]], shares: Sequence[int]) -> None:
        """One game: the seats that had each thing, once for every time they had it."""
        for key, seats in had.items():
            self.rates[key].add(len(seats), sum(shares[seat] for seat in seats))


class Watcher(Protocol):
    """Looks on while one game is played."""

    def see(self, state: Any, code: int) -> None:
        """A seat is about to do this."""

    def finish(self, state: Any, shares: Sequence[int], count: Count) -> None:
        """The game is over; the shares of the win are in sixtieths."""


class SigilsWatcher:
    """Counts for each card, for the word of its ability and for its whole ability."""

    def __init__(self) -> None:
        self._casts: Final[Counter[tuple[int, int]]] = Counter()  # by seat and spot
        self._turns = self._passes = 0

    def see(self, state: SigilsState, code: int) -> None:
        linked = state.linked
        if code in (PASS_CODE, END_CODE):
            self._turns += 1
            self._passes += code == PASS_CODE
        elif linked.cast_codes <= code < linked.entomb_codes:
            self._casts[int(state.turn), code - int(linked.cast_codes)] += 1

    def finish(self, state: SigilsState, shares: Sequence[int], count: Count) -> None:
        parts = state.score_parts()
        had: defaultdict[Key, list[int]] = defaultdict(list)
        for number, seat in enumerate(state.seats):
            for spot in range(seat.count):
                card = state.card(seat, spot)
                for kind, name in (("spell", card.name), ("word", card.ability.split()[0]), ("ability", card.ability)):
                    had[kind, name].append(number)
                    count.spreads[f"{kind} spot", name].add(spot + 1)
                    if card.program:
                        count.spreads[f"{kind} casts", name].add(self._casts[number, spot])
                    if card.tally is not None:
                        count.spreads[f"{kind} fame", name].add(parts[number].get(part_of(card), 0))
            count.numbers["table", "spells"] += int(seat.count)
        count.add_rates(had, shares)
        count.numbers["table", "turns"] += self._turns
        count.numbers["table", "passes"] += self._passes


class MateriaWatcher:
    """Counts for each spell, and for each at its level when the game ends."""

    def __init__(self) -> None:
        self._learned: Final[dict[tuple[int, str], tuple[int, int]]] = {}  # by seat and spell: level, round

    def see(self, state: MateriaState, code: int) -> None:
        linked = state.linked
        if linked.learn_codes <= code < linked.cast_codes:
            card, level = divmod(code - int(linked.learn_codes), 3)
            self._learned[int(state.player), linked.cards[card].name] = (level + 3, int(state.round))

    def finish(self, state: MateriaState, shares: Sequence[int], count: Count) -> None:
        parts = state.score_parts()
        had: defaultdict[Key, list[int]] = defaultdict(list)
        for name in state.spell_names():
            count.numbers["in play", name] += 1
        for number, seat in enumerate(state.seats):
            for slot in range(7):
                if not (seat.learned >> slot) & 1:
                    continue
                name = card_at(state, slot).name
                final = f"{name} {seat.level(slot)}"
                level, learned_in = self._learned[number, name]
                had["spell", name].append(number)
                had["level", final].append(number)
                count.numbers["learned at", f"{name} {level}"] += 1
                count.spreads["spell round", name].add(learned_in)
                count.spreads["level round", final].add(learned_in)
                count.spreads["spell points", name].add(parts[number][name])
                count.spreads["level points", final].add(parts[number][name])
                count.numbers["table", "spells"] += 1
        count.add_rates(had, shares)


WATCHERS: Final[dict[str, type[SigilsWatcher] | type[MateriaWatcher]]] = {
    "sigils": SigilsWatcher,
    "materia": MateriaWatcher,
}


def batches(batch: Batch, size: int) -> Iterator[Batch]:
    """The same games in pieces."""
    last = batch.first + batch.games
    for first in range(batch.first, last, size):
        yield batch._replace(first=first, games=min(size, last - first))


def play_batch(batch: Batch) -> Count:
    """Plays its games; a game depends on the seed and its own number only."""
    begun = process_time()
    game, count = catalog.game(batch.game, **batch.options), Count()
    for number in range(batch.first, batch.first + batch.games):
        bots = [_bot(batch.bot, derived(batch.seed, "bot", number, seat)) for seat in range(game.players)]
        _play(game.start(), bots, Random(derived(batch.seed, "chance", number)), WATCHERS[batch.game](), count)
    count.seconds = process_time() - begun
    return count


def _bot(spec: str, seed: int) -> Bot:
    bot = catalog.bot(spec, seed)
    if isinstance(bot, Follower):
        bot.close()
        raise OptionError(Fault("no-follower", "bot", "{spec}: a bot of our own is needed, not a program", spec=spec))
    return bot


def _play(state: State, bots: Sequence[Bot], chance: Random, watcher: Watcher, count: Count) -> None:
    while (seat := state.player) != OVER:
        if seat == CHANCE:
            code = state.outcome(chance.random())
        else:
            code = bots[seat].choose(state)
            watcher.see(state, code)
        state.play(code)
    winners, scores = state.winners(), state.scores()
    shares = [WIN // len(winners) if seat in winners else 0 for seat in range(len(bots))]
    count.games += 1
    for seat, share in enumerate(shares):
        count.rates["seat", str(seat)].add(1, share)
    count.spreads["table", "rounds"].add(_round(state))
    count.spreads["table", "winning score"].add(max(scores))
    for score in scores:
        count.spreads["table", "score"].add(score)
    count.spreads["table", "margin"].add(sorted(scores)[-1] - sorted(scores)[-2])
    count.numbers["table", "shared"] += len(winners) > 1
    for reason in state.end_reasons():
        count.numbers["ending", reason] += 1
    watcher.finish(state, shares, count)


def _round(state: State) -> int:
    assert isinstance(state, (MateriaState, SigilsState))
    return int(state.round)
