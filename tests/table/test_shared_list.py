"""A list whose copies share what they have in common behaves like any other list, and copies never see each other."""

from random import Random

import pytest

from grimoire.table.shared_list import SharedList


def test_an_empty_list() -> None:
    empty: SharedList[int] = SharedList()
    assert len(empty) == 0
    assert empty.items() == []
    assert empty.last() is None


@pytest.mark.parametrize("seed", range(20))
def test_copies_are_independent_lists(seed: int) -> None:
    rng = Random(seed)
    pairs: list[tuple[SharedList[int], list[int]]] = [(SharedList(), [])]
    for number in range(400):
        ours, plain = rng.choice(pairs)
        match rng.randrange(8):
            case 0:
                pairs.append((ours.copy(), plain.copy()))
            case 1 if plain:
                length = rng.randrange(max(0, len(plain) - 50), len(plain))
                ours.cut(length)
                del plain[length:]
            case _:
                ours.append(number)
                plain.append(number)
    for ours, plain in pairs:
        first = rng.randrange(len(plain) + 1)
        assert len(ours) == len(plain)
        assert ours.items() == plain
        assert ours.items(first) == plain[first:]
        assert ours.last() == (plain[-1] if plain else None)


def test_lists_with_the_same_items_are_equal() -> None:
    one: SharedList[int] = SharedList()
    for number in range(40):
        one.append(number)
    other = one.copy()
    assert one == other
    other.append(1)
    assert one != other
    with pytest.raises(TypeError, match="hash"):
        hash(one)
