"""Measures one peer through its ordinary interface; run by ``bench.peers`` with the peers' own Python.

Prints one JSON line with decisions and games per second of processor time.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 2.0


def rate(play: Callable[[], float]) -> tuple[float, float]:
    """Decisions and games a second; ``play`` plays one game and returns its decisions, or their mean."""
    games, decisions = 0, 0.0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def go_fish_in_cpp() -> Callable[[], float]:
    """OpenSpiel's own loop in C++ with uniformly random bots."""
    import pyspiel

    game = pyspiel.load_game("go_fish")
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    seeds = iter(range(10**9))

    def one() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    sample = [sum(step.player >= 0 for step in one().full_history()) for _ in range(300)]
    mean: float = sum(sample) / len(sample)

    def play() -> float:
        one()
        return mean

    return play


def go_fish_from_python() -> Callable[[], float]:
    """OpenSpiel driven from Python, chance drawn with random.choices, actions as in our own loop."""
    import pyspiel

    game = pyspiel.load_game("go_fish")

    def play() -> float:
        state, decisions = game.new_initial_state(), 0
        apply, legal, is_over, is_chance = (
            state.apply_action,
            state.legal_actions,
            state.is_terminal,
            state.is_chance_node,
        )
        outcomes, share, choices = state.chance_outcomes, random.random, random.choices
        while not is_over():
            if is_chance():
                actions, chances = zip(*outcomes(), strict=True)
                apply(choices(actions, chances)[0])
            else:
                actions = legal()
                apply(actions[int(share() * len(actions))])
                decisions += 1
        return decisions

    return play


def go_fish_by_choice() -> Callable[[], float]:
    """The same with random.choice for actions."""
    import pyspiel

    game = pyspiel.load_game("go_fish")

    def play() -> float:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[], float]:
    """Catanatron's two random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> float:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


def envpool_backgammon() -> dict[str, float]:
    """EnvPool's Backgammon with one thread, random legal actions."""
    import envpool
    import masked_steps

    env = envpool.make_gymnasium("Backgammon-v1", num_envs=masked_steps.GAMES, num_threads=1, seed=1)
    _, info = env.reset()

    def step(actions: Any) -> tuple[Any, int]:
        _, _, over, cut_off, info = env.step(actions)
        return info["legal_action_mask"], int((over | cut_off).sum())

    found: dict[str, float] = masked_steps.rate(step, info["legal_action_mask"], SECONDS)
    return found


MANY_AT_ONCE = {"EnvPool, Backgammon": envpool_backgammon}
PEERS = {
    "go_fish in C++": go_fish_in_cpp,
    "go_fish from Python": go_fish_from_python,
    "go_fish from Python, random.choice": go_fish_by_choice,
    "Catanatron": catanatron,
}


def main() -> None:
    random.seed(1)
    if sys.argv[1] in MANY_AT_ONCE:
        sys.stdout.write(json.dumps(MANY_AT_ONCE[sys.argv[1]]()) + "\n")
        return
    play = PEERS[sys.argv[1]]()
    play()
    decisions, games = rate(play)
    sys.stdout.write(json.dumps({"decisions": decisions, "games": games}) + "\n")


if __name__ == "__main__":
    main()
