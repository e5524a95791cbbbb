"""``make bench-peers``: engine and server against OpenSpiel, Catanatron and boardgame.io, in one run on one machine."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import grimoire
from bench import boardgame_io, figures, server
from bench.engine import ROUNDS, SECONDS, best, main_game, measured_games
from grimoire.kernel.measure import driven, simulated

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".peers" / "bin" / "python"
PEERS = ("go_fish in C++", "go_fish from Python", "Catanatron")
BARS = tomllib.loads((HERE / "bars.toml").read_text(encoding="utf-8"))


def peer(name: str) -> dict[str, float]:
    sys.stderr.write(f"Measuring {name} ...\n")
    run = subprocess.run([PYTHON, HERE / "peer.py", name], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def ours() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name in measured_games():
        sys.stderr.write(f"Measuring {name} ...\n")
        game = main_game(name)
        for kind, rates in {
            "simulate": [simulated(game, SECONDS) for _ in range(ROUNDS)],
            "integer layer": [driven(game, SECONDS) for _ in range(ROUNDS)],
            "integer layer, random.choices": [driven(game, SECONDS, by_weights=True) for _ in range(ROUNDS)],
        }.items():
            found[f"{name}, {kind}"] = best(rates)._asdict()
    return found


def _verdict(ratio: float, bar: float | None) -> str:
    return "" if bar is None else f"  (bar {bar:g}x: {'reached' if ratio >= bar else 'MISSED'})"


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
    write(f"  {'Grimoire, all games on SQLite':38} {ours.rate:13,.0f} moves, p99 {ours.wait(0.99):.0f} ms\n")
    write(f"  {'boardgame.io, tic-tac-toe in memory':38} {theirs['rate']:13,.0f} moves, p99 {theirs['p99']:.0f} ms\n")
    write(f"  Grimoire / boardgame.io: {ratio:.1f}x{_verdict(ratio, BARS['server'])}\n")
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
    for row in BARS["engine"]:
        kind, other = f"{row['game']}, {row['what']}", row["peer"]
        ratio = mine[kind]["decisions"] / peers[other]["decisions"]
        ratios.append({"ours": kind, "theirs": other, "ratio": ratio})
        write(f"  {kind} / {other}: {ratio:.1f}x{_verdict(ratio, row.get('bar'))}\n")
    servers = against_boardgame_io()
    figures.write("peers", "make bench-peers", {"rates": mine | peers, "ratios": ratios, "servers": servers})


if __name__ == "__main__":
    main()
