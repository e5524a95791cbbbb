"""What the server counts, for Prometheus."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

_LAG_EVERY: Final = 0.25  # seconds
_COUNTERS: Final = {
    "moves": "Decisions made by people and bots",
    "messages": "Messages received from pages",
    "refusals": "Messages that were refused",
    "unhandled": "Requests and tasks that failed because of a server error",
    "conflicts": "Changes that another process made first",
    "pages_opened": "Sockets opened",
    "pages_too_slow": "Sockets closed because they were not read",
    "storage_refusals": "Tables and records there was no room for",
    "storage_failures": "Reads and writes that the database failed",
}
disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped


class Metrics:
    """Counters since the start, and how late the event loop is; in a registry of their own.

    A counter is a plain number that only the event loop's thread adds to. The library's own have a lock, which every
    message would pay for.
    """

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self.moves = self.messages = self.refusals = self.unhandled = self.conflicts = 0
        self.pages_opened = self.pages_too_slow = self.storage_refusals = self.storage_failures = 0
        for name, meaning in _COUNTERS.items():
            self.observe(name, meaning, partial(getattr, self, name), is_counter=True)
        self._lag: Final = self._gauge("loop_lag_seconds", "How late the event loop was last")
        self._worst_lag: Final = self._gauge("loop_lag_worst_seconds", "How late the event loop ever was")

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"grimoire_{name}", meaning, registry=self._registry)

    async def watch_lag(self) -> None:
        """Measures how late the event loop is, for ever."""
        loop, worst = asyncio.get_running_loop(), 0.0
        while True:
            begun = loop.time()
            await asyncio.sleep(_LAG_EVERY)
            lag = max(0.0, loop.time() - begun - _LAG_EVERY)
            worst = max(worst, lag)
            self._lag.set(lag)
            self._worst_lag.set(worst)

    def observe(self, name: str, meaning: str, value: Callable[[], float], is_counter: bool = False) -> None:
        """Reports a number that is kept elsewhere and asked for when it is needed."""
        self._registry.register(_Observed(f"grimoire_{name}", meaning, value, is_counter))

    def text(self, tables: Mapping[str, int]) -> str:
        """All metrics in the text format, with the number of tables by status."""
        by_status = CollectorRegistry()
        for status, number in tables.items():
            Gauge(f"grimoire_tables_{status}", f"Tables that are {status}", registry=by_status).set(number)
        return (generate_latest(self._registry) + generate_latest(by_status)).decode()


class _Observed:
    """A metric whose value is asked for at every scrape."""

    def __init__(self, name: str, meaning: str, value: Callable[[], float], is_counter: bool) -> None:
        self._name: Final = name
        self._meaning: Final = meaning
        self._value: Final = value
        self._family: Final = CounterMetricFamily if is_counter else GaugeMetricFamily

    def collect(self) -> Iterable[Metric]:
        """The metric as it is now."""
        yield self._family(self._name, self._meaning, value=self._value())
