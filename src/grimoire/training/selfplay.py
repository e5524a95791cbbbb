"""Self-play: whole games by the search with the current net, as codes with what the search thought."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.greedy import NODES
from grimoire.bots.lookahead import Lookahead
from grimoire.bots.net import Net, read_net
from grimoire.bots.sage import evaluator_with
from grimoire.bots.search import best_edge
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.options import PLAYERS, Options
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER, Json
from grimoire.training.played import PlayedGame, Thought

FULL_SHARE: Final = 0.3  # of the turns: searched with all nodes and learned from
QUICK: Final = 4  # the other turns have so many times fewer nodes
OPEN_TURNS: Final = 0.12  # of the turns: less visited actions are sampled too
WILD: Final = 0.15  # of the choices of the greedy bot: at random
BRANCHES: Final = 0.7  # of the games: begin in the middle of an earlier one
ASTRAY: Final = 0.8  # of these: after a turn at random

Start = tuple[dict[str, Json], list[int]]  # options, and the codes of an earlier game


class SelfPlayTask(NamedTuple):
    """Some games to play; the same task gives the same games everywhere."""

    game: str
    games: int
    seed: int
    nodes: int
    starts: Sequence[Start]
    alone: bool = False


class _Play:
    """One game in progress: its codes and thoughts."""

    def __init__(self, game: str, begins: Start, rng: Random) -> None:
        self.options, codes = begins
        self.state: Final = search_state(catalog.game(game, **self.options).start())
        for code in codes:
            self.state.play(code)
        self.codes: Final = list(codes)
        self.begins = len(codes)
        self.thoughts: Final[list[Thought]] = []
        self.rng: Final = rng

    def go_astray(self) -> None:
        """Plays the rest of the turn at random.

        A search looks at many positions that good players never reach. What those are worth can only be learned from
        games that go on from there.
        """
        state, turn = self.state, self.state.turn_key()
        while state.player != OVER and state.turn_key() == turn:
            code = state.outcome(self.rng.random()) if state.player == CHANCE else self.rng.choice(state.legal())
            self.codes.append(code)
            state.play(code)
        self.begins = len(self.codes)

    def run(self, decide: "Decide") -> PlayedGame:
        """Plays to the end."""
        state = self.state
        while state.player != OVER:
            if state.player == CHANCE:
                code = state.outcome(self.rng.random())
            else:
                codes = state.legal()
                code = codes[0] if len(codes) == 1 else decide(self, codes)
            self.codes.append(code)
            state.play(code)
        return PlayedGame(self.options, self.begins, self.codes, self.thoughts)


Decide = Callable[[_Play, list[int]], int]


def play_games(task: SelfPlayTask, net: bytes | None) -> list[PlayedGame]:
    """Plays the games of a task: with a net, or without one the greedy bot's."""
    rng = Random(task.seed)
    known = None if net is None else read_net(net)
    return [_play_one(task, known, Random(rng.getrandbits(48))) for _ in range(task.games)]


def _play_one(task: SelfPlayTask, net: Net | None, rng: Random) -> PlayedGame:
    seed = rng.getrandbits(48)
    decide = _greedily(seed) if net is None else _searching(net, seed, task)
    play = _Play(task.game, _begin(task, rng), rng)
    if play.begins and rng.random() < ASTRAY:
        play.go_astray()
    return play.run(decide)


def _begin(task: SelfPlayTask, rng: Random) -> Start:
    """A new game in one of the modes, or the first part of an earlier game."""
    if task.starts and rng.random() < BRANCHES:
        branched, codes = rng.choice(task.starts)
        return branched, codes[: rng.randrange(len(codes) // 8, len(codes) * 7 // 8)]
    weights, modes = zip(*training_modes(task.game, task.alone), strict=True)
    options: dict[str, Json] = rng.choices(modes, weights)[0]
    return options | {"first": "random"}, []


def training_modes(game: str, alone: bool) -> list[tuple[float, Options]]:
    """The modes that a net learns from, each with its share: those for one player, or all others."""
    found = [(share, mode) for share, mode in catalog.spec_of(game).training() if (mode.get(PLAYERS) == 1) == alone]
    if not found:
        raise ValueError(f"{game} is not played {'alone' if alone else 'by several'}")
    return found


def _greedily(seed: int) -> Decide:
    plan = Lookahead(seed, NODES)

    def decide(play: _Play, codes: list[int]) -> int:
        code = plan.best(play.state)
        play.thoughts.append(Thought(len(play.codes), [(code, 1)]))
        return play.rng.choice(codes) if play.rng.random() < WILD else code

    return decide


class _Turn(NamedTuple):
    """How a turn is played."""

    key: tuple[int, int]
    bot: SearchBot
    is_full: bool
    is_open: bool


def _searching(net: Net, seed: int, task: SelfPlayTask) -> Decide:
    """The search: few turns with all nodes, and only these teach the policy."""
    full, quick = (
        SearchBot("sage", lambda state: evaluator_with(state.game_name(), net), seed, Budget(nodes=nodes))
        for nodes in (task.nodes, max(1, task.nodes // QUICK))
    )
    turn: list[_Turn] = []

    def decide(play: _Play, codes: list[int]) -> int:
        state, rng = play.state, play.rng
        key = (int(state.turn_key()), int(state.player))
        if not turn or turn[0].key != key:
            is_full = rng.random() < FULL_SHARE
            turn[:] = [_Turn(key, full if is_full else quick, is_full, rng.random() < OPEN_TURNS)]
        return _decided(play, turn[0], state, codes)

    return decide


def _decided(play: _Play, turn: _Turn, state: SearchState, codes: list[int]) -> int:
    node = turn.bot.study(state)
    visits = [int(count) for count in node.edge_visits]
    total = sum(visits)
    if turn.is_full and total > len(codes):
        thought = [(code, count) for code, count in zip(codes, visits, strict=True) if count]
        play.thoughts.append(Thought(len(play.codes), thought))
    if turn.is_open and total:
        return play.rng.choices(codes, [count + 0.02 * total for count in visits])[0]
    return int(node.codes[best_edge(node)])
