"""A bar for those who wait: games done, the result so far, the time left."""

from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from grimoire.arena.report import share_text
from grimoire.arena.run import Course
from grimoire.texts import Texts

MOST_BOTS: Final = 4


class Bar:
    """Drawn only where somebody can see it move."""

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

    def __call__(self, course: Course) -> None:
        """Games were finished."""
        if self._progress.disable:
            return
        if self._task is None:  # what was played before says nothing about the time left
            self._task = self._progress.add_task("", total=course.plan.games, completed=course.finished)
        self._progress.update(self._task, completed=course.finished, description=self._standing(course))

    def _standing(self, course: Course) -> str:
        sat = zip(course.wins, course.sat, strict=True)
        shares = {bot: wins / games for bot, (wins, games) in enumerate(sat) if games}
        best = sorted(shares, key=lambda bot: -shares[bot])[:MOST_BOTS]
        return " · ".join(f"{course.plan.labels[bot]} {share_text(self._texts, shares[bot])}" for bot in best)
