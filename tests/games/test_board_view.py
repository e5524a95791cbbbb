"""The view of a board is its position, and what is under way is what was played."""

from random import Random
from typing import Any

import pytest

from grimoire import catalog
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import State
from tests.generators import MODES, eager_actions, game_in


def _wanted(trail: list[str]) -> dict[str, Any] | None:
    """What the actions since the last that was complete in itself have touched."""
    verbs = [action.split(" ")[0] for action in trail]
    if verbs[-1] == "give":
        return {"given": trail[-1].split(" ")[1]}
    if verbs[-1] == "harness":
        return {"harnessed": trail[-1].split(" ")[1], "paid": []}
    if verbs[-1] == "learn":
        _, spell, level = trail[-1].split(" ")
        return {"spell": spell, "level": int(level), "placed": None, "paid": []}
    return None


def _check_joined(state: State, shown: dict[str, Any]) -> None:
    """As many spots are joined as sigils score, two Fame each."""
    for seat, parts in zip(shown["seats"], state.score_parts(), strict=True):
        assert 2 * len(seat.pop("joined")) == parts["sigils"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_board_view_is_the_position_and_what_is_under_way(name: str, mode: str) -> None:
    game, spec = game_in(name, mode), catalog.spec_of(name)
    state: State = game.start()
    trail: list[str] = []
    for action in eager_actions(game, Random(f"{name} {mode}")):
        state.apply(action)
        trail.append(action)
        position, shown = state.position(), dict(spec.board_view(state))
        underway = shown.pop("underway", None)
        if name == "materia":
            assert shown.pop("pouch") == len(position.pop("pouch"))
        else:
            _check_joined(state, shown)
        assert shown == position
        wanted = _wanted(trail)
        assert wanted is None or underway == wanted or "pending" not in position, trail[-3:]
        if underway:
            assert position["pending"]


def _underway(spec: GameSpec, state: State) -> dict[str, Any]:
    underway = spec.board_view(state).get("underway", {})
    assert isinstance(underway, dict)
    return underway


def test_paid_tokens_and_dice_are_told_while_they_are_paid() -> None:
    seen: set[str] = set()
    for name in ("materia", "sigils"):
        rng, spec = Random(3), catalog.spec_of(name)
        for _ in range(10):
            game = catalog.game(name)
            state: State = game.start()
            for action in eager_actions(game, rng):
                before = _underway(spec, state)
                state.apply(action)
                after = _underway(spec, state)
                if action.startswith("pay ") and after.get("paid"):
                    assert sorted(after["paid"]) == sorted([*before["paid"], action.split(" ")[1]])
                    seen.add(name)
                if action.startswith("place ") and after:
                    assert after["placed"] == action.split(" ")[1]
                if action.startswith("cast ") and "cast" in after:
                    assert after["cast"] == int(action.split(" ")[1])
    assert seen == {"materia", "sigils"}
