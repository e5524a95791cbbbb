"""How fast a game plays, per second of processor time, so that a busy neighbour does not count."""

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Final, NamedTuple

from grimoire.kernel.game import CHANCE, OVER, Game, State

BATCH = 200
COPIES = 20_000


class Rate(NamedTuple):
    """Games, decisions by players and real choices (two or more legal actions) a second."""

    games: float
    decisions: float
    choices: float


def simulated(game: Game[State], seconds: float, seed: int = 1) -> Rate:
    """Random games inside the engine."""
    games = decisions = choices = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        run = game.simulate(BATCH, seed + games)
        games, decisions, choices = games + BATCH, decisions + run.decisions, choices + run.choices
    return Rate(games / spent, decisions / spent, choices / spent)


def lean(state: State, rng: Random) -> int:
    """Plays a game with nothing but ``random`` for chance and choices; the decisions in it."""
    play, legal, outcome, random = state.play, state.legal, state.outcome, rng.random
    decisions = 0
    while (player := state.player) != OVER:
        if player == CHANCE:
            play(outcome(random()))
        else:
            codes = legal()
            play(codes[int(random() * len(codes))])
            decisions += 1
    return decisions


def by_choice(state: State, rng: Random) -> int:
    """The same with ``random.choice`` for choices, which takes longer than the engine."""
    decisions = 0
    while (player := state.player) != OVER:
        if player == CHANCE:
            state.play(state.outcome(rng.random()))
        else:
            state.play(rng.choice(state.legal()))
            decisions += 1
    return decisions


def by_weights(state: State, rng: Random) -> int:
    """The same with ``random.choices`` for chance, from lists of outcomes and weights."""
    decisions = 0
    while (player := state.player) != OVER:
        if player == CHANCE:
            state.play(rng.choices(state.legal(), state.weights())[0])
        else:
            codes = state.legal()
            state.play(codes[int(rng.random() * len(codes))])
            decisions += 1
    return decisions


LOOPS: Final[Mapping[str, Callable[[State, Random], int]]] = {
    "integer layer": lean,
    "integer layer, random.choice": by_choice,
    "integer layer, random.choices": by_weights,
}


def driven(game: Game[State], seconds: float, loop: Callable[[State, Random], int] = lean, seed: int = 1) -> Rate:
    """Random games driven from Python through the integer layer."""
    rng = Random(seed)
    games = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += loop(game.start(), rng)
        games += 1
    sample = game.simulate(BATCH, seed)
    return Rate(games / spent, decisions / spent, decisions / spent * sample.choices / sample.decisions)


def copied(state: State, seconds: float) -> float:
    """Copies of a state a second."""
    copies = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(COPIES):
            state.copy()
        copies += COPIES
    return copies / spent
