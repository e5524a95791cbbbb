"""A handler that fails: the page is told, the failure is logged and counted, and the socket stays open."""

import asyncio
import logging
from pathlib import Path

import pytest

from grimoire.server import messages_in, socket
from grimoire.server.settings import ServerSettings
from tests.server.client import Client, WasRefused
from tests.server.conversation import serving


def test_a_failure_is_told_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> int:
        raise ZeroDivisionError

    async def talk() -> None:
        async with serving(ServerSettings(data=tmp_path)) as address, Client(f"ws://{address}/api/live") as page:
            with pytest.raises(WasRefused, match="server-error"):
                await page.ask("unwatch", table="T")
            await page.ask("ping", "pong")

    monkeypatch.setitem(socket._HANDLERS, messages_in.Unwatch, fail)
    with caplog.at_level(logging.ERROR, "grimoire.server"):
        asyncio.run(talk())
    assert [(record.getMessage(), record.__dict__["kind"]) for record in caplog.records] == [
        ("message failed", "Unwatch")
    ]
