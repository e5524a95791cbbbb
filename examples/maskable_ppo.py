"""MaskablePPO of sb3-contrib learns to play a seat against random moves: python examples/maskable_ppo.py pig 20000

Needs PyTorch: pip install 'grimoire-games[gymnasium]' sb3-contrib
"""

import sys

from sb3_contrib import MaskablePPO

from grimoire.envs.gymnasium import GrimoireEnv

GAMES = 200


def share_won(model: MaskablePPO, env: GrimoireEnv) -> float:
    """The share of games that the model wins."""
    won = 0
    for seed in range(GAMES):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / GAMES


def main(game: str, steps: int = 20_000) -> None:
    env = GrimoireEnv(game, seat=None, opponents="random")
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=512)
    before = share_won(model, env)
    model.learn(steps)
    after = share_won(model, env)
    print(f"won {before:.0%} of {GAMES} games before learning and {after:.0%} after it, against random moves")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "materia", *[int(word) for word in sys.argv[2:3]])
