"""Matches whose chance can be verified: who contributes, when a game begins, and what stays secret until the end."""

from random import Random
from typing import Any

import pytest

from grimoire import catalog
from grimoire.kernel.fairness import chance_key, commitment_to, proven_outcome
from grimoire.kernel.game import CHANCE
from grimoire.kernel.verification import verify
from grimoire.table.events import AnyEvent, Begun, Created, Left, Revealed, decode, encode, public
from grimoire.table.from_record import events_of_record
from grimoire.table.match import Match
from grimoire.table.proof import SEED_WAIT, new_secret
from grimoire.table.refusal import Refused
from grimoire.table.settings import SeatPlan, Settings
from grimoire.table.view import seat_views, view
from tests.table.fair_tables import NO_SOURCE, NOW, SECRET, SEEDS, FairTable, finished, plan


def begun(events: list[AnyEvent]) -> Begun:
    """The event with which the game began."""
    (event,) = [event for event in events if isinstance(event, Begun)]
    return event


def test_the_commitment_is_in_the_first_event_and_the_secret_is_not_for_others() -> None:
    created = FairTable(plan("ann"), plan("open")).events[0]
    assert isinstance(created, Created)
    assert created.commitment == commitment_to(SECRET)
    shown = public(created)
    assert isinstance(shown, Created)
    assert shown.commitment == created.commitment
    assert SECRET.encode() not in encode(shown)


def test_a_game_begins_when_all_seeds_are_revealed() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    assert table.match.decider is None
    assert table.match.missing_seeds == [0, 1]
    assert [type(event) for event in table.reveal("bob")] == [Revealed]
    assert [type(event) for event in table.reveal("ann")] == [Revealed, Begun]
    assert table.match.status == "live"
    key = chance_key(SECRET, {0: SEEDS["ann"], 1: SEEDS["bob"]})
    state = catalog.game("materia", players=2, first=0).start()
    for number, outcome in enumerate(begun(table.events).then, start=1):
        assert state.text(proven_outcome(state, key, number)) == outcome
        state.apply(outcome)


def test_a_game_without_seeds_begins_at_once() -> None:
    table = FairTable(plan("bot"), plan("bot"))
    assert table.match.status == "live"
    assert begun(table.events).then
    alone = FairTable(plan("ann", seeded=False), plan("bot"))
    assert alone.match.status == "live"
    assert alone.finish()["fairness"]["seats"] == [{}, {}]


def test_seeds_are_revealed_only_when_all_seats_are_taken() -> None:
    table = FairTable(plan("ann"), plan("open"))
    with pytest.raises(Refused) as caught:
        table.reveal("ann")
    assert caught.value.key == "seats-open"
    table.add(table.match.sit("bob", "Bob", NOW, NO_SOURCE, 1, commitment_to(SEEDS["bob"])))
    assert table.match.missing_seeds == [0, 1]
    table.reveal("ann")
    table.reveal("bob")
    assert table.match.status == "live"


def test_a_late_seat_without_a_seed_is_not_waited_for() -> None:
    table = FairTable(plan("ann"), plan("open"))
    table.add(table.match.fill("ann", 1, "greedy", NOW, NO_SOURCE))
    assert table.match.missing_seeds == [0]
    table.reveal("ann")
    record = table.finish()
    assert [sorted(seat) for seat in record["fairness"]["seats"]] == [["commitment", "seed"], []]
    assert verify(record, catalog.game).status == "verified"


def test_who_does_not_reveal_in_time_contributes_nothing() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    table.reveal("ann")
    assert table.match.deadline == NOW + SEED_WAIT
    assert table.match.expire(NOW + SEED_WAIT - 1) == []
    table.add(table.match.expire(NOW + SEED_WAIT))
    assert table.match.status == "live"
    with pytest.raises(Refused) as caught:
        table.reveal("bob")
    assert caught.value.key == "already-begun"
    record = table.finish()
    assert [sorted(seat) for seat in record["fairness"]["seats"]] == [["commitment", "seed"], ["commitment"]]
    assert verify(record, catalog.game).status == "verified"


def test_only_the_seed_that_was_committed_to_counts_and_only_its_owner_can_reveal_it() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    for person, seat, seed, key in [
        ("ann", 0, SEEDS["bob"], "wrong-seed"),
        ("ann", 1, SEEDS["bob"], "not-your-seat"),
        ("eve", 0, SEEDS["ann"], "not-your-seat"),
    ]:
        with pytest.raises(Refused) as caught:
            table.match.reveal(person, seat, seed, NOW)
        assert caught.value.key == key
    table.reveal("ann")
    assert table.reveal("ann") == []


def test_nobody_can_take_a_seat_after_seeds_were_revealed() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    table.reveal("ann")
    (left,) = table.add(table.match.leave("bob", 1, NOW))
    assert isinstance(left, Left)
    assert table.match.is_complete
    table.add(table.match.expire(NOW + SEED_WAIT))
    assert table.match.seats[1].away


def test_before_that_a_seat_that_is_free_again_takes_its_commitment_along() -> None:
    table = FairTable(plan("ann"), plan("open"), plan("open"))
    table.add(table.match.sit("bob", "Bob", NOW, NO_SOURCE, 1, commitment_to(SEEDS["bob"])))
    table.add(table.match.leave("bob", 1, NOW))
    table.add(table.match.sit("cat", "Cat", NOW, NO_SOURCE, 1))
    table.add(table.match.fill("ann", 2, "greedy", NOW, NO_SOURCE))
    assert table.match.missing_seeds == [0]


