"""``make bench-peers``: the engine against OpenSpiel and Catanatron, in one run on one machine."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import grimoire
from bench.engine import MAIN, MODES, ROUNDS, SECONDS, best
from grimoire.kernel.measure import driven, simulated

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".peers" / "bin" / "python"


def peer(name: str) -> dict[str, float]:
    sys.stderr.write(f"Measuring {name} ...\n")
    run = subprocess.run([PYTHON, HERE / "peer.py", name], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def main() -> None:
    game = grimoire.game("materia", **MODES[MAIN])
    peers = {name: peer(name) for name in ("go_fish in C++", "go_fish from Python", "Catanatron")}
    sys.stderr.write("Measuring Materia ...\n")
    ours = {
        "simulate": best([simulated(game, SECONDS) for _ in range(ROUNDS)]),
        "integer layer": best([driven(game, SECONDS) for _ in range(ROUNDS)]),
        "integer layer, random.choices": best([driven(game, SECONDS, by_weights=True) for _ in range(ROUNDS)]),
    }
    write = sys.stdout.write
    write(f"Per second of processor time; Materia with {MAIN}, {'compiled' if grimoire.compiled else 'INTERPRETED'}\n")
    for name, found in (*((n, r._asdict()) for n, r in ours.items()), *peers.items()):
        write(f"  {name:34} {found['decisions']:13,.0f} decisions {found['games']:11,.1f} games\n")
    for mine, theirs, bar in BARS:
        ratio = ours[mine].decisions / peers[theirs]["decisions"]
        aim = f"aim {bar}x: {'reached' if ratio >= bar else 'MISSED'}" if bar else ""
        write(f"  {mine} / {theirs}: {ratio:.1f}x  {aim}\n")


BARS: list[tuple[str, str, Any]] = [
    ("simulate", "go_fish in C++", 3),
    ("simulate", "Catanatron", 100),
    ("integer layer", "go_fish from Python", 5),
    ("integer layer, random.choices", "go_fish from Python", None),
]

if __name__ == "__main__":
    main()
