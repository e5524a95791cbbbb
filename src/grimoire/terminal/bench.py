"""How fast the engine is on this machine."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

from grimoire.kernel.chance import draw, pick
from grimoire.kernel.game import CHANCE, OVER, Game, Simulation, State
from grimoire.terminal.look import TITLE, Look

MEASURES: Final = 3
MIDDLE: Final = 100  # actions into a game, where states are as big as they usually are


def report(look: Look, game: Game[State], games: int | None, seconds: float, status: Console) -> None:
    """Measures and prints one number after the other."""
    share = seconds / MEASURES
    with status.status(look.say("measuring")):
        simulation = game.simulate(games, seed=1) if games is not None else _simulation(game, share)
        decisions, outcomes, spent = _integer_layer(game, share)
        copies = _copies(game, share)
    table = Table(header_style=TITLE)
    table.add_column(look.say("measure"))
    table.add_column(look.say("per-second"), justify="right")
    taken = max(simulation.seconds, 1e-9)
    for key, rate in (
        ("bench-games", simulation.games / taken),
        ("bench-decisions", simulation.decisions / taken),
        ("bench-choices", simulation.choices / taken),
        ("bench-integer", decisions / spent),
        ("bench-integer-all", (decisions + outcomes) / spent),
        ("bench-copies", copies),
    ):
        table.add_row(look.say(key), look.number(round(rate) if rate >= 100 else round(rate, 1)))
    look.console.print(table)
    look.console.print(
        look.say("bench-simulated", games=simulation.games, decisions=simulation.decisions, seconds=round(taken, 2))
    )


def _simulation(game: Game[State], seconds: float) -> Simulation:
    """As many games as fit, in one run."""
    games = 1
    while True:
        simulation = game.simulate(games, seed=1)
        if simulation.seconds >= seconds / 2 or games >= 10**9:
            return simulation
        games = max(2 * games, min(50 * games, int(games * seconds * 0.8 / max(simulation.seconds, 1e-9))))


def _integer_layer(game: Game[State], seconds: float) -> tuple[int, int, float]:
    """Random games through ``legal`` and ``play``: decisions, chance outcomes, seconds."""
    source = Random(1)
    decisions = outcomes = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        state = game.start()
        while state.player != OVER:
            if state.player == CHANCE:
                outcomes += 1
                state.play(draw(state, source))
            else:
                decisions += 1
                state.play(pick(state, source))
    return decisions, outcomes, perf_counter() - begun


def _copies(game: Game[State], seconds: float) -> float:
    """Copies of a state in the middle of a game, for each second."""
    state = game.start()
    source = Random(1)
    for _ in range(MIDDLE):
        if state.player != OVER:
            state.play(pick(state, source))
    return _rate(state.copy, seconds)


def _rate(call: Callable[[], object], seconds: float) -> float:
    done = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        for _ in range(200):
            call()
        done += 200
    return done / (perf_counter() - begun)
