"""The result of checking a file: what it holds, or what is wrong with it."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from grimoire.kernel.errors import GrimoireError
    from grimoire.texts import Texts


class Verdict(NamedTuple):
    """For a good file what it holds, else one line for each fault, with its place."""

    good: bool
    lines: list[str]


def fault_lines(texts: "Texts", path: str, error: "GrimoireError") -> list[str]:
    """One line for each fault of a file, with the file's name."""
    from grimoire.texts.errors import error_lines

    return [line if path in line else f"{path}: {line}" for line in error_lines(texts, error)]
