"""How strong the bots are: plays the matches of bench/strength.toml and writes docs/strength.md from what is kept.

``python -m bench.strength play`` plays what has no result yet (a match goes on where it was), ``write`` prints the
page. Budgets in seconds depend on the machine: leave it alone while they are measured.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bench import figures
from bench.judge.page import judged
from bench.judge.summary import table_of
from bench.matches import (
    Match,
    Planned,
    bar_for,
    forget,
    games,
    is_old,
    matches,
    planned,
    play,
    recorded,
    verdict_of,
    verdicts,
)
from grimoire import catalog
from grimoire.jobs.runner import default_jobs
from grimoire.training.net_file import net_name, nets_of
from tools.regions import table

PAIR: Final = table_of(2)
MISSING: Final = "not measured yet"
OLD: Final = "earlier bots"  # with another net or other levels than today's


class Bar(NamedTuple):
    """A row of the table of bars."""

    game: str
    what: str
    bar: str
    result: str
    interval: str
    number: str
    verdict: str


def write() -> str:
    """The page."""
    plans = planned()
    parts = [INTRODUCTION.format(machine=_machine()), _bars(plans)]
    for game in games():
        parts.append(f"## {game.capitalize()}\n")
        parts.append(f"### The judge\n\n{_judge(game)}")
        parts.extend(_groups(plans, game))
    return "\n".join(parts)


def _judge(game: str) -> str:
    read = figures.read(f"judge-{game}")
    if read is None:
        return f"{MISSING.capitalize()}.\n"
    net = net_name(*nets_of(catalog.spec_of(game)))
    return ("" if read["net"] == net else f"The net in use, `{net}`, was not judged yet.\n\n") + judged(read)


def _machine() -> str:
    read = figures.read("strength")
    return MISSING if read is None else f"measured on {read['machine']}"


def _bars(plans: Planned) -> str:
    """Every bar with how it stands, and what was tried where one is missed."""
    rows = [bar for game in games() for bar in (*_match_bars(plans, game), _error_bar(plans, game)) if bar is not None]
    reasons = [(match.title(), match.tried) for game in games() for match in matches(plans, game)]
    reasons.append((f"error at {plans.error.budget}", plans.error.tried))
    tried = dict.fromkeys(f"* {what}: {reason}\n" for what, reason in reasons if reason)
    told = [f"What was tried where a bar is missed:\n\n{''.join(tried)}"] if tried else []
    head = ("game", "what", "bar", "result", "95 % interval", "games or positions", "")
    return "\n".join((BARS, table(head, rows, (3, 5)) + "\n", *told))


def _match_bars(plans: Planned, game: str) -> Iterator[Bar]:
    for match in matches(plans, game):
        result = recorded(game).get(match.command(game))
        what = match.title()
        if result is None:
            yield from (Bar(game, what, bar, "", "", "", MISSING) for bar in _bar_names(match, game))
            continue
        share = result["bots"][0]["share"]
        for bar, verdict in verdicts(match, game, result):
            told = verdict + (f" ({OLD})" if is_old(game, match, result) else "")
            yield Bar(game, what, bar, f"{share['value']:.1%}", _interval(share), str(result["games"]), told)


def _bar_names(match: Match, game: str) -> list[str]:
    """The bars of a match that was not played."""
    nothing = {"bots": [{"share": {"value": 0.0, "low": 0.0, "high": 0.0}}] * len(match.bots)}
    return [bar for bar, _ in verdicts(match, game, nothing)]


def _error_bar(plans: Planned, game: str) -> Bar | None:
    most = bar_for(plans.error.most, game)
    if most is None:
        return None
    what, bar = f"error against rollouts, {PAIR}, {plans.error.budget}", f"at most {most:.2f}"
    read = figures.read(f"judge-{game}")
    if read is None:
        return Bar(game, what, bar, "", "", "", MISSING)
    error = read["errors"][plans.error.budget]["players"][PAIR]
    interval = f"{error['low']:.3f} to {error['high']:.3f}"
    verdict = verdict_of(error["value"] <= most, (error["low"] <= most) == (error["high"] <= most))
    return Bar(game, what, bar, f"{error['value']:.3f}", interval, str(error["positions"]), verdict)


def _groups(plans: Planned, game: str) -> Iterator[str]:
    """A table for each group of matches."""
    groups: dict[str, list[Match]] = {}
    for match in matches(plans, game):
        groups.setdefault(match.group, []).append(match)
    for group, of_group in groups.items():
        rows = [row for match in of_group for row in _rows(game, match)]
        head = ("bot", "against", "games", "wins", "95 % interval", "mean score", "command")
        yield f"### {group}\n\n{table(head, rows, (2, 3, 5))}\n"


def _rows(game: str, match: Match) -> list[tuple[str, ...]]:
    """A row for each bot; where two meet, the first says it all."""
    command = f"`grimoire {match.command(game)}`"
    result = recorded(game).get(match.command(game))
    if result is None:
        return [(match.bots[0], _others(match, match.bots[0]), "", MISSING, "", "", command)]
    number_of_games = f"{result['games']}" + (f" ({OLD})" if is_old(game, match, result) else "")
    told = result["bots"] if len(match.bots) > 2 else result["bots"][:1]
    return [
        (bot["bot"], _others(match, bot["bot"]), number_of_games, f"{bot['share']['value']:.1%}",
         _interval(bot["share"]), f"{bot['score']:.1f}" if bot["score"] is not None else "",
         command if number == 0 else "")
        for number, bot in enumerate(told)
    ]  # fmt: skip


def _others(match: Match, bot: str) -> str:
    return " and ".join(other for other in match.bots if other != bot) or "the opponent"


def _interval(share: Mapping[str, Any]) -> str:
    return f"{share['low']:.1%} to {share['high']:.1%}"


INTRODUCTION = """# How strong the bots are

This page is written by `python -m bench.strength write`. The matches and the bars are in `bench/strength.toml`,
`make strength` plays what is missing, and results are kept in `docs/figures` ({machine}). What the judge measures is
explained in [Judging](judging.md).

Every bot sits in every seat equally often, with the same chance in each block of seatings ([The arena](arena.md)). A
shared win counts as its share. Budgets are for a whole turn, in nodes (`sage@1000`) or in seconds (`sage@0.5s`).
"""
BARS = """## Bars

A bar is reached or missed by the result itself. Where the interval lies on both sides of the bar, more games could
still change that: it is told as "within the interval".
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the bots are.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play the matches that have no result yet")
    playing.add_argument("games", nargs="*", metavar="GAME", help="all with a net if not given")
    playing.add_argument("--jobs", type=int, default=default_jobs(), metavar="N")
    playing.add_argument("--group", metavar="NAME", help="only this group of matches")
    playing.add_argument("--fresh", action="store_true", help="play them again")
    commands.add_parser("write", help="print docs/strength.md")
    given = parser.parse_args(arguments)
    if given.command == "write":
        sys.stdout.write(write())
        return
    if not set(given.games) <= set(games()):
        parser.error(f"games with a net are: {', '.join(games())}")
    for game in given.games or games():
        chosen = [match for match in matches(planned(), game) if given.group in (None, match.group)]
        if given.fresh:
            forget(game, chosen)
        play(game, chosen, given.jobs)


if __name__ == "__main__":
    main()
