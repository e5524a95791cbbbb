"""A game in plain text: every state of random games can be told, and what it tells is so."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER, State
from grimoire.table.plain_view import PlainView
from grimoire.texts import LANGUAGES, Texts

MODES = [("materia", {"players": 1}), ("materia", {"players": 3}), ("sigils", {"teachers": True, "players": 3})]


def view_of(game: str, options: dict[str, object], language: str = "en") -> tuple[PlainView, State]:
    made = catalog.game(game, **options)
    names = [f"Player {number}" for number in range(1, made.players + 2)]
    return PlainView(catalog.spec_of(game), made, Texts(language), names), made.start()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_state_can_be_told(game: str, options: dict[str, object], language: str) -> None:
    view, state = view_of(game, options, language)
    chance = Random(4)
    played: list[tuple[State, str]] = []
    while state.player != OVER:
        if state.player >= 0 and len(played) % 9 == 0:
            seat = state.player
            assert view.text(state, seat).count("\n") > 4
            assert view.question(state, seat)
            assert [choice.action for choice in view.choices(state, seat)] == state.actions()
            assert view.choices(state, (seat + 1) % 3) == [] or options["players"] == 1
        played.append((state.copy(), state.text(code := pick(state, chance))))
        state.play(code)
    assert len(view.log(played, 0)) == len(played)
    assert view.outcome(state, 0)
    assert view.question(state, 0) == ""


@pytest.mark.parametrize(("game", "options"), MODES)
def test_every_action_that_is_not_legal_has_a_reason_or_none(game: str, options: dict[str, object]) -> None:
    """No action of the game, legal at another time, makes it fail; most of them have a reason."""
    view, state = view_of(game, options)
    chance, reasons = Random(1), []
    for number in range(300):
        if state.player == OVER:
            break
        if state.player >= 0 and number % 23 == 0:
            texts = [state.text(code) for code in range(catalog.game(game, **options).action_count)]
            legal = set(state.actions())
            reasons += [view.why_not(state, text) for text in texts if text not in legal]
        state.play(pick(state, chance))
    assert sum(map(bool, reasons)) > 0.8 * len(reasons)
    assert view.why_not(state, "dance") == ""


def test_what_is_not_there_is_not_called_full() -> None:
    view, state = view_of("materia", {"first": 0})
    while state.player < 0:
        state.play(pick(state, Random(1)))
    absent = next(kind for kind in ("red.circle", "red.square") if f"take {kind}" not in state.actions())
    assert view.why_not(state, f"take {absent}") == f"There is no {absent} in altar now."


def test_the_viewer_is_called_you() -> None:
    view, state = view_of("sigils", {"first": 1})
    while state.player < 0:
        state.play(pick(state, Random(1)))
    assert view.text(state, 1).startswith("Round 1 · You\n")
    assert view.text(state, 0).startswith("Round 1 · Player 2\n")
    assert "dice: black " in view.text(state, 0)
