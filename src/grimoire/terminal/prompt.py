"""Reads and understands what a person types at the prompt."""

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
    """A command and its argument: an action in notation, a file, a topic."""

    command: str
    argument: str = ""


def read_line() -> str:
    """A line of input, with editing and history on a terminal; EOFError at the end of the input."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline").parse_and_bind("set enable-bracketed-paste off")
    return input("> ")


def read_answer(question: str) -> str:
    """The answer to a question, in small letters; "" if there is none."""
    try:
        return input(question).strip().casefold()
    except EOFError:
        return ""


def understand(line: str, actions: Sequence[str]) -> Answer:
    """A number or a notation plays that action; everything else must be a command."""
    text = " ".join(line.split())
    if not text:
        return Answer(AGAIN)
    if text.isdecimal():
        number = int(text) if len(text) < 6 else 0
        return Answer(PLAY, actions[number - 1]) if 1 <= number <= len(actions) else Answer(BAD_NUMBER, text)
    if text.casefold() in actions:
        return Answer(PLAY, text.casefold())
    word, _, argument = line.strip().partition(" ")
    command = _COMMANDS.get(word.casefold())
    argument = argument.strip()
    if command is None or (argument and command not in _WITH_ARGUMENT):
        return Answer(UNKNOWN, text)
    return Answer(command, argument)
