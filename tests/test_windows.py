"""What Windows does not have is not needed to play, by a process that cannot find it; the server says so."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.runner import environment, run_here

# filelock has its own way on Windows, so it is imported before fcntl is taken away.
WITHOUT = """
import os, signal, sys
import filelock
filelock.lock_descriptor
for name in ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "uvloop"):
    sys.modules[name] = None
for module, names in ((os, ("fork", "getuid", "killpg", "nice", "set_blocking")), (signal, ("SIGHUP", "SIGKILL"))):
    for name in names:
        delattr(module, name)
from grimoire import cli
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("play sigils --seats adept,novice --data DIR", "sigils-*.json"),
        ("arena materia random greedy --games 2 --jobs 1 --out DIR", "results.json"),
    ],
)
def test_games_are_played_without_what_windows_lacks(words: str, made: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, *words.replace("DIR", str(tmp_path)).split()]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob(made))


@pytest.mark.parametrize(("language", "told"), [("en", "Use WSL"), ("fr", "Utilisez WSL"), ("de", "Nimm WSL")])
def test_the_server_says_that_it_is_not_for_windows(language: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    done = run_here("serve", "--language", language)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
