"""``make bench``: how fast the engine is, as figures and as ratios taken in one run."""

import json
import os
import subprocess
import sys
import tracemalloc
from random import Random
from typing import Any

import grimoire
from bench.figures import write as write_figures
from grimoire import catalog
from grimoire.kernel.chance import pick
from grimoire.kernel.game import Game, State
from grimoire.kernel.measure import LOOPS, Rate, copied, driven, simulated

SECONDS = 2.0
ROUNDS = 3
IMPORT = "import time; t = time.perf_counter(); import grimoire; print(time.perf_counter() - t)"


def measured_games() -> list[str]:
    """The games that name modes to measure."""
    return [name for name, spec in catalog.specs().items() if spec.bench_modes]


def bench_games(name: str) -> dict[str, Game[State]]:
    """The modes of a game that are measured, by label; the main one comes first."""
    spec = catalog.spec_of(name)
    return {label: spec.make(**spec.modes()[mode]) for label, mode in spec.bench_modes.items()}


def main_game(name: str) -> Game[State]:
    return next(iter(bench_games(name).values()))


def best(rates: list[Rate]) -> Rate:
    return max(rates, key=lambda rate: rate.decisions)


def midgame(name: str) -> State:
    """A state in the middle of a random game."""
    state, rng = main_game(name).start(), Random(1)
    for _ in range(80):
        state.play(pick(state, rng))
    return state


def import_seconds() -> float:
    command = [sys.executable, "-c", IMPORT]
    runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def bytes_a_state(name: str) -> float:
    state, count = midgame(name), 10_000
    tracemalloc.start()
    kept = [state.copy() for _ in range(count)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(kept)


def figures(name: str, seconds: float, rounds: int) -> dict[str, Any]:
    """All figures of a game on the engine that is running."""
    game = main_game(name)
    return {
        "simulate": {
            label: best([simulated(each, seconds) for _ in range(rounds)]) for label, each in bench_games(name).items()
        },
        **{kind: best([driven(game, seconds, loop) for _ in range(rounds)]) for kind, loop in LOOPS.items()},
        "copies": max(copied(midgame(name), seconds) for _ in range(rounds)),
        "bytes a state": bytes_a_state(name),
    }


def interpreted_figures() -> dict[str, Any]:
    environ = os.environ | {"GRIMOIRE_PURE": "1"}
    command = [sys.executable, "-m", "bench.engine", "--json"]
    found: dict[str, Any] = json.loads(subprocess.run(command, env=environ, check=True, capture_output=True).stdout)
    return found


def row(name: str, rate: Rate, than: Rate) -> str:
    ratio = rate.decisions / than.decisions
    return f"  {name:36} {rate.decisions:13,.0f} {rate.choices:13,.0f} {rate.games:11,.0f} {ratio:8.1f}x"


def report(name: str, here: dict[str, Any], plain: dict[str, Any]) -> str:
    lines = [f"{name:38} {'decisions/s':>13} {'real choices':>13} {'games':>11}   than interpreted"]
    lines += [row(f"simulate, {mode}", rate, Rate(*plain["simulate"][mode])) for mode, rate in here["simulate"].items()]
    lines += [row(kind, here[kind], Rate(*plain[kind])) for kind in LOOPS]
    copies = here["copies"]
    lines.append(f"  {'copies of a state a second':36} {copies:13,.0f} {'':25} {copies / plain['copies']:8.1f}x")
    lines.append(f"  {'bytes a state':36} {here['bytes a state']:13,.0f}")
    return "\n".join(lines)


def main() -> None:
    if "--json" in sys.argv:
        sys.stdout.write(json.dumps({name: figures(name, SECONDS / 4, 1) for name in measured_games()}))
        return
    sys.stderr.write("Measuring for about two minutes ...\n")
    plain = interpreted_figures()
    kind = "compiled" if grimoire.compiled else "INTERPRETED"
    sys.stdout.write(f"The {kind} engine on one core, per second of processor time\n")
    compiled: dict[str, dict[str, Any]] = {}
    for name in measured_games():
        compiled[name] = figures(name, SECONDS, ROUNDS)
        sys.stdout.write(report(name, compiled[name], plain[name]) + "\n")
    milliseconds = 1000 * import_seconds()
    sys.stdout.write(f"import grimoire: {milliseconds:.1f} ms\n")
    write_figures("engine", "make bench", {"games": compiled, "import_milliseconds": milliseconds})


if __name__ == "__main__":
    main()
