"""Names and chat as people type them, cleaned up before others see them."""

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 300
_MARKS_IN_A_ROW: Final = 2  # accents on one letter; more would cover other lines
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str, length: int) -> str:
    """One line without control, direction or invisible characters, stacked accents and repeated spaces."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > _MARKS_IN_A_ROW:
            continue
        letters.append(" " if kind in _HIDDEN or kind == "Zs" else letter)
    return " ".join("".join(letters).split())[:length].strip()


def clean_name(text: str) -> str:
    """A name for a seat; empty if nothing visible is left."""
    return clean(text, NAME_LENGTH)


def clean_chat(text: str) -> str:
    """A line for the chat; empty if nothing visible is left."""
    return clean(text, CHAT_LENGTH)
