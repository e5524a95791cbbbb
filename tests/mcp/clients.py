"""A real client of the protocol: it starts ``grimoire mcp`` as a program, or talks to a server in this process."""

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent
from pydantic import JsonValue

from grimoire.mcp.results import Situation
from tests.envs.playing import THIRD_GAME

ERRORS: Final = "errors.txt"
Arguments = dict[str, JsonValue]


@asynccontextmanager
async def started(folder: Path, *words: str) -> AsyncIterator[Client]:
    """A client of ``grimoire mcp`` as a program of its own, where the third game is installed too."""
    installed = folder / "grimoire_pig-0.1.dist-info"
    installed.mkdir(exist_ok=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: grimoire-pig\nVersion: 0.1\n")
    (installed / "entry_points.txt").write_text("[grimoire.games]\npig = grimoire_pig:SPEC\n")
    path = os.pathsep.join([*filter(None, sys.path), str(THIRD_GAME), str(folder)])
    # What the program writes to its error output is kept: there must be no traceback in it.
    command = 'exec "$0" -m grimoire.cli mcp "$@" 2>"$ERRORS"'
    environ = {"PYTHONPATH": path, "ERRORS": str(folder / ERRORS)}
    program = StdioServerParameters(command="sh", args=["-c", command, sys.executable, *words], env=environ)
    async with Client(program) as client:
        yield client


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def situation(client: Client, tool: str, **arguments: JsonValue) -> Situation:
    """What a tool says of a table."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    return Situation.model_validate(result.structured_content)


async def refusal(client: Client, tool: str, **arguments: JsonValue) -> str:
    """What a tool says to a request that it cannot fulfil."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return text_of(result)


async def play_to_the_end(client: Client, seen: Situation, seed: int) -> Situation:
    """Plays a game with random legal actions."""
    chance = Random(seed)
    while not seen.over:
        action = chance.choice(seen.actions).action
        seen = await situation(client, "play", table=seen.table, action=action)
    return seen
