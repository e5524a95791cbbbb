"""The files of a finished run: the report, and its tables as CSV and Parquet."""

from pathlib import Path
from typing import Final

from grimoire.jobs.task_log import reporting, write_whole
from grimoire.lab.figures import Figures, figures_of
from grimoire.lab.report import html
from grimoire.lab.run import Progress
from grimoire.lab.tables import as_csv, as_parquet, figure_table, game_table

REPORT: Final = "report.html"


def write_results(progress: Progress, out: Path) -> Figures:
    """Writes everything; each file whole or not at all."""
    figures = figures_of(progress)
    with reporting(out):
        write_whole(out / REPORT, html(figures))
        for name, table in (("games", game_table(progress)), ("figures", figure_table(figures))):
            write_whole(out / f"{name}.csv", as_csv(table))
            write_whole(out / f"{name}.parquet", as_parquet(table))
    return figures
