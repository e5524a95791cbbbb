"""An arena on disk: a log with one line for each finished game, records, and the results beside it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from grimoire.arena.match import Outcome
from grimoire.arena.plan import FIRST, Plan
from grimoire.arena.player import Finished
from grimoire.arena.results import Results, record_name
from grimoire.games.options import PLAYERS
from grimoire.jobs.task_log import TaskLog, reporting, write_whole
from grimoire.kernel.record import write_record

LOG: Final = "games.jsonl"
JSON: Final = "results.json"
CSV: Final = "results.csv"
RECORDS: Final = "records"


class RunFolder:
    """The directory of a run, opened to continue it."""

    def __init__(self, out: Path, plan: Plan, fresh: bool = False) -> None:
        self.out: Final = out
        self._plan: Final = plan
        self._log: Final = TaskLog(out / LOG, plan.settings(), plan.games, fresh=fresh, implied=(PLAYERS, FIRST))
        self.outcomes: Final[dict[int, Outcome]] = {}
        try:
            with reporting(out):
                if fresh:
                    self._clear()
                if plan.records:
                    (out / RECORDS).mkdir(exist_ok=True)
            self._take_lines()
        except BaseException:
            self._log.close()
            raise

    def add(self, number: int, finished: Finished) -> None:
        """Writes a finished game: its record, then a line to the log, so that no game in the log lacks its record."""
        if finished.record is not None:
            write_record(finished.record, self.out / record_name(number))
        self.outcomes[number] = finished.outcome
        seating = [self._plan.labels[bot] for bot in self._plan.pairing(number).seating]
        self._log.append({"game": number, "seating": seating, **finished.outcome.data()})

    def finish(self, results: Results) -> None:
        """Writes the results; records of games beyond the last that counts are removed."""
        with reporting(self.out):
            write_whole(self.out / JSON, json.dumps(results.data(), ensure_ascii=False, indent=1) + "\n")
            write_whole(self.out / CSV, results.csv())
            counted = {record_name(played.pairing.number) for played in results.games}
            for path in self._record_files():
                if f"{RECORDS}/{path.name}" not in counted:
                    path.unlink(missing_ok=True)

    def close(self) -> None:
        self._log.close()

    def _clear(self) -> None:
        """Removes the files of an earlier run, and nothing else."""
        for path in (self.out / JSON, self.out / CSV, *self._record_files()):
            path.unlink(missing_ok=True)

    def _record_files(self) -> Iterator[Path]:
        """Records, and drafts of records that were never finished."""
        for path in (self.out / RECORDS).glob("*.json*"):
            if path.name.lstrip(".").split(".")[0].isdigit():
                yield path

    def _take_lines(self) -> None:
        for number, line in self._log.lines.items():
            game = line.get("game")
            if type(game) is not int:
                self._log.damaged(number)
            try:
                self.outcomes[game] = Outcome.from_data(line)
            except ValueError:
                self._log.damaged(number)
