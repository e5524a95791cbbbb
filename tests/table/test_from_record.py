"""Matches that go on from records: who decided what, what can be undone, and that a seed draws the same again."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.record import Record
from grimoire.table.events import Begun, Created
from grimoire.table.from_record import events_of_record
from grimoire.table.match import Match
from grimoire.table.numbered_source import NumberedSource
from grimoire.table.refusal import Refused
from grimoire.table.settings import SeatPlan, Settings
from tests.table.tables import NOW, PLANS, Played
from tests.table.test_match import same

SEED = 11
OPTIONS: dict[str, dict[str, object]] = {
    "materia": {"players": 2},
    "materia-solo": {"players": 1, "handicap": 1},
    "sigils": {"players": 3, "teachers": True},
}
ANN_AND_BOT = [PLANS["ann"], PLANS["bot"]]
ANN_AND_BOB = [PLANS["ann"], PLANS["bob"]]


def match_of(record: Record, seats: list[SeatPlan], settings: Settings | None = None) -> Match:
    agreed = settings or Settings(game=record.game.name)
    return Match.restore(catalog.game, events_of_record(record, agreed, seats, NOW, Random(1), host="ann"))


def played_record(mode: str, actions: int) -> Record:
    """The beginning of a random game, or all of it; the last action may leave chance to decide."""
    record, source = Record(catalog.game(mode.partition("-")[0], **OPTIONS[mode])), Random(3)
    while len(record.actions) < actions and record.state.player != OVER:
        state = record.state
        code = draw(state, source) if state.player == CHANCE else source.choice(state.legal())
        record.play(state.text(code))
    return record


@pytest.mark.parametrize("mode", OPTIONS)
@pytest.mark.parametrize("actions", [0, 3, 40, 10_000])
def test_a_match_goes_on_where_its_record_ends(mode: str, actions: int) -> None:
    record = played_record(mode, actions)
    match = match_of(record, [PLANS["bot"]] * record.game.players)
    assert match.history.actions[: len(record.actions)] == record.actions
    assert match.state.player != CHANCE
    if record.state.player != CHANCE:
        assert match.state == record.state
        bots = [{"bot": "greedy"}] * record.game.players
        assert match.record() == record.data() | {"seats": bots}
    assert match.status == ("over" if record.result else "live")


def test_a_match_made_from_its_own_record_is_the_same() -> None:
    played = Played("ann", "bot")
    for _ in range(30):
        seat, action = played.match.state.player, played.source.choice(played.match.state.actions())
        if seat == 0:
            played.play(action)
        else:
            played.add(played.match.play_bot(seat, [action], played.match.version, NOW, played.source))
    again = match_of(catalog.Record.from_data(played.match.record()), ANN_AND_BOT)
    assert same(played.match, again)


def test_a_person_can_undo_what_the_record_ends_with_but_not_what_a_bot_did() -> None:
    played = Played("ann", "bob", first=0)
    take = next(action for action in played.match.state.actions() if action.startswith("take"))
    played.play(take)
    record = catalog.Record.from_data(played.match.record())
    match = match_of(record, ANN_AND_BOB)
    for event in match.undo("ann", 0, match.version, NOW):
        match.evolve(event)
    assert match.history.actions == record.actions[:-1]
    bots = match_of(record, [PLANS["bot"], PLANS["ann"]])
    assert bots.history.undo_count(0) == "other"


def test_the_settings_are_the_callers_and_a_record_is_no_lesson() -> None:
    record = played_record("materia", 20)
    match = match_of(record, ANN_AND_BOT, Settings(game="ignored", undo=False, lesson=True))
    assert not match.settings.undo
    assert not match.settings.lesson
    assert match.foretold is None
    assert match.settings.game == "materia"
    assert match.settings.options == record.game.options


def test_a_record_from_a_position_starts_there() -> None:
    position = played_record("materia", 20).state.position()
    game = catalog.game("materia", players=2)
    match = match_of(Record(game, position), ANN_AND_BOB)
    assert match.history.start == position
    assert match.state == game.load(position)


def test_the_first_events_tell_who_sits_where_and_what_was_dealt() -> None:
    record = played_record("materia", 12)
    created, begun, *_ = events_of_record(record, Settings(game="materia"), ANN_AND_BOT, NOW, Random(1), host="ann")
    assert isinstance(created, Created)
    assert created.seats == tuple(ANN_AND_BOT)
    assert isinstance(begun, Begun)
    assert list(begun.then) == record.actions[: len(begun.then)]


@pytest.mark.parametrize("seats", [["ann"], ["ann", "open"], ["ann", "bob", "bot"]])
def test_every_seat_must_be_taken(seats: list[str]) -> None:
    with pytest.raises(Refused, match="2 play"):
        match_of(played_record("materia", 5), [PLANS[seat] for seat in seats])


# Draws that repeat


def seeded(seed: int) -> Match:
    settings = Settings(game="materia", options={"players": 2, "first": 0})
    return Match.restore(catalog.game, Match.create(catalog.game, settings, ANN_AND_BOB, NOW, NumberedSource(seed)))


def play_on(match: Match, moves: int) -> None:
    """The first legal action each time, with draws that depend on the seed alone."""
    for _ in range(moves):
        if match.decider is None:
            return
        player, seat = match.seats[match.decider].player, match.decider
        source = NumberedSource.before_move(SEED, match)
        for event in match.play(player, seat, match.state.actions()[0], match.version, NOW, source):
            match.evolve(event)


def test_a_resumed_game_draws_as_it_would_have() -> None:
    whole = seeded(SEED)
    play_on(whole, 60)
    for moves in range(0, 60, 7):
        interrupted = seeded(SEED)
        play_on(interrupted, moves)
        record = catalog.Record.from_data(interrupted.record())
        source = NumberedSource(SEED, len(record.actions))
        resumed = Match.restore(catalog.game, events_of_record(record, Settings(game=""), ANN_AND_BOB, NOW, source))
        play_on(resumed, 60 - moves)
        assert resumed.history.actions == whole.history.actions


def test_a_record_that_stops_in_the_middle_of_chance_is_dealt_on_as_it_would_have() -> None:
    whole = seeded(SEED)
    for stop in range(len(whole.history.actions)):
        record = Record(catalog.game("materia", players=2, first=0))
        for action in whole.history.actions[:stop]:
            record.play(action)
        source = NumberedSource(SEED, stop)
        match = Match.restore(catalog.game, events_of_record(record, Settings(game=""), ANN_AND_BOB, NOW, source))
        assert match.history.actions == whole.history.actions


def test_another_seed_deals_otherwise() -> None:
    assert seeded(SEED).history.actions != seeded(SEED + 1).history.actions
