"""``grimoire grade`` at work: what each player of some records gave away, as a table or as JSON."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from grimoire.arena.grading import Grade, grade
from grimoire.arena.report import share_text
from grimoire.bots.budget import Budget
from grimoire.catalog import Record
from grimoire.commands.game_files import read
from grimoire.commands.verdict import fault_lines
from grimoire.kernel.errors import GrimoireError
from grimoire.terminal.look import QUIET, TITLE, Look
from grimoire.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from grimoire.arena.stats import Estimate

_COLUMNS: Final = ("player", "games", "decisions", "loss", "points", "best", "illegal")


def read_records(texts: Texts, files: Sequence[str]) -> tuple[list[Record], list[str]]:
    """The records, and a line for each fault in one of the files."""
    records: list[Record] = []
    faults: list[str] = []
    for file in files:
        try:
            records.append(Record.from_data(read(file)))
        except GrimoireError as error:
            faults += fault_lines(texts, file, error)
    return records, faults


def graded(records: Sequence[Record], nodes: int, most: int | None, bar: "Console") -> list[Grade]:
    """The grades of everybody who plays in these records, with a progress bar on a terminal."""
    columns = (BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("")
        return grade(
            records,
            Budget(nodes=nodes),
            most,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def print_grades(look: Look, files: Sequence[str], grades: Sequence[Grade], nodes: int) -> None:
    """A row for each player, then the costliest decisions."""
    table = Table(header_style=TITLE, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))  # seven columns fit on a narrow terminal
    for column in _COLUMNS:
        justify: Literal["left", "right"] = "left" if column == "player" else "right"
        table.add_column(look.say(f"grade-{column}"), justify=justify, no_wrap=column in ("loss", "points"))
    for each in grades:
        table.add_row(
            each.player, look.number(each.games), look.number(each.decisions), _loss(look, each.loss),
            _points(look, each.points), _share(look, each.best), _share(look, each.illegal),
        )  # fmt: skip
    look.console.print(table)
    for each in grades:
        for decision in each.worst:
            look.console.print(
                look.say("grade-worst", player=each.player, file=files[decision.game], number=decision.number,
                         action=decision.action, best=decision.best, loss=share_text(look.texts, decision.loss)),
                soft_wrap=True, highlight=False, markup=False,
            )  # fmt: skip
    look.console.print(look.say("grade-about", nodes=nodes), style=QUIET, soft_wrap=True)


def as_json(files: Sequence[str], grades: Sequence[Grade], nodes: int) -> str:
    """The same for programs."""
    players = [
        {
            "player": each.player,
            "games": each.games,
            "decisions": each.decisions,
            "loss": None if each.loss is None else each.loss._asdict(),
            "points": None if each.points is None else each.points._asdict(),
            "best": each.best._asdict(),
            "illegal": None if each.illegal is None else each.illegal._asdict(),
            "worst": [decision._asdict() | {"game": files[decision.game]} for decision in each.worst],
        }
        for each in grades
    ]
    return json.dumps({"nodes": nodes, "players": players}, ensure_ascii=False, indent=1)


def _share(look: Look, estimate: "Estimate | None") -> str:
    return "–" if estimate is None else share_text(look.texts, estimate.value)


def _loss(look: Look, estimate: "Estimate | None") -> str:
    if estimate is None:
        return "–"
    return f"{share_text(look.texts, estimate.value)} ± {share_text(look.texts, estimate.high - estimate.value)}"


def _points(look: Look, estimate: "Estimate | None") -> str:
    if estimate is None:
        return "–"
    return f"{look.number(round(estimate.value, 2))} ± {look.number(round(estimate.high - estimate.value, 2))}"
