"""``make bench``: how fast the engine is, as figures and as ratios taken in one run."""

import json
import os
import subprocess
import sys
import tracemalloc
from random import Random
from typing import Any

import grimoire
from grimoire.kernel.chance import pick
from grimoire.kernel.game import State
from grimoire.kernel.measure import Rate, copied, driven, simulated

SECONDS = 2.0
ROUNDS = 3
MODES: dict[str, dict[str, Any]] = {
    "2 players, set-1": {"players": 2, "spells": "set-1"},
    "2 players, set-2": {"players": 2, "spells": "set-2"},
    "2 players, set-3": {"players": 2, "spells": "set-3"},
    "4 players, classic": {"players": 4, "spells": "classic"},
    "solo, classic": {"players": 1, "spells": "classic"},
}
MAIN = "2 players, set-1"
IMPORT = "import time; t = time.perf_counter(); import grimoire; print(time.perf_counter() - t)"


def best(rates: list[Rate]) -> Rate:
    return max(rates, key=lambda rate: rate.decisions)


def midgame() -> State:
    """A state in the middle of a random game."""
    state, rng = grimoire.game("materia", **MODES[MAIN]).start(), Random(1)
    for _ in range(80):
        state.play(pick(state, rng))
    return state


def import_seconds() -> float:
    runs = [
        subprocess.run([sys.executable, "-c", IMPORT], check=True, capture_output=True, text=True) for _ in range(5)
    ]
    return min(float(run.stdout) for run in runs)


def bytes_a_state() -> float:
    state, count = midgame(), 10_000
    tracemalloc.start()
    kept = [state.copy() for _ in range(count)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(kept)


def figures(seconds: float, rounds: int) -> dict[str, Any]:
    """All figures of the engine that is running."""
    game = grimoire.game("materia", **MODES[MAIN])
    return {
        "compiled": grimoire.compiled,
        "simulate": {
            name: best([simulated(grimoire.game("materia", **mode), seconds) for _ in range(rounds)])
            for name, mode in MODES.items()
        },
        "integer layer": best([driven(game, seconds) for _ in range(rounds)]),
        "integer layer, random.choices": best([driven(game, seconds, by_weights=True) for _ in range(rounds)]),
        "copies": max(copied(midgame(), seconds) for _ in range(rounds)),
        "import ms": 1000 * import_seconds(),
        "bytes a state": bytes_a_state(),
    }


def interpreted_figures() -> dict[str, Any]:
    environ = os.environ | {"GRIMOIRE_PURE": "1"}
    command = [sys.executable, "-m", "bench.engine", "--json"]
    found: dict[str, Any] = json.loads(subprocess.run(command, env=environ, check=True, capture_output=True).stdout)
    return found


def row(name: str, rate: Rate, than: Rate | None = None) -> str:
    ratio = f"{rate.decisions / than.decisions:8.1f}x" if than else ""
    return f"  {name:34} {rate.decisions:13,.0f} {rate.choices:13,.0f} {rate.games:11,.0f} {ratio}"


def report(here: dict[str, Any], plain: dict[str, Any]) -> str:
    lines = [
        f"Materia, {'compiled' if here['compiled'] else 'INTERPRETED'} engine, one core, per second of processor time",
        f"  {'':34} {'decisions':>13} {'real choices':>13} {'games':>11}   than interpreted",
    ]
    lines += [row(f"simulate, {name}", rate, Rate(*plain["simulate"][name])) for name, rate in here["simulate"].items()]
    for name in ("integer layer", "integer layer, random.choices"):
        lines.append(row(name, here[name], Rate(*plain[name])))
    lines.append(f"  {'copies of a state':34} {here['copies']:13,.0f} {'':25} {here['copies'] / plain['copies']:8.1f}x")
    lines.append(f"  {'bytes a state':34} {here['bytes a state']:13,.0f}")
    lines.append(f"  {'import grimoire, ms':34} {here['import ms']:13.1f}")
    return "\n".join(lines)


def main() -> None:
    if "--json" in sys.argv:
        sys.stdout.write(json.dumps(figures(SECONDS / 4, 1)))
        return
    sys.stderr.write("Measuring for about a minute ...\n")
    sys.stdout.write(report(figures(SECONDS, ROUNDS), interpreted_figures()) + "\n")


if __name__ == "__main__":
    main()
