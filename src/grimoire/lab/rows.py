"""What is kept of a game, and who plays it: the same game for every variant, with the same chance and the same bots."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

import msgspec

from grimoire import catalog
from grimoire.arena.plan import block_of, derived
from grimoire.games.balance import Key
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import Game, State
from grimoire.kernel.playing import state_of
from grimoire.lab.counting import WIN, own_bot, play_out
from grimoire.lab.variants import Variant

QUESTION: Final = -1  # the games that answer the question; steps of the ladder count from 0


class Row(msgspec.Struct, frozen=True):
    """A game of one variant. ``had`` tells by kind what each seat had at the end, ``sources`` its points by source.

    ``shares`` are parts of the win, in sixtieths. Games of the ladder keep only these.
    """

    shares: list[int]
    scores: list[int] = []
    rounds: int = 0
    endings: list[str] = []
    had: dict[str, list[list[str]]] = {}
    sources: list[dict[str, int]] = []

    def won(self, seat: int) -> float:
        return self.shares[seat] / WIN


class Task(NamedTuple):
    """A game of all variants: of the question, or of a step of the ladder, by its number from 1 on."""

    step: int
    number: int


class Seen:
    """Notes what the seats had in one game, for a game's own watcher (``grimoire.games.balance.Counts``)."""

    def __init__(self, players: int) -> None:
        self.numbers: Counter[Key] = Counter()
        self.had: Final[defaultdict[str, list[list[str]]]] = defaultdict(lambda: [[] for _ in range(players)])

    def add_rates(self, had: Mapping[Key, Sequence[int]], shares: Sequence[int]) -> None:  # noqa: ARG002 (the protocol's)
        for (kind, name), seats in had.items():
            for seat in seats:
                self.had[kind][seat].append(name)

    def add(self, figure: str, name: str, number: int) -> None:
        """Means by card are not kept."""

    def times(self, kind: str, name: str) -> int:
        return sum(names.count(name) for names in self.had[kind])

    def wins(self, kind: str, name: str) -> float:  # noqa: ARG002 (one game is not enough for it)
        return 0.0


@dataclass(frozen=True)
class Player:
    """Called with a task, plays its games: one row for each variant. It depends on nothing but what is here."""

    game: str
    variants: tuple[Variant, ...]
    bots: tuple[str, ...]  # of the seats
    ladder: tuple[str, ...]
    seed: int

    def __call__(self, task: Task) -> list[Row]:
        return [self._play(game, task) for game in self._games]

    @cached_property
    def _games(self) -> list[Game[State]]:
        return [variant.make(self.game) for variant in self.variants]

    def _play(self, game: Game[State], task: Task) -> Row:
        if task.step == QUESTION:
            return self._question_game(game, task.number)
        block, place = divmod(task.number - 1, len(self._block))
        step = f"ladder {task.step}"
        bots = [self.ladder[task.step + sitting] for sitting in self._block[place]]
        state = game.start()
        made = [own_bot(bot, derived(self.seed, step, task.number, seat)) for seat, bot in enumerate(bots)]
        return Row(play_out(state, made, Random(derived(self.seed, step, "chance", block)), None))

    @cached_property
    def _block(self) -> tuple[tuple[int, ...], ...]:
        return block_of(2, len(self.bots))

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in a game of the ladder: 0 the lower bot, 1 the upper."""
        return self._block[(number - 1) % len(self._block)]

    def _question_game(self, game: Game[State], number: int) -> Row:
        spec = catalog.spec_of(self.game)
        balance, state, seen = spec.balance(), game.start(), Seen(game.players)
        watcher = None if balance is None else balance.watcher()
        bots = [own_bot(bot, derived(self.seed, "bot", number, seat)) for seat, bot in enumerate(self.bots)]
        shares = play_out(state, bots, Random(derived(self.seed, "chance", number)), watcher)
        if watcher is not None:
            watcher.finish(state, shares, seen)
        return Row(
            shares=shares,
            scores=[int(score) for score in state.scores()],
            rounds=int(state_of(state, SearchState).round),
            endings=list(state.end_reasons()),
            had=dict(seen.had),
            sources=[dict(source) for source in spec.sources(state, state.score_parts())],
        )
