"""The rules of Pig."""

from collections.abc import Mapping
from typing import Final

from grimoire.games.simple import SimpleGame, SimpleState
from grimoire.kernel.action import ActionList
from grimoire.kernel.game import CHANCE, OVER, Position
from grimoire.kernel.reading import Reader
from grimoire_pig import OPTIONS

ROLL: Final = 0
HOLD: Final = 1
ROLLED: Final = 2  # the code of the outcome "rolled 1"; the others follow
FACES: Final = 6
MOST_ROUNDS: Final = 1000


class PigState(SimpleState):
    """What is banked, and what the current turn has gained."""

    fields = ("banked", "gained")
    by_seat = ("banked",)

    def begin(self) -> None:
        self.banked: list[int] = [0] * self.game.players
        self.gained = 0
        self.player = 0  # the first decision is seat 0's; nothing is left to chance before it

    def legal(self) -> list[int]:
        """The codes of the legal actions or outcomes, ascending. Nobody may hold what is nothing."""
        if self.player == OVER:
            return []
        if self.player == CHANCE:
            return list(range(ROLLED, ROLLED + FACES))
        return [ROLL, HOLD] if self.gained else [ROLL]

    def weights(self) -> list[int]:
        return [1] * FACES if self.player == CHANCE else []

    def play(self, code: int) -> None:
        """Plays a code of ``legal()``."""
        if code == ROLL:
            self.player = CHANCE
        elif code == HOLD:
            self.banked[self.turn] += self.gained
            self._end_turn()
        elif code == ROLLED:
            self._end_turn()
        else:
            self.gained += code - ROLLED + 1
            self.player = self.turn

    def _end_turn(self) -> None:
        self.gained = 0
        self.player = self.turn
        if self.banked[self.turn] >= self.game.number("target"):
            self.player = OVER
            return
        self.turn = (self.turn + 1) % self.game.players
        self.player = self.turn
        if self.turn == 0:
            self.round += 1
            if self.round > MOST_ROUNDS:
                self.player = OVER

    def turn_begins(self) -> bool:
        return self.gained == 0 and self.player != CHANCE

    def scores(self) -> list[int]:
        return list(self.banked)

    def end_reasons(self) -> list[str]:
        if self.player != OVER:
            return []
        return ["target"] if max(self.banked) >= self.game.number("target") else ["rounds"]

    def heuristic(self, seat: int) -> float:
        """About what the seat will bank: most of what it has gained so far is at risk."""
        return self.banked[seat] + (0.7 * self.gained if seat == self.turn else 0.0)

    def position(self) -> Position:
        position: Position = {
            "game": self.game.name,
            "players": self.game.players,
            "target": self.game.number("target"),
            "round": int(self.round),
            "turn": int(self.turn),
            "gained": self.gained,
            "over": self.player == OVER,
            "seats": [{"banked": points} for points in self.banked],
        }
        if self.player == CHANCE:
            position["pending"] = True
        return position

    def load(self, reader: Reader, position: Mapping[str, object]) -> None:
        most = 10 * self.game.number("target")
        self.round = reader.number(position, "round", 1, MOST_ROUNDS + 1, 1) or 1
        self.turn = reader.number(position, "turn", 0, self.game.players - 1) or 0
        self.gained = reader.number(position, "gained", 0, most, 0) or 0
        seats = reader.sequence(position, "seats", "") or []
        if len(seats) != self.game.players:
            reader.fault("too-many", "seats", "{count} seats, {limit} play", count=len(seats), limit=self.game.players)
        for number, seat in enumerate(seats[: self.game.players]):
            data = reader.mapping(seat, f"seats.{number}") or {}
            self.banked[number] = reader.number(data, "banked", 0, most, None, f"seats.{number}") or 0
        over = reader.flag(position, "over", "") or max(self.banked) >= self.game.number("target")
        self.player = OVER if over else self.turn


class Pig(SimpleGame[PigState]):
    """A game of Pig: ``players`` and ``target``."""

    name = "pig"
    rules = 1
    option_table = OPTIONS
    state_class = PigState

    def actions(self) -> ActionList:
        actions = ActionList()
        actions.add("roll")
        actions.add("hold")
        for face in range(1, FACES + 1):
            actions.add("rolled", amount=face)
        return actions
