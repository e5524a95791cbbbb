"""``grimoire bench`` at work: how fast the engine is on this machine."""

from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER, Game, Simulation, State
from grimoire.kernel.measure import Rate, copied, driven, simulated
from grimoire.terminal.look import TITLE, Look

MEASURES: Final = 3
MIDDLE: Final = 100  # this many actions into a game, where states have their usual size


def print_rates(look: Look, game: Game[State], games: int | None, seconds: float, status: Console) -> None:
    """Measures, then prints a table of rates."""
    share = seconds / MEASURES
    with status.status(look.say("measuring")):
        simulation = None if games is None else game.simulate(games, seed=1)
        inside = simulated(game, share) if simulation is None else _rate(simulation)
        outside = driven(game, share)
        copies = copied(_middle(game), share)
    look.console.print(_table(look, inside, outside, copies))
    if simulation is not None:
        seconds = round(simulation.seconds, 2)
        look.console.print(
            look.say("bench-simulated", games=simulation.games, decisions=simulation.decisions, seconds=seconds)
        )


def _table(look: Look, inside: Rate, outside: Rate, copies: float) -> Table:
    table = Table(header_style=TITLE)
    table.add_column(look.say("measure"))
    table.add_column(look.say("per-second"), justify="right")
    for key, rate in (
        ("bench-games", inside.games),
        ("bench-decisions", inside.decisions),
        ("bench-choices", inside.choices),
        ("bench-integer", outside.decisions),
        ("bench-driven-choices", outside.choices),
        ("bench-copies", copies),
    ):
        table.add_row(look.say(key), look.number(round(rate) if rate >= 100 else round(rate, 1)))
    return table


def _rate(simulation: Simulation) -> Rate:
    taken = max(simulation.seconds, 1e-9)
    return Rate(simulation.games / taken, simulation.decisions / taken, simulation.choices / taken)


def _middle(game: Game[State]) -> State:
    """A state in the middle of a game."""
    state = game.start()
    source = Random(1)
    for _ in range(MIDDLE):
        if state.player != OVER:
            state.play(pick(state, source))
    return state
