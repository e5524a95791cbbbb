"""Freezing: games of the strongest bot with itself, moments of these games, and what rollouts say they are worth."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

import grimoire
from bench.judge.frozen import (
    BEFORE_CHANCE,
    DECISION,
    HALF_DONE,
    STAGES,
    About,
    FrozenGame,
    FrozenGames,
    FrozenPosition,
    FrozenPositions,
    games_file,
    positions_file,
    replayed,
    save,
    step,
    truth_of,
)
from bench.judge.work import Journal, Row, spread
from grimoire import catalog
from grimoire.arena.plan import derived
from grimoire.bots.luck import luck_of_game
from grimoire.bots.sage import has_net, net_evaluator
from grimoire.bots.search_bot import search_state
from grimoire.games.spec import GameSpec
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER, Game, State
from grimoire.training.net_file import net_name, nets_of

PAIRS: Final = 0.5  # of all games: those of two players; other numbers of players share the rest evenly
KINDS_IN_TURN: Final = (DECISION, BEFORE_CHANCE, DECISION, HALF_DONE, DECISION)


@dataclass(frozen=True)
class Wish:
    """What to freeze."""

    game: str
    positions: int
    rollouts: int
    games: int
    bot: str
    seed: int

    def command(self) -> str:
        """What to type to get the same set again, with the same net."""
        return (
            f"python -m bench.judge freeze {self.game} --positions {self.positions} --rollouts {self.rollouts} "
            f"--games {self.games} --bot {self.bot} --seed {self.seed}"
        )

    def about(self) -> About:
        spec = catalog.spec_of(self.game)
        modes = {mode: dict(options) for mode, options in spec.modes().items()}
        rules = spec.make(**next(iter(modes.values()))).rules
        nets = nets_of(spec)
        name = net_name(*nets) if nets else ""
        return About(self.command(), self.game, rules, grimoire.__version__, self.bot, name, modes)


class GameTask(NamedTuple):
    """A game to play."""

    wish: Wish
    number: int
    mode: str
    options: Mapping[str, Any]


class PositionTask(NamedTuple):
    """A moment to choose in a game, and to play out."""

    wish: Wish
    number: int
    stage: str
    kind: str
    played: FrozenGame
    options: Mapping[str, Any]


class Moment(NamedTuple):
    """A point of a game that can be frozen, by the number of codes before it."""

    after: int
    stage: str
    kind: str


def freeze(wish: Wish, folder: Path, jobs: int) -> tuple[Path, Path]:
    """Plays what is missing and writes both files; an interrupted freeze goes on where it was."""
    about = wish.about()
    journal = Journal(folder / f"{wish.game}.part", {"about": msgspec.to_builtins(about)})
    games = _games(wish, about, journal, jobs)
    positions = _positions(wish, about, games, journal, jobs)
    paths = games_file(wish.game, folder), positions_file(wish.game, folder)
    save(paths[0], FrozenGames(about, games))
    save(paths[1], FrozenPositions(about, positions))
    journal.remove()
    return paths


def _games(wish: Wish, about: About, journal: Journal, jobs: int) -> list[FrozenGame]:
    done = {row["number"] for row in journal.rows if "rewards" in row}
    tasks = [
        GameTask(wish, number, mode, about.modes[mode])
        for number, mode in enumerate(modes_of_games(catalog.spec_of(wish.game), wish.games))
        if number not in done
    ]
    for row in spread(play_game, tasks, jobs, f"{wish.game}: games"):
        journal.add(row)
    found = [msgspec.convert(row, FrozenGame) for row in journal.rows if "rewards" in row]
    return sorted(found, key=lambda game: game.number)


def _positions(wish: Wish, about: About, games: list[FrozenGame], journal: Journal, jobs: int) -> list[FrozenPosition]:
    done = {row["number"] for row in journal.rows if "truth" in row}
    tasks = [task for task in _position_tasks(wish, about, games) if task.number not in done]
    for row in spread(play_out_position, tasks, jobs, f"{wish.game}: positions"):
        journal.add(row)
    found = [msgspec.convert(row, FrozenPosition) for row in journal.rows if "truth" in row]
    return sorted(found, key=lambda position: position.number)


def _position_tasks(wish: Wish, about: About, games: list[FrozenGame]) -> list[PositionTask]:
    """Goes through the games; the positions of a mode go through all stages and kinds."""
    modes, earlier = list(about.modes), Counter[str]()
    tasks: list[PositionTask] = []
    for number in range(wish.positions):
        played = games[number % len(games)]
        turn = earlier[played.mode] + modes.index(played.mode)
        stage, kind = STAGES[turn % len(STAGES)], KINDS_IN_TURN[turn % len(KINDS_IN_TURN)]
        tasks.append(PositionTask(wish, number, stage, kind, played, about.modes[played.mode]))
        earlier[played.mode] += 1
    return tasks


def mode_shares(spec: GameSpec) -> dict[str, float]:
    """The share of each mode: by players, and among these half of it evenly, half as in training."""
    modes = spec.modes()
    trained = {mode: sum(share for share, chosen in spec.training() if chosen == modes[mode]) for mode in modes}
    numbers = sorted({spec.make(**options).players for options in modes.values()})
    shares: dict[str, float] = {}
    for players in numbers:
        group = [mode for mode, options in modes.items() if spec.make(**options).players == players]
        of_all = 1.0 if len(numbers) == 1 else PAIRS if players == 2 else (1 - PAIRS) / (len(numbers) - 1)
        total = sum(trained[mode] for mode in group)
        for mode in group:
            usual = trained[mode] / total if total else 1 / len(group)
            shares[mode] = of_all * (usual + 1 / len(group)) / 2
    return shares


def modes_of_games(spec: GameSpec, count: int) -> list[str]:
    """The mode of each game: always the one that is furthest behind its share."""
    shares = mode_shares(spec)
    behind = dict.fromkeys(shares, 0.0)
    found: list[str] = []
    for _ in range(count):
        behind = {mode: missing + shares[mode] for mode, missing in behind.items()}
        found.append(max(behind, key=behind.__getitem__))
        behind[found[-1]] -= 1
    return found


# In worker processes


def play_game(task: GameTask) -> Row:
    """A game of the bot with itself."""
    game = catalog.game(task.wish.game, **task.options)
    codes, end = played_on(game, game.start(), task.wish.bot, derived(task.wish.seed, "game", task.number))
    return _row(FrozenGame(task.number, task.mode, codes, rewards(end)))


def play_out_position(task: PositionTask) -> Row:
    """Chooses a moment of the game and plays it out."""
    game = catalog.game(task.wish.game, **task.options)
    seed = derived(task.wish.seed, "position", task.number)
    moment = chosen_moment(moments(game, task.played.codes), task.stage, task.kind, Random(seed))
    codes = task.played.codes[: moment.after]
    state = replayed(game, codes)
    truths = [rollout(game, state, task.wish.bot, derived(seed, number)) for number in range(task.wish.rollouts)]
    truth = truth_of([won for won, _ in truths], [luck for _, luck in truths])
    return _row(FrozenPosition(task.number, task.played.mode, moment.stage, moment.kind, state.player, codes, truth))


def _row(frozen: msgspec.Struct) -> Row:
    made: Row = msgspec.to_builtins(frozen)
    return made


def rollout(game: Game[State], state: State, bot: str, seed: int) -> tuple[list[float], list[float]]:
    """A state played to its end: each seat's reward and luck."""
    codes, end = played_on(game, state, bot, seed)
    known = search_state(state)
    if not has_net(known.game_name()):
        return rewards(end), [0.0] * int(known.seat_count())
    rows = luck_of_game(known, codes, net_evaluator(known))
    return rewards(end), [sum(seat) for seat in zip(*rows, strict=True)]


