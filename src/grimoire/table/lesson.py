"""Lessons: guided first games. Engine, table and events are those of any other match."""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from grimoire.games.registry import spec_of
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, Json, Position, State

MakeGame = Callable[..., Game[State]]
LEARNER: Final = 0  # the seat of the person
TUTOR: Final = "novice"  # the bot in the other seat


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the guide says from a number of actions on, until the next note."""

    at: int
    key: str


class Recorded(msgspec.Struct, frozen=True):
    """The part of a record that a lesson needs."""

    game: str
    options: dict[str, Json]
    start: Position | None
    actions: list[str]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson: an ordinary record, with chance and the opponent's actions, and the notes."""

    record: Recorded
    notes: list[Note]


class Lesson:
    """A plan that finds states in its record; it does not matter how a state was reached."""

    def __init__(self, plan: Plan, make: MakeGame) -> None:
        record = plan.record
        self.notes: Final = plan.notes
        self.actions: Final = record.actions
        self.end: Final = len(record.actions)
        game = make(record.game, **record.options)
        state = game.start() if record.start is None else game.load(record.start)
        self._places: Final[dict[State, int]] = {state.copy(): 0}
        for number, action in enumerate(record.actions, start=1):
            state.apply(action)
            self._places[state.copy()] = number

    def place(self, state: State) -> int | None:
        """How many actions of the record lead to this state; None if it is not in the record."""
        return self._places.get(state)

    def next(self, state: State) -> str | None:
        """The next action of the record, by chance or a player; None beside the record and at its end."""
        place = self._places.get(state)
        return self.actions[place] if place is not None and place < self.end else None

    def step(self, place: int) -> int:
        """The number of the note for a place in the record, from 1 on."""
        return max(1, sum(note.at <= place for note in self.notes))


@cache
def plan_of(game: str) -> Plan:
    """The lesson of a game as its file has it; OptionError if there is none."""
    data = spec_of(game).lesson()
    if data is None:
        raise OptionError(Fault("no-lesson", "lesson", "{game} has no lesson", game=game))
    return msgspec.json.decode(data, type=Plan)


@cache
def lesson_of(game: str, make: MakeGame) -> Lesson:
    """The lesson of a game."""
    return Lesson(plan_of(game), make)
