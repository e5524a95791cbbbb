"""A program of somebody else, who has only the installed package: it uses public names, with types, and plays a game.

A test checks it with ``mypy --strict`` against the installed wheel, and runs it with warnings of deprecated names as
errors.
"""

import random
import sys
from pathlib import Path

import grimoire
from grimoire import CHANCE, OVER, GrimoireError, IllegalAction, Record
from grimoire.bots import Bot
from grimoire.bots.advice import Advice
from grimoire.catalog import games, spec_of
from grimoire.games.options import Option
from grimoire.games.spec import GameSpec
from grimoire.kernel.action import Action
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Game, Position, State
from grimoire.kernel.record import RecordData


class Cautious:
    """A bot: the protocol ``Bot`` needs no base class."""

    name = "cautious"

    def choose(self, state: State) -> int:
        return min(state.legal())


def play(game: Game[State], bots: list[Bot], source: random.Random) -> list[int]:
    state = game.start()
    while state.player != OVER:
        if state.player == CHANCE:
            state.play(state.outcome(source.random()))
        else:
            state.play(bots[state.player].choose(state))
    return state.winners()


def describe(spec: GameSpec) -> str:
    options: tuple[Option, ...] = spec.options
    return f"{spec.name}: {', '.join(option.name for option in options)}"


def record(game: Game[State], path: Path) -> RecordData:
    made = Record(game)
    while made.state.player == CHANCE:
        made.play(made.state.actions()[0])
    made.save(path)
    data: RecordData = Record.load(path).data()
    return data


def faults_of(position: Position) -> list[Fault]:
    try:
        grimoire.game("materia").load(position)
    except GrimoireError as error:
        return list(error.faults)
    return []


def main() -> None:
    for name in games():
        print(describe(spec_of(name)))  # noqa: T201 (a program)
        game = grimoire.game(name, players=2, first=0)
        print(play(game, [Cautious(), grimoire.bot("greedy", seed=1)], random.Random(1)))  # noqa: T201
    state = grimoire.game("materia", first=0).start()
    while state.player == CHANCE:
        state.play(state.outcome(0.5))
    advice: Advice = grimoire.advise(state, budget="50", seed=1)
    actions: list[Action] = [state.action(code) for code in state.legal()]
    try:
        state.apply("jump")
    except IllegalAction as error:
        print(len(actions), advice, error.faults[0].key, grimoire.compiled, grimoire.__version__)  # noqa: T201
    print(record(grimoire.game("sigils"), Path(sys.argv[1])), faults_of({})[0].place)  # noqa: T201


main()
