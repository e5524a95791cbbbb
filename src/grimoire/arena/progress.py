"""A progress bar: games finished, the result so far, the time left."""

from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from grimoire.arena.report import share_text
from grimoire.arena.run import RunProgress
from grimoire.texts import Texts

MOST_BOTS: Final = 4


class Bar:
    """Drawn only on a terminal."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self._texts = texts
        self._task: TaskID | None = None
        columns = (
            BarColumn(20),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}", markup=False),
        )
        self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def __call__(self, progress: RunProgress) -> None:
        """Draws the progress of a run."""
        if self._progress.disable:
            return
        if self._task is None:  # games of an earlier run say nothing about the time left
            self._task = self._progress.add_task("", total=progress.plan.games, completed=progress.finished)
        self._progress.update(self._task, completed=progress.finished, description=self._standing(progress))

    def _standing(self, progress: RunProgress) -> str:
        sat = zip(progress.wins, progress.sat, strict=True)
        shares = {bot: wins / games for bot, (wins, games) in enumerate(sat) if games}
        best = sorted(shares, key=lambda bot: -shares[bot])[:MOST_BOTS]
        return " · ".join(f"{progress.plan.labels[bot]} {share_text(self._texts, shares[bot])}" for bot in best)
