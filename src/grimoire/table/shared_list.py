"""A list that is copied with every move: its copies share all but the last items."""

from typing import Final, Generic, TypeVar

T = TypeVar("T")
_MOST: Final = 32  # items that are copied


class SharedList(Generic[T]):
    """Grows at its end; what was there long enough is never changed in place, so that copies can share it."""

    def __init__(self) -> None:
        self._head: list[T] = []  # shared
        self._tail: list[T] = []  # our own

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedList) and self.items() == other.items()

    def __hash__(self) -> int:
        raise TypeError("a list that grows has no hash")

    def __len__(self) -> int:
        return len(self._head) + len(self._tail)

    def copy(self) -> "SharedList[T]":
        """An independent copy."""
        twin: SharedList[T] = SharedList()
        twin._head, twin._tail = self._head, self._tail.copy()
        return twin

    def append(self, item: T) -> None:
        """Adds an item."""
        if len(self._tail) >= _MOST:
            self._head, self._tail = self._head + self._tail, []
        self._tail.append(item)

    def items(self, first: int = 0) -> list[T]:
        """The items from a number on, as a list of its own."""
        shared = len(self._head)
        return self._tail[first - shared :] if first >= shared else self._head[first:] + self._tail

    def last(self) -> T | None:
        """The last item; None if there is none."""
        if self._tail:
            return self._tail[-1]
        return self._head[-1] if self._head else None

    def cut(self, length: int) -> None:
        """Drops all items from a number on."""
        shared = len(self._head)
        if length >= shared:
            del self._tail[length - shared :]
        else:
            self._head, self._tail = self._head[:length], []
