"""``make bench-peers``: the engine against OpenSpiel and Catanatron, in one run on one machine."""

import json
import subprocess
import sys
from pathlib import Path

import grimoire
from bench.engine import MAIN, ROUNDS, SECONDS, best, main_game
from grimoire.kernel.measure import driven, simulated

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".peers" / "bin" / "python"
PEERS = ("go_fish in C++", "go_fish from Python", "Catanatron")
# What is compared with whom, and how many times as fast it should be.
AIMS = [
    ("materia, simulate", "go_fish in C++", 3),
    ("materia, simulate", "Catanatron", 100),
    ("materia, integer layer", "go_fish from Python", 5),
    ("materia, integer layer, random.choices", "go_fish from Python", None),
    ("sigils, simulate", "go_fish in C++", 2),
    ("sigils, integer layer", "go_fish from Python", 4),
    ("sigils, integer layer, random.choices", "go_fish from Python", None),
]


def peer(name: str) -> dict[str, float]:
    sys.stderr.write(f"Measuring {name} ...\n")
    run = subprocess.run([PYTHON, HERE / "peer.py", name], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def ours() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name in MAIN:
        sys.stderr.write(f"Measuring {name} ...\n")
        game = main_game(name)
        for kind, rates in {
            "simulate": [simulated(game, SECONDS) for _ in range(ROUNDS)],
            "integer layer": [driven(game, SECONDS) for _ in range(ROUNDS)],
            "integer layer, random.choices": [driven(game, SECONDS, by_weights=True) for _ in range(ROUNDS)],
        }.items():
            found[f"{name}, {kind}"] = best(rates)._asdict()
    return found


def main() -> None:
    peers = {name: peer(name) for name in PEERS}
    mine = ours()
    write = sys.stdout.write
    write(f"Per second of processor time; the engine is {'compiled' if grimoire.compiled else 'INTERPRETED'}\n")
    for name, found in (mine | peers).items():
        write(f"  {name:38} {found['decisions']:13,.0f} decisions {found['games']:11,.1f} games\n")
    for kind, other, aim in AIMS:
        ratio = mine[kind]["decisions"] / peers[other]["decisions"]
        verdict = "" if aim is None else f"  (aim {aim}x: {'reached' if ratio >= aim else 'MISSED'})"
        write(f"  {kind} / {other}: {ratio:.1f}x{verdict}\n")


if __name__ == "__main__":
    main()
