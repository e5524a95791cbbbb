"""Backups of a server in use: what was acknowledged before is in them, and a restored server plays on."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.server.load import Known, Load, check_events, check_goes_on, check_records
from tests.server.process import ServerProcess, serving
from tests.server.services import PostgresServer
from tests.server.storage.helpers import append, opened
from tests.terminal.runner import run, run_here

OLD = Path(__file__).parents[1] / "compat" / "v0.1" / "grimoire.db"
TABLES = 12
MOVES = 150  # acknowledged before the backup begins


def done(*arguments: object) -> str:
    """What a command prints."""
    ended = run_here(*arguments)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def refused(*arguments: object) -> str:
    """What a command says when it does nothing."""
    ended = run_here(*arguments)
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    return ended.stderr.strip()


async def _back_up_in_use(server: ServerProcess, *arguments: object) -> list[Known]:
    """A backup while everybody plays; what people knew before it began."""
    async with Load([server], seed=1, tables=TABLES) as load:
        await load.until(MOVES)
        known, before = load.known(), load.counts["acknowledged"]
        ended = await asyncio.to_thread(run, "backup", *arguments)
        assert ended.returncode == 0, ended.stderr
        assert load.counts["acknowledged"] > before
    server.check_sound()
    return known


def _check_restored(server: ServerProcess, known: list[Known]) -> None:
    async def go() -> None:
        await check_records(server, known)
        await check_goes_on(server, known)

    asyncio.run(go())
    server.check_sound()


@pytest.mark.slow
def test_a_server_in_use(tmp_path: Path) -> None:
    backup, restored = tmp_path / "monday.backup", tmp_path / "restored"
    with serving(tmp_path / "data") as server:
        known = asyncio.run(_back_up_in_use(server, backup, "--data", server.data))
    told = done("restore", backup, "--data", restored)
    assert told.startswith(f"Restored {backup}")
    assert stat.S_IMODE(backup.stat().st_mode) == stat.S_IMODE((restored / "grimoire.db").stat().st_mode) == 0o600
    asyncio.run(check_events(f"sqlite:///{restored / 'grimoire.db'}", known))
    with serving(restored) as server:
        _check_restored(server, known)
        assert "another server" in refused("restore", backup, "--data", restored).lower()


@pytest.mark.slow
def test_from_postgresql_to_a_file_and_back(tmp_path: Path, postgres_server: PostgresServer) -> None:
    """One format for both: a server can move from one kind of database to the other."""
    backup, old, new = tmp_path / "monday.backup", postgres_server.fresh(), postgres_server.fresh()
    with serving(tmp_path / "data", "--database", old) as server:
        known = asyncio.run(_back_up_in_use(server, backup, "--database", old))
    done("restore", backup, "--data", tmp_path / "file")
    asyncio.run(check_events(f"sqlite:///{tmp_path / 'file' / 'grimoire.db'}", known))
    done("restore", backup, "--database", new)
    asyncio.run(check_events(new, known))
    assert "already holds games" in refused("restore", backup, "--database", new)
    with serving(tmp_path / "new", "--database", new) as server:
        _check_restored(server, known)


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of one table."""

    async def fill() -> None:
        async with opened(f"sqlite:///{tmp_path / 'grimoire.db'}") as storage:
            await storage.append(append("a", 1, 3))

    asyncio.run(fill())
    done("backup", tmp_path / "a.backup", "--data", tmp_path)
    return tmp_path / "a.backup"


def test_what_it_says(tmp_path: Path, backup: Path) -> None:
    size = backup.stat().st_size // 1000
    assert done("restore", backup, "--data", tmp_path / "b") == (
        f"Restored {backup} ({size} KB): 1 table with 3 events, and 0 records.\n"
    )


def test_nothing_is_overwritten(tmp_path: Path, backup: Path) -> None:
    before = backup.read_bytes()
    assert refused("backup", backup, "--data", tmp_path) == f"{backup} already exists. Choose another name."
    assert refused("restore", backup, "--data", tmp_path).endswith("Restore into an empty folder or database.")
    assert backup.read_bytes() == before


def test_what_is_no_backup(tmp_path: Path, backup: Path) -> None:
    other = tmp_path / "other"
    assert "no such file" in refused("restore", other, "--data", tmp_path / "b")
    other.write_bytes(b"something else")
    assert "file is not a database" in refused("restore", other, "--data", tmp_path / "b")
    other.unlink()
    sqlite3.connect(other).execute("CREATE TABLE x (y)").connection.close()
    assert refused("restore", other, "--data", tmp_path / "b") == f"{other} is not a Grimoire backup."
    damaged = bytearray(backup.read_bytes())
    damaged[4096 * 2 : 4096 * 6] = b"\x55" * 4096 * 4
    other.write_bytes(damaged)
    assert "Cannot open" in refused("restore", other, "--data", tmp_path / "b")
    assert not (tmp_path / "b" / "grimoire.db").exists()


def test_nothing_to_back_up(tmp_path: Path) -> None:
    assert "no such file" in refused("backup", tmp_path / "x", "--data", tmp_path)
    assert "Cannot open" in refused("backup", tmp_path / "x", "--data", tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("backup")
def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    assert "Cannot write" in refused("backup", tmp_path / "no" / "x", "--data", tmp_path)


@pytest.mark.slow
def test_a_backup_of_an_older_version(postgres_url: str) -> None:
    """Its schema is brought up to date on the way."""

    async def tables() -> dict[str, int]:
        async with opened(postgres_url) as storage:
            return await storage.versions(list(written))

    with sqlite3.connect(OLD) as connection:
        written = dict(connection.execute("SELECT id, version FROM tables").fetchall())
    connection.close()
    done("restore", OLD, "--database", postgres_url)
    assert asyncio.run(tables()) == written
