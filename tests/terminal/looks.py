"""Screens of a test: what is drawn on them is kept."""

import io

from rich.console import Console

from grimoire.terminal.look import Look, seat_names
from grimoire.texts import Texts


def make_look(language: str, players: int, width: int = 80, colour: bool = False) -> Look:
    texts = Texts(language)
    console = Console(
        file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False, force_terminal=colour,
        color_system="truecolor" if colour else None,
    )  # fmt: skip
    return Look(console, texts, seat_names(texts, ("you", *["random"] * (players - 1))))


def drawn(look: Look) -> str:
    assert isinstance(look.console.file, io.StringIO)
    return look.console.file.getvalue()
