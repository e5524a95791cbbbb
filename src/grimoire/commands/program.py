"""All commands together, and what happens when one of them fails."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cyclopts import App, CycloptsError

from grimoire.commands import bots, lab, models, operating, playing, serving, studying
from grimoire.commands.shared import print_errors
from grimoire.games.registry import specs

if TYPE_CHECKING:
    from grimoire.texts import Texts

USAGE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
CANNOT_WRITE: Final = 74

app = App(
    name="grimoire",
    help="Board games to play, study and build on. Begin with: grimoire play",
    help_format="plaintext",
    version_format="plaintext",
    version=lambda: _version(),
    suppress_keyboard_interrupt=False,
)
for group in (playing, studying, bots, lab, models, serving, operating):
    app.command(group.app, name="*")
for spec in specs().values():
    for command in spec.commands():
        app.command(command)


def _version() -> str:
    import grimoire

    return f"grimoire {grimoire.__version__} ({'compiled' if grimoire.compiled else 'interpreted'} engine)"


def _texts_for_errors(tokens: Sequence[str]) -> "Texts":
    """In the language that the command line asks for."""
    from grimoire.texts import Texts, asked_language

    return Texts(asked_language(tokens, os.environ))


def _tolerate_odd_letters() -> None:
    """No letter that a terminal cannot show or send is worth a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _run(tokens: Sequence[str]) -> int:
    from grimoire.kernel.errors import GrimoireError
    from grimoire.terminal.usage_error import UsageError

    try:
        result = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        from grimoire.commands.parse_errors import parse_error_line

        print_errors([parse_error_line(_texts_for_errors(tokens), error)])
    except GrimoireError as error:
        from grimoire.texts.errors import error_lines

        print_errors(error_lines(_texts_for_errors(tokens), error))
    except UsageError as error:
        print_errors([error.line(_texts_for_errors(tokens))])
    except RecursionError:
        print_errors([_texts_for_errors(tokens).say("terminal-too-deep")])
    return USAGE


def run(tokens: Sequence[str]) -> int:
    """Runs a command; the exit code."""
    _tolerate_odd_letters()
    try:
        code = _run(tokens)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"{error.strerror or error}\n")
        return CANNOT_WRITE
    return code


def _drop_output() -> None:
    """What is still to be written cannot be written any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
