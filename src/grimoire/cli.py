"""The ``grimoire`` command. It starts without any library, to say which one is missing and how to install it."""

import sys
from collections.abc import Sequence
from typing import Final

MISSING: Final = 2
# What commands have to be installed with; all others need no more than playing.
EXTRAS: Final = {
    "arena": "arena", "lab": "lab", "mcp": "mcp",
    "serve": "server", "schema": "server", "backup": "server", "restore": "server",
}  # fmt: skip


def main(tokens: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code."""
    words = sys.argv[1:] if tokens is None else tokens
    try:
        from grimoire.commands.program import run

        return run(words)
    except ModuleNotFoundError as error:
        from grimoire.texts.missing import install_line

        sys.stderr.write(f"{install_line(error, _extras(words), words)}\n")
    return MISSING


def _extras(words: Sequence[str]) -> str:
    """What the command needs."""
    extra = EXTRAS.get(words[0] if words else "", "play")
    return f"{extra},cluster" if any(word.startswith("--cluster") for word in words) else extra


if __name__ == "__main__":
    sys.exit(main())
