"""``make bench-peers``: us against OpenSpiel, Catanatron, EnvPool and boardgame.io, in one run on one machine."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import grimoire
from bench import boardgame_io, figures, masked_steps, server
from bench.engine import SECONDS, main_game, measured_games
from grimoire.envs.vector import VectorEnv
from grimoire.kernel.measure import LOOPS, driven, simulated

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".peers" / "bin" / "python"
ROUNDS = 6
SERVER_ROUNDS = 3
MANY_AT_ONCE = "256 games at once"
PEERS = (
    "go_fish in C++",
    "go_fish from Python",
    "go_fish from Python, random.choice",
    "Catanatron",
    "EnvPool, Backgammon",
)
BARS = tomllib.loads((HERE / "bars.toml").read_text(encoding="utf-8"))


def peer(name: str) -> dict[str, float]:
    run = subprocess.run([PYTHON, HERE / "peer.py", name], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def ours() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name in measured_games():
        game = main_game(name)
        found[f"{name}, simulate"] = simulated(game, SECONDS)._asdict()
        for kind, loop in LOOPS.items():
            found[f"{name}, {kind}"] = driven(game, SECONDS, loop)._asdict()
        found[f"{name}, {MANY_AT_ONCE}"] = many_at_once(name)
    return found


def many_at_once(name: str) -> dict[str, float]:
    """Steps of the vector environment, with observations and masks in arrays of the caller's."""
    env = VectorEnv(name, masked_steps.GAMES, seed=1, **main_game(name).options)
    rows = env.buffers

    def step(actions: Any) -> tuple[Any, int]:
        env.step(actions)
        return rows.mask, int(rows.done.sum())

    return masked_steps.rate(step, rows.mask, SECONDS)


def measured() -> tuple[dict[str, dict[str, float]], dict[str, dict[str, float]]]:
    """Our best rates and the peers'. All take turns, so that a busy minute of the machine falls on all of them."""
    mine: list[dict[str, dict[str, float]]] = []
    peers: list[dict[str, dict[str, float]]] = []
    for number in range(ROUNDS):
        sys.stderr.write(f"Measuring round {number + 1} of {ROUNDS} ...\n")
        peers.append({name: peer(name) for name in PEERS})
        mine.append(ours())
    return _best(mine), _best(peers)


def _best(rounds: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    return {kind: max((found[kind] for found in rounds), key=lambda rate: rate["decisions"]) for kind in rounds[0]}


def _verdict(ratio: float, bar: float | None) -> str:
    return "" if bar is None else f"  (bar {bar:g}x: {'reached' if ratio >= bar else 'MISSED'})"


def against_boardgame_io() -> dict[str, float] | None:
    """The servers, moves for each second of processor time: ours with every move on disk, theirs in memory."""
    write = sys.stdout.write
    if not boardgame_io.is_installed():
        write(f"  boardgame.io was NOT measured, it is not installed: {boardgame_io.INSTALL}\n")
        return None
    sys.stderr.write("Measuring the servers ...\n")
    rounds = range(SERVER_ROUNDS)
    pairs = [(boardgame_io.rate(server.TABLES, server.SECONDS, 2), server.measured(server.saturated)) for _ in rounds]
    theirs = max((pair[0] for pair in pairs), key=lambda found: found["rate"])
    ours = server.best([pair[1] for pair in pairs])
    ratio = ours.rate / theirs["rate"]
    write(f"Servers with {server.TABLES} tables of 2, per second of processor time\n")
    write(f"  {'Grimoire, all games on SQLite':38} {ours.rate:13,.0f} moves, p99 {ours.wait(0.99):.0f} ms\n")
    write(f"  {'boardgame.io, tic-tac-toe in memory':38} {theirs['rate']:13,.0f} moves, p99 {theirs['p99']:.0f} ms\n")
    write(f"  Grimoire / boardgame.io: {ratio:.1f}x{_verdict(ratio, BARS['server'])}\n")
    return {"tables": server.TABLES, "grimoire": ours.rate, "boardgame.io": theirs["rate"], "ratio": ratio}


def main() -> None:
    if "--server" in sys.argv:
        _write_figures({"servers": against_boardgame_io()})
        return
    mine, peers = measured()
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
        if least := row.get("least"):
            reached = "reached" if mine[kind]["decisions"] >= least else "MISSED"
            write(f"  {kind}: at least {least:,} a second: {reached}\n")
    servers = against_boardgame_io()
    _write_figures({"rates": mine | peers, "ratios": ratios, "servers": servers})


def _write_figures(measured: dict[str, object]) -> None:
    """What was not measured stays as it was."""
    kept = {name: (figures.read("peers") or {}).get(name) for name in ("rates", "ratios", "servers")}
    figures.write("peers", "make bench-peers", kept | {name: value for name, value in measured.items() if value})


if __name__ == "__main__":
    main()
