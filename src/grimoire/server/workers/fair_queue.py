"""A fair queue: addresses take turns, and so do the people at each of them."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
MOST: Final = 200  # tasks that one person may have in the queue


class Asker(NamedTuple):
    """For whom something is worked out."""

    address: str = ""
    person: str = ""


class QueueFull(Exception):
    """Somebody has as many tasks in the queue as a person may have."""


class FairQueue(Generic[T]):
    """However much one person asks for, the next task of another is at most one turn away.

    Addresses come first: a person can have many keys, but not many addresses.
    """

    def __init__(self, each: int = MOST) -> None:
        self._each: Final = each
        self._addresses: Final[OrderedDict[str, OrderedDict[str, deque[T]]]] = OrderedDict()

    def add(self, asker: Asker, item: T) -> None:
        """Puts something behind everything that this person has asked for."""
        people = self._addresses.setdefault(asker.address, OrderedDict())
        own = people.setdefault(asker.person, deque())
        if len(own) >= self._each:
            raise QueueFull
        own.append(item)

    def take(self) -> T:
        """What is next; IndexError if there is nothing."""
        if not self._addresses:
            raise IndexError("the queue is empty")
        address, people = self._addresses.popitem(last=False)
        person, own = people.popitem(last=False)
        item = own.popleft()
        if own:
            people[person] = own
        if people:
            self._addresses[address] = people
        return item

    def clear(self) -> None:
        """Drops everything."""
        self._addresses.clear()

    def __iter__(self) -> Iterator[T]:
        for people in self._addresses.values():
            for own in people.values():
                yield from own

    def __len__(self) -> int:
        return sum(len(own) for people in self._addresses.values() for own in people.values())

    def __bool__(self) -> bool:
        return bool(self._addresses)
