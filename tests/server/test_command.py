"""``grimoire serve`` tells what is wrong in one line, and where it is."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from grimoire.kernel.errors import OptionError
from grimoire.server.listening import check_settings
from grimoire.server.settings import ServerSettings


def refused(*options: str) -> str:
    """What the command says when it does not start."""
    command = [sys.executable, "-m", "grimoire.cli", "serve", *options, "--language", "en"]
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""
    return ended.stderr.strip()


@pytest.mark.slow
def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused("--port", str(port), "--data", str(tmp_path))
    assert told == f"Cannot listen on 127.0.0.1:{port}: Address already in use"


@pytest.mark.slow
def test_a_database_that_is_none(tmp_path: Path) -> None:
    assert "is not a database address" in refused("--port", "0", "--database", "mysql://x", "--data", str(tmp_path))


@pytest.mark.slow
def test_redis_without_postgresql() -> None:
    assert (
        refused("--redis", "redis://localhost")
        == "Several processes need a shared PostgreSQL. Name it with --database."
    )


@pytest.mark.parametrize("origin", ["play.example.org", "https://play.example.org/", "ftp://x", "https://x/y"])
def test_origins_are_checked(origin: str) -> None:
    with pytest.raises(OptionError, match="origin"):
        check_settings(ServerSettings(origins=(origin,)))
    check_settings(ServerSettings(origins=("https://play.example.org", "http://localhost:8000")))
