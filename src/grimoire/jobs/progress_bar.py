"""A progress bar for those who wait: tasks finished, the time left, and how it stands."""

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


class ProgressBar:
    """Drawn only on a terminal."""

    def __init__(self, console: Console) -> None:
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

    @property
    def is_drawn(self) -> bool:
        return not self._progress.disable

    def draw(self, finished: int, total: int, standing: str) -> None:
        """What was finished before the first call says nothing about the time left."""
        if self._task is None:
            self._task = self._progress.add_task("", total=total, completed=finished)
        self._progress.update(self._task, completed=finished, total=total, description=standing)
