"""Figures files rendered for the pages; ``make bench`` and ``make bench-peers`` write the files."""

import json
from typing import Any

from tools.regions import ROOT, table

FOLDER = ROOT / "docs" / "figures"


def figures(name: str) -> dict[str, Any]:
    """A figures file."""
    read: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return read


def short(number: float) -> str:
    """A large number with a unit, in two or three digits."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.2g} {unit}" if number < 10 * size else f"{number / size:.0f} {unit}"
    return f"{number:.0f}"


def source(read: dict[str, Any]) -> str:
    """Where the figures come from, as a sentence."""
    engine = "compiled" if read["compiled"] else "interpreted"
    return f"Written by `{read['command']}` on {read['machine']}, with the {engine} engine."


def speed() -> str:
    """Decisions a second, ours and our peers', and the ratios between them."""
    read = figures("peers")
    ratios: dict[str, list[str]] = {}
    for ratio in read["ratios"]:
        ratios.setdefault(ratio["ours"], []).append(f"{ratio['ratio']:.1f}x {ratio['theirs']}")
    rows = [
        (name, short(rate["decisions"]), short(rate["games"]), ", ".join(ratios.get(name, [])))
        for name, rate in read["rates"].items()
    ]
    return f"{source(read)}\n\n{table(('', 'decisions/s', 'games/s', 'compared with'), rows, (1, 2))}"


def states() -> str:
    """What a state takes."""
    read = figures("engine")
    rows = [
        (name, f"{game['bytes a state']:.0f}", short(game["copies"]), short(game["simulate"][main][1]))
        for name, game in read["games"].items()
        for main in list(game["simulate"])[:1]
    ]
    head = ("game", "bytes a state", "copies/s", "simulated decisions/s")
    return f"{source(read)}\n\n{table(head, rows, (1, 2, 3))}"


def servers() -> str:
    """Moves for each second of processor time, our server and boardgame.io's."""
    read = figures("peers")
    rates = read["servers"]
    if rates is None:
        return "boardgame.io could not be installed when this was measured."
    rows = [
        ("Grimoire, every move written to SQLite", short(rates["grimoire"])),
        ("boardgame.io, tic-tac-toe in memory", short(rates["boardgame.io"])),
        ("ratio", f"{rates['ratio']:.1f}x"),
    ]
    head = (f"{rates['tables']} tables of two", "moves per second of processor time")
    return f"{source(read)}\n\n{table(head, rows, (1,))}"


def client() -> str:
    """What the page weighs and how soon a click is shown."""
    if not (FOLDER / "client.json").is_file():
        return "Not measured yet: `make bench` writes the figures."
    read = figures("client")
    rows = [
        (
            name,
            f"{found['first table, KB']:.0f}",
            f"{found['p50, ms']:.0f}",
            f"{found['p95, ms']:.0f}",
            str(found["long tasks"]),
        )
        for name, found in read["screens"].items()
    ]
    head = (
        "",
        "KB until the first table",
        "click to picture, ms (median)",
        "95 of 100 clicks, ms",
        "tasks beyond 50 ms",
    )
    return f"{source(read)}\n\n{table(head, rows, (1, 2, 3, 4))}"
