"""What is acknowledged stays, whatever dies; what fails is told, and the next works."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from grimoire.server.storage import Storage, StorageError
from grimoire.server.storage.model import DatabaseFailed
from grimoire.server.storage.sqlite import SqliteWriter
from tests.server.services import PostgresServer
from tests.server.storage.helpers import append, event, opened

ROOT = Path(__file__).parents[3]


def acknowledged_until_killed(url: str, lines: int) -> dict[str, int]:
    """Let a program append, kill it, and tell what it was promised."""
    command = [sys.executable, "-m", "tests.server.storage.acknowledging", url]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    printed = [process.stdout.readline() for _ in range(lines)]
    os.kill(process.pid, signal.SIGKILL)
    printed += process.stdout.read().splitlines(keepends=True)
    process.wait()
    promised: dict[str, int] = {}
    for line in printed:
        if line.endswith("\n"):
            table, version = line.split()
            promised[table] = max(promised.get(table, 0), int(version))
    return promised


@pytest.mark.slow
def test_a_killed_process_has_lost_nothing(database_url: str) -> None:
    async def compare(promised: dict[str, int]) -> None:
        async with opened(database_url) as storage:
            for table, version in promised.items():
                events = await storage.events(table)
                assert len(events) >= version
                assert events == [event(table, number) for number in range(1, len(events) + 1)]
                assert await storage.version(table) == len(events)

    for lines in (1, 100, 333):
        promised = acknowledged_until_killed(database_url, lines)
        assert promised
        asyncio.run(compare(promised))


def test_a_full_disk_is_told_and_then_forgotten(tmp_path: Path) -> None:
    async def pages(storage: Storage, most: int) -> None:
        writer = storage._writer
        assert isinstance(writer, SqliteWriter)

        def limit() -> None:
            with writer._connection.begin():
                writer._connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        await writer.in_thread(limit)

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'grimoire.db'}") as storage:
            await storage.append(append("a", 1))
            await pages(storage, 1)
            large = append("a", 2, data=b"x" * 100_000)
            found = await asyncio.gather(
                storage.append(large), storage.add_record("r", 1, b"x" * 100_000), return_exceptions=True
            )
            for failure in found:
                assert isinstance(failure, DatabaseFailed)
                assert "database or disk is full" in failure.reason
                assert str(failure) == "games cannot be read or stored at the moment; try again soon"
            with pytest.raises(DatabaseFailed):
                await storage.check()
            with pytest.raises(StorageError):
                await storage.append(large)
            await pages(storage, 100_000)
            assert await storage.version("a") == 1
            assert await storage.record("r") is None
            await storage.check()
            await storage.append(large)
            await storage.add_record("r", 1, b"")
            assert await storage.version("a") == 2

    asyncio.run(run())


def test_a_closed_storage_says_so(database_url: str) -> None:
    async def run() -> None:
        storage = await Storage.open(database_url)
        await storage.close()
        await storage.close()
        with pytest.raises(DatabaseFailed) as caught:
            await storage.append(append("a", 1))
        assert caught.value.reason == "it is closed"

    asyncio.run(run())


@pytest.mark.slow
def test_of_two_processes_one_writes_a_version(postgres_url: str) -> None:
    tables = [f"table{number}" for number in range(50)]

    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            for version in range(1, 11):
                asked = [(here, table) for table in tables] + [(there, table) for table in reversed(tables)]
                found = await asyncio.gather(
                    *(storage.append(append(table, version)) for storage, table in asked), return_exceptions=True
                )
                kinds = ["written" if one is None else type(one).__name__ for one in found]
                assert kinds.count("written") == kinds.count("Conflict") == len(tables)
                assert await here.versions(tables) == dict.fromkeys(tables, version)
            for table in tables:
                assert len(await there.events(table)) == 10

    asyncio.run(run())


@pytest.mark.slow
def test_a_restarted_server_is_found_again(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as storage:
            await storage.append(append("a", 1))
            assert await storage.version("a") == 1
            await asyncio.to_thread(postgres_server.restart)
            await storage.append(append("a", 2))
            assert await storage.version("a") == 2
            await storage.add_key("key", "ann", 1)
            await asyncio.to_thread(postgres_server.stop)
            for _ in range(2):
                with pytest.raises(StorageError):
                    await storage.append(append("a", 3))
                with pytest.raises(StorageError):
                    await storage.version("a")
                with pytest.raises(StorageError):
                    await storage.add_key("other", "ann", 1)
            await asyncio.to_thread(postgres_server.start)
            await storage.append(append("a", 3))
            await storage.add_key("other", "ann", 1)
            assert await storage.version("a") == 3

    asyncio.run(run())


@pytest.mark.slow
def test_a_connection_cut_in_the_middle_is_told(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as storage, opened(postgres_url) as other:
            await storage.append(append("a", 1))
            async with other._reading.execution_options(isolation_level="READ COMMITTED").begin() as connection:
                await connection.execute(text("SELECT id FROM tables WHERE id = 'a' FOR UPDATE"))
                waiting = asyncio.ensure_future(storage.append(append("a", 2)))
                cut = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
                while not (await connection.execute(cut)).all():
                    await asyncio.sleep(0.01)
                with pytest.raises(StorageError):
                    await waiting
            await storage.append(append("a", 2))
            assert await storage.version("a") == 2

    asyncio.run(run())


def test_whoever_fails_when_told_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    told: list[Exception | None] = []

    def fail(_: Exception | None) -> None:
        raise ValueError("a bug")

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'grimoire.db'}") as storage:
            storage.append_soon(append("a", 1), fail)
            storage.append_soon(append("b", 1), told.append)
            await storage.append(append("c", 1))
            assert told == [None]
            await storage.append(append("a", 2))  # the next group is written, too
            assert await storage.version("a") == 2

    asyncio.run(run())
