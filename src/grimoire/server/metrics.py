"""What the server counts, for Prometheus."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

_LAG_EVERY: Final = 0.25  # seconds
disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped


class Metrics:
    """Counters since the start, and how late the event loop is; in a registry of their own."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self.moves: Final = self._counter("moves", "Decisions made by people and bots")
        self.messages: Final = self._counter("messages", "Messages received from pages")
        self.refusals: Final = self._counter("refusals", "Messages that were refused")
        self.unhandled: Final = self._counter("unhandled", "Requests and tasks that failed because of a server error")
        self.conflicts: Final = self._counter("conflicts", "Changes that another process made first")
        self.pages_opened: Final = self._counter("pages_opened", "Sockets opened")
        self.pages_too_slow: Final = self._counter("pages_too_slow", "Sockets closed because they were not read")
        self.storage_refusals: Final = self._counter("storage_refusals", "Tables and records there was no room for")
        self.storage_failures: Final = self._counter("storage_failures", "Reads and writes that the database failed")
        self._lag: Final = self._gauge("loop_lag_seconds", "How late the event loop was last")
        self._worst_lag: Final = self._gauge("loop_lag_worst_seconds", "How late the event loop ever was")

    def _counter(self, name: str, meaning: str) -> "Count":
        count = Count()
        self.observe(name, meaning, count.read, is_counter=True)
        return count

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


class Count:
    """A counter of the event loop's thread. The library's own has a lock, which every message would pay for."""

    def __init__(self) -> None:
        self._value = 0

    def inc(self, number: int = 1) -> None:
        """Counts."""
        self._value += number

    def read(self) -> int:
        """The number so far."""
        return self._value


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
