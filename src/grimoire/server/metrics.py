"""What the server counts, as Prometheus reads it."""

import asyncio
from collections.abc import Iterable
from typing import Final

_LAG_EVERY: Final = 0.25


class Metrics:
    """Counters since the start, and how late the event loop is."""

    def __init__(self) -> None:
        self.moves = 0
        self.messages = 0
        self.refusals = 0
        self.unhandled = 0
        self.conflicts = 0
        self.pages_opened = 0
        self.lag = 0.0
        self.worst_lag = 0.0

    async def watch_lag(self) -> None:
        """Measures for ever how much later than asked the loop comes back."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(_LAG_EVERY)
            self.lag = max(0.0, loop.time() - begun - _LAG_EVERY)
            self.worst_lag = max(self.worst_lag, self.lag)

    def rows(self) -> Iterable[tuple[str, str, str, float]]:
        """Name, kind, meaning and value of each."""
        yield "grimoire_moves_total", "counter", "Decisions made by people and bots", self.moves
        yield "grimoire_messages_total", "counter", "Messages of pages", self.messages
        yield "grimoire_refusals_total", "counter", "Messages that were refused", self.refusals
        yield "grimoire_unhandled_total", "counter", "Messages that met an error of the server", self.unhandled
        yield "grimoire_conflicts_total", "counter", "Moves that another process made first", self.conflicts
        yield "grimoire_pages_opened_total", "counter", "Sockets opened", self.pages_opened
        yield "grimoire_loop_lag_seconds", "gauge", "How late the event loop was last", self.lag
        yield "grimoire_loop_lag_worst_seconds", "gauge", "How late the event loop ever was", self.worst_lag


def shown(rows: Iterable[tuple[str, str, str, float]]) -> str:
    """The text format of Prometheus."""
    lines: list[str] = []
    for name, kind, meaning, value in rows:
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
    return "\n".join(lines) + "\n"
