"""A game for tests that six can play: in turn, each takes one or two of the stones; whoever takes the last one wins."""

from collections.abc import Mapping
from typing import Final

from grimoire.games.options import Option
from grimoire.games.simple import SimpleGame, SimpleState
from grimoire.games.spec import GameSpec
from grimoire.kernel.action import ActionList
from grimoire.kernel.game import OVER, Position
from grimoire.kernel.reading import Reader

INSTALLED: Final = {"circle": "tests.server.circle:SPEC"}
OPTIONS: Final = (
    Option("players", "number", default=6, low=2, high=6),
    Option("stones", "number", default=20, low=1, high=50),
)
TAKE_ONE, TAKE_TWO = range(2)


class CircleState(SimpleState):
    """How many stones are left, and how many each player has."""

    fields = ("left", "taken")
    by_seat = ("taken",)

    def begin(self) -> None:
        self.left = self.game.number("stones")
        self.taken = [0] * self.game.players
        self.player = 0

    def legal(self) -> list[int]:
        return [] if self.player == OVER else [TAKE_ONE, TAKE_TWO][: self.left]

    def play(self, code: int) -> None:
        self.left -= code + 1
        self.taken[self.turn] += code + 1
        self.turn = (self.turn + 1) % self.game.players
        self.player = self.turn if self.left else OVER

    def scores(self) -> list[int]:
        return list(self.taken)

    def position(self) -> Position:
        seats = [{"taken": taken} for taken in self.taken]
        return {
            "game": "circle",
            "players": self.game.players,
            "turn": int(self.turn),
            "left": self.left,
            "seats": seats,
        }

    def load(self, reader: Reader, position: Mapping[str, object]) -> None:
        raise NotImplementedError


class Circle(SimpleGame[CircleState]):
    """A game of Circle."""

    name = "circle"
    option_table = OPTIONS
    state_class = CircleState

    def actions(self) -> ActionList:
        actions = ActionList()
        actions.add("take", amount=1)
        actions.add("take", amount=2)
        return actions


class CircleSpec(GameSpec):
    """Circle as a plug-in."""

    name = "circle"
    options = OPTIONS

    def make(self, /, **options: object) -> Circle:
        return Circle(**options)


SPEC: Final = CircleSpec()
