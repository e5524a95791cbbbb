"""The clocks of a match. They have no time of their own: callers pass the time in."""

import time
from typing import Final

import msgspec

from grimoire.table.settings import Clock

NOBODY: Final = -1


def now() -> int:
    """The time to pass in: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clocks(msgspec.Struct, frozen=True):
    """What is left to each seat, in milliseconds, and whose clock runs since when."""

    rule: Clock
    left: tuple[int, ...]
    running: int = NOBODY
    since: int = 0

    @classmethod
    def full(cls, rule: Clock, seats: int) -> "Clocks":
        """The clocks before the first turn."""
        return cls(rule, (rule.bank,) * seats)

    def turned_to(self, seat: int, now: int) -> "Clocks":
        """The same from now on, with this seat's clock running; NOBODY stops them all."""
        left = list(self.left)
        if self.running != NOBODY:
            left[self.running] -= max(0, now - self.since)
        if seat not in (self.running, NOBODY):
            left[seat] = self.rule.bank if self.rule.fresh else left[seat] + self.rule.bonus
        return Clocks(self.rule, tuple(left), seat, now)

    def deadline(self) -> int | None:
        """When the running clock is at zero."""
        return None if self.running == NOBODY else self.since + max(0, self.left[self.running])
