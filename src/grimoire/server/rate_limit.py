"""How much one page or one address may ask for: token buckets that fill up again with time."""

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

_KEPT: Final = 10_000  # addresses remembered; one that was forgotten starts with a full bucket


class TokenBucket:
    """Tokens that requests cost. Time is passed in, in seconds; a bucket without a size never runs dry."""

    __slots__ = ("_at", "_refill", "_size", "_tokens")

    def __init__(self, size: float, refill: float, now: float) -> None:
        self._size = size
        self._refill = refill
        self._tokens = size
        self._at = now

    def spend(self, cost: float, now: float) -> bool:
        """Takes the cost if there are enough tokens."""
        if self._size <= 0:
            return True
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._refill)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


def network(address: str) -> str:
    """What counts as one address: in IPv6 a /64, as everybody has at least that many addresses."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False).network_address)


class AddressLimits:
    """A bucket for each address; the one that was unused for longest is forgotten first."""

    def __init__(self, size: float, refill: float) -> None:
        self._size: Final = size
        self._refill: Final = refill
        self._buckets: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def bucket(self, address: str, now: float) -> TokenBucket:
        """The bucket of an address and its neighbours."""
        address = network(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._size, self._refill, now)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class PageLimit:
    """The limit of one page: its own bucket and that of its address. Remembers how often in a row it was reached."""

    def __init__(self, own: TokenBucket, address: TokenBucket) -> None:
        self._own: Final = own
        self._address: Final = address
        self.refused = 0

    def allows(self, cost: float, now: float) -> bool:
        """Takes the cost from both buckets if it can be paid."""
        allowed = self._own.spend(cost, now) and self._address.spend(cost, now)
        self.refused = 0 if allowed else self.refused + 1
        return allowed
