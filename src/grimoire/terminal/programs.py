"""Programs that a saved game names: they run only if the command line names them too, or a person says so."""

import shlex
import sys
from collections.abc import Sequence
from typing import Final

from grimoire.catalog import EXTERNAL
from grimoire.terminal.prompt import read_answer
from grimoire.terminal.saves import YOU
from grimoire.terminal.usage_error import UsageError
from grimoire.texts import Texts

LONGEST: Final = 300  # letters of a command that a person can be expected to read before saying yes


def check_programs(seats: Sequence[str], texts: Texts) -> None:
    """UsageError unless a person at the terminal allows the programs of these seats; the usual answer is no."""
    programs = sorted({spec for spec in seats if spec.startswith(EXTERNAL)})
    if programs and not _is_allowed(programs, texts):
        shown = ", ".join(visible(spec.removeprefix(EXTERNAL)) for spec in programs)
        flags = seat_flags(seats)
        if not flags or len(flags) > LONGEST or not flags.isprintable():
            flags = f"--seats {YOU},{EXTERNAL}..."
        raise UsageError("program-refused", programs=shown, flags=flags)


def seat_flags(seats: Sequence[str]) -> str:
    """The options that seat these programs on purpose; "" if there is none among them, or no option can say it."""
    first, *others = seats
    if not any(spec.startswith(EXTERNAL) for spec in seats):
        return ""
    if not any("," in spec for spec in seats):
        return f"--seats {shlex.quote(','.join(seats))}"
    same = first == YOU and len(set(others)) == 1
    return f"--bot {shlex.quote(others[0])}" if same else ""


def visible(text: str) -> str:
    """A text of a stranger as it can be shown: what would control the terminal is spelled out."""
    shown = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in shown)


def _is_allowed(programs: Sequence[str], texts: Texts) -> bool:
    if sys.stdin is None or not sys.stdin.isatty() or any(len(spec) > LONGEST for spec in programs):
        return False
    for spec in programs:
        question = texts.say("terminal-program-allow", program=visible(spec.removeprefix(EXTERNAL)))
        if read_answer(f"{question} ") not in texts.say("terminal-program-yes").split():
            return False
    return True
