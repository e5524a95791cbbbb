"""What to say when a library is missing that one of the package's extras brings. Needs none itself."""

import os
import re
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

from grimoire.texts import asked_language
from grimoire.texts.plain import plain_text

PACKAGE: Final = "grimoire-games"


def install_line(error: ModuleNotFoundError, extras: str, words: Sequence[str]) -> str:
    """How to install what is missing, in the language of a command line; raises the error again if it is not ours."""
    library = (error.name or "").partition(".")[0]
    if library not in _libraries():
        raise error
    command = f"pip install '{PACKAGE}[{extras}]'"
    return plain_text(asked_language(words, os.environ), "terminal-no-library", library=library, command=command)


def _libraries() -> set[str]:
    """Those that the extras bring, as they are imported."""
    try:
        names = [re.split(r"[^\w-]", line)[0] for line in requires(PACKAGE) or ()]
    except PackageNotFoundError:
        return set()
    return {name.replace("-", "_").lower() for name in names}
