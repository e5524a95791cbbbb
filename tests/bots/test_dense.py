"""A layer of a net: the compiled one gives the same numbers as the plain one, to the last bit."""

import importlib.util
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import grimoire
from grimoire.bots import dense

SOURCE = Path(dense.__file__ or "").with_name("dense.py")
needs_compiler = pytest.mark.skipif(not grimoire.compiled, reason="the engine is not compiled: install gcc, make clean")


Given = tuple[vec[i64], vec[float], int, vec[float], vec[float], vec[float]]


def plain_layer() -> Callable[..., None]:
    found = importlib.util.spec_from_file_location("plain_dense", SOURCE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    layer: Callable[..., None] = module.layer
    return layer


def floats(numbers: Iterable[float]) -> vec[float]:
    made = vec[float]()
    for number in numbers:
        made = append(made, number)
    return made


def whole(numbers: Iterable[int]) -> vec[i64]:
    made = vec[i64]()
    for number in numbers:
        made = append(made, number)
    return made


def a_layer(rng: Random, inputs: int, width: int, count: int) -> Given:
    def drawn(size: int) -> vec[float]:
        return floats([rng.gauss(0, 1) for _ in range(size)])

    indices = whole([rng.randrange(inputs) for _ in range(count + 2)])  # two more than counted
    return indices, drawn(count + 2), count, drawn(inputs * width), drawn(width), drawn(width)


@needs_compiler
@pytest.mark.parametrize("width", [8, 24, 32, 64, 104])
@pytest.mark.parametrize("count", [0, 1, 7, 90])
def test_compiled_and_plain_are_equal(width: int, count: int) -> None:
    rng = Random(width * 100 + count)
    given = a_layer(rng, 50, width, count)
    expected = floats([0.0] * width)
    plain_layer()(*given[:5], expected)
    dense.layer(*given)
    assert list(given[5]) == list(expected)
    assert any(number > 0 for number in expected)


@needs_compiler
@pytest.mark.parametrize("part", range(6))
def test_other_things_than_vectors_are_refused(part: int) -> None:
    given: list[Any] = list(a_layer(Random(1), 5, 8, 3))
    given[part] = "x"
    with pytest.raises(TypeError):
        dense.layer(*given)


@needs_compiler
@pytest.mark.parametrize(
    ("part", "value"),
    [(0, whole([0, 1, 5])), (0, whole([0, -1, 1])), (0, whole([0])), (1, floats([1.0])), (2, 9), (2, -1),
     (3, floats([1.0] * 8)), (4, floats([1.0])), (5, floats([1.0] * 12)), (5, floats([]))],
)  # fmt: skip
def test_sizes_that_do_not_fit_are_refused(part: int, value: object) -> None:
    given: list[Any] = list(a_layer(Random(1), 5, 8, 3))
    given[0] = whole([4, 3, 2])
    given[part] = value
    with pytest.raises(IndexError):
        dense.layer(*given)
