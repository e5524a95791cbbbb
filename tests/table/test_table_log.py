"""The log of a table: the same words as if everything was told anew, without playing everything anew."""

from random import Random

import msgspec
import pytest

from grimoire import catalog
from grimoire.table.checkpoints import EVERY, Checkpoints
from grimoire.table.refusal import Refused
from grimoire.table.table_log import TableLog
from grimoire.table.view import last_entry
from grimoire.table.view_types import LogEntry
from tests.table.tables import Played


def told(log: TableLog, played: Played) -> list[LogEntry]:
    return msgspec.json.decode(log.whole(played.match.history), type=list[LogEntry])


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_log_that_grew_is_the_log_of_somebody_new(game: str) -> None:
    """With undo in between, at any moment."""
    played, spec, rng = Played("ann", "bob", game=game), catalog.spec_of(game), Random(4)
    log = TableLog(played.match.history, spec)
    for number in range(150):
        if played.match.status != "live":
            break
        played.play(rng.choice(played.match.state.actions()))
        if number % 7 == 0 and played.match.decider is not None:
            _undo(played, log)
        if number % 10 == 0:
            fresh = TableLog(played.match.history, spec)
            assert told(log, played) == told(fresh, played)
            after = rng.randrange(1, played.match.version + 1)
            assert log.after(played.match.history, after) == fresh.after(played.match.history, after)
            assert all(entry.version > after for entry in log.after(played.match.history, after))
    assert told(log, played)[-1] == last_entry(played.match, spec)


def _undo(played: Played, log: TableLog) -> None:
    for seat, person in enumerate(("ann", "bob")):
        try:
            played.add(played.match.undo(person, seat, played.match.version, played.now))
        except Refused:
            continue
        log.undone(played.match.history)


def test_a_second_look_at_a_long_game_is_cheap() -> None:
    played, spec = Played("ann", "bob"), catalog.spec_of("materia")
    played.finish()
    history = played.match.history
    log = TableLog(history, spec)
    first = log.work(history)
    assert first.entries == len(history.moves) > 60
    log.whole(history)
    second = log.work(history)
    assert (second.entries, second.actions < EVERY, second.bytes > 1000) == (12, True, True)
    assert log.work(history, history.moves[-3].version).entries == 2


def test_checkpoints_lead_to_every_moment() -> None:
    played = Played("ann", "bob", game="sigils")
    played.finish()
    actions, game = played.match.history.actions, played.match.history.game
    states = [game.start()]
    for action in actions:
        states.append(states[-1].copy())
        states[-1].apply(action)
    checkpoints = Checkpoints(game.start())
    assert checkpoints.distance(len(actions)) == len(actions)
    for number in (len(actions), 3, EVERY, EVERY - 1, 2 * EVERY + 7):
        assert checkpoints.state_at(actions, number) == states[number]
    assert checkpoints.distance(len(actions)) < EVERY
    checkpoints.forget_after(EVERY + 3)
    assert checkpoints.distance(len(actions)) == len(actions) - EVERY
