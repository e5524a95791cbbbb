"""What the terminal needs to know about a game in order to draw it."""

from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from grimoire.kernel.action import Action
from grimoire.kernel.game import State
from grimoire.terminal.look import Look


class Drawing(Protocol):
    """How a game is drawn; a module can be one."""

    def table(self, look: Look, state: State, viewer: int) -> RenderableType:
        """The whole position, seen from a seat."""

    def heading(self, look: Look, state: State) -> str:
        """Which part of the game this is."""

    def mark(self, look: Look, action: Action) -> Text:
        """A small picture of what an action is about; empty if there is none."""

    def short_label(self, look: Look, state: State, action: Action) -> str:
        """An action in fewer words than usual, where its mark says the rest; empty if there are none."""

    def is_news(self, state: State, action: Action) -> bool:
        """Is this worth a line beside the table, or is it seen on the table anyway? ``state`` is the one before it."""

    def info(self, look: Look, state: State, viewer: int, topic: str) -> RenderableType | None:
        """What a card does; of all that the viewer has, if no topic is given; None if there is no such card."""
