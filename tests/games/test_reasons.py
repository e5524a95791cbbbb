"""Everything on the board that cannot be chosen has a reason, and nothing that can be chosen has one."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from grimoire import catalog
from grimoire.games.reasons import Thing, is_touched
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import OVER, Position, State
from grimoire.texts import LANGUAGES, Texts
from grimoire.texts.message import NOTHING, Message, render
from tests.generators import MODES, eager_actions, game_in, random_actions

TEXTS = [Texts(language) for language in LANGUAGES]


def _materia_things(position: Position) -> Iterator[Thing]:
    yield Thing("pouch")
    yield Thing("discard")
    yield from (Thing("altar", None, kind) for kind in set(position["altar"]))
    yield from (Thing(zone) for zone in position.get("opponent", {}))
    for number, seat in enumerate(position["seats"]):
        yield from (Thing(zone, number, kind) for zone in ("pool", "familiar") for kind in set(seat[zone]))
        yield from (Thing("spells", number, *thing) for thing in product(position["spells"], (None, 3, 4, 5)))


def _sigils_things(position: Position) -> Iterator[Thing]:
    yield Thing("discard")
    yield from (Thing("board", None, colour) for colour in position["board"])
    if position["teacher_dice"]:
        yield from (Thing("teachers", None, *die) for die in product(position["teacher_dice"]["dice"], (None, 1, -1)))
    for number, seat in enumerate(position["seats"]):
        yield from (Thing("dice", number, *die) for die in product(seat["dice"], (None, 1, -1, 2, -2)))
        yield from (Thing("book", number, str(spot)) for spot in range(1, 11))


THINGS = {"materia": _materia_things, "sigils": _sigils_things}


def _said(found: Message) -> list[str]:
    return [render(found, texts, lambda seat: f"seat {seat}") for texts in TEXTS]


def _decisions(name: str, mode: str, games: int) -> Iterator[State]:
    rng = Random(f"reasons {name} {mode}")
    for number in range(games):
        game = game_in(name, mode)
        state = game.start()
        for action in (random_actions if number == 0 else eager_actions)(game, rng):
            if state.player >= 0 and rng.random() < 0.5:
                yield state
            state.apply(action)
        assert state.player == OVER


def _check(spec: GameSpec, state: State, thing: Thing, seen: set[str]) -> None:
    found = spec.reason(state, thing)
    assert found != NOTHING
    assert found.key
    if found.key not in seen:
        seen.add(found.key)
        for text in _said(found):
            assert text[-1] in ".", text
            assert len(text) < 200
            assert "  " not in text


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_what_cannot_be_chosen_has_a_reason(name: str, mode: str) -> None:
    spec = catalog.spec_of(name)
    seen: set[str] = set()
    for state in _decisions(name, mode, games=3):
        before = state.copy()
        offers = spec.offers(state)
        for thing in THINGS[name](state.position()):
            if not any(is_touched(thing, offer) for offer in offers):
                _check(spec, state, thing, seen)
        assert state == before
    assert len(seen) > 8


def _why(name: str, position: Position, *thing: str | int | None) -> str:
    state = catalog.game(name, first=0).load(position)
    return _said(catalog.spec_of(name).reason(state, Thing(*thing)))[0]  # type: ignore[arg-type]


def _materia(phase: str, pool: list[str], **more: object) -> Position:
    seat = {"pool": pool, "familiar": [], "learned": {}} | more
    game = catalog.game("materia", first=0)
    return {
        "game": "materia", "players": 2, "spells": game.start().position()["spells"], "first": 0, "turn": 0,
        "phase": phase, "altar": ["red.circle"], "pouch": "rest",
        "seats": [seat, {"pool": [], "familiar": [], "learned": {}}],
    }  # fmt: skip


def test_the_reason_names_what_is_missing() -> None:
    """Three of one rune stand for one of the colour."""
    pool = ["white.circle", "white.square", "red.circle", "blue.circle", "green.circle"]
    said = _why("materia", _materia("evening", pool), "spells", 0, "time_travel", 4)
    assert (
        said
        == "Level 4 costs 4 white Materia: you have 2, and three with the same rune count as 1 more, so 1 is missing."
    )
    assert _why("materia", _materia("evening", pool), "spells", 0, "levitation", 3) == (
        "Levitation needs at least one purple Materia, and you have none."
    )


def test_the_reason_names_the_phase() -> None:
    learned = {"sacrifice": {"level": 3, "token": "red.square", "today": False}}
    position = _materia("midday", ["red.circle"], learned=learned)
    assert (
        _why("materia", position, "spells", 0, "sacrifice", 3) == "Sacrifice is used in the Morning; now it is Midday."
    )
    assert _why("materia", position, "altar", None, "red.circle") == (
        "You take from the altar in the Morning; now it is Midday."
    )


def test_a_full_pool_is_told() -> None:
    position = _materia("morning", [f"{colour}.square" for colour in ("red", "blue", "green")] * 3)
    assert _why("materia", position, "altar", None, "red.circle") == "Your pool is full: it holds 9 Materia at most."


def test_a_game_without_reasons_gets_a_general_one() -> None:
    state = catalog.game("materia", first=0).start()
    assert _said(GameSpec().reason(state, Thing("anywhere")))[0] == "That cannot be chosen now."
