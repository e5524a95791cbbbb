"""Verifying records: what was played with secrets is verified, and whatever is changed is found and named."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimoire import catalog
from grimoire.kernel.errors import RecordError
from grimoire.kernel.fairness import commitment_to
from grimoire.kernel.game import CHANCE
from grimoire.kernel.verification import Verification, verify
from tests.table.fair_tables import SEEDS, FairTable, finished, plan

Data = dict[str, Any]
RECORD: Data = json.loads(json.dumps(finished("ann", "bob")))
HEX = "0123456789abcdef"


def check(data: object) -> Verification:
    return verify(data, catalog.game)


def chance_numbers(data: Data) -> list[int]:
    """The numbers of the actions that chance played."""
    *states, _ = catalog.Record.from_data(data).states()
    return [number for number, state in enumerate(states, start=1) if state.player == CHANCE]


CHANCES = chance_numbers(RECORD)


@pytest.mark.parametrize(
    ("people", "game"),
    [
        (("ann",), "materia"),
        (("ann", "bob", "cat"), "materia"),
        (("bot", "bot"), "materia"),
        (("ann", "bot"), "sigils"),
    ],
)
def test_a_game_with_secrets_is_verified(people: tuple[str, ...], game: str) -> None:
    record: Data = json.loads(json.dumps(finished(*people, game=game)))
    found = check(record)
    assert found == Verification("verified", len(chance_numbers(record)), None, record["fairness"])
    assert [("seed" in seat) for seat in record["fairness"]["seats"]] == [person in SEEDS for person in people]


def test_a_record_without_proof_says_so() -> None:
    plain = {key: value for key, value in RECORD.items() if key != "fairness"}
    assert check(plain) == Verification("no-proof")


def test_a_game_in_progress_has_only_commitments() -> None:
    table = FairTable(plan("ann"), plan("bot"))
    table.reveal("ann")
    record = table.match.record()
    assert check(record).status == "not-over"
    assert set(record["fairness"]) == {"scheme", "commitment", "seats"}
    assert record["fairness"]["seats"] == [{"commitment": commitment_to(SEEDS["ann"])}, {}]


def changed(text: str, place: int, step: int) -> str:
    """The text with another hexadecimal digit at a place."""
    place %= len(text)
    digit = HEX[(HEX.index(text[place]) + step) % 16]
    return text[:place] + digit + text[place + 1 :]


@given(place=st.integers(0, 63), step=st.integers(1, 15), which=st.sampled_from(["secret", "commitment"]))
def test_any_other_digit_of_the_servers_secret_or_commitment_is_named(place: int, step: int, which: str) -> None:
    data = deepcopy(RECORD)
    data["fairness"][which] = changed(data["fairness"][which], place, step)
    found = check(data)
    assert found.status == "differs"
    assert found.fault is not None
    assert found.fault.place == "fairness.secret"


@given(
    place=st.integers(0, 63),
    step=st.integers(1, 15),
    seat=st.integers(0, 1),
    which=st.sampled_from(["seed", "commitment"]),
)
def test_any_other_digit_of_a_seed_or_its_commitment_is_named(place: int, step: int, seat: int, which: str) -> None:
    data = deepcopy(RECORD)
    entry = data["fairness"]["seats"][seat]
    entry[which] = changed(entry[which], place, step)
    found = check(data)
    assert found.status == "differs"
    assert found.fault is not None
    assert (found.fault.key, found.fault.values["seat"]) == ("seed-differs", seat + 1)


@given(which=st.sampled_from(CHANCES), other=st.integers(0, 10_000))
def test_any_other_outcome_is_named_with_what_it_should_have_been(which: int, other: int) -> None:
    data = deepcopy(RECORD)
    before = list(catalog.Record.from_data(RECORD).states())[which - 1]
    choices = [action for action in before.actions() if action != RECORD["actions"][which - 1]]
    if not choices:
        return
    data["actions"][which - 1] = choices[other % len(choices)]
    found = check(data)
    assert found.status == "differs"
    assert found.fault is not None
    assert found.fault.values["number"] == which
    assert found.fault.values["wanted"] == RECORD["actions"][which - 1]
    assert found.outcomes == CHANCES.index(which)


@given(which=st.sampled_from(CHANCES), place=st.integers(0, 30), letter=st.characters())
def test_any_other_letter_of_an_outcome_is_named(which: int, place: int, letter: str) -> None:
    data = deepcopy(RECORD)
    text = data["actions"][which - 1]
    place %= len(text)
    data["actions"][which - 1] = text[:place] + letter + text[place + 1 :]
    if data == RECORD:
        return
    found = check(data)
    assert found.status == "differs"
    assert found.fault is not None
    assert found.fault.values["number"] == which


def test_secrets_that_fit_their_commitments_but_are_not_those_of_the_game_are_found() -> None:
    data = deepcopy(RECORD)
    data["fairness"] |= {"secret": "00" * 32, "commitment": commitment_to("00" * 32)}
    found = check(data)
    assert found.fault is not None
    assert found.fault.key == "outcome-differs"
    dropped = deepcopy(RECORD)
    dropped["fairness"]["seats"][1] = {}
    assert check(dropped).status == "differs"
    swapped = deepcopy(RECORD)
    swapped["fairness"]["seats"].reverse()
    assert check(swapped).status == "differs"


def test_an_outcome_that_was_left_out_or_added_is_found() -> None:
    at = CHANCES[3] - 1
    for actions in (
        RECORD["actions"][:at] + RECORD["actions"][at + 1 :],
        RECORD["actions"][: at + 1] + RECORD["actions"][at:],
    ):
        found = check(RECORD | {"actions": actions})
        assert found.status == "differs"
        assert found.fault is not None
        assert found.fault.key == "outcome-differs"


def test_what_is_not_a_record_is_refused() -> None:
    illegal = deepcopy(RECORD)
    decision = next(number for number in range(1, len(RECORD["actions"])) if number not in CHANCES)
    illegal["actions"][decision - 1] = "fly"
    with pytest.raises(RecordError, match=f"action {decision}"):
        check(illegal)
    with pytest.raises(RecordError, match="result"):
        check(RECORD | {"result": {"scores": [0, 0], "winners": [0]}})
    with pytest.raises(RecordError, match="fairness"):
        check(RECORD | {"fairness": {}})


def test_a_proof_goes_through_load_and_save() -> None:
    assert catalog.Record.from_data(RECORD).data() == RECORD
