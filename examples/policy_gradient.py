"""A policy learns by playing thousands of games against random moves: REINFORCE in numpy, on the vector environment.

python examples/policy_gradient.py materia 60
"""

import sys

import numpy as np
from numpy.typing import NDArray

from grimoire.envs.vector import VectorEnv

GAMES, STEPS, RATE = 512, 160, 0.5
Floats = NDArray[np.float32]


def policy(weights: Floats, seen: Floats, mask: NDArray[np.bool_]) -> Floats:
    """The probability of each action: a linear layer, and a softmax over what is legal."""
    logits = np.where(mask, seen @ weights, np.float32(-np.inf))
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)


def rollout(env: VectorEnv, weights: Floats, scale: Floats, rng: np.random.Generator) -> tuple[Floats, float]:
    """Plays on, seat 0 by the policy and the others at random: the gradient of what it wins, and its share of wins."""
    rows, moments, ends = env.buffers, [], []
    for _ in range(STEPS):
        mine = np.flatnonzero(rows.seat == 0)
        seen = rows.observation[mine].astype(np.float32) * scale
        chances = policy(weights, seen, rows.mask[mine])
        drawn = (chances.cumsum(1) > rng.random((len(mine), 1), np.float32)).argmax(1)
        actions = env.random_actions()
        actions[mine] = np.where(rows.mask[mine, drawn], drawn, actions[mine])  # rounding may draw what is not legal
        env.step(actions)
        moments.append((mine, seen, chances, actions[mine]))
        ends.append(np.where(rows.done, rows.reward[:, 0], np.nan))
    gradient, result = np.zeros(weights.shape, np.float32), np.full(GAMES, np.nan)
    finished = np.concatenate(ends)
    average, wins = np.nanmean(finished), float(np.nanmean(finished > 0, where=~np.isnan(finished)))
    for (mine, seen, chances, actions), end in zip(reversed(moments), reversed(ends), strict=True):
        result = np.where(np.isnan(end), result, end)  # how the game of each moment ended, if it did
        advantage = np.nan_to_num(result[mine] - average)
        chances[np.arange(len(mine)), actions] -= 1.0
        gradient -= seen.T @ (chances * advantage[:, None].astype(np.float32))
    return gradient / np.float32(GAMES * STEPS), wins


def main(game: str, rounds: int = 60) -> None:
    env, rng = VectorEnv(game, GAMES, seed=1), np.random.default_rng(1)
    scale = 1.0 / np.maximum(1, env.buffers.observation.max(0)).astype(np.float32)
    weights = np.zeros((env.layout.size, env.game.action_count), np.float32)
    for number in range(rounds + 1):
        gradient, wins = rollout(env, weights, scale, rng)
        weights += RATE * GAMES * gradient / max(1.0, float(np.linalg.norm(gradient)))
        print(f"round {number}: wins {wins:.0%} of its games against random moves")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "materia", *[int(word) for word in sys.argv[2:3]])
