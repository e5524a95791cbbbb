"""``make bench-peers``: engine and server against OpenSpiel, Catanatron and boardgame.io, in one run on one machine."""

import json
import subprocess
import sys
from pathlib import Path

import grimoire
from bench import boardgame_io, figures, server
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


def against_boardgame_io() -> dict[str, float] | None:
    """The servers, moves for each second of processor time: ours with every move on disk, theirs in memory."""
    write = sys.stdout.write
    if not boardgame_io.is_installed():
        write(f"  boardgame.io was NOT measured, it is not installed: {boardgame_io.INSTALL}\n")
        return None
    sys.stderr.write("Measuring the servers ...\n")
    theirs = boardgame_io.rate(server.TABLES, server.SECONDS, server.WINDOWS)
    ours = server.measured(server.saturated)
    ratio = ours.rate / theirs["rate"]
    write(f"Servers with {server.TABLES} tables of 2, per second of processor time\n")
    write(f"  {'Grimoire, Materia and Sigils on SQLite':38} {ours.rate:13,.0f} moves, p99 {ours.wait(0.99):.0f} ms\n")
    write(f"  {'boardgame.io, tic-tac-toe in memory':38} {theirs['rate']:13,.0f} moves, p99 {theirs['p99']:.0f} ms\n")
    write(f"  Grimoire / boardgame.io: {ratio:.1f}x  (aim 1x: {'reached' if ratio >= 1 else 'MISSED'})\n")
    return {"tables": server.TABLES, "grimoire": ours.rate, "boardgame.io": theirs["rate"], "ratio": ratio}


def main() -> None:
    if "--server" in sys.argv:
        against_boardgame_io()
        return
    peers = {name: peer(name) for name in PEERS}
    mine = ours()
    write = sys.stdout.write
    write(f"Per second of processor time; the engine is {'compiled' if grimoire.compiled else 'INTERPRETED'}\n")
    for name, found in (mine | peers).items():
        write(f"  {name:38} {found['decisions']:13,.0f} decisions {found['games']:11,.1f} games\n")
    ratios = []
    for kind, other, aim in AIMS:
        ratio = mine[kind]["decisions"] / peers[other]["decisions"]
        ratios.append({"ours": kind, "theirs": other, "ratio": ratio})
        verdict = "" if aim is None else f"  (aim {aim}x: {'reached' if ratio >= aim else 'MISSED'})"
        write(f"  {kind} / {other}: {ratio:.1f}x{verdict}\n")
    servers = against_boardgame_io()
    figures.write("peers", "make bench-peers", {"rates": mine | peers, "ratios": ratios, "servers": servers})


if __name__ == "__main__":
    main()
