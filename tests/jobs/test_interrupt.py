"""Ctrl-C goes to every process of a terminal, but the main process alone handles it: workers do not hear it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SLOW_START = """
import os, sys, time
if "--multiprocessing-fork" in sys.orig_argv:
    open(os.path.join(os.path.dirname(__file__), f"{os.getpid()}.started"), "w").close()
    time.sleep(1)
"""
MAIN = """
from grimoire.jobs.processes import Processes

if __name__ == "__main__":
    print(sorted(Processes(2, 1).run(abs, range(3))))
"""


@pytest.mark.slow
def test_a_worker_that_is_starting_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_START)
    script = tmp_path / "main.py"
    script.write_text(MAIN)
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    with subprocess.Popen(
        [sys.executable, script], env={**os.environ, "PYTHONPATH": path}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        while not (started := list(tmp_path.glob("*.started"))):
            assert process.poll() is None
            time.sleep(0.01)
        os.kill(int(started[0].stem), signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert (out, errors) == ("[(0, 0), (1, 1), (2, 2)]\n", "")
