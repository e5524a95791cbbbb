"""Experiment files for tests."""

import re
from pathlib import Path

from grimoire.lab.experiment import Experiment, read_experiment

TWO = """
title = "Gems for the second"
game = "sigils"
bots = ["random"]
games = 40
[options]
players = 2
[variants.printed]
[variants.gifts]
options = { start = ["0", "2 gems + 2 fame"] }
[question]
about = "seat 1"
above = 0.02
[ladder]
bots = ["random", "greedy"]
games = 4
"""


def experiment_in(folder: Path, text: str = TWO, **replaced: str) -> Experiment:
    """The experiment of a file with this text; ``games="60"`` replaces the first line of a key."""
    for key, value in replaced.items():
        text = re.sub(f"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)
    path = folder / "experiment.toml"
    path.write_text(text, encoding="utf-8")
    return read_experiment(path)
