"""A server to be measured, and what it uses: processor time and memory."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
START = [sys.executable, "-c", "from grimoire.cli import main; main()"]


class Process:
    """A running server; its child processes are not counted."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor time of all its threads so far, the kernel's share included."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """Memory that it uses now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
        assert found is not None
        return int(found[1]) * 1024 / 1e6


@contextmanager
def started(command: Sequence[str | Path], address: str, environ: dict[str, str] | None = None) -> Iterator[Process]:
    """A server until the block ends; its port is in the first line that matches ``address``."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | (environ or {})) as process:
        assert process.stdout is not None
        try:
            port = next((found[1] for line in process.stdout if (found := re.search(address, line))), None)
            if port is None:
                raise RuntimeError(f"{command[0]} did not start")
            yield Process(process.pid, int(port))
        finally:
            process.terminate()


@contextmanager
def grimoire_server() -> Iterator[Process]:
    """`grimoire serve` with its games in an SQLite file, without limits and without bots."""
    with tempfile.TemporaryDirectory(prefix="grimoire-bench-") as folder:
        options = ["--port", "0", "--data", folder, "--unlimited", "--workers", "0", "--log", "warning"]
        with started([*START, "serve", *options], r"http://[\d.]+:(\d+)") as process:
            yield process
