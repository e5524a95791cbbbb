"""Who is at a table: whose pages are open, in this process and in others."""

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from grimoire.server import messages

if TYPE_CHECKING:
    from grimoire.server.room import Room

_PAUSE: Final = 0.05  # seconds in which comings and goings are told together


class Elsewhere(NamedTuple):
    """Who is here by another process, and when it said so."""

    here: tuple[bool, ...]
    watchers: int
    at: int


class Attendance:
    """Counts pages of a room and tells them of each other."""

    def __init__(self, room: "Room") -> None:
        self._room: Final = room
        self._elsewhere: Final[dict[str, Elsewhere]] = {}  # by process
        self._timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> tuple[bool, ...]:
        """By seat: is a page of its person open in this process?"""
        people = {page.person for page in self._room.pages}
        return tuple(seat.is_person and seat.player in people for seat in self._room.match.seats)

    @property
    def watchers(self) -> int:
        """How many pages of others are open in this process."""
        holders = {seat.player for seat in self._room.match.seats if seat.is_person}
        return sum(page.person not in holders for page in self._room.pages)

    def changed(self) -> None:
        """Somebody came or went: soon all are told, other processes too."""
        self._room.hub.ring_presence(self._room)
        self._tell_soon()

    def heard(self, sender: str, told: Elsewhere) -> None:
        """What another process says; one that is new is told of ours."""
        is_new = sender not in self._elsewhere
        self._elsewhere[sender] = told
        self._tell_soon()
        if is_new and self._room.pages:
            self._room.hub.ring_presence(self._room)

    def forget_silent(self, before: int) -> None:
        """Processes that have said nothing since are gone, and their people with them."""
        silent = [sender for sender, others in self._elsewhere.items() if others.at < before]
        for sender in silent:
            del self._elsewhere[sender]
        if silent:
            self._tell_soon()

    def close(self) -> None:
        """Nobody is told any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _tell_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_PAUSE, self._tell)

    def _tell(self) -> None:
        self._timer = None
        here, watchers = list(self.here), self.watchers
        for others in self._elsewhere.values():
            here = [mine or theirs for mine, theirs in zip(here, others.here, strict=True)]
            watchers += others.watchers
        told = messages.Presence(table=self._room.table, here=tuple(here), watchers=watchers)
        text = messages.encode(told).decode()
        for page in self._room.pages:
            page.tell_text(text)
