"""How much somebody may ask for: credit that is spent by asking and comes back with time."""

from collections import OrderedDict
from typing import Final

_KEPT: Final = 10_000  # addresses remembered; who is forgotten begins with full credit


class Credit:
    """A purse of one page or one address. Time is passed in, in seconds."""

    __slots__ = ("_amount", "_at", "_most", "_refill")

    def __init__(self, most: float, refill: float, now: float) -> None:
        self._most = most
        self._refill = refill
        self._amount = most
        self._at = now

    def spend(self, cost: float, now: float) -> bool:
        """Takes the cost if it is there. A purse without bounds has no most."""
        if self._most <= 0:
            return True
        self._amount = min(self._most, self._amount + (now - self._at) * self._refill)
        self._at = now
        if self._amount < cost:
            return False
        self._amount -= cost
        return True


class Purses:
    """The purses of all addresses, the longest unused forgotten."""

    def __init__(self, most: float, refill: float) -> None:
        self._most: Final = most
        self._refill: Final = refill
        self._purses: Final[OrderedDict[str, Credit]] = OrderedDict()

    def of(self, address: str, now: float) -> Credit:
        """The purse of an address."""
        purse = self._purses.get(address)
        if purse is None:
            purse = self._purses[address] = Credit(self._most, self._refill, now)
            if len(self._purses) > _KEPT:
                self._purses.popitem(last=False)
        else:
            self._purses.move_to_end(address)
        return purse
