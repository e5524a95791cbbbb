"""Simple texts without the library that reads the others, for a command line that has to start fast."""

import re
from functools import cache
from typing import Final

from grimoire.texts import LANGUAGES, text_folders

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
