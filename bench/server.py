"""``make bench``: what a move costs the server, how long its player waits, and what tables and pages cost."""

import asyncio
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import uvloop

from bench.load import Crowd
from bench.process import Process, grimoire_server

T = TypeVar("T")
TABLES = 200
SECONDS = 5.0
WINDOWS = 3
SPARE = 2
WAIT_AIM = 50  # milliseconds for 99 of 100 moves, at half the load
LIVE, IDLE, MEMORY_AIM = 1000, 1000, 500
WATCHED, PAGES, THINK = 20, (2, 10, 50), 0.1  # tables, how many pages see each, seconds for a move


class Window(NamedTuple):
    """What was measured in a few seconds of play."""

    moves: int
    seconds: float
    server: float  # seconds of its processor time
    players: float  # of the process that plays
    waits: list[float]  # from sending a move to its update, sorted

    @property
    def rate(self) -> float:
        """Moves per second of the server's processor time."""
        return self.moves / self.server

    @property
    def pace(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for each move."""
        return 1e6 * self.server / self.moves

    def wait(self, share: float) -> float:
        """Milliseconds within which this share of moves was done."""
        return 1000 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


async def window(crowd: Crowd, server: Process, seconds: float = SECONDS) -> Window:
    """Measures while they play."""
    crowd.tally.latencies.clear()
    crowd.tally.counting = True
    begun, spent, mine = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    crowd.tally.counting = False
    took, spent, mine = time.perf_counter() - begun, server.cpu() - spent, time.process_time() - mine
    waits = sorted(crowd.tally.latencies)
    return Window(len(waits), took, spent, mine, waits)


async def windows(crowd: Crowd, server: Process, think: float = 0.0) -> list[Window]:
    """Several in a row; tables are made in between, so that nobody waits for one."""
    results = []
    for _ in range(WINDOWS):
        await crowd.prepare(SPARE)
        crowd.play(think)
        await asyncio.sleep(1)
        results.append(await window(crowd, server))
    return results


def measured(work: Callable[[Process], Coroutine[Any, Any, T]]) -> T:
    """Measures a server of its own, on the faster event loop."""
    with grimoire_server() as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work(server))


def best(results: list[Window]) -> Window:
    """The window that the rest of the machine disturbed least."""
    return max(results, key=lambda result: result.rate)


async def seated(server: Process, tables: int) -> Crowd:
    """People at tables who do not play yet."""
    crowd = Crowd(server.port)
    await crowd.seat(tables)
    return crowd


async def saturated(server: Process) -> Window:
    """As much load as the server can take."""
    return best(await windows(await seated(server, TABLES), server))


async def loaded(server: Process) -> tuple[Window, Window]:
    """The best window with as much load as the server can take, and with half of that."""
    crowd = await seated(server, TABLES)
    full = best(await windows(crowd, server))
    half = await windows(crowd, server, think=2 * TABLES / full.pace)
    return full, min(half, key=lambda result: result.wait(0.99))


async def memory(server: Process) -> tuple[float, float]:
    """Megabytes at the start, and with many games under way and many more idle pages."""
    empty = server.megabytes()
    crowd = await seated(server, LIVE)
    crowd.play()
    await asyncio.sleep(SECONDS)
    crowd.pause()
    idle = await crowd.visit(IDLE)
    await asyncio.sleep(1)
    assert not any(wire.closed for wire in idle)
    return empty, server.megabytes()


async def watched(server: Process) -> tuple[dict[int, Window], Window]:
    """A move at tables that are on so many pages; and on few, while many other pages are open."""
    crowd, results, pages = await seated(server, WATCHED), {}, 2
    for wanted in PAGES:
        await crowd.look(wanted - pages)
        pages = wanted
        results[wanted] = best([await beginning(crowd, server) for _ in range(WINDOWS)])
    crowd.go()
    idle = await crowd.visit(IDLE)
    others = best([await beginning(crowd, server) for _ in range(WINDOWS)])
    assert not any(wire.closed for wire in idle)
    return results, others


async def beginning(crowd: Crowd, server: Process) -> Window:
    """New games, too short for one of them to end."""
    await crowd.change()
    await asyncio.sleep(1)
    crowd.play(THINK)
    return await window(crowd, server, 30 * THINK)


def line(name: str, result: Window) -> str:
    """A window as a line."""
    return (
        f"  {name:18} {result.rate:7,.0f} moves/CPU s {result.pace:7,.0f} moves/s   p50 {result.wait(0.5):6.1f} ms"
        f"   p99 {result.wait(0.99):6.1f} ms   (server {result.server / result.seconds:.0%}, players"
        f" {result.players / result.seconds:.0%} of a core)"
    )


def verdict(reached: bool) -> str:
    """Was an aim reached?"""
    return "reached" if reached else "NOT reached"


def report_load() -> str:
    full, half = measured(loaded)
    wait = half.wait(0.99)
    return (
        f"The server with {TABLES} tables of 2, every move on disk\n{line('saturated', full)}\n"
        f"{line(f'{half.pace / full.pace:.0%} of that', half)}\n"
        f"  p99 at half the load: {wait:.1f} ms (aim {WAIT_AIM} ms: {verdict(wait < WAIT_AIM)})\n"
    )


def report_memory() -> str:
    empty, full = measured(memory)
    return (
        f"  {LIVE} live tables with their {2 * LIVE} pages and {IDLE:,} idle sockets: {full:.0f} MB, {empty:.0f} MB of"
        f" them at the start (aim {MEMORY_AIM} MB: {verdict(full < MEMORY_AIM)})\n"
    )


def report_pages() -> str:
    results, idle = measured(watched)
    few, many = PAGES[0], PAGES[-1]
    slope = (results[many].cost - results[few].cost) / (many - few)
    lines = [f"  a move on {pages:2} pages: {result.cost:6.0f} µs of the server" for pages, result in results.items()]
    lines.append(f"  one more page: {slope:.0f} µs; on {few} pages while {IDLE:,} others are open: {idle.cost:.0f} µs")
    return "\n".join(lines) + "\n"


def main() -> None:
    sys.stderr.write("Measuring the server for about three minutes ...\n")
    for report in (report_load, report_memory, report_pages):
        sys.stdout.write(report())
        sys.stdout.flush()


if __name__ == "__main__":
    main()