def played_on(game: Game[State], start: State, bot: str, seed: int) -> tuple[list[int], State]:
    """The codes from a state to the end, with a bot of its own in each seat, and the end."""
    state, chance = start.copy(), Random(derived(seed, "chance"))
    bots = [catalog.bot(bot, derived(seed, "bot", seat)) for seat in range(game.players)]
    codes: list[int] = []
    while state.player != OVER:
        codes.append(draw(state, chance) if state.player == CHANCE else bots[state.player].choose(state))
        state.play(codes[-1])
    return codes, state


def rewards(end: State) -> list[float]:
    """Each seat's share of the victory."""
    known = search_state(end)
    return [float(known.reward(seat)) for seat in range(int(known.seat_count()))]


def moments(game: Game[State], codes: list[int]) -> list[Moment]:
    """Every real choice of a game, and every moment before chance."""
    last = int(search_state(replayed(game, codes)).round)
    state, before = game.start(), OVER
    found: list[Moment] = []
    for index, code in enumerate(codes):
        known = search_state(state)
        stage = stage_of(int(known.round), last)
        if state.player == CHANCE and before != CHANCE:
            found.append(Moment(index, stage, BEFORE_CHANCE))
        elif state.player != CHANCE and len(state.legal()) > 1:
            found.append(Moment(index, stage, DECISION if known.settled() else HALF_DONE))
        before = state.player
        step(state, code)
    return found


def stage_of(number: int, last: int) -> str:
    """The stage of a round: the last one, or a third of those before it."""
    if number >= last:
        return STAGES[-1]
    return STAGES[3 * (number - 1) // (last - 1)]


def chosen_moment(found: list[Moment], stage: str, kind: str, source: Random) -> Moment:
    """A moment of this stage and kind, or as near as the game has one."""

    def near(moment: Moment) -> tuple[bool, bool]:
        return moment.stage == stage, moment.kind == kind

    best = max(map(near, found))
    return source.choice([moment for moment in found if near(moment) == best])
