"""Errors in people's words."""

import json
from typing import Final
from unicodedata import category

from grimoire.kernel.errors import Fault, GrimoireError
from grimoire.texts import Texts, Value

_LONGEST: Final = 1000
_UNGROUPED: Final = 1000


def error_lines(texts: Texts, error: GrimoireError) -> list[str]:
    """One line for each fault; a fault without a text of its own speaks its plain English."""
    return [_harmless(_line(texts, fault)) for fault in error.faults]


def _harmless(line: str) -> str:
    """What a fault quotes comes from files and strangers: a terminal must not obey it."""
    if line.isprintable():
        return line
    return "".join(letter if category(letter) != "Cc" or letter in "\n\t" else repr(letter)[1:-1] for letter in line)


def _line(texts: Texts, fault: Fault) -> str:
    key = f"error-{fault.key}"
    if not texts.has(key):
        return str(fault)
    values = {name: _said(texts, value) for name, value in fault.values.items()}
    return texts.say(key, **values, place=fault.place)


def _said(texts: Texts, value: object) -> Value:
    """A value of a fault; a fault inside it is translated too."""
    if isinstance(value, GrimoireError):
        return "; ".join(error_lines(texts, value))
    return _line(texts, value) if isinstance(value, Fault) else _plain(value)


def _plain(value: object) -> Value:
    """What a text can hold: a small number, which has a plural, or anything else as a person would type it."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _UNGROUPED:
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
