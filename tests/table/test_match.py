"""A match: who may do what, what can be taken back, how it ends; and that it is nothing but its events."""

from typing import Any

import pytest

import grimoire
from grimoire import catalog
from grimoire.games.registry import spec_of
from grimoire.kernel.errors import OptionError, PositionError
from grimoire.table.events import AnyEvent, Begun, Created, Left, Said, Seated, Undone, public
from grimoire.table.events import Played as PlayedEvent
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.result import Result
from grimoire.table.settings import DAY, SECOND, Clock
from grimoire.table.view import GRACE, GRACE_ON_THE_CLOCK, view
from tests.table.tables import NOW, Played


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*arguments)
    return caught.value.key


def _moves(match: Match) -> list[tuple[int, int, int]]:
    return [(move.version, move.seat, move.first) for move in match.history.moves]


def same(one: Match, other: Match) -> bool:
    return (
        one.state == other.state
        and one.history.actions == other.history.actions
        and _moves(one) == _moves(other)
        and one.seats == other.seats
        and (one.version, one.moment) == (other.version, other.moment)
        and (one.status, one.result) == (other.status, other.result)
        and [one.history.undo_count(seat) for seat in range(len(one.seats))]
        == [other.history.undo_count(seat) for seat in range(len(other.seats))]
    )  # fmt: skip


# Beginning


def test_a_full_table_begins_at_once() -> None:
    played = Played("ann", "bot")
    assert [type(event) for event in played.events] == [Created, Begun]
    assert played.match.status == "live"
    assert len(played.events[1].then) == 5 + 4  # type: ignore[union-attr]  # it is the beginning


def test_an_open_table_waits_for_people() -> None:
    played = Played("ann", "open", "open")
    match = played.match
    assert match.status == "open"
    assert match.decider is None
    assert refusal(match.play, "ann", 0, "draw", 1, NOW, played.source) == "not-begun"
    played.add(match.sit("bob", "Bob", NOW, played.source, seat=2))
    assert match.status == "open"
    assert refusal(match.sit, "cat", "Cat", NOW, played.source, 2) == "seat-taken"
    assert [type(event) for event in played.add(match.sit("cat", "Cat", NOW, played.source))] == [Seated, Begun]
    assert [seat.name for seat in match.seats] == ["Ann", "Cat", "Bob"]
    assert refusal(match.sit, "dan", "Dan", NOW, played.source) == "already-begun"
    assert same(match, played.restored())


def test_one_person_may_hold_several_seats() -> None:
    played = Played("ann", "ann")
    assert played.match.seats_of("ann") == [0, 1]
    played.finish()
    assert played.match.status == "over"


def test_the_host_fills_seats_with_bots_and_nobody_else_does() -> None:
    played = Played("ann", "open")
    assert refusal(played.match.fill, "bob", 1, "adept", NOW, played.source) == "not-host"
    assert refusal(played.match.fill, "ann", 0, "adept", NOW, played.source) == "seat-taken"
    played.add(played.match.fill("ann", 1, "adept", NOW, played.source))
    assert played.match.status == "live"
    assert played.match.bot_of(1) == "adept"


def test_a_seat_left_before_the_beginning_is_open_again() -> None:
    played = Played("ann", "open", "open")
    played.add(played.match.sit("bob", "Bob", NOW, played.source))
    played.add(played.match.leave("bob", 1, NOW))
    assert played.match.seats[1].kind == "open"
    assert played.match.seats_of("bob") == []
    assert same(played.match, played.restored())


@pytest.mark.parametrize(
    "clock", [Clock(1), Clock(40 * DAY), Clock(60 * SECOND, -1), Clock(60 * SECOND, 1, fresh=True)]
)
def test_bad_clocks_are_refused(clock: Clock) -> None:
    with pytest.raises(OptionError, match=r"clock\."):
        Played("ann", "bob", clock=clock)


def test_bad_options_seats_and_positions_are_refused() -> None:
    with pytest.raises(OptionError, match="spells"):
        Played("ann", "bob", spells="set-9")
    with pytest.raises(Refused, match="seats: 1 seats, but 2 play"):
        Played("ann", players=2)
    with pytest.raises(PositionError):
        Played("ann", "bob", start={"game": "materia"})


