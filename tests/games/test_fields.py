"""The fields of a state are listed once: what is generated from the list is up to date, and the list is right."""

import pickle
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from grimoire.games.fields import Field, Role
from grimoire.games.search_state import SearchState
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.generators import MODES, game_in
from tools import make_fields

GAMES = make_fields.games()
FIRST_MODE = {name: next(mode for game, mode in MODES if game == name and mode.startswith("2p")) for name in GAMES}


def start(name: str) -> SearchState:
    state = game_in(name, FIRST_MODE[name]).start()
    assert isinstance(state, SearchState)
    return state


def seats_of(state: SearchState) -> list[object]:
    seats = getattr(state, "seats")  # noqa: B009 (a state in general has none)
    assert isinstance(seats, list)
    return seats


def places(state: SearchState, name: str) -> Iterator[tuple[object, Field]]:
    """Every field and where it is."""
    listed = make_fields.fields_of(name)
    for field in listed.board:
        yield state, field
    for seat in seats_of(state):
        for field in listed.seat:
            yield seat, field


def some_values(field: Field) -> list[int]:
    if field.high is None:
        return [0, 1, 1 << 31, 1 << 61]
    return sorted({field.low, field.low + 1, (field.low + field.high) // 2, field.high - 1, field.high})


@pytest.mark.parametrize("name", GAMES)
def test_the_generated_file_is_up_to_date(name: str) -> None:
    assert make_fields.target(name).read_text(encoding="utf-8") == make_fields.source(name), "run: make fields"


@pytest.mark.parametrize("name", GAMES)
def test_a_field_tells_states_apart_or_does_not_matter(name: str) -> None:
    state = start(name)
    for place, field in places(state, name):
        kept = getattr(place, field.name)
        keys, fingerprints = set(), set()
        for value in some_values(field):
            setattr(place, field.name, value)
            keys.add(state.key())
            fingerprints.add(int(state.fingerprint()))
        setattr(place, field.name, kept)
        if field.tells_apart and field.key == "{}":
            assert len(keys) == len(some_values(field)), field.name
        if field.tells_apart and field.fingerprint == "{}":
            assert len(fingerprints) == len(some_values(field)), field.name
        if not field.tells_apart:
            assert len(keys) == 1, field.name


@pytest.mark.parametrize("name", GAMES)
def test_every_two_fields_have_room_in_a_fingerprint(name: str) -> None:
    state = start(name)
    listed = [(place, field) for place, field in places(state, name) if field.tells_apart and field.fingerprint == "{}"]
    for (place, field), (other_place, other) in combinations(listed, 2):
        kept = getattr(place, field.name), getattr(other_place, other.name)
        fingerprints = set()
        for values in product(some_values(field), some_values(other)):
            setattr(place, field.name, values[0])
            setattr(other_place, other.name, values[1])
            fingerprints.add(int(state.fingerprint()))
        assert len(fingerprints) == len(some_values(field)) * len(some_values(other)), (field.name, other.name)
        setattr(place, field.name, kept[0])
        setattr(other_place, other.name, kept[1])


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name, mode in MODES if name in GAMES])
def test_values_stay_between_low_and_high(name: str, mode: str) -> None:
    state, rng = game_in(name, mode).start(), Random(mode)
    assert isinstance(state, SearchState)
    listed = list(places(state, name))
    while state.player != OVER:
        for place, field in listed:
            value = getattr(place, field.name)
            assert field.high is None or field.low <= value <= field.high, (field.name, value)
        state.play(pick(state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles_have_every_field(name: str) -> None:
    state = start(name)
    for place, field in places(state, name):
        if field.name not in ("player", "turn"):
            setattr(place, field.name, field.low + 1)
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        for (place, field), (other, _) in zip(places(state, name), places(twin, name), strict=True):
            assert getattr(place, field.name) == getattr(other, field.name), field.name
        assert twin.key() == state.key()
        assert twin.legal() == state.legal()


@pytest.mark.parametrize("name", GAMES)
def test_settling_and_forgetting_reset_their_fields_only(name: str) -> None:
    state = start(name)
    board = make_fields.fields_of(name).board
    for role, reset in ((Role.TRANSIENT, "settle"), (Role.QUESTION, "forget_question")):
        changed = [field for field in board if field.name not in ("player", "turn")]
        for field in changed:
            setattr(state, field.name, field.low + 1)
        getattr(state, reset)()
        for field in changed:
            assert getattr(state, field.name) == (field.initial if field.role is role else field.low + 1), field.name
