"""Steps: asking changes nothing, and a new kind of step is one class."""

from random import Random
from typing import Any

import pytest

from grimoire.games.fields import Role
from grimoire.games.materia.board import Board, current_node
from grimoire.games.materia.fields import FIELDS
from grimoire.games.materia.game import Materia
from grimoire.games.materia.offers import offers
from grimoire.games.materia.phases import MIDDAY
from grimoire.games.materia.spells import BLACK, TABLE, Level, Spell
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import Draw, Move
from grimoire.games.materia.verbs import Verb
from grimoire.games.materia.words import label, log_line, prompt
from grimoire.games.search_state import Features
from grimoire.kernel import conformance
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.generators import eager_actions, materia, modes_of

QUESTION = [field.name for field in FIELDS.board if field.role is Role.QUESTION]


@pytest.mark.parametrize("mode", modes_of("materia"))
def test_asking_again_changes_nothing(mode: str) -> None:
    state, rng = materia(mode).start(), Random(mode)
    assert isinstance(state, State)
    while state.player != OVER:
        before, asked = state.key(), [getattr(state, name) for name in QUESTION]
        state.forget_question()
        assert current_node(state).step.ask(state)
        assert state.key() == before
        assert [getattr(state, name) for name in QUESTION] == asked
        state.play(pick(state, rng))


class Return(Move):
    """Pool to pouch: no printed spell does this. It has a verb of its own."""

    def __init__(self, count: int) -> None:
        super().__init__(Verb("return"), "pool", "pouch", count)

    def source(self, board: Board, pool: int) -> int:  # noqa: ARG002 (other moves need the board)
        return pool

    def move(self, board: Board, token: int) -> None:
        board.me.pool -= token
        board.pouch += token


TIDE = Spell(
    "tide",
    BLACK,
    4,
    MIDDAY,
    (
        Level(1, action=(Return(1), Draw(1))),
        Level(2, action=(Return(2), Draw(2))),
        Level(3, action=(Return(2), Draw(3))),
    ),
)
SEVEN = ["sacrifice", "levitation", "purification", "tide", "time_travel", "transmutation", "abundance"]


class WithTide(Materia):
    table = (*TABLE, TIDE)


def position(pool: list[str]) -> dict[str, Any]:
    return {
        "game": "materia", "players": 2, "spells": SEVEN, "first": 0, "turn": 0, "phase": "midday",
        "altar": ["red.circle"], "discard": [], "pouch": "rest",
        "seats": [{"pool": pool, "familiar": [], "learned": {"tide": {"level": 4, "token": "black.circle"}}},
                  {"pool": [], "familiar": [], "learned": {}}],
    }  # fmt: skip


def test_a_new_kind_of_step_is_one_class() -> None:
    state = WithTide(players=2, spells=SEVEN, first=0).load(position(["green.square", "blue.square", "blue.square"]))
    state.apply("cast tide 4")
    assert state.actions() == ["return green.square", "return blue.square"]
    assert state.legal() == [state.code("return green.square"), state.code("return blue.square")]
    state.apply("return blue.square")
    pouch = len(state.position()["pouch"])
    state.apply("return green.square")
    after = state.position()
    assert (len(after["pouch"]), after["seats"][0]["pool"]) == (pouch + 1, ["blue.square"])
    for action in ("deal red.circle", "deal red.triangle"):
        state.apply(action)
    after = state.position()
    assert after["seats"][0]["pool"] == ["red.circle", "red.triangle", "blue.square"]
    assert after["phase"] == "evening"


def test_a_new_kind_of_step_can_be_told_and_drawn() -> None:
    state = WithTide(players=2, spells=SEVEN, first=0).load(position(["green.square"]))
    state.apply("cast tide 4")
    asked = prompt(state)
    assert (asked.key, asked.asked, asked.values["count"]) == ("materia-ask-return", 0, 1)
    action = state.action(state.legal()[0])
    assert label(state, action).key == "materia-do-return"
    assert log_line(state, action).key == "materia-log-return"
    (offer,) = offers(state)
    assert (offer.verb, offer.zone, offer.item, offer.to) == ("return", "pool", "green.square", "pouch")


def test_a_new_kind_of_step_counts_as_doing_something() -> None:
    game = WithTide(players=2, spells=SEVEN, first=0)
    assert "cast tide 3" in game.load(position(["green.square"])).actions()
    full = position([])
    full["seats"][1]["pool"] = ["white.circle"]
    assert "cast tide 3" in game.load(full).actions()  # the draw alone


def _feature_indices(game: WithTide) -> set[int]:
    """All that the net would see of a game, actions included."""
    state, rng = game.start(), Random(1)
    indices: set[int] = set()
    while state.player != OVER:
        features, of_actions = Features(), Features()
        if state.player >= 0:
            state.features(state.player, features)
            for code in state.legal():
                state.action_features(code, of_actions)
        indices.update(index for index, _ in features.pairs())
        assert all(index < state.action_feature_count() for index, _ in of_actions.pairs())
        state.play(pick(state, rng))
    return indices


def test_a_new_kind_of_step_plays_whole_games() -> None:
    game = WithTide(players=3, spells=SEVEN)
    assert conformance.check(game, games=3) == []
    played = [action for seed in range(30) for action in eager_actions(game, Random(seed))]
    assert any(action.startswith("return ") for action in played)
    assert _feature_indices(game) <= set(range(game.start().feature_count()))
    assert game.simulate(20, seed=1).decisions > 0


def test_the_codes_of_a_game_do_not_depend_on_new_steps_of_others() -> None:
    state, other = Materia(spells=[*SEVEN[:3], "offering", *SEVEN[4:]]).start(), WithTide(spells=SEVEN).start()
    assert state.texts()[:255] == other.texts()[:255]
    assert "return red.circle" not in state.texts()