def test_somebody_away_from_the_start_is_away_when_the_game_begins() -> None:
    settings = Settings(game="materia", options={"players": 2, "first": 0})
    plans = [plan("ann"), plan("bob", seeded=False)]
    events = Match.create(catalog.game, settings, plans, NOW, NO_SOURCE, "ann", [1], SECRET)
    match = Match.restore(catalog.game, events)
    for event in match.reveal("ann", 0, SEEDS["ann"], NOW):
        match.evolve(event)
    assert match.status == "live"
    assert match.seats[1].away


def test_an_undone_choice_does_not_change_what_chance_does() -> None:
    """Undo never passes chance; and whatever is played, the action with this number has this outcome."""
    table = FairTable(plan("ann", seeded=False), plan("bob", seeded=False))
    match = table.match
    while True:
        seat, actions = match.state.player, match.state.actions()
        before = len(match.history.actions)
        first = table.play(actions[0])
        drawn = len(match.history.actions) > before + 1
        if drawn:
            with pytest.raises(Refused) as caught:
                match.undo(match.seats[seat].player, seat, match.version, NOW, forced=True)
            assert caught.value.key == "undo-chance"
            break
        table.add(match.undo(match.seats[seat].player, seat, match.version, NOW, forced=True))
        assert [event.then for event in table.play(actions[0])] == [event.then for event in first]  # type: ignore[union-attr]


def test_nothing_but_the_number_decides() -> None:
    """Two processes that decide the same move, or one that decides it twice, draw the same."""
    table = FairTable(plan("bot"), plan("bot"))
    action = table.match.state.actions()[0]
    seat = table.match.state.player
    once, twice = (table.match.play_bot(seat, [action], table.match.version, NOW, NO_SOURCE) for _ in range(2))
    assert once == twice


def secrets_in(data: Any) -> bool:
    text = encode(data).decode()
    return any(secret in text for secret in (SECRET, *SEEDS.values()))


def test_no_secret_is_shown_before_the_end() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    table.reveal("ann")
    table.reveal("bob")
    rng = Random(5)
    while table.match.status == "live":
        assert not any(secrets_in(public(event)) for event in table.events)
        assert not secrets_in(table.match.record())
        assert not secrets_in(seat_views(table.match))
        table.play(rng.choice(table.match.state.actions()))
    assert secrets_in(table.match.record())
    assert not any(secrets_in(public(event)) for event in table.events)


@pytest.mark.parametrize("end", ["resign", "abandon", "closed"])
def test_secrets_are_in_the_record_however_the_game_ends(end: str) -> None:
    table = FairTable(plan("ann"), plan("bot"))
    table.reveal("ann")
    table.play(table.match.state.actions()[0])
    if end == "resign":
        table.add(table.match.resign("ann", 0, NOW))
    elif end == "abandon":
        table.add(table.match.wish("ann", 0, "abandon", NOW))
    record = table.match.record(closed=end == "closed")
    assert record["fairness"]["secret"] == SECRET
    assert verify(record, catalog.game).status == "verified"


def test_a_match_is_the_same_from_its_events() -> None:
    table = FairTable(plan("ann"), plan("bob"))
    table.reveal("ann")
    table.reveal("bob")
    record = table.finish()
    restored = Match.restore(catalog.game, [decode(encode(event)) for event in table.events])
    assert restored.record() == record


@pytest.mark.parametrize("seats", [1, 2])
def test_a_table_that_waits_for_seeds_can_be_shown(seats: int) -> None:
    table = FairTable(*[plan("ann"), plan("bot")][:seats])
    shown = view(table.match, catalog.spec_of("materia"))
    assert (shown.status, shown.player, shown.scores, shown.sources) == ("open", None, (), ())


def test_seats_show_commitments_before_and_seeds_after_the_beginning() -> None:
    table = FairTable(plan("ann"), plan("bot"))
    before = seat_views(table.match)
    assert (before[0].commitment, before[0].seed) == (commitment_to(SEEDS["ann"]), False)
    table.reveal("ann")
    after = seat_views(table.match)
    assert (after[0].commitment, after[0].seed, after[1].seed) == ("", True, False)


def test_a_game_that_goes_on_from_a_record_proves_what_comes_after() -> None:
    record = catalog.Record.from_data(finished("ann", "bot"))
    *states, _ = record.states()
    cut = max(number for number, state in enumerate(states[:60]) if state.player == CHANCE)  # chance decides next
    half = catalog.Record(record.game)
    for action in record.actions[:cut]:
        half.play(action)
    other = "77" * 32
    plans = [SeatPlan("bot", level="greedy")] * 2
    events = events_of_record(half, Settings(game="materia"), plans, NOW, NO_SOURCE, secret=other)
    table = FairTable(plan("bot"), plan("bot"))
    table.events, table.match = events, Match.restore(catalog.game, events)
    data = table.finish()
    assert data["fairness"]["first"] == cut
    found = verify(data, catalog.game)
    assert found.status == "verified"
    assert found.outcomes > 0
    whole = {key: value for key, value in data["fairness"].items() if key != "first"}
    assert verify(data | {"fairness": whole}, catalog.game).status == "differs"


def test_secrets_come_from_the_source() -> None:
    class Half:
        def random(self) -> float:
            return 0.5

    assert new_secret(Half()) == "80" * 32
