"""Chance from secrets: fixed vectors, exactly equal chances, and the form of a proof in a record."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from grimoire.kernel.chance import pick
from grimoire.kernel.errors import RecordError
from grimoire.kernel.fairness import (
    MOST_WEIGHT,
    chance_key,
    commitment_to,
    fairness_of,
    number_below,
    proven_outcome,
    share_of,
    unit_of,
)
from grimoire.kernel.game import CHANCE, OVER
from tests.generators import MODES, game_in

SECRET, ANN, CAT = "00" * 31 + "01", "11" * 32, "22" * 32
# As openssl dgst -sha256 -mac HMAC computes them; docs/clients.md and the tests of the page have the same.
KEY = "6a8b727054ebc8aaa296cafd9329be202695faeaf8cf1c964b323d176cd8a22d"


def test_commitments_and_keys_are_those_of_the_standard() -> None:
    assert commitment_to(SECRET) == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
    assert chance_key(SECRET, {2: CAT, 0: ANN}).hex() == KEY
    assert chance_key(SECRET, {}).hex() == "02a59a27bd175dffea225a4c98ad884d42be63835bd0d56a25224930e200d0fa"


def test_who_contributed_a_seed_matters() -> None:
    keys = [chance_key(SECRET, seeds) for seeds in ({}, {0: ANN}, {1: ANN}, {0: ANN, 1: CAT}, {0: CAT, 1: ANN})]
    assert len(set(keys)) == len(keys)


def test_numbers_are_fixed() -> None:
    key = bytes.fromhex(KEY)
    assert [number_below(key, number, 75) for number in range(1, 11)] == [27, 30, 30, 1, 10, 3, 34, 10, 64, 52]
    assert [number_below(key, number, 2**48) for number in range(1, 4)] == [
        84299403860280, 249801496803105, 267372209577676,
    ]  # fmt: skip


@pytest.mark.parametrize("span", [2, 7, 64, 256])
def test_every_number_comes_from_equally_many(span: int) -> None:
    for total in range(1, span + 1):
        found = Counter(unit_of(value, total, span) for value in range(span))
        rejected = found.pop(None, 0)
        assert rejected == span % total
        assert found == dict.fromkeys(range(total), span // total)


def test_a_rejected_number_is_drawn_again() -> None:
    assert unit_of(2**64 - 1, 3) is None
    assert unit_of(2**64 - 2, 3) == 2


def test_a_weight_that_would_not_be_exact_is_refused() -> None:
    for total in (0, -1, MOST_WEIGHT + 1):
        with pytest.raises(ValueError, match="total weight"):
            number_below(b"", 1, total)


@pytest.mark.parametrize("total", [1, 3, 75, 2**31 - 1, 2**48 - 1, MOST_WEIGHT])
def test_shares_find_their_unit_whatever_is_rounded(total: int) -> None:
    rng = Random(total)
    units = {0, total - 1, total // 2, *(rng.randrange(total) for _ in range(1000))}
    assert all(int(share_of(unit, total) * float(total)) == unit for unit in units)
    assert all(0 <= share_of(unit, total) < 1 for unit in units)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_outcomes_have_exactly_their_weights(game: str, mode: str) -> None:
    state, rng = game_in(game, mode).start(), Random(3)
    for _ in range(200):
        if state.player == OVER:
            break
        if state.player == CHANCE:
            weights = state.weights()
            total = sum(weights)
            found = Counter(state.outcome(share_of(unit, total)) for unit in range(total))
            assert found == dict(zip(state.legal(), weights, strict=True))
        state.play(pick(state, rng))


def test_an_outcome_depends_on_its_number_and_nothing_else() -> None:
    state, key = game_in("materia", "2p-set-1").start(), bytes.fromhex(KEY)
    while state.player != CHANCE:
        state.play(state.legal()[0])
    codes = [proven_outcome(state, key, number) for number in range(1, 50)]
    assert codes == [proven_outcome(state.copy(), key, number) for number in range(1, 50)]
    assert len(set(codes)) > 1


GOOD: dict[str, Any] = {
    "scheme": 1,
    "commitment": ANN,
    "secret": SECRET,
    "seats": [{"commitment": ANN, "seed": CAT}, {}],
}


def test_a_proof_is_read_as_it_was_written() -> None:
    later = {key: value for key, value in GOOD.items() if key != "secret"} | {"first": 1}
    assert fairness_of({"fairness": GOOD, "actions": []}, 2) == GOOD
    assert fairness_of({"actions": []}, 2) is None
    assert fairness_of({"fairness": None, "actions": []}, 2) is None
    assert fairness_of({"fairness": later, "actions": ["x"]}, 2) == later


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"scheme": 2}, "fairness.scheme"),
        ({"commitment": ANN[1:]}, "fairness.commitment"),
        ({"secret": "A" + SECRET[1:]}, "fairness.secret"),
        ({"secret": None}, "fairness.secret"),
        ({"seats": []}, "fairness.seats"),
        ({"seats": {}}, "fairness.seats"),
        ({"seats": [{"seed": ANN}, {}]}, "fairness.seats.0.commitment"),
        ({"seats": [{}, 7]}, "fairness.seats.1"),
        ({"seats": [{}, {"commitment": "g" * 64}]}, "fairness.seats.1.commitment"),
        ({"first": 1}, "fairness.first"),
        ({"first": -1}, "fairness.first"),
        ({"name": 1}, "fairness.name"),
    ],
)
def test_a_proof_of_another_form_is_refused_with_the_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        fairness_of({"fairness": GOOD | change, "actions": []}, 2)
    assert place in [fault.place for fault in caught.value.faults]


def test_a_proof_must_be_an_object() -> None:
    with pytest.raises(RecordError, match="fairness"):
        fairness_of({"fairness": "yes", "actions": []}, 2)
