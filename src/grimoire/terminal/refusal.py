"""A wish that cannot be granted, in words of the terminal's own."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimoire.texts import Texts, Value


class Refusal(Exception):
    """Holds the key of its text, without the terminal's prefix, and the values."""

    def __init__(self, key: str, **values: "Value") -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def line(self, texts: "Texts") -> str:
        return texts.say(f"terminal-{self.key}", **self.values)
