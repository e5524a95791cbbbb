"""Clocks: the bonus of a turn is earned once, whatever people do in between."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimoire.table.clocks import now
from grimoire.table.refusal import Refused
from grimoire.table.settings import SECOND, Clock
from tests.table.tables import Played

BANK, BONUS = 10 * SECOND, 6 * SECOND
PEOPLE = ("ann", "bob")


def left(played: Played) -> tuple[int, ...]:
    """What is left to each seat now, the running clock included."""
    clocks = played.match.clocks
    assert clocks is not None
    return clocks.turned_to(clocks.turn, False, played.now).left


def end_turn(played: Played) -> None:
    """Ann ends her turn in Sigils; she can still undo, as chance does not follow."""
    while "end" not in played.match.state.actions():
        played.play(next(action for action in played.match.state.actions() if action != "pass"))
    played.play("end")
    assert played.match.decider == 1


def undo(played: Played) -> None:
    """Ann undoes her last decision."""
    played.add(played.match.undo("ann", 0, played.match.version, played.now, forced=True))


def test_leaving_and_coming_back_in_a_turn_earns_nothing() -> None:
    played = Played("ann", "bob", clock=Clock(BANK, BONUS))
    assert left(played) == (BANK + BONUS, BANK)
    for _ in range(10):
        played.now += SECOND
        played.add(played.match.leave("ann", 0, played.now))
        played.add(played.match.come_back("ann", 0, played.now))
    assert left(played) == (BANK + BONUS - 10 * SECOND, BANK)
    assert played.restored().clocks == played.match.clocks


def test_leaving_does_not_fill_a_fresh_clock() -> None:
    played = Played("ann", "bob", clock=Clock(BANK, fresh=True))
    played.now += 8 * SECOND
    played.add(played.match.leave("ann", 0, played.now))
    played.add(played.match.come_back("ann", 0, played.now))
    assert left(played)[0] == 2 * SECOND


def test_the_time_away_is_spent_unless_a_bot_has_moved() -> None:
    played = Played("ann", "bob", clock=Clock(BANK))
    played.add(played.match.leave("ann", 0, played.now))
    played.now += 2 * SECOND
    played.add(played.match.leave("bob", 1, played.now))  # what others do changes nothing
    played.add(played.match.come_back("bob", 1, played.now))
    assert played.match.deadline is None
    played.now += SECOND
    played.add(played.match.come_back("ann", 0, played.now))
    assert left(played) == (BANK - 3 * SECOND, BANK)
    played.add(played.match.leave("ann", 0, played.now))
    played.now += 4 * SECOND
    _move(played)
    assert played.match.decider == 0
    played.now += 2 * SECOND
    played.add(played.match.come_back("ann", 0, played.now))
    assert left(played) == (BANK - 3 * SECOND, BANK)
    assert played.restored().clocks == played.match.clocks


def test_whoever_comes_back_in_a_turn_that_began_without_them_has_its_bonus_once() -> None:
    played = Played("ann", "bob", clock=Clock(BANK, BONUS))
    played.add(played.match.leave("bob", 1, played.now))
    while played.match.decider == 0:
        played.play()
    assert left(played)[1] == BANK
    for _ in range(3):
        played.add(played.match.come_back("bob", 1, played.now))
        assert left(played)[1] == BANK + BONUS
        played.add(played.match.leave("bob", 1, played.now))


def test_undo_at_the_end_of_a_turn_gives_nobody_a_bonus() -> None:
    played = Played("ann", "bob", game="sigils", clock=Clock(BANK, BONUS))
    for _ in range(5):
        end_turn(played)
        assert left(played) == (BANK + BONUS, BANK + BONUS)
        undo(played)
        assert played.match.decider == 0
        assert left(played) == (BANK + BONUS, BANK)


@pytest.mark.parametrize("clock", [Clock(BANK, BONUS), Clock(BANK, fresh=True)])
def test_the_time_before_an_undo_is_that_of_whoever_undoes(clock: Clock) -> None:
    """Otherwise people could end their turn, think while the other clock runs, and undo."""
    played = Played("ann", "bob", game="sigils", clock=clock)
    before = left(played)
    end_turn(played)
    played.now += 3 * SECOND
    undo(played)
    assert left(played) == (before[0] - 3 * SECOND, before[1])


def test_nobody_can_undo_on_time_they_do_not_have() -> None:
    played = Played("ann", "bob", game="sigils", clock=Clock(BANK))
    end_turn(played)
    played.now += BANK
    with pytest.raises(Refused, match="no time"):
        undo(played)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("move", "move", "move", "leave", "return", "undo")), st.integers(0, 1), st.integers(0, SECOND)
    ),
    min_size=30,
    max_size=90,
)


@pytest.mark.slow
@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("game", ["materia", "sigils"])
@given(steps=STEPS)
@settings(max_examples=25, deadline=None)
def test_nobody_gets_more_than_the_bank_and_a_bonus_for_each_turn(
    steps: list[tuple[str, int, int]], fresh: bool, game: str
) -> None:
    """Moves, leaving, returning, undo and bots that take over, in any order."""
    played = Played(*PEOPLE, game=game, clock=Clock(BANK, 0 if fresh else BONUS, fresh))
    turns, used = [1, 0], [0, 0]
    for what, seat, pause in steps:
        clocks = played.match.clocks
        assert clocks is not None
        if clocks.running >= 0:
            used[clocks.running] += pause
        played.now += pause
        before = played.match.decider
        _step(played, what, seat)
        _count(turns, before, played.match.decider, is_undo=what == "undo")
        for each in range(2):
            most = (1 + turns[each]) * BANK if fresh else BANK + turns[each] * BONUS
            assert used[each] + left(played)[each] <= most
    assert played.restored().clocks == played.match.clocks


def _count(turns: list[int], before: int | None, after: int | None, is_undo: bool) -> None:
    """Counts the turns that each seat has begun; an undo takes one back."""
    if before != after and is_undo and before is not None:
        turns[before] -= 1
    elif before != after and after is not None:
        turns[after] += 1


def _step(played: Played, what: str, seat: int) -> None:
    match, name = played.match, PEOPLE[seat]
    try:
        if what == "move":
            _move(played)
        elif what == "leave":
            played.add(match.leave(name, seat, played.now))
        elif what == "return":
            played.add(match.come_back(name, seat, played.now))
        else:
            played.add(match.undo(name, seat, match.version, played.now, forced=True))
    except Refused:
        pass  # such as a second return, or an undo past chance


def _move(played: Played) -> None:
    match = played.match
    if match.decider is None:
        return
    action = match.state.actions()[-1 if "end" in match.state.actions() else 0]
    if match.thinker is not None:
        played.add(match.play_bot(match.thinker, [action], match.version, played.now, played.source))
    elif match.is_here(match.decider):
        played.play(action)


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before, wall = now(), time.time_ns()
    assert abs(before - wall // 1_000_000) < 10_000
    for jump in (3600, -3600):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: wall + jump * 10**9)
        monkeypatch.setattr(time, "time", lambda jump=jump: wall / 10**9 + jump)
        assert abs(now() - before) < 60_000
