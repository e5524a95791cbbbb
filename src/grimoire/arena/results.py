"""The results of a run: everything that is reported, and the same as JSON and CSV."""

import csv
import io
import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Final

import grimoire
from grimoire.arena.plan import Plan
from grimoire.arena.ratings import Rating, ratings
from grimoire.arena.stats import BotStats, Duel, Estimate, Played, SeatStats, bot_stats, duel, seat_stats
from grimoire.arena.stopping import Verdict

__all__ = ["Results"]

FORMAT: Final = 1
COLUMNS: Final = (
    "number", "block", "seating", "first", "seed", "winners", "scores", "rounds", "decisions", "turns", "forfeits",
    "record",
)  # fmt: skip


@dataclass(frozen=True)
class Results:
    """The games that count, in order, and their statistics. ``out`` is the directory, if there is one."""

    plan: Plan
    games: Sequence[Played]
    verdict: Verdict
    out: Path | None = None

    @cached_property
    def bots(self) -> list[BotStats]:
        """In the order in which they were named."""
        count = len(self.plan.bots)
        return [bot_stats(self.games, count, bot) for bot in range(count)]

    @cached_property
    def seats(self) -> list[SeatStats]:
        return [seat_stats(self.games, seat) for seat in range(self.plan.seats)]

    @cached_property
    def ratings(self) -> list[Rating] | None:
        """None in solo games."""
        return None if self.plan.solo else ratings(self.games, len(self.plan.bots))

    @cached_property
    def duels(self) -> dict[tuple[int, int], Duel]:
        """For every two bots how often the first was ahead of the second; empty in solo games."""
        if self.plan.solo:
            return {}
        duels = {}
        for bot, other in combinations(range(len(self.plan.bots)), 2):
            duels[bot, other] = met = duel(self.games, bot, other)
            duels[other, bot] = Duel(round(met.games - met.wins, 9), met.games)
        return duels

    @property
    def mean_rounds(self) -> float:
        return fmean(played.outcome.rounds for played in self.games)

    @property
    def mean_decisions(self) -> float:
        return fmean(played.outcome.decisions for played in self.games)

    @property
    def order(self) -> list[int]:
        """The bots, largest share of wins first."""
        return sorted(range(len(self.bots)), key=lambda bot: -self.bots[bot].share.value)

    def data(self) -> dict[str, object]:
        """Ready for JSON. Everything except ``timing`` is the same for any number of jobs."""
        labels, plan = self.plan.labels, self.plan
        return {
            "arena": FORMAT,
            "settings": plan.settings() | {"games": plan.games, "labels": list(labels), "block": len(plan.block)},
            "versions": _versions(plan.solo),
            "games": len(self.games),
            "stopped": {"early": self.verdict.early, **self.verdict._asdict()},
            "bots": [_bot_data(label, stats) for label, stats in zip(labels, self.bots, strict=True)],
            "seats": [_seat_data(seat, stats) for seat, stats in enumerate(self.seats)],
            "pairs": [
                {"bot": labels[bot], "against": labels[other], **met._asdict()}
                for (bot, other), met in self.duels.items()
            ],
            "ratings": None if self.ratings is None else {
                label: rating._asdict() for label, rating in zip(labels, self.ratings, strict=True)
            },
            "mean_rounds": self.mean_rounds,
            "mean_decisions": self.mean_decisions,
            "timing": {
                label: {"turns": stats.turns, "mean": stats.turn_seconds, "slowest": stats.slowest_turn}
                for label, stats in zip(labels, self.bots, strict=True)
            },
        }  # fmt: skip

    def csv(self) -> str:
        """One row for each game; seats are separated by semicolons."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(self._rows())
        return text.getvalue()

    def _rows(self) -> Iterator[list[object]]:
        for (number, block, seating, seed, _), outcome in self.games:
            names = [self.plan.labels[bot] for bot in seating]
            forfeits = "; ".join(f"{names[seat]} {kind}: {detail}" for seat, kind, detail in outcome.forfeits)
            yield [
                number, block, _joined(names), names[0], seed, _joined(outcome.winners), _joined(outcome.scores),
                outcome.rounds, outcome.decisions, sum(outcome.turns), forfeits,
                record_name(number) if self.plan.records and self.out else "",
            ]  # fmt: skip


def record_name(number: int) -> str:
    """The path of a game's record in the directory of its run."""
    return f"records/{number:05}.json"


def _versions(solo: bool) -> dict[str, str]:
    versions = {"grimoire": grimoire.__version__, "python": platform.python_version()}
    return versions if solo else versions | {"openskill": version("openskill")}


def _joined(values: Sequence[object]) -> str:
    return ";".join(map(str, values))


def _estimate(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate._asdict()


def _bot_data(label: str, stats: BotStats) -> dict[str, object]:
    return {
        "bot": label,
        "games": stats.games,
        "wins": stats.wins,
        "share": _estimate(stats.share),
        "score": _estimate(stats.score),
        "forfeits": [{"game": number, "kind": kind, "detail": why} for number, (_, kind, why) in stats.forfeits],
    }


def _seat_data(seat: int, stats: SeatStats) -> dict[str, object]:
    return {"seat": seat, "games": stats.games, "wins": stats.wins, "share": _estimate(stats.share)}
