"""What is played without being asked, what can be undone, and what bots are told."""

from typing import Any

import pytest

import grimoire
from grimoire import catalog
from grimoire.bots import Bot, GameInProgress
from grimoire.kernel.game import OVER, State
from grimoire.table.refusal import Refused
from grimoire.terminal.local_match import LocalMatch
from tests.generators import materia

SET_1 = ["sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]


def position(pool: list[str], phase: str, pouch: object = "rest") -> dict[str, Any]:
    empty: dict[str, Any] = {"pool": [], "familiar": [], "learned": {}}
    return {
        "game": "materia", "players": 2, "spells": SET_1, "first": 0, "turn": 0, "phase": phase,
        "altar": ["white.circle", "black.square"], "pouch": pouch, "seats": [empty | {"pool": pool}, empty],
    }  # fmt: skip


def two_people(start: dict[str, Any], ask_all: bool = False) -> LocalMatch:
    record = grimoire.Record(grimoire.game("materia", players=2, spells=SET_1, first=0), start)
    return LocalMatch(record, [None, None], seed=1, ask_all=ask_all)


def actions(match: LocalMatch) -> list[str]:
    return match.record()["actions"]


def advance(match: LocalMatch) -> None:
    while match.step():
        pass


def refusal(match: LocalMatch) -> str:
    """Why undo is refused; nothing changes."""
    before = actions(match)
    with pytest.raises(Refused) as caught:
        match.undo()
    assert actions(match) == before
    return caught.value.key


def test_nothing_to_undo() -> None:
    assert refusal(two_people(position(["red.circle"], "morning"))) == "undo-nothing"


def test_a_choice_is_undone() -> None:
    match = two_people(position(["red.circle"], "morning"))
    before = match.state
    match.play("take white.circle")
    match.undo()
    assert match.state == before
    assert actions(match) == []
    assert match.steps == []


def test_forced_actions_are_undone_with_the_choice_before_them() -> None:
    match = two_people(position(["red.circle", "red.circle", "red.circle", "blue.circle"], "evening"))
    before = match.state
    match.play("learn sacrifice 3")
    while len(actions(match)) < 3:
        assert match.step()
    assert actions(match) == ["learn sacrifice 3", "place red.circle", "pay red.circle"]
    match.undo()
    assert match.state == before


def test_with_everything_asked_each_action_is_undone_alone() -> None:
    match = two_people(position(["red.circle", "red.circle", "red.circle"], "evening"), ask_all=True)
    match.play("learn sacrifice 3")
    assert not match.step()
    match.play("place red.circle")
    match.undo()
    assert actions(match) == ["learn sacrifice 3"]


def test_chance_is_not_undone() -> None:
    match = two_people(position(["red.circle"], "morning"))
    match.play("draw")
    advance(match)
    assert refusal(match) == "undo-chance"
    assert len(actions(match)) == 3


def test_another_player_is_not_undone() -> None:
    match = two_people(position(["red.circle"], "midday", pouch=[]))
    match.play("store red.circle")
    advance(match)
    assert actions(match) == ["store red.circle", "skip"]
    assert match.state.player == 1
    assert refusal(match) == "undo-nothing"
    match.play("skip")
    advance(match)
    assert match.state.player == 0
    assert refusal(match) in ("undo-other", "undo-chance")


def test_an_illegal_action_changes_nothing() -> None:
    match = two_people(position(["red.circle"], "morning"))
    with pytest.raises(Refused, match="'fly' is not legal now"):
        match.play("fly")
    assert actions(match) == []


def test_the_steps_lead_to_the_state() -> None:
    match = LocalMatch(grimoire.Record(materia("2p-classic")), [catalog.bot("random", 1), catalog.bot("random", 2)])
    advance(match)
    assert match.state.player == OVER
    assert [step.action for step in match.steps] == actions(match)
    for (state, action), (after, _) in zip(match.steps, match.steps[1:], strict=False):
        state.apply(action)
        assert state == after


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    game = materia("2p-classic")
    whole = LocalMatch(grimoire.Record(game), [None, None], seed=9)
    for stop in range(len(actions(whole)) + 1):
        half = grimoire.Record(game)
        for action in actions(whole)[:stop]:
            half.play(action)
        resumed = LocalMatch(half, [None, None], seed=9)
        assert resumed.record() == whole.record()


# Bots that follow the game


class Scribe:
    """Follows the game, writes down what it is told, and plays the first action."""

    name = "scribe"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.game: GameInProgress | None = None

    def follow(self, record: GameInProgress) -> None:
        self.told.append(f"follow {len(record.actions)}")
        self.game = record

    def choose(self, state: State) -> int:
        self.told.append("choose")
        return state.legal()[0]

    def close(self) -> None:
        self.told.append("close")
        raise OSError("not at home")


def with_bot(bot: Bot, first: int) -> LocalMatch:
    return LocalMatch(catalog.Record(catalog.game("materia", first=first)), [None, bot], seed=1)


def test_a_bot_is_told_of_the_game_once() -> None:
    scribe = Scribe()
    match = with_bot(scribe, first=1)
    played = len(actions(match))
    match.step()
    match.step()
    assert scribe.told == [f"follow {played}", "choose", "choose"]
    assert scribe.game is not None
    assert scribe.game.actions == actions(match)
    assert scribe.game.start is None
    assert scribe.game.result is None
    assert scribe.game.game.name == "materia"
    match.close()
    match.close()
    assert scribe.told[3:] == ["close"]


def test_a_bot_is_told_again_after_something_it_knew_was_undone() -> None:
    scribe = Scribe()
    match = with_bot(scribe, first=0)
    match._known[1] = len(actions(match)) + 1
    advance(match)
    while match.thinker is None:
        match.play(match.state.actions()[0])
    known = match._known[1]
    assert known <= len(actions(match))
    match._known[1] = len(actions(match)) + 1  # as if it knew an action that is not there any more
    match.step()
    assert scribe.told == [f"follow {len(match.steps) - 1}", "choose"]


def test_a_bot_that_was_never_asked_is_not_closed() -> None:
    scribe = Scribe()
    with_bot(scribe, first=0).close()
    assert scribe.told == []


def test_another_bot_takes_over() -> None:
    first, second = Scribe(), Scribe()
    match = with_bot(first, first=1)
    match.step()
    match.seat_bot(1, second)
    match.step()
    assert first.told[-1] == "close"
    assert second.told[-1] == "choose"
