"""A game for tests that hides something: both players hold a number, and call high or low in turn."""

from collections.abc import Mapping
from typing import Final

from grimoire.games.options import Option
from grimoire.games.simple import SimpleGame, SimpleState
from grimoire.games.spec import GameSpec
from grimoire.kernel.action import ActionList
from grimoire.kernel.game import CHANCE, OVER, Position
from grimoire.kernel.reading import Reader

OPTIONS: Final = (Option("players", "number", default=2, low=2, high=2),)
CALL, DEALT = 0, 1
NUMBERS: Final = 4
PASS: Final = DEALT + NUMBERS  # as good as a call


class SecretsState(SimpleState):
    """The number each holds, and how many have called."""

    fields = ("held", "called")
    by_seat = ("held",)
    hidden = ("held",)

    def begin(self) -> None:
        self.held = [0, 0]
        self.called = 0

    def legal(self) -> list[int]:
        if self.player == OVER:
            return []
        return list(range(DEALT, DEALT + NUMBERS)) if self.player == CHANCE else [CALL, PASS]

    def weights(self) -> list[int]:
        return [1] * NUMBERS if self.player == CHANCE else []

    def play(self, code: int) -> None:
        if code in (CALL, PASS):
            self.called += 1
            self.player = OVER if self.called == 2 else 1
        else:
            self.held[self.held.index(0)] = code
            self.player = CHANCE if 0 in self.held else 0

    def scores(self) -> list[int]:
        return list(self.held) if self.player == OVER else [0, 0]

    def position(self) -> Position:
        return {"game": "secrets", "players": 2, "turn": 0, "seats": [{}, {}]}

    def load(self, reader: Reader, position: Mapping[str, object]) -> None:
        raise NotImplementedError


class Secrets(SimpleGame[SecretsState]):
    """A game of Secrets."""

    name = "secrets"
    option_table = OPTIONS
    state_class = SecretsState

    def actions(self) -> ActionList:
        actions = ActionList()
        actions.add("call")
        for number in range(1, NUMBERS + 1):
            actions.add("dealt", amount=number)
        actions.add("pass")
        return actions


class SecretsSpec(GameSpec):
    """Secrets as a plug-in."""

    name = "secrets"
    options = OPTIONS

    def make(self, **options: object) -> Secrets:
        return Secrets(**options)


SPEC: Final = SecretsSpec()
