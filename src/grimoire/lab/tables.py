"""The games and figures of a run as tables: CSV and Parquet files."""

import csv
from collections.abc import Iterator, Sequence
from io import BytesIO, StringIO
from typing import Final

from grimoire.kernel.errors import Fault, GrimoireError
from grimoire.lab.figures import Figures
from grimoire.lab.run import Progress

INSTALL: Final = "pip install 'grimoire-games[lab]'"

Cell = str | int | float
Table = tuple[list[str], list[list[Cell]]]  # the names of the columns, and the rows


class TablesUnavailable(GrimoireError):
    """The library for Parquet files is missing."""


def game_table(progress: Progress) -> Table:
    """A row for each seat of each game."""
    names = [variant.name for variant in progress.experiment.variants]
    sources = list(
        dict.fromkeys(name for rows in progress.games for row in rows for seat in row.sources for name in seat)
    )
    head = ["game", "variant", "seat", "bot", "win", "score", "rounds", *(f"points: {name}" for name in sources)]
    rows: list[list[Cell]] = []
    for number, played in enumerate(progress.games, start=1):
        for name, row in zip(names, played, strict=True):
            for seat, bot in enumerate(progress.experiment.bots):
                points = [row.sources[seat].get(source, 0) for source in sources]
                rows.append([number, name, seat, bot, row.won(seat), row.scores[seat], row.rounds, *points])
    return head, rows


def figure_table(figures: Figures) -> Table:
    """A row for each figure with its interval."""
    return ["variant", "kind", "name", "times", "value", "low", "high"], [list(row) for row in _figures(figures)]


def _figures(figures: Figures) -> Iterator[Sequence[Cell]]:
    games = figures.verdict.games
    for part, found in figures.answers:
        yield "", "answer", part, games, *found
    for variant in figures.variants:
        for seat, found in enumerate(variant.seats):
            yield variant.name, "wins", f"seat {seat}", games, *found
        for seat, (points, share) in enumerate(zip(*variant.even, strict=True)):
            yield variant.name, "wins with even points", f"seat {seat} + {points}", games, share, share, share
        for name, found in variant.measures.items():
            yield variant.name, "mean", name, games, *found
        for item in variant.items:
            yield variant.name, f"wins with {item.kind}", item.name, item.times, *item.rate
        for step, found in enumerate(variant.ladder):
            upper, lower = figures.experiment.ladder[step + 1], figures.experiment.ladder[step]
            yield variant.name, "ladder", f"{upper} against {lower}", figures.experiment.ladder_games, *found
    for name, found in figures.differences.items():
        yield "difference", "mean", name, games, *found


def as_csv(table: Table) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table[0])
    writer.writerows(table[1])
    return text.getvalue()


def check_parquet() -> None:
    """Says that a library is missing before the first game, not after the last."""
    try:
        import pyarrow.parquet  # noqa: F401 (only to see that it is there)
    except ImportError:
        raise TablesUnavailable(
            Fault("no-pyarrow", "", "Parquet files need the library pyarrow: {command}", command=INSTALL)
        ) from None


def as_parquet(table: Table) -> bytes:
    import pyarrow as arrow
    from pyarrow import parquet

    names, rows = table
    content = BytesIO()
    values = {name: [row[place] for row in rows] for place, name in enumerate(names)}
    parquet.write_table(arrow.table(values), content, compression="zstd")
    return content.getvalue()
