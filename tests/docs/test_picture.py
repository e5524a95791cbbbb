"""The picture of the terminal shows what the terminal shows."""

import html
import re

import pytest
from rich.text import Text

from docs.make_picture import TARGET, screen


def letters(text: str) -> str:
    return "".join(text.split())


@pytest.mark.slow
def test_the_picture_of_the_terminal_is_up_to_date() -> None:
    lines = re.findall(r'<text class="[^"]*-r\d+"[^>]*>(.*?)</text>', TARGET.read_text(encoding="utf-8"))
    shown = letters(html.unescape("".join(lines)))
    assert shown == letters(Text.from_ansi(screen()).plain), "run: .venv/bin/python docs/make_picture.py"
