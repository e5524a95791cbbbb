"""``make bench``: how fast the bots think on one process and on two, and how closely they keep to their time."""

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from bench.engine import main_game, measured_games, midgame
from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.mcts import mcts_bot
from grimoire.bots.sage import net_evaluator, sage_bot
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.jobs.runner import run_jobs
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER, State

SECONDS: Final = 1.0
SEARCH: Final = Budget(nodes=2000)
KINDS: Final = ("mcts simulations", "sage simulations", "net evaluations", "greedy turns")
BUDGETS: Final = {0.1: 12, 0.5: 4, 2.0: 2}  # seconds a turn, and how many turns are timed
_LOOKS: Final = 200


def deciding(name: str) -> State:
    """A state in the middle of a random game in which somebody has a choice."""
    state, rng = midgame(name), Random(1)
    while state.player == CHANCE or len(state.legal()) == 1:
        state.play(state.outcome(rng.random()) if state.player == CHANCE else state.legal()[0])
    return state


def searched(bot: SearchBot) -> Callable[[State], int]:
    """Simulations of one decision, of which nothing is known yet."""

    def study(state: State) -> int:
        bot.forget()
        return int(bot.study(search_state(state)).visits)

    return study


def looked(name: str) -> Callable[[State], int]:
    evaluator = net_evaluator(search_state(deciding(name)))
    assert isinstance(evaluator, NetEvaluator)

    def look(state: State) -> int:
        known = search_state(state)
        for _ in range(_LOOKS):
            evaluator.net.evaluate(known, known.player)
        return _LOOKS

    return look


def greedy_turn(state: State) -> int:
    bot, rng, twin = catalog.bot("greedy", 1), Random(1), state.copy()
    play_turn(twin, bot.choose, rng)
    return 1


def play_turn(state: State, choose: Callable[[State], int], rng: Random) -> float:
    """Plays to the end of a turn; the seconds its player took."""
    spent, mark, player = 0.0, search_state(state).turn_key(), state.player
    while state.player == CHANCE or (state.player == player and search_state(state).turn_key() == mark):
        if state.player == CHANCE:
            state.play(draw(state, rng))
            continue
        begun = perf_counter()
        code = choose(state)
        spent += perf_counter() - begun
        state.play(code)
    return spent


class Measure(NamedTuple):
    """What is to be measured in which game."""

    game: str
    kind: str


def rate(measure: Measure) -> float:
    """So many a second on this process, by the clock: two processes may get in each other's way."""
    name, kind = measure
    state = deciding(name)
    works: dict[str, Callable[[], Callable[[State], int]]] = {
        KINDS[0]: lambda: searched(mcts_bot(1, SEARCH)),
        KINDS[1]: lambda: searched(sage_bot(1, SEARCH)),
        KINDS[2]: lambda: looked(name),
        KINDS[3]: lambda: greedy_turn,
    }
    work = works[kind]()
    done, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < SECONDS:
        done += work(state)
    return done / spent


class Kept(NamedTuple):
    """How much of its time a bot used, as a ratio."""

    mean: float
    most: float


def kept(name: str, seconds: float, turns: int) -> Kept:
    """Whole turns of the sage against a quick rival."""
    bot, rival, rng = sage_bot(1, Budget(seconds=seconds)), catalog.bot("greedy", 1), Random(1)
    state = main_game(name).start()
    used: list[float] = []
    while len(used) < turns:
        if state.player == OVER:
            state = main_game(name).start()
        elif state.player == CHANCE:
            state.play(draw(state, rng))
        elif state.player == 0:
            used.append(play_turn(state, bot.choose, rng) / seconds)
        else:
            state.play(rival.choose(state))
    return Kept(sum(used) / len(used), max(used))


def rates_together(measures: Sequence[Measure]) -> Mapping[Measure, float]:
    """The rates of two processes in sum. All tasks take as long, so both measure the same thing at the same time."""
    sums: defaultdict[Measure, float] = defaultdict(float)
    twice = [measure for measure in measures for _ in range(2)]
    for measure, found in run_jobs(rate, twice, jobs=2, ahead=1):
        sums[measure] += found
    return sums


def report_rates(name: str) -> str:
    lines = [f"{name:38} {'one process':>13} {'two together':>13}"]
    measures = [Measure(name, kind) for kind in KINDS]
    alone = {measure: rate(measure) for measure in measures}
    both = rates_together(measures)
    for measure in measures:
        one, two = alone[measure], both[measure]
        lines.append(f"  {measure.kind + ' a second':36} {one:13,.0f} {two:13,.0f} {two / one:8.1f}x")
    return "\n".join(lines)


def report_time(name: str) -> str:
    lines = []
    for seconds, turns in BUDGETS.items():
        found = kept(name, seconds, turns)
        lines.append(
            f"  {f'a turn of {seconds:g} s, of its time used':36} mean {100 * found.mean:4.0f} %, "
            f"most {100 * found.most:4.0f} % in {turns} turns"
        )
    return "\n".join(lines)


def main() -> None:
    sys.stderr.write("Measuring the bots for about a minute ...\n")
    sys.stdout.write("The bots, per second by the clock\n")
    for name in measured_games():
        sys.stdout.write(report_rates(name) + "\n")
        sys.stdout.flush()
    for name in measured_games():
        sys.stdout.write(f"{name}, the sage's time\n{report_time(name)}\n")


if __name__ == "__main__":
    main()
