"""A program that appends to many tables and prints what it was promised: run and killed by a test."""

import asyncio
import sys

from grimoire.server.storage import Storage
from tests.server.storage.helpers import append

TABLES = 20


async def play(storage: Storage, table: str) -> None:
    """Append for ever."""
    version = await storage.version(table)
    while True:
        version += 1
        await storage.append(append(table, version))
        sys.stdout.write(f"{table} {version}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    """Play all tables at once."""
    storage = await Storage.open(url)
    await asyncio.gather(*(play(storage, f"table{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
