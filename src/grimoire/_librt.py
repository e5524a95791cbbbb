"""A stand-in for librt, the compiler's library, on Pythons that it is not made for: there the engine is interpreted."""

import struct
import sys
from array import array
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Final, Self

from mypy_extensions import i64, u8


class _Floats(array):  # type: ignore[type-arg]  # before Python 3.12 it takes none
    CODE = "d"

    def __new__(cls, items: Iterable[float] = (), capacity: int = 0) -> Self:  # noqa: ARG004 (room is made when needed)
        return array.__new__(cls, cls.CODE, items)


class _Integers(_Floats):
    CODE = "q"


class _Bytes(_Floats):
    CODE = "B"


_KINDS: Final = {i64: _Integers, u8: _Bytes, float: _Floats}


class _Vec:
    def __class_getitem__(cls, kind: type) -> type:
        return _KINDS[kind]


def _append(items: "array[float]", item: float) -> "array[float]":
    items.append(item)
    return items


def _read_i32_le(data: bytes, place: int) -> int:
    return int(struct.unpack_from("<i", data, place)[0])


def stand_in() -> None:
    """From now on, modules that import librt get what is here."""
    contents: dict[str, dict[str, object]] = {
        "librt": {},
        "librt.vecs": {"vec": _Vec, "append": _append},
        "librt.strings": {"read_i32_le": _read_i32_le},
    }
    for name, members in contents.items():
        module = ModuleType(name, __doc__)
        vars(module).update(members)
        sys.modules[name] = module


if find_spec("librt") is None:
    stand_in()
