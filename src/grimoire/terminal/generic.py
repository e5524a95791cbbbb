"""How games without a drawing of their own look: the position as labelled lines."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grimoire.games.spec import GameSpec
from grimoire.kernel.action import Action
from grimoire.kernel.game import OVER, State
from grimoire.kernel.playthrough import flat
from grimoire.terminal.look import GOOD, QUIET, TITLE, Look

_KNOWN: Final = ("game", "players", "seats", "round", "turn", "pending")  # shown in the heading and the titles


class GenericDrawing:
    """The shared part of the position, then each player's."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec: Final = spec

    def heading(self, look: Look, state: State) -> str:
        position = state.position()
        if state.player == OVER:
            return look.say("generic-over")
        turn = position.get("turn")
        if not isinstance(turn, int):
            return look.say("generic-setup")
        return look.say("generic-heading", round=int(position.get("round", 1)), who=look.who(turn))

    def table(self, look: Look, state: State, viewer: int) -> RenderableType:
        position = state.position()
        shared = {name: value for name, value in position.items() if name not in _KNOWN}
        parts: list[RenderableType] = [Text(f" {self.heading(look, state)} ", "reverse bold"), _lines(shared)]
        scores, seats = state.scores(), position.get("seats", [])
        for offset in range(1, len(seats) + 1):
            seat = (viewer + offset) % len(seats)
            title = Text.assemble(
                ("▶ " if position.get("turn") == seat else "", GOOD), (look.who(seat), TITLE), " · ",
                look.texts.say("points", points=scores[seat]),
            )  # fmt: skip
            parts += [Rule(title, align="left", style=QUIET), _lines(seats[seat])]
        return Group(*parts)

    def mark(self, _look: Look, _action: Action) -> Text:
        return Text()

    def short_label(self, _look: Look, _state: State, _action: Action) -> str:
        return ""

    def is_news(self, _state: State, _action: Action) -> bool:
        return True

    def info(self, _look: Look, _state: State, _viewer: int, _topic: str) -> RenderableType | None:
        return None


def _lines(values: object) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for name, value in flat(values):
        grid.add_row(Text(f" {name.replace('_', ' ')}", QUIET), Text(value))
    return grid
