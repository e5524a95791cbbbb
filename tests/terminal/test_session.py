"""What happens by itself, and what can be taken back."""

from typing import Any

import grimoire
from grimoire.kernel.game import CHANCE
from grimoire.terminal.session import BY_CHANCE, BY_OTHER, NOTHING, Session
from tests.generators import materia

SET_1 = ["sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]


def position(pool: list[str], phase: str, pouch: object = "rest") -> dict[str, Any]:
    empty: dict[str, Any] = {"pool": [], "familiar": [], "learned": {}}
    return {
        "game": "materia", "players": 2, "spells": SET_1, "first": 0, "turn": 0, "phase": phase,
        "altar": ["white.circle", "black.square"], "pouch": pouch, "seats": [empty | {"pool": pool}, empty],
    }  # fmt: skip


def persons(start: dict[str, Any], ask_all: bool = False) -> Session:
    record = grimoire.Record(grimoire.game("materia", players=2, spells=SET_1, first=0), start)
    return Session(record, [None, None], seed=1, ask_all=ask_all)


def advance(session: Session) -> None:
    while session.step():
        pass


def test_nothing_to_take_back() -> None:
    session = persons(position(["red.circle"], "morning"))
    assert session.undo() == NOTHING


def test_a_choice_is_taken_back() -> None:
    session = persons(position(["red.circle"], "morning"))
    before = session.state
    session.play("take white.circle")
    assert session.undo() is None
    assert session.state == before
    assert session.record.actions == []


def test_forced_actions_are_taken_back_with_the_choice_before_them() -> None:
    session = persons(position(["red.circle", "red.circle", "red.circle", "blue.circle"], "evening"))
    before = session.state
    session.play("learn sacrifice 3")
    while session.state.player == 0:
        assert session.step()
    assert session.record.actions == ["learn sacrifice 3", "place red.circle", "pay red.circle", "pay red.circle"]
    assert session.state.player == CHANCE
    session.state, _ = session.past.pop()  # as if asked once more before chance
    session.record.undo()
    assert session.undo() is None
    assert session.state == before


def test_with_everything_asked_each_action_is_taken_back_alone() -> None:
    session = persons(position(["red.circle", "red.circle", "red.circle"], "evening"), ask_all=True)
    session.play("learn sacrifice 3")
    assert not session.step()
    session.play("place red.circle")
    assert session.undo() is None
    assert session.record.actions == ["learn sacrifice 3"]


def test_chance_is_not_taken_back() -> None:
    session = persons(position(["red.circle"], "morning"))
    session.play("draw")
    advance(session)
    before = session.state
    assert session.undo() == BY_CHANCE
    assert session.state == before
    assert len(session.record.actions) == 3


def test_another_player_is_not_taken_back() -> None:
    session = persons(position(["red.circle"], "midday", pouch=[]))
    session.play("store red.circle")
    advance(session)
    assert session.record.actions == ["store red.circle", "skip"]
    assert session.state.player == 1
    assert session.undo() == BY_OTHER
    assert len(session.record.actions) == 2


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    game = materia("2p-classic")
    whole = Session(grimoire.Record(game), [None, None], seed=9)
    advance(whole)
    half = grimoire.Record(game)
    for action in whole.record.actions[:7]:
        half.play(action)
    resumed = Session(half, [None, None], seed=9)
    advance(resumed)
    assert resumed.record.actions == whole.record.actions
    assert resumed.state == whole.state
