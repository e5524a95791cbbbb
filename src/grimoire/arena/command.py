"""From the words of a command line to a run and its report."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from grimoire.arena.plan import USUAL_GAMES, Plan
from grimoire.arena.progress import Bar
from grimoire.arena.report import Report
from grimoire.arena.run import run
from grimoire.arena.stopping import AllGames, Order, Rule, Sprt
from grimoire.kernel.errors import Fault, OptionError
from grimoire.texts import Texts

FOLDER: Final = "arena"
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class Wishes:
    """What a person asked for; None where nothing was said."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    games: int | None = None
    seats: int | None = None
    seed: int = 1
    sprt: str | None = None
    risk: float | None = None
    confidence: float | None = None
    all_games: bool = False
    records: bool = True
    jobs: int | None = None
    out: str | None = None
    fresh: bool = False


def start(wishes: Wishes, texts: Texts, console: Console, status: Console) -> int:
    """Plays and reports; the exit code."""
    plan = plan_of(wishes)
    out = Path(FOLDER, plan.directory_name()) if wishes.out is None else Path(os.path.expanduser(wishes.out))
    try:
        with Bar(status, texts) as bar:
            results = run(plan, out, jobs=wishes.jobs, fresh=wishes.fresh, watch=bar)
    except KeyboardInterrupt:
        key = "arena-interrupted-fresh" if wishes.fresh else "arena-interrupted"
        status.print(texts.say(key, path=str(out)), soft_wrap=True)
        return INTERRUPTED
    Report(console, texts, results).print()
    return 0


def plan_of(wishes: Wishes) -> Plan:
    """The plan; OptionError names what cannot be."""
    options = dict(wishes.options)
    if wishes.seats == 0:  # for a plan that means the usual number
        options["players"] = 0
    return Plan(
        wishes.game,
        wishes.bots,
        USUAL_GAMES if wishes.games is None else wishes.games,
        wishes.seats or 0,
        options,
        wishes.seed,
        _rule(wishes),
        wishes.records,
    )


def _rule(wishes: Wishes) -> Rule:
    said = [wishes.sprt is not None, wishes.confidence is not None, wishes.all_games]
    if sum(said) > 1:
        raise OptionError(
            Fault("stop-options", "all-games", "give one of --sprt, --confidence and --all-games, not several")
        )
    if wishes.risk is not None and wishes.sprt is None:
        raise OptionError(Fault("risk-alone", "risk", "this belongs to --sprt"))
    if wishes.all_games:
        return AllGames()
    if wishes.sprt is not None:
        low, high = _two_shares(wishes.sprt)
        return Sprt(low, high) if wishes.risk is None else Sprt(low, high, wishes.risk)
    return Order() if wishes.confidence is None else Order(wishes.confidence)


def _two_shares(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise OptionError(
            Fault("not-two-shares", "sprt", "{found!r}: two win shares are needed, as in 0.5,0.65", found=text)
        ) from None
    return low, high
