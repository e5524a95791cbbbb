"""A cache with limited room: what was unused for longest makes way."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LRUCache(Generic[K, V]):
    """Values by key; ``size`` says how much room each takes."""

    def __init__(self, room: int, size: Callable[[V], int]) -> None:
        self._room: Final = room
        self._size: Final = size
        self._used = 0
        self._values: Final[OrderedDict[K, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """A value if it is still there."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Keeps a value, unless it is larger than all the room."""
        old = self._values.pop(key, None)
        if old is not None:
            self._used -= self._size(old)
        if self._size(value) > self._room:
            return
        self._values[key] = value
        self._used += self._size(value)
        while self._used > self._room:
            self._used -= self._size(self._values.popitem(last=False)[1])
