"""The tables of a server: each has a game, seats of the client's and bots, and lives until it is closed."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from grimoire import catalog
from grimoire.games.options import check_no_paths
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Json
from grimoire.kernel.reading import is_visible
from grimoire.kernel.record import RecordData, RecordSeat
from grimoire.table.plain_view import PlainView
from grimoire.table.reference import Reference
from grimoire.table.refusal import Refused, refused
from grimoire.terminal.local_match import LocalMatch, Step
from grimoire.terminal.saves import DEFAULT_BOT, YOU, Seating
from grimoire.terminal.seating import make_bots
from grimoire.texts import Texts

MOST_TABLES: Final = 16
MOST_OPTIONS: Final = 300_000  # characters, with a deck of one's own
OPPONENTS: Final = ("random", *catalog.LEVELS)  # no programs and no budgets: a game must not take for ever


class Table:
    """A game in progress. Bots and forced actions are played at once, until a seat of the client's decides."""

    def __init__(self, name: str, match: LocalMatch, seats: Sequence[str], player: str, texts: Texts) -> None:
        self.name: Final = name
        self.match: Final = match
        self.spec: Final = catalog.spec_of(match.game.name)
        self.names: Final = _names(seats, texts)
        self.view: Final = PlainView(self.spec, match.game, texts, self.names)
        self.reference: Final = Reference(self.spec, match.game, texts)
        self.illegal: Final = [0] * len(seats)
        self._seats: Final = tuple(seats)
        self._player: Final = player
        self._before = 0  # how many steps there were at the client's last decision
        self._play_on()

    @property
    def seat(self) -> int:
        """The seat of the client's that decides, or its first one."""
        decider = self.match.state.player
        return decider if decider >= 0 else self._seats.index(YOU)

    def news(self) -> list[Step]:
        """What was played since the client's last decision, with that."""
        return self.match.steps[self._before :]

    def play(self, action: str) -> None:
        """Plays an action of the client's; Refused, with all reasons, if it is not legal."""
        if self.match.over:
            raise refused("match-over", "", "the game is over")
        before = len(self.match.steps)
        try:
            self.match.play(action)
        except Refused as error:
            self.illegal[self.seat] += 1
            why = self.view.why_not(self.match.state, action)
            more = [Fault("why-not", "", "{why}", why=why)] if why else []
            raise Refused([*more, *error.faults]) from None
        self._before = before
        self._play_on()

    def record(self) -> RecordData:
        """The record so far, with who played and how many illegal actions they tried."""
        data = self.match.record()
        data["seats"] = [self._recorded(seat) for seat in range(len(self._seats))]
        return data

    def _recorded(self, seat: int) -> RecordSeat:
        if self._seats[seat] == YOU:
            return {"name": self._player, "illegal": self.illegal[seat]}
        return {"bot": self._seats[seat]}

    def _play_on(self) -> None:
        while self.match.step():
            pass


class Tables:
    """All tables, by name."""

    def __init__(self, texts: Texts, most: int = MOST_TABLES) -> None:
        self._texts: Final = texts
        self._most: Final = most
        self._tables: Final[dict[str, Table]] = {}

    def open(
        self, game: str, options: Mapping[str, Json], seats: Sequence[str] | None, seed: int | None, player: str
    ) -> Table:
        """A new table; a GrimoireError tells what is wrong with the request."""
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
        match = LocalMatch(catalog.Record(made), make_bots(Seating(sitting, seed), 0), seed)
        table = Table(secrets.token_hex(4), match, sitting, player, self._texts)
        self._tables[table.name] = table
        return table

    def get(self, name: str) -> Table:
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


def _names(seats: Sequence[str], texts: Texts) -> list[str]:
    """A name for each seat, with the level of a bot; in a solo game one more for the opponent."""
    names = []
    for number, seat in enumerate(seats, start=1):
        name = texts.say("terminal-player", number=number)
        key = f"level-{seat}"
        names.append(name if seat == YOU else f"{name} ({texts.say(key) if texts.has(key) else seat})")
    return [*names, texts.say("opponent")] if len(seats) == 1 else names
