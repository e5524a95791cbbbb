"""What a log entry tells as data: who did what, what moved from where to where, and what it gained."""

from random import Random

import msgspec
import pytest

from grimoire import catalog
from grimoire.kernel.game import CHANCE
from grimoire.table.events import Played as PlayedEvent
from grimoire.table.table_log import TableLog
from grimoire.table.view import RECENT, last_entry
from grimoire.table.view_types import LogEntry
from tests.generators import MODES, eager_actions, game_in
from tests.table.tables import Played

SOME = [mode for mode in MODES if mode[1] in ("1p-handicap-2", "3p-set-3", "4p-mixed", "2p-60-teachers", "5p-75")]


@pytest.mark.parametrize(("name", "mode"), SOME)
def test_an_offer_and_its_step_touch_the_same(name: str, mode: str) -> None:
    game, spec = game_in(name, mode), catalog.spec_of(name)
    state = game.start()
    for text in eager_actions(game, Random(mode)):
        action = state.action(state.code(text))
        places = spec.places(state, action)
        if state.player == CHANCE:
            assert action.verb == "first" or places.item
            assert places.to or action.verb in ("first", "roll", "reveal")
        else:
            offer = next(offer for offer in spec.offers(state) if offer.action == text)
            assert tuple(places) == (
                offer.zone, offer.seat, offer.item, offer.amount, offer.to, offer.to_seat, offer.to_item,
            )  # fmt: skip
        state.play(action.code)


def test_gains_add_up_to_the_scores() -> None:
    played, spec = Played("ann", "bot", game="sigils"), catalog.spec_of("sigils")
    total = [0, 0]
    first = last_entry(played.match, spec)
    while played.match.status == "live":
        state, seat = played.match.state, played.match.state.player
        action = played.source.choice(state.actions())
        if seat == 0:
            events = played.play(action)
        else:
            events = played.add(played.match.play_bot(1, [action], played.match.version, played.now, played.source))
        (event,) = events
        assert isinstance(event, PlayedEvent)
        entry = last_entry(played.match, spec)
        assert [step.action for step in entry.steps] == [event.action, *event.then]
        assert [step.actor for step in entry.steps] == [seat, *[None] * len(event.then)]
        assert len(entry.lines) == len(entry.steps)
        for step in entry.steps:
            total = [score + gain for score, gain in zip(total, step.gains or (0, 0), strict=True)]
    start = [sum(gains) for gains in zip(*(step.gains or (0, 0) for step in first.steps), strict=True)]
    fresh = played.match.history.first_state().scores()
    assert [sum(each) for each in zip(total, start, fresh, strict=True)] == played.match.state.scores()


def test_only_the_end_of_a_whole_log_has_steps() -> None:
    played, spec = Played("ann", "bob"), catalog.spec_of("materia")
    for _ in range(40):
        played.play()
    log = TableLog(played.match.history, spec)
    whole = msgspec.json.decode(log.whole(played.match.history), type=list[LogEntry])
    assert [bool(entry.steps) for entry in whole] == [False] * (len(whole) - RECENT) + [True] * RECENT
    assert all(entry.steps for entry in log.after(played.match.history, 5))
    assert whole[-1] == last_entry(played.match, spec)


def test_a_drawn_token_comes_from_the_pouch() -> None:
    played, spec = Played("ann", "bob"), catalog.spec_of("materia")
    played.play("draw")
    drawn, *others = last_entry(played.match, spec).steps
    assert (drawn.zone, drawn.to, drawn.to_seat) == ("pouch", "pool", 0)
    assert [(step.zone, step.to, step.to_seat, step.actor) for step in others] == [("pouch", "pool", 0, None)] * 2
