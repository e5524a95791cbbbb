"""Piles: what is worked out from the bits of one number is what counting the tokens gives."""

from hypothesis import given
from hypothesis import strategies as st

from grimoire.games.materia.pile import (
    COLOURS,
    COPIES,
    KINDS,
    WHOLE,
    colour_count,
    has_so_many,
    kind_at,
    kinds_in,
    lowest,
    names_of,
    pile_of,
    size,
    trio,
    trio_size,
)

tokens = st.lists(st.sampled_from(KINDS), max_size=105).map(
    lambda names: [kind for kind in KINDS for _ in range(min(names.count(kind), COPIES))]
)


def of_colour(names: list[str], colour: str) -> int:
    return sum(name.startswith(f"{colour}.") for name in names)


@given(tokens)
def test_tokens_are_counted(names: list[str]) -> None:
    pile = pile_of(names)
    assert names_of(pile) == names
    assert size(pile) == len(names)
    assert size(kinds_in(pile)) == len(set(names))
    assert colour_count(pile) == len({name.split(".")[0] for name in names})
    assert [trio_size(trio(pile, colour)) for colour in range(7)] == [of_colour(names, colour) for colour in COLOURS]


@given(tokens, st.integers(1, 15))
def test_a_colour_with_so_many(names: list[str], least: int) -> None:
    assert has_so_many(pile_of(names), least) == any(of_colour(names, colour) >= least for colour in COLOURS)


@given(tokens.filter(bool))
def test_tokens_are_found_in_order(names: list[str]) -> None:
    pile = pile_of(names)
    assert [KINDS[kind_at(pile, index)] for index in range(len(names))] == names
    assert KINDS[lowest(kinds_in(pile))] == names[0]
    assert [KINDS[kind_at(kinds_in(pile), index)] for index in range(len(set(names)))] == list(dict.fromkeys(names))


def test_the_whole_pouch() -> None:
    assert [KINDS[kind_at(WHOLE, index)] for index in range(105)] == [kind for kind in KINDS for _ in range(COPIES)]
