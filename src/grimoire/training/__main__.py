"""``python -m grimoire.training GAME --minutes 30``: trains the net of a game, from scratch or further."""

import argparse
import os
import sys
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from grimoire import catalog
from grimoire.bots.search_bot import search_state
from grimoire.training.learning import Model
from grimoire.training.samples import Samples, Table
from grimoire.training.selfplay import SelfPlayBatch, play_batch

PART = 20  # games in one batch


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m grimoire.training", description=__doc__)
    words.add_argument("game", choices=catalog.games())
    words.add_argument("--out", type=Path, required=True, help="where the net is written after every generation")
    words.add_argument("--generations", type=int, default=12)
    words.add_argument("--minutes", type=float, default=1e9, help="begin no generation after so long")
    words.add_argument("--first", type=int, default=2000, help="games of the first generation, evaluated by hand")
    words.add_argument("--games", type=int, default=800, help="games of every later one")
    words.add_argument("--nodes", type=int, default=300, help="budget of a turn in these")
    words.add_argument("--window", type=int, default=4, help="generations learned from at a time")
    words.add_argument("--width", type=int, nargs=2, default=(48, 32), help="of the two layers, multiples of 8")
    words.add_argument("--resume", type=Path, help="go on from this net instead of beginning anew")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=1)
    train(words.parse_args())


def train(wishes: argparse.Namespace) -> None:
    """Generation by generation: self-play, fit, write the net."""
    begun = monotonic()
    state = search_state(catalog.game(wishes.game).start())
    model = Model(
        int(state.feature_count()), int(state.action_feature_count()), wishes.width[0], wishes.width[1], wishes.seed
    )
    if wishes.resume is not None:
        model.resume(wishes.resume.read_bytes())
    window: deque[Samples] = deque(maxlen=wishes.window)
    with ProcessPoolExecutor(wishes.jobs, get_context("spawn")) as pool:
        for generation in range(wishes.generations):
            if monotonic() - begun > 60 * wishes.minutes:
                break
            fresh = generation == 0 and wishes.resume is None
            window.append(_play(wishes, pool, generation, None if fresh else model.data()))
            together = Samples()
            for samples in window:
                together.extend(samples)
            table = Table(together, int(state.feature_count()))
            losses = model.fit(table, 3.0 if fresh else 1.5, 0.002 if fresh else 0.001, generation)
            draft = wishes.out.with_suffix(".part")
            draft.write_bytes(model.data())
            draft.replace(wishes.out)
            _tell(wishes.game, generation, len(table), monotonic() - begun, losses)


def _tell(game: str, generation: int, decisions: int, seconds: float, losses: tuple[float, float, float]) -> None:
    wins, points, policy = losses
    sys.stderr.write(
        f"{game}: generation {generation}, {decisions} decisions, {seconds / 60:.1f} min; "
        f"losses: wins {wins:.4f}, points {points:.4f}, policy {policy:.4f}\n"
    )


def _play(wishes: argparse.Namespace, pool: ProcessPoolExecutor, generation: int, net: bytes | None) -> Samples:
    games = wishes.first if net is None else wishes.games
    found = Samples()
    for samples in pool.map(play_batch, batches(wishes.game, games, wishes.seed, generation, wishes.nodes, net)):
        found.extend(samples)
    return found


def batches(game: str, games: int, seed: int, generation: int, nodes: int, net: bytes | None) -> list[SelfPlayBatch]:
    """The games of a generation in batches; each has its own seed, so it does not matter which process plays it."""
    return [
        SelfPlayBatch(game, min(PART, games - begin), (seed << 40) + (generation << 20) + part, nodes, net)
        for part, begin in enumerate(range(0, games, PART))
    ]


if __name__ == "__main__":
    main()
