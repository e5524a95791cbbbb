"""Whole experiments: the same however they are played, resumed after anything, with files that agree."""

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from grimoire.kernel.errors import OptionError, RecordError
from grimoire.lab.experiment import Experiment
from grimoire.lab.figures import Figures, figures_of
from grimoire.lab.folder import write_results
from grimoire.lab.questions import NARROW, NO, OPEN, YES
from grimoire.lab.report import answer_text, html
from grimoire.lab.rows import QUESTION, Task
from grimoire.lab.run import LOG, Progress, run
from tests.lab.experiments import TWO, experiment_in
from tests.terminal.runner import Terminal, run_here

pytestmark = pytest.mark.slow


def play(asked: Experiment, out: Path, jobs: int = 1, **more: Any) -> Progress:
    return run(asked, out, jobs=jobs, **more)


def text_of(progress: Progress) -> str:
    return html(figures_of(progress))


def logged(out: Path) -> list[tuple[int, int]]:
    lines = [json.loads(line) for line in (out / LOG).read_text(encoding="utf-8").splitlines()]
    return sorted(tuple(line["task"]) for line in lines if "task" in line)


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    asked = experiment_in(tmp_path, games="150")
    one, two = play(asked, tmp_path / "one"), play(asked, tmp_path / "two", jobs=2)
    assert text_of(one) == text_of(two)
    assert logged(tmp_path / "one")[:20] == logged(tmp_path / "two")[:20]


def test_the_order_of_finishing_changes_nothing(tmp_path: Path) -> None:
    asked = experiment_in(tmp_path)
    played, backwards = play(asked, tmp_path / "out"), Progress(asked)
    for number in range(len(played.games), 0, -1):
        assert backwards.verdict is None
        backwards.take(Task(QUESTION, number), played.games[number - 1])
        backwards.take(Task(QUESTION, number), played.games[number - 1])  # counted once
    backwards.ladder.update(played.ladder)
    assert backwards.verdict == played.verdict
    assert text_of(backwards) == text_of(played)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    asked, out = experiment_in(tmp_path), tmp_path / "out"

    def interrupt(progress: Progress) -> None:
        if progress.finished == 15:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(asked, out, see=interrupt)
    with (out / LOG).open("ab") as log:
        log.write(b'{"task": [-1, 16], "ro')  # killed while it wrote
    seen: list[int] = []
    again = play(asked, out, see=lambda progress: seen.append(progress.finished))
    assert (seen[0], seen[1]) == (15, 16)
    assert text_of(again) == text_of(play(asked, tmp_path / "whole"))
    assert logged(out) == sorted(set(logged(out))) == logged(tmp_path / "whole")


def test_more_games_go_on_and_another_experiment_does_not(tmp_path: Path) -> None:
    out = tmp_path / "out"
    play(experiment_in(tmp_path), out)
    longer = play(experiment_in(tmp_path, games="60"), out)
    assert longer.verdict is not None
    assert longer.verdict.games == 60
    for change in ({"seed": "2"}, {"above": "0.5"}, {"games": "10"}):
        text = TWO.replace("[options]", "seed = 1\n[options]", 1)
        with pytest.raises(OptionError, match=r"in that run|only go up"):
            play(experiment_in(tmp_path, text, **change), out)
    fresh = play(experiment_in(tmp_path, games="10"), out, fresh=True)
    assert len(fresh.games) == 10


def test_a_damaged_log_is_told(tmp_path: Path) -> None:
    asked, out = experiment_in(tmp_path, games="3"), tmp_path / "out"
    play(asked, out)
    lines = (out / LOG).read_text(encoding="utf-8").splitlines()
    for bad in ('{"task": [-1, 2]}', '{"task": "2", "rows": []}', '{"task": [-1, 2], "rows": []}'):
        (out / LOG).write_text("\n".join([lines[0], bad, lines[2], ""]), encoding="utf-8")
        with pytest.raises(RecordError, match="line 2 is damaged"):
            play(asked, out)


# Questions


def asking(tmp_path: Path, question: str, games: int = 300) -> Progress:
    text = TWO[: TWO.index("[question]")].replace("games = 40", f"games = {games}") + f"[question]\n{question}\n"
    return play(experiment_in(tmp_path, text), tmp_path / "out", fresh=True)


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ('about = "rounds"\nof = "printed"\nabove = 5', YES),
        ('about = "rounds"\nof = "printed"\nbelow = 5', NO),
        ('about = "winning score"\nof = "gifts"\nwithin = [0, 200]', YES),
        ('about = "seat 0"\nwidth = 0.3', NARROW),
        ('about = "every seat"\nof = "gifts"\nwithin = [-0.0001, 0.0001]', OPEN),
    ],
)
def test_a_run_stops_when_the_question_is_answered(question: str, kind: str, tmp_path: Path) -> None:
    progress = asking(tmp_path, question)
    assert progress.verdict is not None
    assert progress.verdict.kind == kind
    assert (len(progress.games) < 300) == (kind != OPEN)


