"""The perft positions of both games, kept as data."""

import json
from pathlib import Path
from typing import Any

import grimoire
from grimoire.kernel.game import State

HERE = Path(__file__).parent
GAMES = ("materia", "sigils")
DECKS = json.loads((HERE.parent / "cases" / "sigils.json").read_text(encoding="utf-8"))["decks"]


def file_of(game: str) -> Path:
    return HERE / f"{game}.json"


def cases_of(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found


def state_of(game: str, case: dict[str, Any]) -> State:
    """The position of a case; ``"deck": "@d60"`` stands for a deck of the rule cases."""
    options = dict(case["options"])
    if "deck" in options:
        options["deck"] = DECKS[options["deck"].removeprefix("@")]
    return grimoire.game(game, **options).load(case["position"])