# Playing


def test_only_the_seat_that_decides_plays_and_only_at_the_version_it_saw() -> None:
    played = Played("ann", "bob")
    match = played.match
    before = match.state.copy()
    action = match.state.actions()[0]
    assert refusal(match.play, "bob", 1, action, 2, NOW, played.source) == "not-your-turn"
    assert refusal(match.play, "bob", 0, action, 2, NOW, played.source) == "not-your-seat"
    assert refusal(match.play, "", 0, action, 2, NOW, played.source) == "not-your-seat"
    assert refusal(match.play, "ann", 5, action, 2, NOW, played.source) == "not-your-seat"
    assert refusal(match.play, "ann", 0, "learn sacrifice 5", 2, NOW, played.source) == "illegal-action"
    assert refusal(match.play, "ann", 0, action, 1, NOW, played.source) == "stale-version"
    assert refusal(match.play, "ann", 0, action, 3, NOW, played.source) == "stale-version"
    assert match.state == before
    assert match.version == 2
    (event,) = played.play(action)
    assert isinstance(event, PlayedEvent)
    assert (event.version, event.seat, event.action) == (3, 0, action)


def test_chat_does_not_make_a_choice_stale() -> None:
    played = Played("ann", "bob")
    played.add(played.match.say("bob", 1, "hurry", NOW))
    assert played.match.version == 3
    played.play(version=2)
    assert [said.text for said in played.match.chat] == ["hurry"]


