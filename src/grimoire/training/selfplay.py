"""Self-play: games of a bot against itself, and the samples they give."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

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

CURIOUS = 0.25  # of the policy in self-play: the part that is uniform
OPEN = 0.15  # how often self-play samples its action from the visits
WILD = 0.1  # how often the first generation plays at random


@dataclass(frozen=True)
class SelfPlayBatch:
    """Games to play: of which game, from which seed, with which net (None: by the heuristic)."""

    game: str
    games: int
    seed: int
    nodes: int
    net: bytes | None


class _Watched:
    """The samples of one game, until its end is known."""

    def __init__(self) -> None:
        self.samples = Samples()
        self.seats: list[int] = []  # by row
        self.guesses: list[float] = []
        self.points: list[float] = []


Decide = Callable[[SearchState, list[int], Random, _Watched], int]


def play_batch(task: SelfPlayBatch) -> Samples:
    """Plays the games of a batch."""
    source = Random(task.seed)
    found = Samples()
    net = None if task.net is None else read_net(task.net)
    for _ in range(task.games):
        weights, modes = zip(*catalog.spec_of(task.game).training(), strict=True)
        options = source.choices(modes, weights)[0]
        state = catalog.game(task.game, first="random", **options).start()
        seed = source.getrandbits(48)
        decide = _greedily(seed) if net is None else _searching(net, seed, task.nodes)
        found.extend(_played(search_state(state), seed, decide))
    return found


def _played(state: SearchState, seed: int, decide: Decide) -> Samples:
    """One game; ``decide`` makes every real choice and records it."""
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
    """The greedy bot, sometimes at random."""
    plan = Lookahead(seed, NODES)

    def decide(state: SearchState, codes: list[int], source: Random, watched: _Watched) -> int:
        code = plan.best(state)
        _watch(watched, state, codes, [float(one == code) for one in codes], None)
        return source.choice(codes) if source.random() < WILD else code

    return decide


def _searching(net: Net, seed: int, nodes: int) -> Decide:
    """The search, which sometimes samples a less visited action."""
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
    """Fills in how the game ended; where the search had a value, the target is between the two."""
    samples = watched.samples
    for seat, guess, points in zip(watched.seats, watched.guesses, watched.points, strict=True):
        prize = state.reward(seat)
        samples.wins.append(prize if guess < 0 else 0.5 * (prize + guess))
        samples.points.append((state.points(seat) - points) / POINTS)
    return samples
