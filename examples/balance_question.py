"""Answers a question about balance: is the second player of Sigils better off with 4 Fame to begin with?

python examples/balance_question.py lab/second-player greedy
"""

import sys
from pathlib import Path

from grimoire.lab.experiment import read_experiment
from grimoire.lab.folder import write_results
from grimoire.lab.report import answer_text
from grimoire.lab.run import run

EXPERIMENT = """
title = "Is the second player better off with 4 Fame?"
game = "sigils"
bots = ["BOT"]          # in both seats
games = 1000            # at most, of each variant

[variants.printed]

[variants.gift]
options = { start = ["0", "4 fame"] }

[question]              # the difference of the two variants, game by game with the same chance
about = "seat 1"
above = 0.02
"""


def main(folder: str, bot: str = "greedy") -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    file = out / "experiment.toml"
    file.write_text(EXPERIMENT.replace("BOT", bot), encoding="utf-8")
    progress = run(read_experiment(file), out, jobs=1)  # goes on where it was stopped
    figures = write_results(progress, out)
    print(answer_text(figures))
    for variant in figures.variants:
        shares = ", ".join(f"seat {seat} {share.value:.1%}" for seat, share in enumerate(variant.seats))
        print(f"{variant.name}: {shares}")
    print(f"The report is {out / 'report.html'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
