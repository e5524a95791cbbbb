"""Lessons: a first game with a guide. The engine, the table and the events are those of any other match."""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from grimoire.games.registry import spec_of
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, Json, Position, State

MakeGame = Callable[..., Game[State]]
LEARNER: Final = 0  # the seat of the person
TUTOR: Final = "apprentice"  # who sits opposite


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the guide says after so many actions, until the next note."""

    at: int
    key: str


class Recorded(msgspec.Struct, frozen=True):
    """The part of a record that a lesson needs."""

    game: str
    options: dict[str, Json]
    start: Position | None
    actions: list[str]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it: an ordinary record, chance and the opponent's actions included, and the notes."""

    record: Recorded
    notes: list[Note]


class Lesson:
    """A plan that knows where a state stands in it; the same state reached by another way is in it too."""

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
        """What the record goes on with here, chance or a decision; None beside it and at its end."""
        place = self._places.get(state)
        return self.actions[place] if place is not None and place < self.end else None

    def step(self, place: int) -> int:
        """The number of the note that belongs to a place, from 1 on."""
        return max(1, sum(note.at <= place for note in self.notes))


@cache
def plan_of(game: str) -> Plan:
    """The lesson of a game as it is written down."""
    data = spec_of(game).lesson()
    if data is None:
        raise OptionError(Fault("no-lesson", "lesson", "{game} has no lesson", game=game))
    return msgspec.json.decode(data, type=Plan)


@cache
def lesson_of(game: str, make: MakeGame) -> Lesson:
    """The lesson of a game."""
    return Lesson(plan_of(game), make)
