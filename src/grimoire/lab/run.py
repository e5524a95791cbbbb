"""Runs an experiment: reads what was played before, plays the rest, and stops when the question is answered."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from grimoire.arena.stats import Estimate
from grimoire.jobs.runner import Runner, open_runner
from grimoire.jobs.task_log import TaskLog
from grimoire.lab.experiment import Experiment
from grimoire.lab.questions import OPEN, Verdict, Watch
from grimoire.lab.rows import QUESTION, Row, Task

LOG: Final = "games.jsonl"
LOOKS: Final = 400  # about so many points of the interval's path are kept for the report

See = Callable[["Progress"], None]


class Progress:
    """The finished games in the order of their numbers, without gaps, and whether they are enough.

    The result does not depend on who played what, or in which order games finished.
    """

    def __init__(self, experiment: Experiment) -> None:
        self.experiment: Final = experiment
        self.games: Final[list[list[Row]]] = []  # the rows of each, by variant
        self.ladder: Final[dict[Task, list[Row]]] = {}
        self.path: Final[list[tuple[int, list[Estimate]]]] = []
        self.verdict: Verdict | None = None
        self.watch: Final = Watch(experiment.question, experiment.players)
        self._early: Final[dict[int, list[Row]]] = {}

    @property
    def finished(self) -> int:
        """How many games are finished, those after a gap included."""
        return len(self.games) + len(self._early)

    def take(self, task: Task, rows: list[Row]) -> None:
        """A game is finished, in all variants; one that is known already changes nothing."""
        if task.step != QUESTION:
            self.ladder[task] = rows
            return
        if task.number > len(self.games):
            self._early[task.number] = rows
        while self.verdict is None and (following := len(self.games) + 1) in self._early:
            self._count(self._early.pop(following))

    def _count(self, rows: list[Row]) -> None:
        self.games.append(rows)
        kind = self.watch.add(rows)
        played, most = len(self.games), self.experiment.games
        if kind is None and played == most:
            kind = OPEN
        if kind is not None:
            self.verdict = Verdict(kind, played)
        if kind is not None or played % max(1, most // LOOKS) == 0:
            self.path.append((played, self.watch.estimates()))


def run(
    experiment: Experiment,
    out: Path,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    fresh: bool = False,
    see: See | None = None,
) -> Progress:
    """Plays an experiment, or the rest of it if ``out`` has the beginning; ``see`` is called as games finish."""
    with open_runner(jobs, cluster) as runner:
        log = TaskLog(out / LOG, experiment.settings(), experiment.games, fresh=fresh)
        with closing(log):
            progress = Progress(experiment)
            known = _known(log, progress)
            if see is not None:
                see(progress)
            if progress.verdict is None:
                tasks = (Task(QUESTION, number) for number in range(1, experiment.games + 1))
                _play(progress, log, runner, (task for task in tasks if task not in known), see)
            _play(progress, log, runner, (task for task in _ladder_tasks(experiment) if task not in known), see)
            return progress


def _ladder_tasks(experiment: Experiment) -> Iterator[Task]:
    for step in range(len(experiment.ladder) - 1):
        yield from (Task(step, number) for number in range(1, experiment.ladder_games + 1))


def _known(log: TaskLog, progress: Progress) -> set[Task]:
    """Takes what the log holds."""
    known: set[Task] = set()
    for number, line in log.lines.items():
        try:
            task = Task(*msgspec.convert(line.get("task"), tuple[int, int]))
            rows = msgspec.convert(line.get("rows"), list[Row])
        except msgspec.ValidationError:
            log.damaged(number)
        if len(rows) != len(progress.experiment.variants):
            log.damaged(number)
        if task not in known:
            known.add(task)
            progress.take(task, rows)
    return known


def _play(progress: Progress, log: TaskLog, runner: Runner, tasks: Iterator[Task], see: See | None) -> None:
    decided = progress.verdict
    with closing(runner.run(progress.experiment.player(), tasks)) as games:
        for task, rows in games:
            log.append({"task": list(task), "rows": msgspec.to_builtins(rows)})
            progress.take(task, rows)
            if see is not None:
                see(progress)
            if progress.verdict != decided:
                return
