"""Reading TOML that may come from anybody.

The parser of Python keeps every beginning of a dotted key, so a key of 80 KB would need 6 GB.
"""

import re
import tomllib
from typing import Any, Final

MOST_DOTS: Final = 20  # in a key
# Texts and comments; one without an end reaches as far as it can, so that nothing is looked at twice.
_QUOTED: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
_BETWEEN_KEYS: Final = re.compile(r"[][{},=]")


class DeepKey(ValueError):
    """A key has more parts than anybody needs."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} has a key with more than {MOST_DOTS} dots")
        self.line: Final = line


def read_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says; ValueError if it is none."""
    for number, line in enumerate(_QUOTED.sub(_lines_only, text).split("\n"), start=1):
        if any(piece.count(".") > MOST_DOTS for piece in _BETWEEN_KEYS.split(line)):
            raise DeepKey(number)
    return tomllib.loads(text)


def _lines_only(quoted: re.Match[str]) -> str:
    return "\n" * quoted[0].count("\n")
