"""The conformance check finds what is broken."""

from collections.abc import Callable
from typing import Any

import pytest

from grimoire.kernel import conformance
from grimoire.kernel.game import CHANCE
from tests.generators import materia


class Broken:
    """A state of Materia that does one thing wrong."""

    def __init__(self, inner: Any, name: str, wrong: Callable[..., Any]) -> None:
        self.inner, self.name, self.wrong = inner, name, wrong

    def __getattr__(self, name: str) -> Any:
        if name == self.name:
            return lambda *arguments: self.wrong(self.inner, *arguments)
        return getattr(self.inner, name)

    def copy(self) -> Any:
        return self.wrong(self.inner) if self.name == "copy" else Broken(self.inner.copy(), self.name, self.wrong)

    def __eq__(self, other: object) -> bool:
        return bool(self.inner == getattr(other, "inner", other))

    def __hash__(self) -> int:
        return hash(self.inner)


class BrokenGame:
    """Materia with broken states."""

    def __init__(self, name: str, wrong: Callable[..., Any]) -> None:
        self.game: Any = materia("2p-set-1")
        self.name_, self.wrong = name, wrong

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def start(self) -> Any:
        return Broken(self.game.start(), self.name_, self.wrong)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("legal", lambda state: state.legal()[::-1], "ascending"),
        ("legal", lambda state: [*state.legal(), 10**6], "outside"),
        ("text", lambda state, code: state.text(code + 10**6), "not an action code"),
        ("actions", lambda state: [text.upper() for text in state.actions()], "notation"),
        ("weights", lambda state: [1 for _ in state.weights()] if state.player == CHANCE else [1], "chances"),
        ("chances", lambda state: [(text, chance / 2) for text, chance in state.chances()], "add up to 1"),
        ("score_parts", lambda state: [{"all": score + 1} for score in state.scores()], "do not add up"),
        ("winners", lambda _: [0], "before the end"),
        ("end_reasons", lambda _: [], "without a reason"),
        ("copy", lambda state: state, "changes the original"),
        ("apply", lambda *_: None, "accepted"),
        ("position", lambda state: state.position() | {"round": 1, "pending": False}, "another state"),
        ("outcome", lambda state, _: state.legal()[0], "by their weights"),
    ],
)
def test_a_broken_promise_is_told(name: str, wrong: Callable[..., Any], said: str) -> None:
    problems = conformance.check(BrokenGame(name, wrong), games=1, longest=600)
    assert any(said in problem for problem in problems), problems[:5]


def test_a_game_without_end_is_told() -> None:
    assert conformance.check(materia("2p-set-1"), games=1, longest=20) == ["game 0: not over after 20 actions"]
