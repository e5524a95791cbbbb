"""What a person typed at the prompt, understood."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final, NamedTuple

PLAY: Final = "play"
UNDO: Final = "undo"
SAVE: Final = "save"
HELP: Final = "help"
INFO: Final = "info"
HINT: Final = "hint"
LOG: Final = "log"
POINTS: Final = "points"
QUIT: Final = "quit"
AGAIN: Final = "again"
BAD_NUMBER: Final = "bad-number"
UNKNOWN: Final = "unknown"

_COMMANDS: Final = {
    "u": UNDO, "undo": UNDO,
    "s": SAVE, "save": SAVE,
    "?": HELP, "h": HELP, "help": HELP,
    "i": INFO, "info": INFO,
    "t": HINT, "tip": HINT, "hint": HINT,
    "l": LOG, "log": LOG,
    "p": POINTS, "points": POINTS,
    "q": QUIT, "quit": QUIT, "exit": QUIT,
}  # fmt: skip
_WITH_ARGUMENT: Final = (SAVE, INFO)


class Answer(NamedTuple):
    """A command of this module and what it is about: an action in notation, a file, a topic."""

    command: str
    about: str = ""


def read_line() -> str:
    """A line from the person, with editing and history on a terminal; EOFError when there is no more."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline").parse_and_bind("set enable-bracketed-paste off")
    return input("> ")


def understand(line: str, actions: Sequence[str]) -> Answer:
    """A number or a notation plays; else one of the commands."""
    text = " ".join(line.split())
    if not text:
        return Answer(AGAIN)
    if text.isdecimal():
        number = int(text) if len(text) < 6 else 0
        return Answer(PLAY, actions[number - 1]) if 1 <= number <= len(actions) else Answer(BAD_NUMBER, text)
    if text.casefold() in actions:
        return Answer(PLAY, text.casefold())
    word, _, about = line.strip().partition(" ")
    command = _COMMANDS.get(word.casefold())
    about = about.strip()
    if command is None or (about and command not in _WITH_ARGUMENT):
        return Answer(UNKNOWN, text)
    return Answer(command, about)
