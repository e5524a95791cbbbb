"""The clocks of a match. They have no time of their own: whoever asks says what time it is."""

from typing import Final

from grimoire.table.settings import Clock

NOBODY: Final = -1


class Clocks:
    """What is left to each seat, in milliseconds, and whose clock runs since when."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self._rule: Final = rule
        self.left: Final = [rule.bank] * seats
        self.running = NOBODY
        self.since = 0

    def turn_to(self, seat: int, now: int) -> None:
        """From now on this seat's clock runs, or none for NOBODY."""
        self._charge(now)
        if seat != self.running and seat != NOBODY:
            self.left[seat] = self._rule.bank if self._rule.fresh else self.left[seat] + self._rule.bonus
        self.running = seat

    def deadline(self) -> int | None:
        """When the running clock is at zero."""
        return None if self.running == NOBODY else self.since + max(0, self.left[self.running])

    def _charge(self, now: int) -> None:
        if self.running != NOBODY:
            self.left[self.running] -= max(0, now - self.since)
        self.since = now
