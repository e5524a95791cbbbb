"""An innocent player: plays one game after the other and writes down how long each answer took."""

import asyncio
import random
import sys
import time

from tests.server.client import Client, WasRefused, new_key, new_table

PAUSE = 0.05  # seconds between two moves, well within the rate limit


async def play(url: str, socket_url: str, *accepted: str) -> None:
    """Plays until standard input ends; each line of the output is the latency of a move in seconds.

    A move that was refused with a key that is ``accepted`` is tried again.
    """
    stop = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    choose = random.Random(1).choice
    key = await asyncio.to_thread(new_key, url)
    async with Client(socket_url, key) as client:
        while not stop.done():
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = (await asyncio.to_thread(new_table, url, key, "materia", seats))["table"]
            board = await client.watch(table)
            while not board.is_over and not stop.done():
                begun = time.perf_counter()
                version = 0
                try:
                    version = await client.play(table, board.view["player"], choose(board.offers), board.version)
                except WasRefused as error:
                    if error.key not in accepted:
                        raise
                sys.stdout.write(f"{time.perf_counter() - begun:.6f}\n")
                sys.stdout.flush()
                await client.until(lambda board=board, version=version: board.version >= version)  # type: ignore[misc]  # bound now
                await asyncio.sleep(PAUSE)
            await client.ask("unwatch", table=table)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
