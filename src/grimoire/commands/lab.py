"""``grimoire lab``: experiments that answer a question about a game."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, switch, texts_in, warn_if_interpreted

if TYPE_CHECKING:
    from grimoire.jobs.progress_bar import ProgressBar
    from grimoire.lab.run import Progress

FOLDER: Final = "lab"
INTERRUPTED: Final = 130

app = App()
lab = App(name="lab", help="Answer a question about a game with games of bots.")
app.command(lab)


@lab.command(help_epilogue=examples("lab run experiment.toml", "lab run experiment.toml --cluster tcp://host:8786"))
def run(
    experiment: Annotated[Path, Parameter(metavar="EXPERIMENT.toml", help="The game, its variants and the question.")],
    /,
    *,
    jobs: Annotated[int | None, Parameter(metavar="N", help="Processes. [default: one for each core]")] = None,
    cluster: Annotated[
        str | None, Parameter(metavar="ADDRESS", help="Play on this Dask cluster, such as tcp://host:8786.")
    ] = None,
    out: Annotated[
        str | None, Parameter(metavar="DIR", help="Where games and report go. [default: lab/ and the file's name]")
    ] = None,
    fresh: Annotated[bool, switch("Start over, even if the directory holds an unfinished run.")] = False,
    language: Language = None,
) -> int:
    """Play until the question of an experiment is answered; write a report, CSV and Parquet files.

    A run that was interrupted goes on with the same command.
    """
    from grimoire.jobs.progress_bar import ProgressBar
    from grimoire.lab import run as lab_run
    from grimoire.lab.experiment import read_experiment
    from grimoire.lab.folder import REPORT, write_results
    from grimoire.lab.report import answer_text
    from grimoire.lab.tables import check_parquet
    from grimoire.terminal.look import make_console

    texts = texts_in(language)
    warn_if_interpreted(texts)
    check_parquet()
    asked = read_experiment(experiment)
    folder = Path(FOLDER, experiment.stem) if out is None else Path(os.path.expanduser(out))
    status = make_console(stderr=True)
    try:
        with ProgressBar(status) as bar:
            progress = lab_run.run(asked, folder, jobs=jobs, cluster=cluster, fresh=fresh, see=partial(_draw, bar))
    except KeyboardInterrupt:
        key = "arena-interrupted-fresh" if fresh else "arena-interrupted"
        status.print(texts.say(key, path=str(folder)), soft_wrap=True)
        return INTERRUPTED
    figures = write_results(progress, folder)
    console = make_console()
    console.print(answer_text(figures), soft_wrap=True, markup=False, highlight=False)
    console.print(texts.say("lab-report", path=str(folder / REPORT)), soft_wrap=True, markup=False, highlight=False)
    return 0


def _draw(bar: "ProgressBar", progress: "Progress") -> None:
    """Games of the question, then those of the ladder, with the interval so far."""
    from grimoire.lab.report import interval

    if not bar.is_drawn:
        return
    question, ladder = progress.experiment.question, progress.experiment.ladder
    steps = max(0, len(ladder) - 1) * progress.experiment.ladder_games
    games = progress.experiment.games if progress.verdict is None else progress.verdict.games
    found = zip(progress.watch.parts, progress.watch.estimates(), strict=True)
    standing = " · ".join(f"{part} {interval(each, question.is_share())}" for part, each in found)
    bar.draw(min(progress.finished, games) + len(progress.ladder), games + steps, standing)
