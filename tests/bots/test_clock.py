"""The clock that a budget in seconds runs by."""

from time import perf_counter, thread_time

import pytest

import grimoire
from grimoire.arena.plan import Plan
from grimoire.arena.player import Player
from grimoire.bots import Bot, search_bot
from grimoire.bots.clock import clock, processor_time
from grimoire.kernel.game import CHANCE, State


class _Notes:
    """Plays the first action and notes the clock it would think by."""

    name = "notes"
    seen: set[object]

    def __init__(self) -> None:
        self.seen = set()

    def choose(self, state: State) -> int:
        self.seen.add(clock())
        return state.legal()[0]


def test_people_wait_by_the_wall() -> None:
    assert clock() is perf_counter
    with processor_time():
        assert clock() is thread_time
    assert clock() is perf_counter


def test_the_arena_measures_by_the_processor() -> None:
    made: list[_Notes] = []

    def make_bot(_spec: str, _seed: int | None) -> Bot:
        made.append(_Notes())
        return made[-1]

    Player(Plan("materia", ("a", "b"), games=2), make_bot, records=False)(0)
    assert [bot.seen for bot in made] == [{thread_time}, {thread_time}]
    assert clock() is perf_counter


def test_a_search_stops_by_the_clock_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that runs a second at each look ends a search of three seconds after a few looks."""
    state = grimoire.game("sigils", players=2, first=0).start()
    while state.player == CHANCE:
        state.play(state.outcome(0.5))
    looks = iter(range(1000))
    monkeypatch.setattr(search_bot, "clock", lambda: lambda: float(next(looks)))
    grimoire.bot("sage@3s", 1).choose(state)
    assert next(looks) < 12
