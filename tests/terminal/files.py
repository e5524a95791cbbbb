"""Files for commands to read: a small position and the record of a whole game."""

import json
from pathlib import Path
from random import Random
from typing import Any

import grimoire
from tests.generators import materia, random_actions

SMALL: dict[str, Any] = {
    "game": "materia", "players": 2, "spells": ["sacrifice", "levitation", "purification", "offering", "time_travel",
                                                "transmutation", "abundance"],
    "first": 0, "turn": 1, "phase": "midday", "altar": ["red.circle", "blue.square"], "pouch": [],
    "seats": [{"pool": ["red.circle"], "familiar": [], "learned": {}},
              {"pool": ["red.square", "white.circle"], "familiar": [], "learned": {}}],
}  # fmt: skip


def write(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data))
    return path


def finished_record(folder: Path) -> Path:
    """The record of a random game."""
    game = materia("3p-classic")
    record = grimoire.Record(game)
    for action in random_actions(game, Random(4)):
        record.play(action)
    record.save(folder / "finished.json")
    return folder / "finished.json"