def test_chance_follows_a_decision_within_its_event() -> None:
    played = Played("ann", "bob")
    (event,) = played.play("draw")
    assert isinstance(event, PlayedEvent)
    assert len(event.then) == 2
    assert all(outcome.startswith("deal ") for outcome in event.then)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("materia", ("ann", "bob"), {}),
        ("materia", ("ann",), {"handicap": 1}),
        ("materia", ("ann", "bot", "cat"), {"spells": "classic", "first": "random"}),
        ("sigils", ("ann", "bob"), {}),
        ("sigils", ("bob", "ann", "bot"), {"teachers": True}),
        ("sigils", ("bot", "bot"), {"edition": "75"}),
    ],
)
def test_a_match_is_nothing_but_its_events_and_its_record_replays(
    game: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    played = Played(*seats, game=game, **options)
    while played.match.status == "live":
        for _ in range(25):
            if played.match.status == "live":
                _one_step(played)
        assert same(played.match, played.restored())
    record = grimoire.Record.from_data(played.match.record())
    assert record.result is not None
    assert played.match.result == Result(tuple(record.result["winners"]), "play")


def _one_step(played: Played) -> None:
    match = played.match
    seat, action = match.state.player, played.source.choice(match.state.actions())
    if match.thinker is None:
        played.play(action)
        wanted = match.status == "live" and played.source.random() < 0.3
        if wanted and isinstance(match.history.undo_count(seat), int):
            played.add(match.undo(match.seats[seat].player, seat, match.version, NOW))
    else:
        played.add(match.play_bot(seat, [action], match.version, NOW, played.source))


# Taking back


def test_undo_goes_back_to_the_last_choice() -> None:
    played = Played("ann", "bob")
    before = played.match.state.copy()
    played.play(next(action for action in played.match.state.actions() if action.startswith("take")))
    (event,) = played.add(played.match.undo("ann", 0, played.match.version, NOW))
    assert isinstance(event, Undone)
    assert played.match.state == before
    assert played.match.moment == played.match.version == 4
    assert same(played.match, played.restored())


def test_undo_stops_where_chance_has_fallen() -> None:
    played = Played("ann", "bob")
    assert refusal(played.match.undo, "ann", 0, 2, NOW) == "undo-nothing"
    played.play("draw")
    assert refusal(played.match.undo, "ann", 0, 3, NOW) == "undo-chance"
    assert played.match.version == 3


def test_before_the_first_choice_from_a_position_nobody_has_moved() -> None:
    begun = Played("ann", "bob")
    played = Played("ann", "bob", start=begun.match.state.position())
    played.play(next(action for action in played.match.state.actions() if action.startswith("take")))
    played.add(played.match.undo("ann", 0, played.match.version, NOW))
    assert refusal(played.match.undo, "ann", 0, played.match.version, NOW) == "undo-nothing"


def test_undo_stops_where_somebody_else_has_moved() -> None:
    played = Played("ann", "bob", game="sigils")
    while played.match.state.player == 0:
        played.play("end" if "end" in played.match.state.actions() else None)
        if played.match.state.player == 1:
            break
    if isinstance(played.match.history.undo_count(0), int):
        assert refusal(played.match.undo, "bob", 1, played.match.version, NOW) == "undo-nothing"
    played.play()
    assert refusal(played.match.undo, "ann", 0, played.match.version, NOW) in ("undo-other", "undo-chance")


def test_undo_can_be_switched_off_and_needs_the_version() -> None:
    played = Played("ann", "bob", undo=False)
    assert refusal(played.match.undo, "ann", 0, 2, NOW) == "undo-off"
    allowed = Played("ann", "bob")
    allowed.play(next(action for action in allowed.match.state.actions() if action.startswith("take")))
    assert refusal(allowed.match.undo, "ann", 0, 2, NOW) == "stale-version"


# Leaving


def test_a_bot_plays_for_who_has_left_until_they_are_back() -> None:
    played = Played("ann", "bob")
    match = played.match
    played.add(match.leave("ann", 0, NOW))
    assert match.thinker == 0
    assert match.bot_of(0) == "adept"
    played.add(match.play_bot(0, ["skip"], match.version, NOW, played.source))
    assert match.thinker == 0
    assert [type(event).__name__ for event in played.play("skip", seat=0)] == ["Returned", "Played"]
    assert match.thinker is None
    assert played.add(match.leave("ann", 0, NOW))
    assert match.leave("ann", 0, NOW) == []
    assert played.add(match.come_back("ann", 0, NOW))
    assert match.come_back("ann", 0, NOW) == []


def test_an_illegal_action_does_not_bring_anybody_back() -> None:
    played = Played("ann", "bob")
    played.add(played.match.leave("ann", 0, NOW))
    assert refusal(played.match.play, "ann", 0, "fly", 3, NOW, played.source) == "illegal-action"
    assert played.match.seats[0].away


def test_nobody_plays_while_all_people_are_away() -> None:
    played = Played("ann", "bot")
    played.add(played.match.leave("ann", 0, NOW))
    assert played.match.thinker is None
    assert Played("bot", "bot").match.thinker == 0


def test_a_bot_that_thought_too_long_is_refused() -> None:
    played = Played("ann", "bob")
    played.add(played.match.leave("ann", 0, NOW))
    played.add(played.match.come_back("ann", 0, NOW))
    assert refusal(played.match.play_bot, 0, ["skip"], 3, NOW, played.source) == "stale-version"


# Ending


def test_resigning_ends_a_game_of_two() -> None:
    played = Played("ann", "bob")
    played.add(played.match.resign("ann", 0, NOW))
    assert played.match.status == "over"
    assert played.match.result == Result((1,), "resign")
    assert refusal(played.match.play, "bob", 1, "skip", 3, NOW, played.source) == "match-over"
    assert refusal(played.match.resign, "ann", 0, NOW) == "match-over"
    assert same(played.match, played.restored())


def test_resigning_alone_or_against_bots_ends_the_game_too() -> None:
    solo = Played("ann", players=1)
    solo.add(solo.match.resign("ann", 0, NOW))
    assert solo.match.result == Result((), "resign")
    bots = Played("ann", "bot", "bot")
    bots.add(bots.match.resign("ann", 0, NOW))
    assert bots.match.result == Result((1, 2), "resign")


def test_among_three_the_others_go_on_and_who_resigned_cannot_win() -> None:
    played = Played("ann", "bob", "cat")
    played.add(played.match.resign("ann", 0, NOW))
    assert played.match.status == "live"
    assert played.match.thinker == 0
    assert refusal(played.match.come_back, "ann", 0, NOW) == "has-resigned"
    played.finish()
    assert played.match.result is not None
    assert 0 not in played.match.result.winners
    assert played.match.result.winners


def test_abandoning_needs_everybody() -> None:
    played = Played("ann", "bob")
    played.add(played.match.wish("ann", 0, "abandon", NOW))
    assert played.match.result is None
    assert played.match.wish("ann", 0, "abandon", NOW) == []
    played.play()
    assert played.match.wishes["abandon"] == set()
    played.add(played.match.wish("ann", 0, "abandon", NOW))
    played.add(played.match.wish("bob", 1, "abandon", NOW))
    assert played.match.status == "abandoned"
    assert played.match.result == Result((), "abandon")
    alone = Played("ann", "bot")
    alone.add(alone.match.wish("ann", 0, "abandon", NOW))
    assert alone.match.status == "abandoned"


def test_a_rematch_needs_everybody_and_the_end() -> None:
    played = Played("ann", "bob")
    assert refusal(played.match.wish, "ann", 0, "rematch", NOW) == "not-over"
    played.add(played.match.resign("ann", 0, NOW))
    played.add(played.match.wish("ann", 0, "rematch", NOW))
    assert not played.match.agreed("rematch")
    played.add(played.match.wish("bob", 1, "rematch", NOW))
    assert played.match.agreed("rematch")
    played.add(played.match.rematched("t2", NOW))
    assert played.match.rematch == "t2"
    assert same(played.match, played.restored())


def test_whoever_plays_several_seats_wishes_for_all_of_them() -> None:
    played = Played("ann", "ann", "bob")
    played.finish()
    played.add(played.match.wish("ann", 1, "rematch", NOW))
    assert played.match.wishes["rematch"] == {0, 1}
    assert played.match.wish("ann", 0, "rematch", NOW) == []
    assert not played.match.agreed("rematch")


def test_whoever_leaves_after_the_end_is_not_waited_for() -> None:
    played = Played("ann", "bob")
    played.add(played.match.resign("ann", 0, NOW))
    played.add(played.match.wish("bob", 1, "rematch", NOW))
    played.add(played.match.leave("ann", 0, NOW))
    assert played.match.leave("ann", 0, NOW) == []
    assert played.match.agreed("rematch")
    played.add(played.match.wish("ann", 0, "rematch", NOW))
    assert not played.match.seats[0].away
    assert same(played.match, played.restored())


# Clocks


def test_clocks_wait_until_everybody_has_come() -> None:
    played = Played("ann", "bob", clock=Clock(60 * SECOND), gather=True)
    assert played.match.deadline is None
    assert view(played.match, spec_of("materia")).awaited == (0, 1)
    played.now += DAY
    played.add(played.match.arrive("ann", played.now))
    assert played.match.arrive("ann", played.now) == []
    played.play("skip")
    assert played.match.deadline is None
    played.now += DAY
    played.add(played.match.arrive("bob", played.now))
    assert played.match.deadline == played.now + 60 * SECOND
    assert view(played.match, spec_of("materia")).awaited == ()
    assert _clocks(played.match) == _clocks(played.restored()) == (60 * SECOND, 60 * SECOND)


def test_whoever_plays_has_come() -> None:
    """Otherwise a rematch could be played without clocks, by looking on as somebody else."""
    played = Played("ann", "bob", clock=Clock(60 * SECOND), gather=True)
    played.add(played.match.arrive("bob", played.now))
    played.play("skip")
    assert played.match.deadline == played.now + 60 * SECOND
    assert same(played.match, played.restored())


def test_clocks_do_not_wait_for_people_who_have_left() -> None:
    played = Played("ann", "bob", clock=Clock(60 * SECOND), gather=True)
    played.add(played.match.arrive("ann", NOW))
    played.add(played.match.leave("bob", 1, NOW))
    assert played.match.deadline == NOW + 60 * SECOND
    created = played.events[0]
    assert isinstance(created, Created)
    away = Match.create(catalog.game, created.settings, created.seats, NOW, played.source, away=[1])
    assert Match.restore(catalog.game, away).awaited == {0}


def test_a_clock_runs_for_the_person_who_decides_only() -> None:
    played = Played("ann", "bot", clock=Clock(60 * SECOND, 2 * SECOND))
    assert played.match.deadline == NOW + 62 * SECOND
    played.now += 5 * SECOND
    played.play("skip")
    assert _clocks(played.match)[0] == 57 * SECOND
    while played.match.thinker is None:
        played.play("skip")
    assert played.match.deadline is None
    played.now += DAY
    while played.match.thinker is not None:
        played.add(played.match.play_bot(1, ["skip"], played.match.version, played.now, played.source))
    assert _clocks(played.match)[0] == 59 * SECOND
    assert _clocks(played.match) == _clocks(played.restored())


def _clocks(match: Match) -> tuple[int, ...]:
    assert match.clocks is not None
    return match.clocks.left


def test_a_fresh_clock_is_full_every_turn() -> None:
    played = Played("ann", "bob", clock=Clock(3 * DAY, fresh=True))
    played.now += 2 * DAY
    while played.match.state.player == 0:
        played.play("skip")
    assert played.match.deadline == played.now + 3 * DAY
    while played.match.state.player == 1:
        played.play("skip")
    assert played.match.deadline == played.now + 3 * DAY


def test_who_has_no_time_left_loses() -> None:
    played = Played("ann", "bob", clock=Clock(10 * SECOND))
    assert played.match.expire(NOW + 9 * SECOND) == []
    played.add(played.match.expire(NOW + 10 * SECOND))
    assert played.match.result == Result((1,), "time")
    assert played.match.expire(NOW + 11 * SECOND) == []
    assert played.match.deadline is None


def test_chat_does_not_stop_a_clock() -> None:
    played = Played("ann", "bob", clock=Clock(10 * SECOND))
    played.add(played.match.say("bob", 1, "hello", NOW + 3 * SECOND))
    assert played.match.deadline == NOW + 10 * SECOND
    quiet = Played("ann", "bob", chat=False)
    assert refusal(quiet.match.say, "ann", 0, "hello", NOW) == "chat-off"


# Time to undo


def test_there_is_time_to_undo_before_the_only_action_makes_a_choice_final() -> None:
    """Nothing can be learned in the first Evening: skipping it lets chance fill the altar."""
    spec = spec_of("materia")

    def grace(played: Played) -> list[int]:
        """What it is before each action of a Day that takes, stores and skips."""
        found = []
        for verb in ("take", "store", "skip"):
            found.append(view(played.match, spec).grace)
            played.play(next(action for action in played.match.state.actions() if action.startswith(verb)))
        return found

    assert grace(Played("ann", "bob")) == [0, 0, GRACE]
    assert grace(Played("ann", "bob", clock=Clock(60 * SECOND))) == [0, 0, GRACE_ON_THE_CLOCK]
    assert grace(Played("ann", "bob", undo=False)) == [0, 0, 0]
    played = Played("ann", "bob")
    for _ in range(2):
        played.play("skip")
    assert view(played.match, spec).grace == GRACE  # skipping was a choice too


# Deciding and evolving


def test_deciding_changes_nothing() -> None:
    played = Played("ann", "bob", "bot", clock=Clock(60 * SECOND))
    match, source = played.match, played.source
    untouched = played.restored()
    decided = [
        match.play("ann", 0, "draw", match.version, NOW, source),
        match.leave("ann", 0, NOW),
        match.resign("bob", 1, NOW),
        match.wish("ann", 0, "abandon", NOW),
        match.say("ann", 0, "hello", NOW),
        match.expire(NOW + 60 * SECOND),
        match.rematched("t2", NOW),
    ]
    assert [type(events[0]).__name__ for events in decided] == [
        "Played", "Left", "Resigned", "Wished", "Said", "Resigned", "Rematched",
    ]  # fmt: skip
    assert same(match, untouched)
    assert (match.wishes, match.chat, match.clocks) == (untouched.wishes, untouched.chat, untouched.clocks)


def test_what_was_decided_may_never_happen() -> None:
    """A write that failed leaves no trace in what is decided next."""
    played, other = Played("ann", "bob"), Played("ann", "bob")
    played.match.play("ann", 0, "draw", 2, NOW, played.source)
    take = next(action for action in played.match.state.actions() if action.startswith("take"))
    played.play(take)
    other.play(take)
    assert same(played.match, other.match)


def test_the_match_after_events_is_a_copy() -> None:
    played = Played("ann", "bob", clock=Clock(60 * SECOND))
    untouched = played.restored()
    decided: list[AnyEvent] = [
        *played.match.play("ann", 0, "draw", 2, NOW + SECOND, played.source),
        Said(version=4, at=NOW, seat=0, text="hello"),
        Left(version=5, at=NOW + SECOND, seat=0),
    ]
    after = played.match.after(decided)
    assert same(played.match, untouched)
    assert (played.match.clocks, played.match.chat) == (untouched.clocks, [])
    played.add(decided)
    assert same(played.match, after)
    assert (played.match.clocks, played.match.chat) == (after.clocks, after.chat)


def _fields(thing: object) -> dict[str, Any]:
    """Whatever an object holds, compiled or not."""
    names = [
        name for name in dir(thing) if not name.startswith("__") and not callable(getattr(type(thing), name, None))
    ]
    return {name: getattr(thing, name) for name in names}


@pytest.mark.parametrize("settings", [{"clock": Clock(60 * SECOND)}, {"lesson": True}])
def test_a_copy_has_every_field(settings: dict[str, Any]) -> None:
    played = Played("ann", "bot", **settings)
    played.add(played.match.say("ann", 0, "hello", NOW))
    match, twin = played.match, played.match.after([])
    fields, twins = _fields(match), _fields(twin)
    assert _fields(fields.pop("history")) == _fields(twins.pop("history"))
    assert fields == twins
    assert {"chat", "clocks", "wishes", "_foreseen"} <= fields.keys()


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_what_was_foreseen_is_what_events_lead_to(game: str) -> None:
    """The state that a decision hands to the following evolve is the one that its event gives without it."""
    played = Played("ann", "bob", game=game)
    for _ in range(60):
        before = played.restored()
        (event,) = played.play(played.source.choice(played.match.state.actions()))
        before.evolve(event)
        assert same(before, played.match)


def test_a_bot_plays_its_turn_in_one_command() -> None:
    played = Played("bot", "ann")
    decided = played.add(played.match.play_bot(0, ["skip", "skip", "skip", "skip"], 2, NOW, played.source))
    assert [type(event) for event in decided] == [PlayedEvent] * 3  # the fourth would be Ann's
    assert [event.version for event in decided] == [3, 4, 5]
    assert played.match.decider == 1
    assert same(played.match, played.restored())


def test_a_bot_with_an_illegal_plan_plays_none_of_it() -> None:
    played = Played("bot", "ann")
    assert refusal(played.match.play_bot, 0, ["skip", "fly"], 2, NOW, played.source) == "illegal-action"
    assert same(played.match, played.restored())


# Events


def test_events_in_the_wrong_order_are_no_match() -> None:
    played = Played("ann", "bob")
    played.play()
    with pytest.raises(ValueError, match="cannot follow"):
        Match.restore(grimoire.game, played.events[:1] + played.events[2:])
    with pytest.raises(ValueError, match="creation"):
        Match.restore(grimoire.game, played.events[1:])
    with pytest.raises(ValueError, match="creation"):
        Match.restore(grimoire.game, [])


def test_who_people_are_is_not_shown() -> None:
    played = Played("ann", "open")
    played.add(played.match.sit("secret-bob", "Bob", NOW, played.source))
    shown = repr([public(event) for event in played.events])
    assert "Bob" in shown
    assert "secret-bob" not in shown
    assert "player='ann'" not in shown
    assert "host='ann'" not in shown
