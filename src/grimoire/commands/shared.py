"""What commands have in common: their help, their language, and how they tell what is wrong."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from grimoire.terminal.options import GameOptions

if TYPE_CHECKING:
    from grimoire.terminal.check import Verdict
    from grimoire.texts import Texts

FAULTY: Final = 1
USUAL_GAME: Final = "materia"
NO_OPTIONS: Final = GameOptions()

Language = Annotated[str | None, Parameter(metavar="LANG", help="en, fr or de; else what the environment says.")]
GameName = Annotated[str, Parameter(help="The game: materia or sigils (or its printed title: spellbook, spellbooks).")]


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n".join(("Examples:", *(f"  {line}" for line in lines)))


def texts_in(language: str | None) -> "Texts":
    """In that language, or in the environment's."""
    from grimoire.texts import Texts, system_language

    return Texts(language or system_language(os.environ))


def warn_if_interpreted(texts: "Texts") -> None:
    import grimoire

    if not grimoire.compiled:
        complain([texts.say("terminal-interpreted")])


def complain(lines: Sequence[str]) -> None:
    """After what was written so far."""
    sys.stdout.flush()
    sys.stderr.writelines(f"{line}\n" for line in lines)


def tell(verdict: "Verdict") -> int:
    """Praise goes to the output, blame to the errors; the exit code."""
    if verdict.good:
        sys.stdout.writelines(f"{line}\n" for line in verdict.lines)
        return 0
    complain(verdict.lines)
    return FAULTY
