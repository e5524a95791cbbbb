"""What commands share: parts of their help, their language, and how they report what is wrong."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from grimoire.catalog import default_game
from grimoire.commands.game_options import FileOptions, GameOptions
from grimoire.games.registry import specs

if TYPE_CHECKING:
    from grimoire.commands.verdict import Verdict
    from grimoire.texts import Texts

FAULTY: Final = 1
DEFAULT_GAME: Final = default_game()
NO_OPTIONS: Final = GameOptions()
NO_FILES: Final = FileOptions()


def _games() -> str:
    """The installed games, with the other names they go by."""
    titles = {name: f" ({', '.join(spec.titles)})" if spec.titles else "" for name, spec in specs().items()}
    return ", ".join(f"{name}{also}" for name, also in titles.items())


Language = Annotated[str | None, Parameter(metavar="LANG", help="en, fr or de. [default: the environment's]")]
GameName = Annotated[str, Parameter(help=f"One of {_games()}.")]
OptionalGameName = Annotated[str | None, Parameter(help=f"One of {_games()}. [default: {DEFAULT_GAME}]")]


def examples(*lines: str | tuple[str, str], command: str = "") -> str:
    """The end of a command's help: examples, each with what it does, and those that the games have for the command."""
    pairs = [(line, "") if isinstance(line, str) else line for line in lines]
    for spec in specs().values():
        pairs += [pair for pair in spec.examples if pair[0].partition(" ")[0] == command]
    width = max((len(line) for line, about in pairs if about), default=0)
    return "\n".join(("Examples:", *(f"  grimoire {line:<{width}}  {about}".rstrip() for line, about in pairs)))


def switch(about: str, name: str | None = None) -> Parameter:
    """An option without a value."""
    return Parameter(name=name, help=about, negative=(), show_default=False)


def texts_in(language: str | None) -> "Texts":
    """The texts in this language, or in the environment's."""
    from grimoire.texts import Texts, system_language

    return Texts(language or system_language(os.environ))


def warn_if_interpreted(texts: "Texts") -> None:
    """An engine that was not compiled is slow."""
    import grimoire

    if not grimoire.compiled:
        print_errors([texts.say("terminal-interpreted")])


def print_errors(lines: Sequence[str]) -> None:
    """To the standard error output, after everything that was printed so far."""
    sys.stdout.flush()
    sys.stderr.writelines(f"{line}\n" for line in lines)


def report_verdict(verdict: "Verdict") -> int:
    """Prints what a good file holds, or its faults as errors; the exit code."""
    if verdict.good:
        sys.stdout.writelines(f"{line}\n" for line in verdict.lines)
        return 0
    print_errors(verdict.lines)
    return FAULTY
