"""Reading data: faults are counted and cut short, however large the data is."""

import pickle

import pytest

from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import MOST_FAULTS, Reader, shown


def faults_of(count: int) -> Reader:
    """A reader that has seen so many faults."""
    reader = Reader(OptionError)
    for number in range(count):
        reader.fault("not-a-kind", f"altar.{number}", "{name!r} is no kind of token", name=number)
    return reader


def test_reading_stops_after_enough_faults() -> None:
    faults_of(0).finish()
    with pytest.raises(OptionError) as caught:
        faults_of(3).finish()
    assert len(caught.value.faults) == 3
    with pytest.raises(OptionError) as caught:
        faults_of(1_000_000_000)
    assert len(caught.value.faults) == MOST_FAULTS + 1
    assert str(caught.value).endswith("these are the first 20 faults; there may be more")


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("red.circle", "'red.circle'"),
        ([1, "a"], "[1, 'a']"),
        (None, "None"),
        ("x" * 1_000_000, repr("x" * 200 + "…")),
        ([1] * 1_000_000, "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...]"),
        (10**4000, "a very large number"),
        ([1, 16**5000], "[1, ...]"),
        ({"a": -(16**5000)}, "{'a': ...}"),
        ([[[[[[[[[[[]]]]]]]]]]], "[[[[[[[...]]]]]]]"),
    ],
)
def test_what_is_quoted_is_short(value: object, quoted: str) -> None:
    assert repr(shown(value)) == quoted
    assert repr(pickle.loads(pickle.dumps(shown(value)))) == quoted


@pytest.mark.parametrize("name", ["", " ", 5, None, "\x1b[2J", "a\nb", "\u2028", "\ud800", "x" * 61])
def test_names_are_short_and_without_control_characters(name: object) -> None:
    reader = Reader(OptionError)
    reader.name(name, "name", 60)
    assert len(reader.faults) == 1


@pytest.mark.parametrize("name", ["Fire", "Étoile du matin", "王", "x" * 60, "Eis\u00adkristall"])
def test_other_names_are_fine(name: str) -> None:
    reader = Reader(OptionError)
    reader.name(name, "name", 60)
    assert not reader.faults
