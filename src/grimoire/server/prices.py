"""What costly work is charged to whoever asks for it, in tokens of the rate limit.

A token stands for about 0.3 ms of processor time: a move costs one.
"""

from typing import Final

from grimoire.table.table_log import Work

_EVENTS: Final = 30  # read from disk, for one token
_PLAYED: Final = 60  # actions played again
_ENTRIES: Final = 8  # of a log, put into words
_FRAMES: Final = 5  # of a replay
_MARKED: Final = 15  # actions of a history of scores
_BYTES: Final = 10_000  # sent
_TABLE: Final = 40  # tokens
_OFFERS: Final = 20  # looked at
_SHEET: Final = 20  # tokens
_OPTIONS: Final = 500  # bytes of options that make a sheet longer


def load(events: int) -> float:
    """A table that had to be read from disk."""
    return events / _EVENTS


def table(size: int) -> float:
    """A new table with settings of so many bytes, as much as a request for it costs."""
    return _TABLE + size / _BYTES


def sheet(size: int) -> float:
    """The sheet of a game with options of so many bytes, which nobody has asked for lately."""
    return _SHEET + size / _OPTIONS


def log(work: Work) -> float:
    """A log for a page."""
    return work.actions / _PLAYED + work.entries / _ENTRIES + work.bytes / _BYTES


def hint(actions: int) -> float:
    """A game that a bot has to be told before it can give a hint; its thinking is paid for already."""
    return actions / _PLAYED


def reason(offers: int) -> float:
    """An answer to why, found among what can be chosen."""
    return offers / _OFFERS


def replay(actions: int, frames: int) -> float:
    """A part of a replay, with so many actions to play before it."""
    return actions / _PLAYED + frames / _FRAMES


def history(actions: int) -> float:
    """The scores of a game from turn to turn."""
    return actions / _MARKED
