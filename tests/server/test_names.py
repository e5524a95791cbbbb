"""Names and chat are cleaned up before others see them."""

import pytest

from grimoire.server.names import CHAT_LENGTH, NAME_LENGTH, clean_chat, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Bee ", "Ann Bee"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth", "zero width"),
        ("Zoé 🧙 Łukasz 王", "Zoé 🧙 Łukasz 王"),
        ("Z\u0301\u0301\u0301\u0301\u0301\u0301a", "Ź\u0301\u0301a"),
        ("\x00\x07", ""),
        ("", ""),
        ("x" * 500, "x" * NAME_LENGTH),
        ("\ud800", ""),
    ],
)
def test_names_are_one_clean_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


def test_chat_is_bounded() -> None:
    assert len(clean_chat("word " * 400)) <= CHAT_LENGTH
