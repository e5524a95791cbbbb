"""Plays many games at once with random actions, and tells how fast: python examples/vector_loop.py sigils 1024"""

import sys
from time import perf_counter

from grimoire.envs.vector import VectorEnv


def main(game: str, count: int = 256, steps: int = 1000) -> None:
    env = VectorEnv(game, count, seed=1)
    rows = env.buffers
    print(f"an observation has {env.layout.size} numbers, among them {', '.join(list(env.layout.features)[:5])} ...")
    wins = [0.0] * env.game.players
    ended, seconds = 0, 0.0
    for _ in range(steps):
        actions = env.random_actions()  # legal for rows.mask; your policy looks at rows.observation and rows.seat
        begun = perf_counter()
        env.step(actions)
        seconds += perf_counter() - begun
        ended += int(rows.done.sum())
        for seat in range(env.game.players):
            wins[seat] += float((rows.reward[:, seat] > 0).sum())
    print(f"{count * steps:,} steps, {count * steps / seconds:,.0f} a second; {ended:,} games")
    print("won by seat:", ", ".join(f"{won / max(1, ended):.0%}" for won in wins))


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "materia", *[int(word) for word in sys.argv[2:4]])
