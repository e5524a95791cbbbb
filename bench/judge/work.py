"""Work in parts: spread over processes, with progress on standard error, and kept in a file until all of it is done."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from grimoire.jobs.runner import run_jobs

Task = TypeVar("Task")
Row = dict[str, Any]
STEPS: Final = 10  # how often progress is told


class Journal:
    """Finished parts of a work, a line each; a line that was cut off is forgotten.

    The first line says what the work is. ValueError if the file is of another work.
    """

    def __init__(self, path: Path, work: Mapping[str, object]) -> None:
        self.path: Final = path
        self.rows: Final[list[Row]] = []
        head = json.loads(json.dumps(work))
        lines = [json.loads(line) for line in _whole_lines(path)]
        if lines and lines[0] != head:
            raise ValueError(f"{path} is of other work: finish that with its own command, or remove the file")
        self.rows.extend(lines[1:])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(json.dumps(line) + "\n" for line in (head, *self.rows)), encoding="utf-8")

    def add(self, row: Row) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self.rows.append(row)

    def remove(self) -> None:
        """The work is done and its result is kept elsewhere."""
        self.path.unlink()


def _whole_lines(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[: text.rfind("\n") + 1].splitlines()


def spread(function: Callable[[Task], Row], tasks: Sequence[Task], jobs: int, title: str) -> Iterator[Row]:
    """What a function of a module makes of each task, in the order in which they finish."""
    count = len(tasks)
    finished = run_jobs(function, tasks, jobs=max(1, min(jobs, count)))
    for done, (_, row) in enumerate(finished, start=1):
        if done * STEPS // count != (done - 1) * STEPS // count:
            sys.stderr.write(f"{title}: {done} of {count}\n")
            sys.stderr.flush()
        yield row
