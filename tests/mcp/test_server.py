"""``grimoire mcp`` as a program, with the client of the official library: whole games, and bad requests."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from socket import socket

import anyio
import httpx
import pytest
from mcp import Client, MCPError

from grimoire.catalog import Record
from tests.envs.playing import EVERY_GAME, third_game
from tests.mcp.clients import ERRORS, Arguments, play_to_the_end, refusal, situation, started

pytestmark = pytest.mark.slow
SHORT: dict[str, Arguments] = {"materia": {}, "sigils": {"edition": "75"}, "pig": {"target": 30}}
HOSTILE: list[tuple[str, Arguments, str]] = [
    ("position", {"table": "nowhere"}, "There is no such table"),
    ("position", {}, "table"),
    ("position", {"table": 7}, "table"),
    ("position", {"table": "x" * 100_000}, "at most 40 characters"),
    ("play", {"table": "../../etc/passwd", "action": "skip"}, "at most 40|There is no such table"),
    ("new_game", {"game": "chess"}, "chess.*choose one of"),
    ("new_game", {"game": "materia", "options": {"players": 9}}, "players.*1 to 4"),
    ("new_game", {"game": "materia", "options": {"colour": "red"}}, "colour: there is no such option"),
    ("new_game", {"game": "materia", "options": "players"}, "options"),
    ("new_game", {"game": "sigils", "options": {"deck": "/etc/passwd"}}, "send the content itself"),
    ("new_game", {"game": "sigils", "options": {"deck": {"x": "y" * 400_000}}}, "at most 300000"),
    ("new_game", {"game": "sigils", "seats": ["you"]}, "needs 2 seats, not 1"),
    ("new_game", {"game": "sigils", "seats": ["you", "cmd:touch /tmp/mine"]}, "seats.1.*not valid"),
    ("new_game", {"game": "sigils", "seats": ["you", "sage@1000000000"]}, "seats.1.*not valid"),
    ("new_game", {"game": "sigils", "seats": ["novice", "novice"]}, "must be “you”"),
    ("new_game", {"game": "sigils", "seed": -1}, "seed"),
    ("new_game", {"game": "sigils", "player": "\x1b[2J"}, "player"),
    ("rules", {"game": "materia", "topic": "unheard-of"}, "no topic “unheard-of”"),
    ("rules", {"game": "materia", "search": "w" * 10_000}, "at most 200"),
    ("evaluate", {"table": "nowhere", "nodes": 10**9}, "less than or equal"),
    ("no_such_tool", {}, "no_such_tool"),
]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_whole_game_is_played(game: str, tmp_path: Path) -> None:
    async def conversation() -> None:
        async with started(tmp_path) as client:
            begun = await situation(client, "new_game", game=game, options=SHORT[game], seed=5, player="Tester")
            assert (begun.game, begun.seat, begun.over) == (game, 0, False)
            assert begun.question
            assert "You:" in begun.text
            over = await play_to_the_end(client, begun, seed=1)
            assert over.actions == []
            assert over.outcome
            assert over.winners
            assert "game is over" in await refusal(client, "play", table=over.table, action="skip")
            saved = await client.call_tool("record", {"table": over.table})
            assert saved.structured_content is not None
            data = saved.structured_content["record"]
            with third_game():
                record = Record.from_data(data)
            assert record.result == {"scores": over.scores, "winners": over.winners}
            assert data["seats"] == [{"name": "Tester", "illegal": 0}, {"bot": "novice"}]

    anyio.run(conversation)
    assert (tmp_path / ERRORS).read_text() == ""


def test_bad_requests_are_refused_in_words(tmp_path: Path) -> None:
    """The same server answers all of them, and then plays on."""

    async def conversation() -> None:
        async with started(tmp_path) as client:
            table = await situation(client, "new_game", game="materia", seed=1)
            for tool, arguments, said in HOSTILE:
                told = await refusal(client, tool, **arguments)
                assert "Traceback" not in told
                assert len(told) < 2000
                assert re.search(said, told, re.DOTALL), f"{tool}: {told}"
            with pytest.raises(MCPError, match="no game “chess”"):
                await client.read_resource("grimoire://rules/chess")
            await play_to_the_end(client, await situation(client, "position", table=table.table), seed=1)

    anyio.run(conversation)
    assert (tmp_path / ERRORS).read_text() == ""


def test_what_is_no_message_does_no_harm() -> None:
    """Lines that are not JSON, not a message or not UTF-8, and then a good one."""
    ping = b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}'
    lines = [b"hello", b"{}", b"[" * 10_000, b"\xff\xfe", b'{"jsonrpc": "2.0", "id": [], "method": 5}', ping]
    done = subprocess.run(
        [sys.executable, "-m", "grimoire.cli", "mcp"], input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert b'"id":1' in done.stdout
    assert b"Traceback" not in done.stderr


def test_it_speaks_http_to_this_machine_only() -> None:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def conversation() -> None:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            await situation(client, "new_game", game="sigils", seed=1)

    server = subprocess.Popen([sys.executable, "-m", "grimoire.cli", "mcp", "--port", str(port)])
    try:
        wait_for(port)
        anyio.run(conversation)
        elsewhere = httpx.post(f"http://127.0.0.1:{port}/mcp", json={}, headers={"host": "example.org"})
        assert elsewhere.status_code == 421
    finally:
        server.terminate()
        server.wait(20)


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(300):
        with socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("nobody listens")


def test_tools_and_their_schemas(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with started(tmp_path, "--no-evaluation", "--language", "de") as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == {
                "list_games", "rules", "new_game", "position", "legal_actions", "cards_in_play", "play", "record",
                "close_table",
            }  # fmt: skip
            assert all(tool.description and tool.output_schema for tool in tools.values())
            assert tools["play"].input_schema["required"] == ["table", "action"]
            listed = await client.call_tool("list_games", {})
            assert "Würfeln" in json.dumps(listed.structured_content, ensure_ascii=False)

    anyio.run(conversation)
