"""How much one page, person or address may ask for: token buckets that fill up again with time."""

from collections import OrderedDict
from collections.abc import Sequence
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

_KEPT: Final = 10_000  # addresses or people remembered; one that was forgotten starts with a full bucket


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
        self._fill(now)
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_empty(self, now: float) -> bool:
        """Is there nothing left, or a debt?"""
        self._fill(now)
        return self._size > 0 >= self._tokens

    def charge(self, cost: float, now: float) -> None:
        """Takes the cost in any case; a debt of more than a full bucket is forgiven."""
        if self._size > 0:
            self._fill(now)
            self._tokens = max(-self._size, self._tokens - cost)

    def _fill(self, now: float) -> None:
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._refill)
        self._at = now


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


def pay(buckets: Sequence[TokenBucket], cost: float, now: float) -> bool:
    """Charges work that may cost more than a bucket holds; refused while one of the buckets is empty."""
    if any(bucket.is_empty(now) for bucket in buckets):
        return False
    for bucket in buckets:
        bucket.charge(cost, now)
    return True


class Buckets:
    """A bucket for each address or person; the one that was unused for longest is forgotten first."""

    def __init__(self, size: float, refill: float) -> None:
        self._size: Final = size
        self._refill: Final = refill
        self._buckets: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def bucket(self, who: str, now: float) -> TokenBucket:
        """The bucket of a person, or of an address and its neighbours."""
        who = network(who)
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._size, self._refill, now)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class PageLimit:
    """The limit of one page: its own bucket, and those it shares with other pages of its address and person.

    Remembers how often in a row it was reached.
    """

    def __init__(self, own: TokenBucket, *shared: TokenBucket) -> None:
        self._own: Final = own
        self._shared: Final = shared
        self.refused = 0

    def allows(self, cost: float, now: float) -> bool:
        """Takes the cost from all buckets if it can be paid."""
        allowed = self._own.spend(cost, now)
        for bucket in self._shared:
            allowed = allowed and bucket.spend(cost, now)
        self.refused = 0 if allowed else self.refused + 1
        return allowed

    def pays(self, cost: float, now: float) -> bool:
        """Charges costly work to the person and the address."""
        paid = pay(self._shared, cost, now)
        self.refused += not paid
        return paid
