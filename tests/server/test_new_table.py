"""What a table asked for becomes, and what a lesson does not leave open."""

from typing import Any

import msgspec
import pytest

from grimoire import catalog
from grimoire.kernel.errors import OptionError
from grimoire.server.bodies import NewTable, SeatWish
from grimoire.server.new_table import complete, plans, settings_of
from grimoire.table.settings import Clock, SeatPlan
from tests.generators import GAMES

ME = SeatWish("me", "Ann")
BOT = SeatWish("bot", level="novice")


@pytest.mark.parametrize("game", [name for game in GAMES for name in (game, *catalog.spec_of(game).titles)])
@pytest.mark.parametrize("seats", [[ME], [ME, BOT], [ME, SeatWish("bot")]])
def test_a_lesson_brings_its_options_and_its_bot(game: str, seats: list[SeatWish]) -> None:
    asked = complete(NewTable(game, seats, lesson=True))
    assert plans(asked.seats, "ann") == [SeatPlan("person", "Ann", "ann"), SeatPlan("bot", level="novice")]
    settings = settings_of(asked)
    assert settings.lesson
    assert settings.options["first"] == 0
    assert catalog.game(settings.game, **settings.options).options == settings.options


def test_what_agrees_with_the_lesson_may_be_said() -> None:
    asked = complete(NewTable("materia", [ME], {"players": 2, "spells": "set-1", "first": 0}, lesson=True))
    assert len(asked.seats) == 2


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("options.spells", {"options": {"spells": "set-2"}}),
        ("options.first", {"options": {"first": 1}}),
        ("options.nonsense", {"options": {"nonsense": 1}}),
        ("seats.0", {"seats": [BOT, ME]}),
        ("seats.1", {"seats": [ME, ME]}),
        ("seats.1", {"seats": [ME, SeatWish("open")]}),
        ("seats.1", {"seats": [ME, SeatWish("bot", level="master")]}),
        ("seats.1", {"seats": [ME, BOT, BOT]}),
        ("start", {"start": {"game": "materia"}}),
        ("clock", {"clock": Clock(60_000)}),
        ("undo", {"undo": False}),
        ("listed", {"listed": True}),
    ],
)
def test_what_contradicts_a_lesson_is_named(place: str, asked: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        complete(msgspec.structs.replace(NewTable("materia", [ME], lesson=True), **asked))
    assert [(fault.key, fault.place) for fault in caught.value.faults] == [("lesson-fixed", place)]


def test_other_tables_stay_as_they_were_asked_for() -> None:
    asked = NewTable("materia", [ME, ME], {"spells": "set-2"}, undo=False)
    assert complete(asked) is asked
    assert not settings_of(asked).lesson
