"""A page without a socket: what it says is handled as if it had come over one."""

import asyncio
from collections.abc import Mapping

import msgspec

from grimoire.server.connection import Connection
from grimoire.server.hub import Hub
from grimoire.server.socket import page_reader


class NoWire:
    """Nothing comes over it by itself."""

    def pause(self, is_paused: bool) -> None:
        pass

    def leave(self) -> None:
        pass


async def say(connection: Connection, hub: Hub, message: Mapping[str, object]) -> None:
    """Says something and waits until it is answered."""
    answered = asyncio.Event()
    reader = page_reader(connection, NoWire(), hub)
    reader.put(msgspec.json.encode(message))
    reader.stop(answered.set)
    await answered.wait()
