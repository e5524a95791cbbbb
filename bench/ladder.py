"""Is every level stronger than the one below, and not too much? ``python -m bench.ladder`` plays and prints a table.

``python -m bench.ladder GAME novice apprentice adept --games 100`` plays a part of it. Levels that count seconds
depend on the machine: leave it alone while they are measured.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from grimoire import catalog
from grimoire.bots.levels import level_of

RESULTS = Path("build/ladder")
LOW, HIGH = 0.65, 0.85  # the share of wins that a level shall have against the one below
HEAD = """| game | level | against | games | wins | 95 % interval | 65 % to 85 % |
|---|---|---|--:|--:|---|---|"""


def measure(game: str, level: str, below: str, games: int) -> str:
    """Plays two levels against each other and tells the result as a row of the table."""
    folder = RESULTS / f"{game}-{level}"
    command = ["arena", game, level, below, "--games", str(games), "--all-games", "--no-records", "--fresh"]
    words = [sys.executable, "-m", "grimoire.cli", *command, "--out", str(folder)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    data = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    share = data["bots"][0]["share"]
    interval = f"{share['low']:.1%} to {share['high']:.1%}"
    names = [f"{name} ({level_of(game, name)})" for name in (level, below)]
    verdict = "yes" if LOW <= share["value"] <= HIGH else "**no**"
    return f"| {game} | {' | '.join(names)} | {data['games']} | {share['value']:.1%} | {interval} | {verdict} |"


def rows(names: Sequence[str], games: int) -> Iterator[str]:
    """The matches between the levels that are named, or all levels, in the games that are named, or all games."""
    trained = [name for name, spec in catalog.specs().items() if spec.weights() is not None]
    levels = [level for level in catalog.LEVELS if level in names] or list(catalog.LEVELS)
    for game in [game for game in catalog.games() if game in names] or trained:
        for below, level in pairwise(levels):
            yield measure(game, level, below, games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder")
    known = [*catalog.games(), *catalog.LEVELS]
    parser.add_argument("names", nargs="*", metavar="GAME|LEVEL", help=", ".join(known))
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    if not set(asked.names) <= set(known):
        parser.error(f"known are {', '.join(known)}")
    sys.stdout.write(f"{HEAD}\n")
    for row in rows(asked.names, asked.games):
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
