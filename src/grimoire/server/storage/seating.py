"""What was last written of a table's players, so that moves do not write them again."""

from collections import OrderedDict
from collections.abc import Sequence

from grimoire.server.storage.groups import Chain

MOST = 20_000


class Seating:
    """The players of the tables last written here; nothing is known of a table that others wrote since."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, tuple[str, ...]]] = OrderedDict()

    def changed(self, chains: Sequence[Chain]) -> list[Chain]:
        """Those whose players have to be written."""
        known = self._known
        return [chain for chain in chains if known.get(chain.summary.table) != (chain.base, chain.summary.players)]

    def remember(self, chains: Sequence[Chain]) -> None:
        """These were written."""
        known = self._known
        for chain in chains:
            summary = chain.summary
            known[summary.table] = (summary.version, summary.players)
            known.move_to_end(summary.table)
        while len(known) > MOST:
            known.popitem(last=False)


def rows(chains: Sequence[Chain]) -> list[tuple[str, int, str]]:
    """The rows of `seats`."""
    return [
        (chain.summary.table, place, person) for chain in chains for place, person in enumerate(chain.summary.players)
    ]