def test_variants_share_their_chance(tmp_path: Path) -> None:
    """The same variant twice gives the same games; paired, a difference is known far better."""
    same = TWO.replace('start = ["0", "2 gems + 2 fame"]', 'start = "printed"')
    progress = play(experiment_in(tmp_path, same), tmp_path / "same")
    assert all(first == second for first, second in progress.games)
    fame = TWO.replace("2 gems + 2 fame", "4 fame")  # chance and random bots go on as before
    paired = figures_of(play(experiment_in(tmp_path, fame, games="200"), tmp_path / "paired"))
    shares = [variant.seats[1] for variant in paired.variants]
    difference, apart = paired.differences["seat 1"], sum((share.high - share.low) ** 2 for share in shares)
    assert 0 < (difference.high - difference.low) ** 2 < apart / 4


# Files


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Progress, Figures]:
    progress = play(experiment_in(tmp_path), tmp_path / "out")
    return progress, write_results(progress, tmp_path / "out")


def test_the_tables_agree(finished: tuple[Progress, Figures], tmp_path: Path) -> None:
    progress, figures = finished
    games = parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    with (tmp_path / "out" / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [[str(value) for value in row.values()] for row in games] == [
            list(row.values()) for row in csv.DictReader(file)
        ]
    assert len(games) == 2 * 2 * len(progress.games)
    for variant in figures.variants:
        for seat in (0, 1):
            own = [row for row in games if (row["variant"], row["seat"]) == (variant.name, seat)]
            assert sum(row["win"] for row in own) / len(own) == pytest.approx(variant.seats[seat].value)
            sources = [sum(value for name, value in row.items() if name.startswith("points: ")) for row in own]
            assert sources == [row["score"] for row in own]
    named = parquet.read_table(tmp_path / "out" / "figures.parquet").to_pylist()
    assert {"answer", "wins", "mean", "wins with spell", "ladder"} <= {row["kind"] for row in named}


def test_the_report_is_one_page_with_everything(finished: tuple[Progress, Figures], tmp_path: Path) -> None:
    _, figures = finished
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    for heading in ("Wins by seat", "gifts less printed", "Length and scores", "Points by source", "Skill ladder",
                    "Win rate by card", "By kind of ability", "The experiment"):  # fmt: skip
        assert f"<h2>{heading}</h2>" in page
    assert not any(word in page for word in ("http://", "https://", "<script", "src=", "url("))
    assert figures.variants[0].items[0].name in page
    plots = page.split("<svg")[1:]
    assert len(plots) >= 7
    for plot in plots:
        ElementTree.fromstring("<svg" + plot.partition("</svg>")[0] + "</svg>")


def test_what_a_file_says_cannot_break_the_page(tmp_path: Path) -> None:
    text = TWO.replace("Gems for the second", "<script>alert(1)</script>").replace("gifts", "'<b>'")
    page = text_of(play(experiment_in(tmp_path, text.replace("games = 40", "games = 3")), tmp_path / "out"))
    assert "<script" not in page
    assert "<b>&lt;" not in page.replace('<p class="answer"><b>', "")


# The command


def test_the_command(tmp_path: Path) -> None:
    experiment_in(tmp_path, games="20")
    command = ("lab", "run", tmp_path / "experiment.toml", "--out", tmp_path / "out", "--jobs", "1")
    done = run_here(*command)
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert first == answer_text(figures_of(play(experiment_in(tmp_path, games="20"), tmp_path / "other")))
    assert second == f"The report is {tmp_path / 'out' / 'report.html'}."
    assert run_here(*command).stdout == done.stdout


def test_ctrl_c_and_going_on(tmp_path: Path) -> None:
    experiment_in(tmp_path, games="90000")
    terminal = Terminal("lab", "run", tmp_path / "experiment.toml", "--out", tmp_path / "out", "--jobs", "1")
    terminal.wait_for("/90004")
    terminal.wait_for("seat 1")
    terminal.type("\x03")
    terminal.wait_for("Interrupted.")
    assert terminal.finish() == 130
    assert logged(tmp_path / "out")
