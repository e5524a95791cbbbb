"""Actions as objects: what a list of them makes, and that those of every game say what their notation says."""

import pytest

from grimoire import catalog
from grimoire.kernel.action import Action, ActionList
from grimoire.kernel.errors import IllegalAction
from tests.generators import MODES, game_in


def test_codes_and_notation_follow_from_the_list() -> None:
    actions = ActionList()
    actions.add("skip")
    actions.add("take", "red.circle")
    actions.add("learn", "blaze", 3)
    actions.add("copy", "storm", 4, 1)
    actions.add("first", seat=0)
    actions.add("nudge", "red", -1, text="nudge red -")
    actions.add("wait", amount=0)
    assert actions.actions == [
        Action(0, "skip", "skip"),
        Action(1, "take red.circle", "take", "red.circle"),
        Action(2, "learn blaze 3", "learn", "blaze", 3),
        Action(3, "copy 1 storm 4", "copy", "storm", 4, 1),
        Action(4, "first 0", "first", seat=0),
        Action(5, "nudge red -", "nudge", "red", -1),
        Action(6, "wait 0", "wait", amount=0),
    ]
    assert [str(action) for action in actions.actions] == [action.text for action in actions.actions]


def test_an_empty_list() -> None:
    assert ActionList().actions == []


def test_actions_are_values() -> None:
    action = Action(1, "take red.circle", "take", "red.circle")
    assert action == Action(1, "take red.circle", "take", "red.circle")
    assert len({action, Action(1, "take red.circle", "take", "red.circle"), Action(0, "skip", "skip")}) == 2
    with pytest.raises(AttributeError):
        action.code = 2  # type: ignore[misc]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_code_of_a_game_is_an_action(name: str, mode: str) -> None:
    game = game_in(name, mode)
    state = game.start()
    texts = set()
    for code in range(game.action_count):
        action = state.action(code)
        assert isinstance(action, Action)
        assert action.code == code == state.code(action.text)
        assert action.text == state.text(code) == str(action)
        assert action.text.split(" ")[0] == action.verb
        texts.add(action.text)
    assert len(texts) == game.action_count


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_parts_of_an_action_are_those_of_its_notation(name: str, mode: str) -> None:
    """Each part is a word of the notation, and each word is a part; a change is written with its sign, "+" for +1."""
    game = game_in(name, mode)
    state = game.start()
    for code in range(game.action_count):
        action = state.action(code)
        words = action.text.split(" ")[1:]
        parts = [action.item, *(_written(words, number) for number in (action.amount, action.seat))]
        assert sorted(part for part in parts if part is not None) == sorted(words), action
        assert action.seat is None or 0 <= action.seat < game.players


def _written(words: list[str], number: int | None) -> str | None:
    """A number as one of the words has it."""
    if number is None:
        return None
    return next((way for way in (str(number), f"{number:+}", f"{number:+}"[0]) if way in words), str(number))


@pytest.mark.parametrize(("name", "text", "action"), [
    ("materia", "skip", ("skip", None, None, None)),
    ("materia", "take red.circle", ("take", "red.circle", None, None)),
    ("materia", "learn sacrifice 3", ("learn", "sacrifice", 3, None)),
    ("materia", "deal blue.square", ("deal", "blue.square", None, None)),
    ("materia", "first 1", ("first", None, None, 1)),
    ("sigils", "pass", ("pass", None, None, None)),
    ("sigils", "nudge red +", ("nudge", "red", 1, None)),
    ("sigils", "nudge red -", ("nudge", "red", -1, None)),
    ("sigils", "shift blue +2", ("shift", "blue", 2, None)),
    ("sigils", "harness red", ("harness", "red", None, None)),
    ("sigils", "roll teacher.red 4", ("roll", "teacher.red", 4, None)),
    ("sigils", "cast 10", ("cast", "10", None, None)),
    ("sigils", "first 0", ("first", None, None, 0)),
])  # fmt: skip
def test_actions_taken_apart(name: str, text: str, action: tuple[str, str | None, int | None, int | None]) -> None:
    state = catalog.game(name, **({"teachers": True} if name == "sigils" else {})).start()
    known = state.action(state.code(text))
    assert (known.verb, known.item, known.amount, known.seat) == action


@pytest.mark.parametrize("name", ["materia", "sigils"])
def test_no_such_code(name: str) -> None:
    game = catalog.game(name)
    for code in (-1, game.action_count, 10**6):
        with pytest.raises(IllegalAction, match="is not an action code of this game"):
            game.start().action(code)


@pytest.mark.parametrize("name", ["materia", "sigils"])
def test_there_is_one_object_for_a_code(name: str) -> None:
    game = catalog.game(name)
    assert game.start().action(3) is game.start().action(3) is game.start().copy().action(3)
