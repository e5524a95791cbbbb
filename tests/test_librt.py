"""The stand-in for librt does what librt does."""

import pytest
from librt import strings, vecs
from mypy_extensions import i64, u8

from grimoire import _librt


@pytest.mark.parametrize(("kind", "numbers"), [(i64, [1, -(2**62)]), (u8, [0, 255]), (float, [0.5, 2.0])])
def test_vectors(kind: type, numbers: list[float]) -> None:
    views = []
    for library in (vecs, None):
        vec, append = (_librt._Vec, _librt._append) if library is None else (library.vec, library.append)
        made = vec[kind](numbers)  # type: ignore[index]  # the kind is not known to the checker
        made = append(made, 7)
        made[0] = numbers[1]
        assert list(made) == [numbers[1], numbers[1], 7]
        assert len(vec[kind](capacity=9)) == 0  # type: ignore[index]
        views.append(bytes(memoryview(made)))
    assert views[0] == views[1]


def test_integers_in_bytes() -> None:
    data = (-5).to_bytes(4, "little", signed=True) + (6).to_bytes(4, "little")
    for place in (0, 4):
        assert _librt._read_i32_le(data, place) == strings.read_i32_le(data, place)
