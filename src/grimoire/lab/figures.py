"""The figures of a run: seats, lengths, points by source, cards and spells, the ladder of skill."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from grimoire import catalog
from grimoire.arena.stats import Estimate, mean, wilson
from grimoire.games.balance import ITEM
from grimoire.lab.counting import WIN, Rate
from grimoire.lab.even import Even, even_points
from grimoire.lab.experiment import Experiment
from grimoire.lab.questions import MEASURES, Verdict
from grimoire.lab.rows import Player, Row, Task
from grimoire.lab.run import Progress

UNKNOWN: Final = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Item:
    """A card or a spell, or a group of them, in one variant."""

    kind: str
    name: str
    about: str
    times: int
    rate: Estimate


@dataclass(frozen=True)
class VariantFigures:
    """What was seen of one variant. Intervals are the usual ones of 95 %, for the games that were played."""

    name: str
    seats: list[Estimate]
    even: Even
    measures: dict[str, Estimate]
    rounds: dict[int, int]  # how many games were so long
    endings: dict[str, float]
    sources: dict[str, list[float]]  # by source, the mean points of each seat
    items: list[Item]
    ladder: list[Estimate]  # of each step, the share of the upper bot


@dataclass(frozen=True)
class Figures:
    """Everything that the report and the tables show."""

    experiment: Experiment
    verdict: Verdict
    answers: list[tuple[str, Estimate]]  # by part of the question, with the interval that may be looked at any time
    path: list[tuple[int, list[Estimate]]]
    variants: list[VariantFigures]
    differences: dict[str, Estimate]  # of the second variant and the first, game by game


def figures_of(progress: Progress) -> Figures:
    """The figures of a run that has ended."""
    experiment, verdict = progress.experiment, progress.verdict
    assert verdict is not None
    rows = [[game[number] for game in progress.games] for number in range(len(experiment.variants))]
    answers = list(zip(progress.watch.parts, progress.watch.estimates(), strict=True))
    variants = [_variant(experiment, progress, number, played) for number, played in enumerate(rows)]
    differences = _differences(rows[0], rows[1]) if len(rows) > 1 else {}
    return Figures(experiment, verdict, answers, progress.path, variants, differences)


def _variant(experiment: Experiment, progress: Progress, number: int, rows: list[Row]) -> VariantFigures:
    games = len(rows)
    endings = Counter(reason for row in rows for reason in row.endings)
    return VariantFigures(
        name=experiment.variants[number].name,
        seats=[wilson(sum(row.won(seat) for row in rows), games) for seat in range(experiment.players)],
        even=even_points(rows),
        measures={name: mean([measure(row) for row in rows]) or UNKNOWN for name, measure in MEASURES.items()},
        rounds=dict(sorted(Counter(row.rounds for row in rows).items())),
        endings={reason: count / games for reason, count in sorted(endings.items())},
        sources=_sources(rows, experiment.players),
        items=_items(experiment, number, rows),
        ladder=_ladder(experiment.player(), len(experiment.ladder) - 1, progress.ladder, number),
    )


def _sources(rows: Sequence[Row], players: int) -> dict[str, list[float]]:
    names = dict.fromkeys(name for row in rows for source in row.sources for name in source)
    return {name: [fmean(row.sources[seat].get(name, 0) for row in rows) for seat in range(players)] for name in names}


def _items(experiment: Experiment, number: int, rows: Sequence[Row]) -> list[Item]:
    """The best first."""
    balance = catalog.spec_of(experiment.game).balance()
    if balance is None:
        return []
    about = balance.about(experiment.variants[number].make(experiment.game))
    rates: defaultdict[tuple[str, str], Rate] = defaultdict(Rate)
    for row in rows:
        for kind, seats in row.had.items():
            shares: defaultdict[str, list[int]] = defaultdict(list)
            for seat, names in enumerate(seats):
                for name in names:
                    shares[name].append(row.shares[seat])
            for name, won in shares.items():
                rates[kind, name].add(len(won), sum(won))
    items = [
        Item(kind, name, about.get(name, "") if kind == ITEM else balance.group_about(kind, name, about),
             rate.times, rate.estimate())
        for (kind, name), rate in rates.items()
    ]  # fmt: skip
    return sorted(items, key=lambda item: (item.kind, -item.rate.value, item.name))


def _ladder(player: Player, steps: int, played: dict[Task, list[Row]], number: int) -> list[Estimate]:
    shares: list[list[float]] = [[] for _ in range(max(0, steps))]
    for task, rows in played.items():
        row, seating = rows[number], player.seating(task.number)
        shares[task.step].append(
            sum(share for share, sitting in zip(row.shares, seating, strict=True) if sitting) / WIN
        )
    return [wilson(sum(won), len(won)) for won in shares]


def _differences(first: Sequence[Row], second: Sequence[Row]) -> dict[str, Estimate]:
    def difference(measure: Callable[[Row], float]) -> Estimate:
        pairs = zip(first, second, strict=True)
        return mean([measure(after) - measure(before) for before, after in pairs]) or UNKNOWN

    seats = {f"seat {seat}": difference(lambda row, seat=seat: row.won(seat)) for seat in range(len(first[0].shares))}  # type: ignore[misc]
    return seats | {name: difference(measure) for name, measure in MEASURES.items()}
