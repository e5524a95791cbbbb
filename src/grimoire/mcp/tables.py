"""The tables of a server: each has a game, seats of the client's and bots, and lives until it is closed."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from grimoire import catalog
from grimoire.envs.text_table import TextTable
from grimoire.games.options import check_no_paths
from grimoire.kernel.game import Json
from grimoire.kernel.reading import is_visible
from grimoire.table.refusal import refused
from grimoire.terminal.saves import DEFAULT_BOT, YOU
from grimoire.texts import Texts

MOST_TABLES: Final = 16
MOST_OPTIONS: Final = 300_000  # characters, with a deck of one's own
OPPONENTS: Final = ("random", *catalog.LEVELS)  # no programs and no budgets: a game must not take for ever


class Tables:
    """All tables, by name."""

    def __init__(self, texts: Texts, most: int = MOST_TABLES) -> None:
        self._texts: Final = texts
        self._most: Final = most
        self._tables: Final[dict[str, TextTable]] = {}

    def open(
        self, game: str, options: Mapping[str, Json], seats: Sequence[str] | None, seed: int | None, player: str
    ) -> str:
        """The name of a new table; a GrimoireError tells what is wrong with the request."""
        if len(self._tables) >= self._most:
            raise refused("tables-full", "", "there are {most} tables; close one of these first: {names}",
                          most=self._most, names=", ".join(self._tables))  # fmt: skip
        if len(json.dumps(options)) > MOST_OPTIONS:
            raise refused("file-too-long", "options", "at most {most} characters are allowed", most=MOST_OPTIONS,
                          found=len(json.dumps(options)))  # fmt: skip
        if not is_visible(player):
            raise refused("not-a-short-text", "player", "this must be a short text", most=40)
        check_no_paths(catalog.spec_of(game).options, options)
        made = catalog.game(game, **options)
        sitting = _checked(seats if seats is not None else [YOU] + [DEFAULT_BOT] * (made.players - 1), made.players)
        name = secrets.token_hex(4)
        self._tables[name] = TextTable(made, sitting, self._texts, seed, player)
        return name

    def get(self, name: str) -> TextTable:
        """The table of this name."""
        if name not in self._tables:
            raise refused("no-table", "table", "there is no such table")
        return self._tables[name]

    def close(self, name: str) -> None:
        """Forgets a table."""
        self.get(name).match.close()
        del self._tables[name]


def _checked(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """The seats, if they fit the game; the client has at least one of them."""
    if len(seats) != players:
        raise refused("wrong-seats", "seats", "{found} seats, but {wanted} play", found=len(seats), wanted=players)
    allowed = (YOU, *OPPONENTS)
    for number, seat in enumerate(seats):
        if seat not in allowed:
            raise refused("not-a-choice", f"seats.{number}", "{found!r} is not one of {allowed}",
                          found=seat, allowed=", ".join(allowed))  # fmt: skip
    if YOU not in seats:
        raise refused("no-seat-for-you", "seats", "one of the seats must be {you!r}", you=YOU)
    return tuple(seats)
