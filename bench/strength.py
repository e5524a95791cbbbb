"""How strong the bots are: the matches behind docs/strength.md, played with ``grimoire arena``.

``python -m bench.strength play`` plays what has not been played yet (a run goes on where it was), ``write`` prints the
page. Budgets in seconds depend on the machine: leave it alone while they are measured.
"""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grimoire import catalog
from grimoire.games.options import PLAYERS

RESULTS = Path("build/strength")
PAGE = Path("docs/strength.md")
REMARKS = "## Remarks\n"  # from here to its end the page is written by hand


@dataclass(frozen=True)
class Match:
    """Bots that meet, how often at most, and the share of wins the first of them shall reach (0: the order counts)."""

    group: str
    bots: tuple[str, ...]
    games: int
    bar: float = 0.0
    options: tuple[str, ...] = ()

    def command(self, game: str) -> list[str]:
        """The words after ``grimoire``."""
        return ["arena", game, *self.bots, "--games", str(self.games), *self.options]

    def folder(self, game: str) -> Path:
        words = "-".join((game, *self.bots, *self.options))
        return RESULTS / "".join(letter if letter.isalnum() or letter in "-@." else "-" for letter in words)


ALL = ("--all-games",)
PROOF = ("--sprt", "0.5,0.65")
TWO = "Two players"
MORE = "Three and four players"
LEVELS = "Levels"
LEARNED = "What learning is worth"
SOLO = "Alone"
MATCHES = (
    Match(TWO, ("greedy", "random"), 200, 0.95, ALL),
    Match(TWO, ("sage@0.2s", "mcts@0.2s"), 40, 0.65, PROOF),
    Match(TWO, ("sage@0.5s", "greedy"), 40, 0.95, ALL),
    Match(TWO, ("sage@2000", "greedy"), 100, 0.95, ALL),
    Match(TWO, ("mcts@0.5s", "greedy"), 20, 0.80, ALL),
    Match(LEARNED, ("sage-unlearned@0.1s", "mcts@0.1s"), 24, 0.0, ALL),
    Match(LEVELS, ("adept", "apprentice"), 60, 0.65, ALL),
    Match(LEVELS, ("master", "adept"), 100, 0.65, ALL),
    Match(LEVELS, ("archmage", "master"), 10, 0.65, ALL),
    Match(MORE, ("sage@50ms", "mcts@50ms", "greedy"), 12, 0.0, ("--seats", "3", "--all-games")),
    Match(MORE, ("sage@50ms", "mcts@50ms", "greedy", "random"), 24, 0.0, ("--seats", "4", "--all-games")),
)
SOLO_GAMES = 20


def games() -> list[str]:
    """The games whose bots have a trained net."""
    return [name for name, spec in catalog.specs().items() if spec.weights() is not None]


def alone(game: str) -> Iterator[Match]:
    """The solo modes of a game, if it has any; the first has a bar and more games."""
    modes = [options for options in catalog.spec_of(game).modes().values() if options.get(PLAYERS) == 1]
    for number, options in enumerate(modes):
        if all(isinstance(value, str | int) for value in options.values()):
            words = [word for name, value in options.items() if name != PLAYERS for word in (f"--{name}", str(value))]
            many = ("--all-games",) if number == 0 else ()
            count, bar = (200, 0.80) if number == 0 else (SOLO_GAMES, 0.0)
            yield Match(SOLO, ("sage@1000",), count, bar, ("--seats", "1", *words, *many))


def matches() -> Iterator[tuple[str, Match]]:
    """Every match with its game."""
    for game in games():
        yield from ((game, match) for match in (*MATCHES, *alone(game)))


def play(chosen: Sequence[str]) -> None:
    """Plays what is missing, game by game."""
    for game, match in matches():
        if game in chosen:
            words = [*match.command(game), "--no-records", "--out", str(match.folder(game))]
            sys.stderr.write(f"grimoire {shlex.join(match.command(game))}\n")
            subprocess.run([sys.executable, "-m", "grimoire.cli", *words], check=True, stdout=subprocess.DEVNULL)


def write() -> str:
    """The page, out of what was played and of the remarks that stand in it."""
    parts = [INTRODUCTION.format(cores=os.cpu_count())]
    for game in games():
        parts.append(f"## {game.capitalize()}\n")
        for group in (TWO, LEARNED, MORE, LEVELS, SOLO):
            chosen = [match for named, match in matches() if named == game and match.group == group]
            rows = [row for match in chosen for row in _rows(game, match)]
            if rows:
                parts.append(f"### {group}\n\n{HEAD}\n" + "\n".join(rows) + "\n")
    return "\n".join((*parts, *_remarks()))


def _remarks() -> list[str]:
    """What was written by hand under the figures, if anything."""
    _, heading, text = PAGE.read_text(encoding="utf-8").partition(f"\n{REMARKS}") if PAGE.exists() else ("", "", "")
    return [heading.lstrip("\n") + text] if text else []


def _rows(game: str, match: Match) -> list[str]:
    path = match.folder(game) / "results.json"
    if not path.exists():
        return []
    data = json.loads(path.read_text(encoding="utf-8"))
    command = f"`grimoire {shlex.join(match.command(game))}`"
    told = data["bots"] if match.group in (MORE, LEARNED) else data["bots"][:1]
    return [_row(match, data, bot, command if number == 0 else "") for number, bot in enumerate(told)]


def _row(match: Match, data: dict[str, Any], bot: dict[str, Any], command: str) -> str:
    share = bot["share"]
    bar = ""
    if match.bar:
        bar = f"{match.bar:.0%}: {'reached' if share['value'] >= match.bar else '**missed**'}"
    others = " and ".join(other for other in match.bots if other != bot["bot"])
    rival = "the opponent" if match.group == SOLO else others
    interval = f"{share['low']:.1%} to {share['high']:.1%}"
    cells = (bot["bot"], rival, data["games"], f"{share['value']:.1%}", interval, f"{bot['score']['value']:.1f}", bar)
    return "| " + " | ".join(str(cell) for cell in (*cells, command)) + " |"


HEAD = """| bot | against | games | wins | 95 % interval | mean score | bar | command |
|---|---|--:|--:|---|--:|---|---|"""
INTRODUCTION = """# How strong the bots are

Measured on {cores} cores with `python -m bench.strength play`, which runs the commands below one after the other; the
page is what `python -m bench.strength write` prints, with the remarks at its end kept. Every bot sits in every seat
equally often, with the same chance in each block of seatings ([arena.md](arena.md)). A shared win counts by its share.
Budgets are for a whole turn; both sides of a match have the same. Runs with `--sprt` stop as soon as it is clear on
which side of the two shares the first bot is (risks of 5 %), so their shares are a little too far from the middle.
"""


def main() -> None:
    words = sys.argv[1:]
    if words[:1] == ["play"] and set(words[1:]) <= set(games()):
        play(words[1:] or games())
    elif words == ["write"]:
        sys.stdout.write(write())
    else:
        sys.exit("python -m bench.strength play [GAME ...] | write")


if __name__ == "__main__":
    main()
