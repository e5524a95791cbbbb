"""A run's results: everything that is reported, and the same as JSON and CSV."""

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
from typing import Any, Final

import grimoire
from grimoire.arena.plan import Plan
from grimoire.arena.ratings import Rating, ratings
from grimoire.arena.stats import BotStats, Duel, Estimate, Played, SeatStats, bot_stats, duel, seat_stats
from grimoire.arena.stopping import Verdict

FORMAT: Final = 1
COLUMNS: Final = (
    "number", "block", "seating", "first", "seed", "winners", "scores", "rounds", "decisions", "turns", "forfeits",
    "record",
)  # fmt: skip


@dataclass(frozen=True)
class Results:
    """The games that count, in order, and what they say. ``out``: the directory, if there is one."""

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
        """None where nobody plays against anybody."""
        return None if self.plan.solo else ratings(self.games, len(self.plan.bots))

    @cached_property
    def duels(self) -> dict[tuple[int, int], Duel]:
        """For every two bots how often the first was ahead of the second; empty where they never meet."""
        if self.plan.solo:
            return {}
        found = {}
        for one, other in combinations(range(len(self.plan.bots)), 2):
            found[one, other] = met = duel(self.games, one, other)
            found[other, one] = Duel(round(met.games - met.wins, 9), met.games)
        return found

    @property
    def mean_rounds(self) -> float:
        return fmean(played.outcome.rounds for played in self.games)

    @property
    def mean_decisions(self) -> float:
        return fmean(played.outcome.decisions for played in self.games)

    @property
    def order(self) -> list[int]:
        """The bots from the best share on."""
        return sorted(range(len(self.bots)), key=lambda bot: -self.bots[bot].share.value)

    def data(self) -> dict[str, Any]:
        """Ready for JSON. All but ``timing`` is the same however many jobs played."""
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
                {"bot": labels[one], "against": labels[other], **met._asdict()}
                for (one, other), met in self.duels.items()
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
    """Where the record of a game is, seen from the directory of its run."""
    return f"records/{number:05}.json"


def _versions(solo: bool) -> dict[str, str]:
    found = {"grimoire": grimoire.__version__, "python": platform.python_version()}
    return found if solo else found | {"openskill": version("openskill")}


def _joined(values: Sequence[object]) -> str:
    return ";".join(map(str, values))


def _estimate(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate._asdict()


def _bot_data(label: str, stats: BotStats) -> dict[str, Any]:
    return {
        "bot": label,
        "games": stats.games,
        "wins": stats.wins,
        "share": _estimate(stats.share),
        "score": _estimate(stats.score),
        "forfeits": [{"game": number, "kind": kind, "detail": why} for number, (_, kind, why) in stats.forfeits],
    }


def _seat_data(seat: int, stats: SeatStats) -> dict[str, Any]:
    return {"seat": seat, "games": stats.games, "wins": stats.wins, "share": _estimate(stats.share)}
