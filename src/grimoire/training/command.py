"""The command line of training."""

import argparse
import sys
from pathlib import Path

from grimoire import catalog
from grimoire.jobs.runner import open_runner
from grimoire.kernel.errors import GrimoireError
from grimoire.training.generations import CHAMPION, Training, TrainingPlan

ABOUT = "Train the net of a game, from scratch or further."
_DEFAULT = TrainingPlan("")


def _words() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="python -m grimoire.training", description=ABOUT)
    words.add_argument("game", choices=catalog.games())
    words.add_argument("--out", type=Path, required=True, help="the folder of the run; one that was stopped goes on")
    words.add_argument("--begin-with", type=Path, help="a net to begin with, instead of games by the greedy bot")
    words.add_argument("--alone", action="store_true", help="train the net for games of one player")
    words.add_argument("--seed", type=int, default=_DEFAULT.seed)
    words.add_argument("--generations", type=int, default=_DEFAULT.generations)
    words.add_argument("--first-games", type=int, default=_DEFAULT.first_games, help="by the greedy bot")
    words.add_argument("--games", type=int, default=_DEFAULT.games, help="of every other generation")
    words.add_argument("--nodes", type=int, default=_DEFAULT.nodes, help="of a turn in the first generation")
    words.add_argument("--growth", type=float, default=_DEFAULT.growth, help="so many times more in each later one")
    words.add_argument("--window", type=int, default=_DEFAULT.window, help="generations learned from at a time")
    words.add_argument("--passes", type=float, default=_DEFAULT.passes, help="through the samples")
    words.add_argument("--width", type=int, nargs=2, default=_DEFAULT.width, help="of the two layers, multiples of 8")
    words.add_argument("--pairs", type=int, default=_DEFAULT.pairs, help="of games in a match that a net must stand")
    words.add_argument("--jobs", type=int, help="processes; one for each core unless told")
    words.add_argument("--cluster", help="the address of a Dask scheduler, such as tcp://host:8786")
    return words


def run() -> None:
    """Trains as the command line says."""
    given = vars(_words().parse_args())
    out, begin_with, jobs, cluster = (given.pop(name) for name in ("out", "begin_with", "jobs", "cluster"))
    plan = TrainingPlan(**given | {"width": tuple(given["width"])})
    try:
        net = None if begin_with is None else begin_with.read_bytes()
        with open_runner(jobs, cluster) as runner:
            Training(plan, out, runner, _tell, net).run()
    except (GrimoireError, OSError, ValueError) as error:
        sys.exit(f"{error}")
    except KeyboardInterrupt:
        sys.exit(f"\nStopped. The same command goes on where this run was ({out}).")
    sys.stderr.write(f"The net is in {out / CHAMPION}\n")


def _tell(text: str) -> None:
    """A line that ends with a return is written over by the next one, if somebody is there to see it."""
    if not text.endswith("\r") or sys.stderr.isatty():
        sys.stderr.write("\x1b[K" + text if sys.stderr.isatty() else text)
        sys.stderr.flush()
