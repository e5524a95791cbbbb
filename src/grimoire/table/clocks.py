"""The clocks of a match. They have no time of their own: callers pass the time in."""

import time
from typing import Final

import msgspec

from grimoire.table.settings import Clock

NOBODY: Final = -1
_STARTED: Final = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time to pass in: milliseconds since 1970.

    It goes on steadily while the program runs: games must not end because somebody sets the clock of the machine.
    """
    return (_STARTED + time.monotonic_ns()) // 1_000_000


class Clocks(msgspec.Struct, frozen=True):
    """What is left to each seat, in milliseconds, and whose clock runs since when.

    A seat gets its bonus (or its fresh bank) once a turn, when its clock first runs in it: leaving, returning and undo
    begin no turn. Whoever leaves in their turn and is back before a bot has moved for them has spent that time.
    """

    rule: Clock
    left: tuple[int, ...]
    running: int = NOBODY
    since: int = 0
    turn: int = NOBODY  # whose turn it is, even if no clock runs
    paid: bool = False  # has it been given the time of this turn?
    left_in_turn: bool = False  # stands the clock still because they left, with nothing decided since?

    @classmethod
    def full(cls, rule: Clock, seats: int) -> "Clocks":
        """The clocks before the first turn."""
        return cls(rule, (rule.bank,) * seats)

    def turned_to(self, seat: int, runs: bool, now: int) -> "Clocks":
        """The same from now on, while it is this seat's turn; unless its clock ``runs``, all of them stand still."""
        left = self._left(now)
        goes_on = seat == self.turn
        paid = self.paid and goes_on
        if runs and not paid:
            left[seat] = self._granted(left[seat])
        if self.left_in_turn and goes_on:
            if not runs:
                return self
            left[seat] -= max(0, now - self.since)
        leaves = goes_on and not runs and self.running == seat
        return Clocks(self.rule, tuple(left), seat if runs else NOBODY, now, seat, paid or runs, leaves)

    def decided(self) -> "Clocks":
        """The same after a decision."""
        return msgspec.structs.replace(self, left_in_turn=False) if self.left_in_turn else self

    def undone(self, before: "Clocks", now: int) -> "Clocks":
        """The same after an undo that leads back to these clocks: the turn has never ended.

        So the others have what they had before it ended, and the time since then is charged to whoever undoes.
        """
        own, left = before.turn, self._left(now)
        had = list(before.left)
        if self.turn != own and self.paid:
            had[self.turn] = self._granted(had[self.turn])
        spent = sum(had[seat] - left[seat] for seat in range(len(left)) if seat != own)
        restored = [left[own] - spent if seat == own else time for seat, time in enumerate(before.left)]
        return Clocks(self.rule, tuple(restored), NOBODY, now, own, before.paid)

    def deadline(self) -> int | None:
        """When the running clock is at zero."""
        return None if self.running == NOBODY else self.since + max(0, self.left[self.running])

    def _left(self, now: int) -> list[int]:
        left = list(self.left)
        if self.running != NOBODY:
            left[self.running] -= max(0, now - self.since)
        return left

    def _granted(self, left: int) -> int:
        """What is left with the time of a new turn."""
        return self.rule.bank if self.rule.fresh else left + self.rule.bonus
