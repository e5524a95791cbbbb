"""A game for tests that brings nothing but its rules: flip a coin for a point, give a point away, or stop."""

from collections.abc import Mapping
from typing import Final

from grimoire.games.options import Option
from grimoire.games.simple import SimpleGame, SimpleState
from grimoire.games.spec import GameSpec
from grimoire.kernel.action import ActionList
from grimoire.kernel.game import CHANCE, OVER, Position
from grimoire.kernel.reading import Reader

OPTIONS: Final = (Option("players", "number", default=2, low=2, high=2),)
FLIP, STOP, GIVE, HEADS, TAILS = range(5)


class CoinsState(SimpleState):
    """The points of both players."""

    fields = ("points_won",)

    def begin(self) -> None:
        self.points_won = [0, 0]
        self.player = 0

    def legal(self) -> list[int]:
        if self.player == OVER:
            return []
        if self.player == CHANCE:
            return [HEADS, TAILS]
        return [FLIP, STOP, GIVE] if self.points_won[0] else [FLIP, STOP]

    def weights(self) -> list[int]:
        return [1, 1] if self.player == CHANCE else []

    def play(self, code: int) -> None:
        if code == GIVE:
            self.points_won[0] -= 1
            self.points_won[1] += 1
        elif code == HEADS:
            self.points_won[0] += 1
        self.player = CHANCE if code == FLIP else OVER if code == STOP else 0

    def scores(self) -> list[int]:
        return list(self.points_won)

    def end_reasons(self) -> list[str]:
        return ["had-enough"] if self.player == OVER else []

    def position(self) -> Position:
        seats = [{"points": points} for points in self.points_won]
        return {"game": "coins", "players": 2, "turn": 0, "seats": seats}

    def load(self, reader: Reader, position: Mapping[str, object]) -> None:
        raise NotImplementedError


class Coins(SimpleGame[CoinsState]):
    """A game of Coins."""

    name = "coins"
    option_table = OPTIONS
    state_class = CoinsState

    def actions(self) -> ActionList:
        actions = ActionList()
        actions.add("flip")
        actions.add("stop")
        actions.add("give", item="coin", amount=1, seat=1)
        actions.add("heads")
        actions.add("tails")
        return actions


class CoinsSpec(GameSpec):
    """Coins as a plug-in."""

    name = "coins"
    titles = ("heads-or-tails",)
    options = OPTIONS

    def make(self, /, **options: object) -> Coins:
        return Coins(**options)


SPEC: Final = CoinsSpec()
NO_SPEC: Final = "a text"
