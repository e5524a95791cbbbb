"""``grimoire arena`` at work: from what was asked for to a run and its report."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console

from grimoire.arena.plan import DEFAULT_GAMES, Plan
from grimoire.arena.progress import Bar
from grimoire.arena.report import Report
from grimoire.arena.run import run
from grimoire.arena.stopping import AllGames, Order, Rule, Sprt
from grimoire.kernel.errors import Fault, OptionError
from grimoire.texts import Texts

FOLDER: Final = "arena"
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class ArenaSettings:
    """What was asked for; None where nothing was said."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    games: int | None = None
    seats: int | None = None
    seed: int = 1
    sprt: str | None = None
    risk: float | None = None
    confidence: float | None = None
    all_games: bool = False
    records: bool = True
    jobs: int | None = None
    cluster: str | None = None
    out: str | None = None
    fresh: bool = False


def run_arena(settings: ArenaSettings, texts: Texts, console: Console, status: Console) -> int:
    """Plays and reports; the exit code."""
    plan = plan_of(settings)
    out = Path(FOLDER, plan.directory_name()) if settings.out is None else Path(os.path.expanduser(settings.out))
    try:
        with Bar(status, texts) as bar:
            results = run(plan, out, jobs=settings.jobs, cluster=settings.cluster, fresh=settings.fresh, watch=bar)
    except KeyboardInterrupt:
        key = "arena-interrupted-fresh" if settings.fresh else "arena-interrupted"
        status.print(texts.say(key, path=str(out)), soft_wrap=True)
        return INTERRUPTED
    Report(console, texts, results).print()
    return 0


def plan_of(settings: ArenaSettings) -> Plan:
    """The plan; OptionError names what is wrong."""
    options = dict(settings.options)
    if settings.seats == 0:  # for a plan that means the default number
        options["players"] = 0
    return Plan(
        settings.game,
        settings.bots,
        DEFAULT_GAMES if settings.games is None else settings.games,
        settings.seats or 0,
        options,
        settings.seed,
        _rule(settings),
        settings.records,
    )


def _rule(settings: ArenaSettings) -> Rule:
    given = [settings.sprt is not None, settings.confidence is not None, settings.all_games]
    if sum(given) > 1:
        raise OptionError(Fault("stop-options", "all-games", "give only one of --sprt, --confidence and --all-games"))
    if settings.risk is not None and settings.sprt is None:
        raise OptionError(Fault("risk-alone", "risk", "this only goes with --sprt"))
    if settings.all_games:
        return AllGames()
    if settings.sprt is not None:
        low, high = _two_shares(settings.sprt)
        return Sprt(low, high) if settings.risk is None else Sprt(low, high, settings.risk)
    return Order() if settings.confidence is None else Order(settings.confidence)


def _two_shares(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise OptionError(
            Fault("not-two-shares", "sprt", "{found!r} is not valid; give two win rates, such as 0.5,0.65", found=text)
        ) from None
    return low, high
