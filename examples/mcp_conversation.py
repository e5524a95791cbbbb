"""A program talks to ``grimoire mcp`` as a language model's client does: python examples/mcp_conversation.py sigils

Needs the library mcp: pip install 'grimoire-games[mcp]'. The "model" here reads the evaluation and plays what is best.
"""

import os
import sys

import anyio
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

SERVER = StdioServerParameters(
    command=sys.executable, args=["-m", "grimoire.cli", "mcp"], env={"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
)


async def ask(client: Client, tool: str, **arguments: object) -> tuple[str, dict[str, object]]:
    """What a tool says, in words and as data."""
    result = await client.call_tool(tool, arguments)
    words = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    return words, result.structured_content or {}


async def choose(client: Client, table: str) -> str:
    """Where a model would read and think, this asks for the best action."""
    _, seen = await ask(client, "evaluate", table=table, nodes=20)
    actions = seen["actions"]
    assert isinstance(actions, list)
    return str(actions[0]["action"])


async def converse(game: str, decisions: int) -> None:
    async with Client(SERVER) as client:
        tools = await client.list_tools()
        print("tools:", ", ".join(tool.name for tool in tools.tools))
        _, rules = await ask(client, "rules", game=game, search="How do I win?")
        print("rules:", rules["topics"])
        words, seen = await ask(client, "new_game", game=game, seed=1)
        print(words)
        table = str(seen["table"])
        words, _ = await ask(client, "play", table=table, action="dance")
        print("illegal:", words)
        while not seen["over"] and decisions > 0:
            action = await choose(client, table)
            words, seen = await ask(client, "play", table=table, action=action)
            print(f"\n> {action}\n\n{words}")
            decisions -= 1
        record, _ = await ask(client, "record", table=table)
        print("\nrecord:", record)


if __name__ == "__main__":
    words = sys.argv[1:]
    anyio.run(converse, words[0] if words else "materia", int(words[1]) if words[1:] else 1000)
