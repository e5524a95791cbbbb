"""The score histories of games that are over, so that each is worked out once."""

from collections import OrderedDict
from typing import Final

from grimoire.table.score_history import ScoreHistory

_KEPT: Final = 500


class HistoryCache:
    """The one that nobody has asked for the longest is forgotten first."""

    def __init__(self) -> None:
        self._histories: Final[OrderedDict[str, ScoreHistory]] = OrderedDict()

    def get(self, record: str) -> ScoreHistory | None:
        """The history of a record, if it is known."""
        found = self._histories.get(record)
        if found is not None:
            self._histories.move_to_end(record)
        return found

    def put(self, record: str, history: ScoreHistory) -> None:
        """Keeps the history of a record that does not change any more."""
        self._histories[record] = history
        if len(self._histories) > _KEPT:
            self._histories.popitem(last=False)
