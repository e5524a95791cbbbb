"""Who is at a table: whose pages show it, in this process and in others."""

import asyncio
import weakref
from typing import TYPE_CHECKING, Final, NamedTuple

from grimoire.server import messages_out
from grimoire.server.connection import framed
from grimoire.server.interfaces import People

if TYPE_CHECKING:
    from grimoire.server.room import Room

_PAUSE: Final = 0.05  # seconds in which comings and goings are collected into one message


class Elsewhere(NamedTuple):
    """Who is at a table by another process, and when it said so."""

    here: tuple[bool, ...]
    watchers: int
    at: int


class RoomPresence:
    """Counts the connections of a room and tells them of each other."""

    def __init__(self, room: "Room", people: People) -> None:
        self._room: Final[Room] = weakref.proxy(room)  # no cycle: a forgotten room is gone at once
        self._people: Final = people
        self._elsewhere: Final[dict[str, Elsewhere]] = {}  # by process
        self._timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> tuple[bool, ...]:
        """By seat: does its person have the table open in this process?"""
        people = {connection.person for connection in self._room.connections}
        return tuple(seat.is_person and seat.player in people for seat in self._room.match.seats)

    @property
    def watchers(self) -> int:
        """How many others have it open in this process."""
        players = {seat.player for seat in self._room.match.seats if seat.is_person}
        return sum(connection.person not in players for connection in self._room.connections)

    def changed(self) -> None:
        """Somebody came or went: soon everybody is told, other processes too."""
        self.publish()
        self._send_soon()

    def publish(self) -> None:
        """Tells other processes who is here."""
        self._people.publish_presence(self._room.table, self.here, self.watchers)

    def hear(self, sender: str, told: Elsewhere) -> None:
        """What another process says; one that is new is told of ours."""
        is_new = sender not in self._elsewhere
        self._elsewhere[sender] = told
        self._send_soon()
        if is_new and self._room.connections:
            self.publish()

    def forget_silent(self, before: int) -> None:
        """Drops processes that have said nothing since, and their people with them."""
        silent = [sender for sender, others in self._elsewhere.items() if others.at < before]
        for sender in silent:
            del self._elsewhere[sender]
        if silent:
            self._send_soon()

    def close(self) -> None:
        """Tells nobody any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _send_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_PAUSE, self._send)

    def _send(self) -> None:
        self._timer = None
        here, watchers = list(self.here), self.watchers
        for others in self._elsewhere.values():
            here = [mine or theirs for mine, theirs in zip(here, others.here, strict=True)]
            watchers += others.watchers
        message = messages_out.Presence(table=self._room.table, here=tuple(here), watchers=watchers)
        frame = framed(messages_out.encode(message))
        for connection in self._room.connections:
            connection.send_frame(frame)
