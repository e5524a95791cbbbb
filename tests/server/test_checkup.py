"""``grimoire serve --check`` says what is wrong and what to do, and changes nothing."""

import asyncio
import json
import resource
import shutil
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from grimoire.server.checkup import machine, services
from grimoire.server.storage.address import read_url
from tests.server.services import RedisServer, free_port
from tests.server.storage.helpers import append, opened
from tests.terminal.runner import run_here

Checked = Callable[..., dict[str, tuple[str, str]]]


@pytest.fixture(autouse=True)
def _steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever keeps the clock of the machine that tests."""
    monkeypatch.setattr(machine, "_is_synchronised", lambda: True)
    monkeypatch.setattr(machine, "_JUMP", 10.0)
    monkeypatch.setattr(machine, "_WATCHED", 0.0)


@pytest.fixture
def checked(tmp_path: Path) -> Checked:
    """Runs the check; status and text by name, the last of a name if it has several."""

    def check(*options: object, code: int = 0) -> dict[str, tuple[str, str]]:
        usual = () if "--port" in options else ("--port", free_port())
        ended = run_here("serve", "--check", "--json", "--data", tmp_path / "data", *usual, *options)
        assert ended.stderr == ""
        findings = json.loads(ended.stdout)
        assert ended.returncode == code, findings
        assert code == any(finding["status"] == "problem" for finding in findings)
        return {finding["name"]: (finding["status"], finding["text"]) for finding in findings}

    return check


def fill(url: str, **changes: object) -> None:
    """A database with one table."""

    async def run() -> None:
        async with opened(url) as storage:
            await storage.append(append("a", 1, 3, **changes))

    asyncio.run(run())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the data folder, with one table."""
    file = tmp_path / "data" / "grimoire.db"
    file.parent.mkdir(0o700)
    fill(f"sqlite:///{file}")
    return file


def test_before_the_first_start(tmp_path: Path, checked: Checked) -> None:
    found = checked()
    assert {name: status for name, (status, _) in found.items()} == dict.fromkeys(
        ("configuration", "data", "disk", "files", "clock", "database", "port"), "ok"
    )
    assert "will be created" in found["data"][1]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_used(database: Path, checked: Checked) -> None:
    before = sqlite3.connect(database).execute("SELECT * FROM links").fetchall()
    assert "can be read and written (schema" in checked()["database"][1]
    assert sqlite3.connect(database).execute("SELECT * FROM links").fetchall() == before


def test_a_line_each(tmp_path: Path) -> None:
    ended = run_here("serve", "--check", "--data", tmp_path, "--port", 0, "--language", "fr")
    assert [line.split()[1] for line in ended.stdout.splitlines()][:3] == ["Réglages", "Dossier", "Disque"]
    assert ended.returncode == 0


def test_settings(checked: Checked) -> None:
    assert "not an origin" in checked("--origin", "x", code=1)["configuration"][1]
    assert "not a proxy" in checked("--proxy", "nginx", code=1)["configuration"][1]
    assert checked("--proxy", "10.0.0.0/8, ::1", "--origin", "https://x.org")["configuration"][0] == "ok"
    for options, told in (
        (("--proxy", "*", "--origin", "https://x.org"), "trusts everybody"),
        (("--proxy", "127.0.0.1"), "Without --origin"),
        (("--host", "0.0.0.0"), "without TLS"),
        (("--unlimited",), "turns off"),
    ):
        status, line = checked(*options)["configuration"]
        assert (status, told in line) == ("warning", True), line


def test_a_folder_that_cannot_be_written(tmp_path: Path, checked: Checked) -> None:
    (tmp_path / "data").write_text("a file")
    status, line = checked(code=1)["data"]
    assert status == "problem"
    assert "Give the server’s user the right" in line


def test_a_folder_that_another_server_has(database: Path, checked: Checked) -> None:
    with FileLock(database.parent / "server.lock"):
        assert "Another server" in checked(code=1)["data"][1]


def test_games_that_everybody_can_read(database: Path, checked: Checked) -> None:
    for path in (database.parent, database):
        path.chmod(0o755)
    assert checked()["data"][0] == "warning"
    database.parent.chmod(0o700)
    assert checked()["data"][0] == "ok"


@pytest.mark.parametrize(("free", "status"), [(50, "problem"), (500, "warning"), (5000, "ok")])
def test_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch, checked: Checked, free: int, status: str) -> None:
    usage = shutil.disk_usage("/")._replace(free=free * 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert checked(code=int(status == "problem"))["disk"][0] == status


def test_few_files(monkeypatch: pytest.MonkeyPatch, checked: Checked) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    assert "only 256 files" in checked()["files"][1]


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda file: file.write_bytes(b"no database at all" * 500), "not a database"),
        (lambda file: file.mkdir(), "is a folder"),
        (lambda file: _make_newer(file), "newer Grimoire"),
    ],
)
def test_a_database_that_cannot_be_used(
    tmp_path: Path, checked: Checked, make: Callable[[Path], object], told: str
) -> None:
    (tmp_path / "data").mkdir()
    make(tmp_path / "data" / "grimoire.db")
    status, line = checked(code=1)["database"]
    assert status == "problem"
    assert told in line


def _make_newer(file: Path) -> None:
    fill(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def test_a_clock_that_is_wrong(database: Path, monkeypatch: pytest.MonkeyPatch, checked: Checked) -> None:
    monkeypatch.setattr(machine, "_is_synchronised", lambda: False)
    assert "chrony" in checked()["clock"][1]
    fill(f"sqlite:///{database.with_name('late.db')}", changed=int(1000 * time.time()) + 3_600_000)
    shutil.copy(database.with_name("late.db"), database)
    assert "was set back" in checked(code=1)["clock"][1]
    database.unlink()
    monkeypatch.setattr(machine, "_EARLIEST", time.time() + 1000)
    assert "cannot be right" in checked(code=1)["clock"][1]


def test_a_clock_that_jumps(monkeypatch: pytest.MonkeyPatch, checked: Checked) -> None:
    monkeypatch.setattr(machine, "_JUMP", -1.0)
    assert "was set while" in checked()["clock"][1]


def test_a_port_in_use(checked: Checked) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "already in use" in checked("--port", taken.getsockname()[1], code=1)["port"][1]


def test_servers_that_do_not_answer(checked: Checked) -> None:
    options = ("--database", "postgresql://x:secret@127.0.0.1:1/x", "--redis", "redis://127.0.0.1:1")
    found = checked(*options, code=1)
    assert found["database"][0] == found["redis"][0] == "problem"
    assert "secret" not in str(found)


@pytest.mark.slow
def test_postgresql_and_redis(
    postgres_url: str, redis_server: RedisServer, checked: Checked, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--database", postgres_url, "--redis", redis_server.url)
    assert "will be set up" in checked(*options)["database"][1]
    fill(postgres_url)
    found = checked(*options)
    assert "can be read and written" in found["database"][1]
    assert "differ by" in found["clock"][1]
    assert "answers in" in found["redis"][1]
    monkeypatch.setattr(services, "_APART", -1)
    monkeypatch.setattr(services, "_FAR_APART", -1)
    assert "Set both by NTP" in checked(*options, code=1)["clock"][1]
    monkeypatch.undo()
    asyncio.run(_forbid_writing(postgres_url))
    assert "read-only" in checked(*options, code=1)["database"][1]


async def _forbid_writing(url: str) -> None:
    engine = create_async_engine(read_url(url))
    async with engine.begin() as connection:
        await connection.execute(text(f"ALTER DATABASE {engine.url.database} SET default_transaction_read_only = on"))
    await engine.dispose()
