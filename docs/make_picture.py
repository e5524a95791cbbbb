"""Draws docs/terminal.svg, the terminal in the middle of a game: .venv/bin/python docs/make_picture.py"""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

import grimoire

TARGET = Path(__file__).with_name("terminal.svg")
WIDTH = 118
SEED = 4
LIKED = ("learn", "cast", "draw", "take", "skip")


def choose(record: grimoire.Record, source: Random) -> str:
    """What somebody does who likes to learn and to cast."""
    state = record.state
    if state.player == grimoire.CHANCE:
        return state.text(state.outcome(source.random()))
    actions = state.actions()
    for verb in LIKED:
        liked = [action for action in actions if action.startswith(verb)]
        if liked and source.random() < 0.7:
            return max(liked, key=lambda action: (action[-1], source.random()))
    return source.choice(actions)


def is_worth_showing(record: grimoire.Record) -> bool:
    """A question to the first seat with some choices, when both have learned a few spells."""
    actions, seats = record.state.actions(), record.state.position()["seats"]
    return (
        record.state.player == 0
        and 5 <= len(actions) <= 8
        and any(action.startswith("cast") for action in actions)
        and all(len(seat["learned"]) >= 3 and seat["familiar"] for seat in seats)
    )


def screen() -> str:
    """What ``grimoire play`` shows when that game is resumed."""
    record, source = grimoire.Record(grimoire.game("materia", spells="classic", first=0)), Random(SEED)
    while not is_worth_showing(record):
        record.play(choose(record, source))
    with TemporaryDirectory() as folder:
        path = Path(folder, "game.json")
        record.save(path)
        command = [sys.executable, "-m", "grimoire.cli", "play", "--resume", str(path), "--seats", "you,adept"]
        look = {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "COLUMNS": str(WIDTH), "LC_ALL": "C.UTF-8"}
        played = subprocess.run(
            command, env=os.environ | look, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
    return played.stdout.rpartition("\n> ")[0].strip("\n")


def main(target: Path = TARGET) -> None:
    console = Console(file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(screen()))
    target.write_text(console.export_svg(title="grimoire play"), encoding="utf-8")


if __name__ == "__main__":
    main()
