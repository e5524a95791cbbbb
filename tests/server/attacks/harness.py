"""What every attack needs: a real server, an attacker, and an innocent player whose latency is printed.

A test takes the fixture ``attacked`` and attacks while the innocent player goes on playing::

    def test_a_flood(attacked: Attacked) -> None:
        with attacked() as target:  # options of ``grimoire serve`` may be given: attacked("--workers", "1")
            with target.http() as http:  # an attacker: httpx, from an address of its own
                assert http.post("/api/tables", content=b"[" * 900_000).status_code == 400
            target.innocent.plays_on()  # some more moves are confirmed

At the end of the block the innocent player must have been answered every time, no answer may have taken ``stall``
seconds, and the server may not have failed; all this is checked. What the player measured is printed after all tests.

* The server is ``grimoire serve`` with its usual limits, as a process of its own: ``target.server``.
* The innocent player is a process too (``innocent.py``), at 127.0.0.1. Attackers are at 127.0.0.2 and so on, so limits
  of an address hit whom they should. ``target.http(n)``, ``target.raw(n)`` and ``target.client(n)`` attack from
  127.0.0.n: with HTTP, with bytes of one's own on a bare socket, and as a page with a web socket.
* ``target.memory()`` is what the server holds, in MB.
"""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx

from tests.server.client import PATIENCE, Client, bearer
from tests.server.process import ServerProcess

STALL = 4.0  # seconds; no answer takes so long on a busy machine, and attacks used to cause more
_ROOT = Path(__file__).parents[3]
_MOVES = 5  # that prove that the game goes on


class Innocent:
    """Somebody who plays on, move after move; how long each answer took is kept, in seconds."""

    def __init__(self, server: ServerProcess, *accepted: str) -> None:
        command = [sys.executable, "-m", "tests.server.attacks.innocent", server.url, server.socket_url, *accepted]
        self._process = subprocess.Popen(
            command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.latencies: list[float] = []
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def plays_on(self, moves: int = _MOVES) -> None:
        """Waits until some more moves are confirmed."""
        with self._news:
            wanted = len(self.latencies) + moves
            self._news.wait_for(lambda: len(self.latencies) >= wanted or self._process.poll() is not None, PATIENCE)
            assert len(self.latencies) >= wanted, f"the innocent player is stuck after {len(self.latencies)} moves"

    def stop(self) -> str:
        """Lets the player finish; what was measured, in words. AssertionError if the player was disturbed."""
        assert self._process.stdin is not None
        assert self._process.stderr is not None
        self._process.stdin.close()
        try:
            code = self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
        self._reader.join(PATIENCE)
        assert code == 0, self._process.stderr.read()[-3000:]
        return self.measured()

    def measured(self) -> str:
        """The latencies in words."""
        found = sorted(self.latencies)
        middle, late = found[len(found) // 2], found[min(len(found) - 1, int(len(found) * 0.99))]
        milliseconds = [round(1000 * seconds) for seconds in (middle, late, found[-1])]
        return "{} moves, latency p50 {} ms, p99 {} ms, worst {} ms".format(len(found), *milliseconds)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self.latencies.append(float(line))
                self._news.notify_all()
        with self._news:
            self._process.wait()
            self._news.notify_all()


class Target:
    """A server under attack."""

    def __init__(self, server: ServerProcess, innocent: Innocent) -> None:
        self.server = server
        self.innocent = innocent

    def http(self, number: int = 2, key: str = "") -> httpx.Client:
        """An attacker who uses HTTP, a person if there is a key."""
        transport = httpx.HTTPTransport(local_address=_address(number))
        headers = bearer(key) if key else {}
        return httpx.Client(base_url=self.server.url, transport=transport, timeout=PATIENCE, headers=headers)

    def raw(self, number: int = 2) -> socket.socket:
        """An attacker who sends bytes, on a connection that is open already."""
        return socket.create_connection(("127.0.0.1", self.server.port), PATIENCE, source_address=(_address(number), 0))

    def client(self, number: int = 2, key: str = "") -> Client:
        """An attacker with a page."""
        return Client(self.server.socket_url, key, _address(number))

    def key(self, number: int = 2) -> str:
        """The key of a new person."""
        with self.http(number) as http:
            key: str = http.post("/api/me/keys").json()["key"]
            return key

    def memory(self) -> float:
        """What the server holds in memory, in MB."""
        return self._status("VmRSS")

    def peak_memory(self) -> float:
        """The most that the server ever held in memory, in MB."""
        return self._status("VmHWM")

    def _status(self, field: str) -> float:
        status = Path(f"/proc/{self.server.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith(field))
        return int(line.split()[1]) / 1024


Attacked = Callable[..., AbstractContextManager[Target]]


@contextmanager
def under_attack(
    data: Path, report: Callable[[str], None], *options: str, stall: float = STALL, accepted: Collection[str] = ()
) -> Iterator[Target]:
    """A server with an innocent player; both are checked at the end of the block.

    The player tries a move again that was refused with one of the ``accepted`` keys.
    """
    with ServerProcess(data, *options) as server:
        target = Target(server, Innocent(server, *accepted))
        begun = time.monotonic()
        try:
            target.innocent.plays_on()
            yield target
            target.innocent.plays_on()
        except BaseException:
            target.innocent.stop()
            raise
        measured = target.innocent.stop()
        report(f"{measured}, in {time.monotonic() - begun:.1f} s")
        server.check_sound()
        assert max(target.innocent.latencies) < stall, f"the innocent player had to wait: {measured}"


def _address(number: int) -> str:
    return f"127.0.0.{number}"
