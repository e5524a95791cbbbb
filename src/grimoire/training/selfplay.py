"""Games a bot plays against itself, and what they teach."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import POINTS, NetEvaluator
from grimoire.bots.greedy import NODES
from grimoire.bots.lookahead import Lookahead
from grimoire.bots.net import Net, read_net
from grimoire.bots.sage import EXPLORATION
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.search_state import Features, SearchState
from grimoire.kernel.game import CHANCE, OVER
from grimoire.training.samples import Samples

CURIOUS = 0.25  # the part of the policy that games against itself spread evenly
OPEN = 0.15  # how often a search against itself plays by chance among what it tried
WILD = 0.1  # how often a first generation plays anything

MODES: dict[str, Sequence[tuple[float, dict[str, Any]]]] = {
    "materia": (
        (0.24, {"players": 2, "spells": "set-1"}),
        (0.05, {"players": 2, "spells": "set-2"}),
        (0.05, {"players": 2, "spells": "set-3"}),
        (0.12, {"players": 2, "spells": "classic"}),
        (0.04, {"players": 3, "spells": "set-1"}),
        (0.04, {"players": 3, "spells": "classic"}),
        (0.03, {"players": 4, "spells": "set-1"}),
        (0.03, {"players": 4, "spells": "classic"}),
        (0.20, {"players": 1, "spells": "set-1"}),
        (0.04, {"players": 1, "spells": "set-2"}),
        (0.04, {"players": 1, "spells": "set-3"}),
        (0.12, {"players": 1, "spells": "classic"}),
    ),
    "sigils": (
        (0.40, {"players": 2, "edition": "60"}),
        (0.22, {"players": 2, "edition": "75"}),
        (0.10, {"players": 2, "teachers": True}),
        (0.10, {"players": 3, "edition": "60"}),
        (0.06, {"players": 3, "edition": "75"}),
        (0.06, {"players": 4, "edition": "60"}),
        (0.03, {"players": 4, "edition": "75"}),
        (0.03, {"players": 5, "edition": "60"}),
    ),
}


@dataclass(frozen=True)
class SelfPlayBatch:
    """A run of games: of which game, from which seed, by which net (none: by the judgement by hand)."""

    game: str
    games: int
    seed: int
    nodes: int
    net: bytes | None


class _Watched:
    """What was seen in one game, until its end is known."""

    def __init__(self) -> None:
        self.samples = Samples()
        self.seats: list[int] = []  # by row
        self.guesses: list[float] = []
        self.points: list[float] = []


Decide = Callable[[SearchState, list[int], Random, _Watched], int]


def play_batch(task: SelfPlayBatch) -> Samples:
    """Plays the games of a play_batch."""
    source = Random(task.seed)
    found = Samples()
    net = None if task.net is None else read_net(task.net)
    for _ in range(task.games):
        weights, modes = zip(*MODES[task.game], strict=True)
        options = source.choices(modes, weights)[0]
        state = catalog.game(task.game, first="random", **options).start()
        seed = source.getrandbits(48)
        decide = _greedily(seed) if net is None else _searching(net, seed, task.nodes)
        found.extend(_played(search_state(state), seed, decide))
    return found


def _played(state: SearchState, seed: int, decide: Decide) -> Samples:
    """A game in which every real choice is decided, and watched, by ``decide``."""
    source = Random(seed)
    watched = _Watched()
    while state.player != OVER:
        if state.player == CHANCE:
            state.play(state.outcome(source.random()))
            continue
        codes = state.legal()
        state.play(codes[0] if len(codes) == 1 else decide(state, codes, source, watched))
    return _told(watched, state)


def _greedily(seed: int) -> Decide:
    """The greedy bot, now and then wild."""
    plan = Lookahead(seed, NODES)

    def decide(state: SearchState, codes: list[int], source: Random, watched: _Watched) -> int:
        code = plan.best(state)
        _watch(watched, state, codes, [float(one == code) for one in codes], None)
        return source.choice(codes) if source.random() < WILD else code

    return decide


def _searching(net: Net, seed: int, nodes: int) -> Decide:
    """The search against itself, which now and then edge_visits what it likes less."""
    bot = SearchBot("sage", lambda _: NetEvaluator(net, CURIOUS), seed, Budget(nodes=nodes), EXPLORATION)

    def decide(state: SearchState, codes: list[int], source: Random, watched: _Watched) -> int:
        node = bot.study(state)
        edge_visits = [int(count) for count in node.edge_visits]
        total = sum(edge_visits) or 1
        seats = range(state.seat_count())
        guess = [float(node.wins[seat]) / max(1, int(node.visits)) for seat in seats]
        if total > 1:
            _watch(watched, state, codes, [count / total for count in edge_visits], guess)
        if source.random() < OPEN:
            return source.choices(codes, [count + 0.02 * total for count in edge_visits])[0]
        return max(zip(edge_visits, codes, strict=True), key=lambda pair: pair[0])[1]

    return decide


def _watch(
    watched: _Watched, state: SearchState, codes: list[int], shares: list[float], guess: list[float] | None
) -> None:
    samples = watched.samples
    solo = state.is_solo()
    settled = state.settled()
    player = int(state.player)
    others = [seat for seat in range(state.seat_count()) if seat != player] if settled and not solo else []
    for seat in (player, *others):
        features = Features()
        state.features(seat, features)
        for place, value in features.pairs():
            samples.feature_indices.append(place)
            samples.feature_values.append(value)
        samples.row_ends.append(len(samples.feature_indices))
        watched.seats.append(seat)
        watched.guesses.append(-1.0 if guess is None else guess[seat])
        watched.points.append(state.points(seat))
    samples.sample_ends.append(len(samples.row_ends))
    samples.lone.append(int(solo))
    samples.evaluated.append(int(settled))
    for code, share in zip(codes, shares, strict=True):
        features = Features()
        state.action_features(code, features)
        for place, _ in features.pairs():
            samples.action_feature_indices.append(place)
        samples.action_ends.append(len(samples.action_feature_indices))
        samples.shares.append(share)
    samples.choice_ends.append(len(samples.shares))


def _told(watched: _Watched, state: SearchState) -> Samples:
    """Fills in how the game ended; where the search had a guess, the target lies between the two."""
    samples = watched.samples
    for seat, guess, points in zip(watched.seats, watched.guesses, watched.points, strict=True):
        prize = state.reward(seat)
        samples.wins.append(prize if guess < 0 else 0.5 * (prize + guess))
        samples.points.append((state.points(seat) - points) / POINTS)
    return samples
