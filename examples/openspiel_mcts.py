"""OpenSpiel's MCTS plays against a bot of Grimoire: python examples/openspiel_mcts.py sigils greedy 2

Needs OpenSpiel: pip install 'grimoire-games[openspiel]'
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from grimoire import catalog
from grimoire.envs.openspiel import PREFIX, register

SIMULATIONS = 20


def played(game: pyspiel.Game, opponent: str, seed: int) -> list[float]:
    """What a game brings both: MCTS has seat 0, the bot of Grimoire seat 1."""
    rng = np.random.RandomState(seed)
    searcher = mcts.MCTSBot(game, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False)
    bot = catalog.bot(opponent, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(bot.choose(state.grimoire_state))
    returns: list[float] = state.returns()
    return returns


def main(name: str, opponent: str, games: int) -> None:
    register()
    game = pyspiel.load_game(PREFIX + name)
    results = [played(game, opponent, seed) for seed in range(games)]
    won = sum(result[0] > 0 for result in results)
    print(
        f"OpenSpiel's MCTS, {SIMULATIONS} simulations a move, won {won} of {games} games of {name} against {opponent}"
    )


if __name__ == "__main__":
    name, opponent, games, *_ = [*sys.argv[1:], *("materia", "greedy", "1")[len(sys.argv) - 1 :]]
    main(name, opponent, int(games))
