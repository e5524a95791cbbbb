"""What is wrong with a command line, in the language of the person who typed it."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.exceptions import ConsumeMultipleError

from grimoire.texts import Texts


def parse_error_line(texts: Texts, error: CycloptsError) -> str:
    """One line, with the command that shows the help."""
    command = " ".join(("grimoire", *(error.command_chain or ()), "--help"))
    return f"{_reason(texts, error)} {texts.say('terminal-see-help', command=command)}"


def _reason(texts: Texts, error: CycloptsError) -> str:
    if isinstance(error, UnknownOptionError):
        return texts.say("terminal-unknown-option", option=error.token.keyword or error.token.value)
    if isinstance(error, UnknownCommandError):
        return texts.say("terminal-unknown-command", command=(error.unused_tokens or [""])[0])
    if isinstance(error, CoercionError):
        value = error.token.value if error.token is not None else ""
        return texts.say("terminal-bad-value", option=_option(error), value=value)
    if isinstance(error, UnusedCliTokensError):
        return texts.say("terminal-too-many", words=" ".join(error.unused_tokens or []))
    if isinstance(error, ConsumeMultipleError | RepeatArgumentError):
        return texts.say("terminal-too-many-values", option=_option(error))
    if isinstance(error, MissingArgumentError):
        return texts.say("terminal-missing", option=_option(error))
    return str(error)


def _option(error: CycloptsError) -> str:
    token = getattr(error, "token", None)
    if token is not None and token.keyword:
        return str(token.keyword)
    return error.argument.name if error.argument is not None else ""
