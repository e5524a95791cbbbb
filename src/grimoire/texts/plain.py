"""Simple texts without the library that reads the others, for a command line that has to start fast."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from grimoire.texts import LANGUAGES, text_folders

_TERMINAL: Final = "terminal.ftl"
_ONE_LINE: Final = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)\n(?![ \t])", re.MULTILINE)


@cache
def plain_game_texts(language: str = LANGUAGES[0]) -> dict[str, str]:
    """The installed games' texts of one line that need no values, by key."""
    texts: dict[str, str] = {}
    for folder in text_folders():
        file = folder / f"{language}.ftl"
        if file.is_file():
            texts.update(_ONE_LINE.findall(file.read_text(encoding="utf-8") + "\n"))
    return texts


def plain_text(language: str, key: str, **values: str) -> str:
    """A text of one line for the terminal that needs nothing but these values."""
    source = (files("grimoire.texts") / language / _TERMINAL).read_text(encoding="utf-8")
    (text,) = re.findall(rf"^{key} = (.+)$", source, re.MULTILINE)
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", value)
    return str(text)
