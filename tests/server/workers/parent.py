"""A server in small, for a test that kills it: says which worker thinks, and waits for it."""

import asyncio
import sys

from grimoire.server.workers.pool import Workers
from tests.server.workers.games import begun, think


async def main() -> None:
    workers = Workers(1)
    await workers.think(think(begun(), "random"))
    sys.stdout.write(f"{workers.pids[0]}\n")
    sys.stdout.flush()
    await workers.think(think(begun(), "sage@50s"))


asyncio.run(main())
