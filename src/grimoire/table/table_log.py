"""The log of a match for pages that open it: what cannot change any more is put into words once."""

from bisect import bisect_right
from typing import Final, NamedTuple

import msgspec

from grimoire.games.spec import GameSpec
from grimoire.kernel.game import State
from grimoire.table.checkpoints import Checkpoints
from grimoire.table.history import History
from grimoire.table.view import RECENT, entry
from grimoire.table.view_types import LogEntry

_encode: Final = msgspec.json.Encoder().encode


class Work(NamedTuple):
    """What a log costs to tell: actions to play, entries to put into words, bytes to send."""

    actions: int
    entries: int
    bytes: int


class TableLog:
    """The log of one match. Its history is passed in, and ``undone`` must be told of every undo."""

    def __init__(self, history: History, spec: GameSpec) -> None:
        self._spec: Final = spec
        self._checkpoints: Final = Checkpoints(history.first_state())
        self._told = bytearray()  # the JSON of the first entries, with commas between
        self._count = 0  # how many these are

    def undone(self, history: History) -> None:
        """Decisions were undone; what is told already was out of their reach."""
        self._checkpoints.forget_after(history.length)

    def work(self, history: History, after: int = 0) -> Work:
        """What it would cost to tell the log, or what came after a version."""
        moves = history.moves
        first = bisect_right(moves, after, key=lambda move: move.version) if after else self._count
        actions = self._checkpoints.distance(moves[first].first) if first < len(moves) else 0
        return Work(actions, len(moves) - first, 0 if after else len(self._told))

    def after(self, history: History, version: int) -> tuple[LogEntry, ...]:
        """What the log says of what came after a version."""
        first = bisect_right(history.moves, version, key=lambda move: move.version)
        return tuple(self._entries(history, first, len(history.moves), is_news=True))

    def whole(self, history: History) -> msgspec.Raw:
        """The whole log as JSON; only the last entries come with their steps."""
        total = len(history.moves)
        recent = max(0, total - RECENT)
        self._tell(history, min(recent, total - history.undoable))
        rest = [
            *self._entries(history, self._count, recent, is_news=False),
            *self._entries(history, max(recent, self._count), total, is_news=True),
        ]
        parts = [bytes(self._told)] if self._count else []
        return msgspec.Raw(b"[" + b",".join(parts + [_encode(each) for each in rest]) + b"]")

    def _tell(self, history: History, end: int) -> None:
        """Keeps the words of entries that no undo can reach."""
        if end <= self._count:
            return
        new = self._entries(history, self._count, end, is_news=False)
        self._told += (b"," if self._count else b"") + b",".join([_encode(each) for each in new])
        self._count = end

    def _entries(self, history: History, first: int, end: int, is_news: bool) -> list[LogEntry]:
        moves, actions = history.moves, history.actions
        if first >= end:
            return []
        state: State = self._checkpoints.state_at(actions, moves[first].first)
        entries = []
        for number in range(first, end):
            stop = moves[number + 1].first if number + 1 < len(moves) else len(actions)
            entries.append(entry(state, moves[number], actions[moves[number].first : stop], self._spec, is_news))
        return entries
