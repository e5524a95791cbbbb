"""The clock of budgets in seconds: the wall's where people wait, the processor's where bots are measured."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import Final

Clock = Callable[[], float]

_CLOCK: Final[ContextVar[Clock]] = ContextVar("clock", default=perf_counter)


def clock() -> Clock:
    """The clock in use."""
    return _CLOCK.get()


@contextmanager
def processor_time() -> Iterator[None]:
    """Seconds are those of the processor, so that other programs on the machine do not weaken a bot."""
    before = _CLOCK.set(thread_time)
    try:
        yield
    finally:
        _CLOCK.reset(before)
