"""Matches between bots whose results are kept: what is to be played, what was played, and the bars."""

import json
import shlex
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import msgspec

from bench import figures
from grimoire import catalog
from grimoire.arena.plan import Plan
from grimoire.arena.results import Results
from grimoire.arena.run import RunProgress, run
from grimoire.arena.stopping import AllGames
from grimoire.training.net_file import net_name

PLANNED: Final = Path(__file__).with_name("strength.toml")
RUNS: Final = Path("build/strength")  # where games are kept until all of a match are played
FIGURES: Final = "strength"
COMMAND: Final = "make strength"

SEARCHING: Final = {"mcts", "sage"}

PerGame = float | dict[str, float]
Played = dict[str, dict[str, Any]]  # by command


class Levels(msgspec.Struct, frozen=True):
    """The levels for people, each against the one below it."""

    group: str
    games: int
    range: tuple[float, float]
    tried: str = ""


class ErrorBar(msgspec.Struct, frozen=True):
    """The error that the search shall not exceed at a budget."""

    budget: str
    most: PerGame
    tried: str = ""


class Match(msgspec.Struct, frozen=True):
    """Bots that meet, how often, and the bars for the first of them."""

    group: str
    bots: tuple[str, ...]
    games: int
    seats: int = 0
    options: dict[str, str | int | bool] = {}
    only: tuple[str, ...] = ()
    must: PerGame | None = None
    least: PerGame | None = None
    range: tuple[float, float] | None = None
    first: bool = False
    tried: str = ""

    def command(self, game: str) -> str:
        """The same match on the command line, without ``grimoire``."""
        words = ["arena", game, *self.bots, "--games", str(self.games)]
        if self.seats:
            words += ["--seats", str(self.seats)]
        for name, value in self.options.items():
            words += [f"--{name}"] if value is True else [f"--{name}", str(value)]
        return shlex.join([*words, "--all-games"])

    def title(self) -> str:
        """Who meets whom, in words."""
        told = [str(value) for value in self.options.values()]
        if self.seats == 1:
            return " ".join((self.bots[0], "alone,", *told))
        others = " and ".join(self.bots[1:])
        return " ".join((self.bots[0], "v", others, *([f"({self.seats} seats)"] if self.seats else []), *told))

    def plan(self, game: str) -> Plan:
        return Plan(game, self.bots, self.games, self.seats, self.options, rule=AllGames(), records=False)


class Planned(msgspec.Struct, frozen=True):
    """The file with matches and bars."""

    match: list[Match]
    levels: Levels
    error: ErrorBar


def planned() -> Planned:
    return msgspec.convert(tomllib.loads(PLANNED.read_text(encoding="utf-8")), Planned)


def games() -> list[str]:
    """The games whose bots have a trained net."""
    return [name for name, spec in catalog.specs().items() if spec.weights() is not None]


def matches(plans: Planned, game: str) -> Iterator[Match]:
    """Every match of a game."""
    yield from (match for match in plans.match if not match.only or game in match.only)
    levels = plans.levels
    for below, level in pairwise(catalog.LEVELS):
        yield Match(levels.group, (level, below), levels.games, range=levels.range, tried=levels.tried)


def bar_for(bar: PerGame | None, game: str) -> float | None:
    """The bar of a game; None if it has none."""
    return bar.get(game) if isinstance(bar, dict) else bar


def made_of(game: str, match: Match) -> str:
    """A short name for what the bots of a match are made of: with another net, search or level they are others."""
    spec = catalog.spec_of(game)
    levels = {bot: spec.levels[bot] for bot in match.bots if bot in spec.levels}
    kinds = {levels.get(bot, bot).partition("@")[0] for bot in match.bots}
    net = net_name(spec.net_for(alone=match.seats == 1) or b"") if "sage" in kinds else ""
    leaves = (spec.playout_share, spec.playout_turns) if "sage" in kinds else ()
    alone = (spec.solo_exploration,) if match.seats == 1 and spec.solo_exploration else None
    search = alone or (spec.exploration, spec.caution, spec.rollout_turns) if kinds & SEARCHING else ()
    return blake2b(json.dumps([net, leaves, search, levels], sort_keys=True).encode(), digest_size=6).hexdigest()


def play(game: str, chosen: Sequence[Match], jobs: int | None = None) -> None:
    """Plays the matches that have no result with the bots of today, and keeps the results."""
    for match in chosen:
        result = recorded(game).get(match.command(game))
        if result is None or is_old(game, match, result):
            sys.stderr.write(f"grimoire {match.command(game)}\n")
            record(game, match, run(match.plan(game), _folder(game, match), jobs=jobs, watch=_tell))


def is_old(game: str, match: Match, result: Mapping[str, Any]) -> bool:
    """Was this played by other bots than today's?"""
    return bool(result["bots made of"] != made_of(game, match))


def forget(game: str, chosen: Sequence[Match]) -> None:
    """Forgets results and games, so that these matches are played again."""
    kept = all_recorded()
    for match in chosen:
        kept.get(game, {}).pop(match.command(game), None)
        rmtree(_folder(game, match), ignore_errors=True)
    _keep(kept)


def _folder(game: str, match: Match) -> Path:
    words = "".join(letter if letter.isalnum() or letter in "-@." else "-" for letter in match.command(game))
    return RUNS / made_of(game, match) / words


def _tell(progress: RunProgress) -> None:
    """A line for every tenth of the games."""
    done, games = progress.finished, progress.plan.games
    if done and done % max(1, games // 10) == 0:
        share = progress.wins[0] / max(1, progress.sat[0])
        sys.stderr.write(f"  {done} of {games} games: {progress.plan.labels[0]} {share:.1%}\n")


def record(game: str, match: Match, results: Results) -> None:
    """Keeps the results of a match among the figures of the docs."""
    data = results.data()
    entry = {
        "bots made of": made_of(game, match),
        "games": len(results.games),
        "bots": [
            {"bot": bot["bot"], "share": bot["share"], "score": (bot["score"] or {}).get("value")}
            for bot in data["bots"]  # type: ignore[attr-defined]  # a list of mappings
        ],
    }
    kept = all_recorded()
    kept.setdefault(game, {})[match.command(game)] = entry
    _keep(kept)


def _keep(kept: dict[str, Played]) -> None:
    figures.write(FIGURES, COMMAND, {"matches": kept})


def recorded(game: str) -> Played:
    """The results of a game's matches."""
    return all_recorded().get(game, {})


def all_recorded() -> dict[str, Played]:
    read = figures.read(FIGURES)
    matches: dict[str, Played] = {} if read is None else read["matches"]
    return matches


def verdicts(match: Match, game: str, result: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each bar of a match with how it stands."""
    share = result["bots"][0]["share"]
    value, low, high = share["value"], share["low"], share["high"]
    if (must := bar_for(match.must, game)) is not None:
        yield f"must not be below {must:.0%}", "holds" if high >= must else "**broken**"
    if (least := bar_for(match.least, game)) is not None:
        yield f"at least {least:.0%}", verdict_of(value >= least, low >= least or high < least)
    if match.range is not None:
        bottom, top = match.range
        clear = (bottom <= low and high <= top) or high < bottom or low > top
        yield f"{bottom:.0%} to {top:.0%}", verdict_of(bottom <= value <= top, clear)
    if match.first:
        others = [bot["share"] for bot in result["bots"][1:]]
        yield "clearly first", verdict_of(all(low > other["high"] for other in others), True)


def verdict_of(reached: bool, clear: bool) -> str:
    """Does the interval decide, or only the share itself?"""
    return ("reached" if reached else "**missed**") + ("" if clear else ", within the interval")
