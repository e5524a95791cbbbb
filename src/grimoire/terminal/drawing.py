"""What the terminal needs from a game to draw it."""

from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from grimoire.kernel.action import Action
from grimoire.kernel.game import State
from grimoire.terminal.look import Look


class Drawing(Protocol):
    """How a game is drawn; a module with these functions will do."""

    def table(self, look: Look, state: State, viewer: int) -> RenderableType:
        """The whole position, seen from a seat."""

    def heading(self, look: Look, state: State) -> str:
        """The round, the phase, whose turn it is."""

    def mark(self, look: Look, action: Action) -> Text:
        """A symbol for what an action touches; empty if there is none."""

    def short_label(self, look: Look, state: State, action: Action) -> str:
        """A shorter label than usual, next to the symbol; empty for the usual label."""

    def is_news(self, state: State, action: Action) -> bool:
        """Is this worth a line in the log beside the table? ``state`` is the state before the action."""

    def info(self, look: Look, state: State, viewer: int, topic: str) -> RenderableType | None:
        """What a card does, or without a topic what all cards of the viewer do; None if there is no such card."""
