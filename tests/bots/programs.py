"""Programs that play, good and bad, for tests: what they are, and what is left of them."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from grimoire import catalog
from grimoire.bots import Bot, Follower
from grimoire.bots.external import ExternalBot
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.record import Record

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
PATIENCE = 20.0
SAY = """
import json, os, signal, subprocess, sys, time
def hear():
    return json.loads(sys.stdin.readline())
def say(**message):
    print(json.dumps(message), flush=True)
def ready():
    hello = hear()
    say(type="ready", name="Test")
    return hello
def act(**message):
    say(type="action", **message)
def stay():
    time.sleep(60)
"""


def in_python() -> str:
    return f"{PYTHON} {shlex.quote(str(ROOT / 'examples/bot.py'))}"


def in_node() -> str:
    """The example in JavaScript; without node its tests are skipped, but not where everything must run."""
    if shutil.which("node") is None:
        reason = "node is not installed: examples/bot.mjs was not tried (on Debian: apt-get install nodejs)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return f"node {shlex.quote(str(ROOT / 'examples/bot.mjs'))}"


EXAMPLES = {"python": in_python, "node": in_node}


def script(folder: Path, body: str) -> str:
    """The command of a Python program that says its process to a file and then does this."""
    path = folder / "bot.py"
    path.write_text(f"{SAY}\nopen({str(folder / 'pid')!r}, 'w').write(str(os.getpid()))\n{body}\n", encoding="utf-8")
    return f"{PYTHON} {shlex.quote(str(path))}"


def quick(command: str, seed: int | None = 1, **more: Any) -> ExternalBot:
    """A bot that is not waited for long when it leaves."""
    return ExternalBot(command, seed, **{"leaving": 0.2, **more})


def nothing_runs(folder: Path) -> bool:
    """Is nobody left of the group of the program that a script made?"""
    end = monotonic() + PATIENCE
    while _runs(int((folder / "pid").read_text())):
        if monotonic() > end:
            return False
        sleep(0.01)
    return True


def _runs(group: int) -> bool:
    """Who has ended but was not fetched by its parent does not count, where that can be told."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, owner = stat.read_text().rpartition(")")[2].split()[:3]
        except (OSError, ValueError):
            continue
        if int(owner) == group and state not in "ZX":
            return True
    if Path("/proc/self/stat").exists():
        return False
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Half:
    """A source without surprises."""

    def random(self) -> float:
        return 0.5


def play(record: Record, bots: list[Bot]) -> Record:
    """Plays a record to its end with a bot for each seat, as a program that runs games does."""
    for bot in bots:
        if isinstance(bot, Follower):
            bot.follow(record)
    while (state := record.state).player != OVER:
        code = draw(state, Half()) if state.player == CHANCE else bots[state.player].choose(state)
        record.play(state.text(code))
    for bot in bots:
        if isinstance(bot, Follower):
            bot.close()
    return record


def begun(name: str = "materia") -> Record:
    """A game in which seat 0 is asked for the first time."""
    record = catalog.Record(catalog.game(name, first=0))
    while (state := record.state).player == CHANCE:
        record.play(state.text(draw(state, Half())))
    return record
