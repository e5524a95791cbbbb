"""Something a person asked for on the command line that cannot be done."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimoire.texts import Texts, Value


class UsageError(Exception):
    """Has the key of its text, without the prefix ``terminal-``, and the values of that text."""

    def __init__(self, key: str, **values: "Value") -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def line(self, texts: "Texts") -> str:
        """The error in a language."""
        return texts.say(f"terminal-{self.key}", **self.values)
