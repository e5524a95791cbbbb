"""Databases that are opened: upgraded when old, refused when they cannot be used."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from grimoire.server import storage as package
from grimoire.server.storage import Storage, StorageError
from grimoire.server.storage.address import read_url
from grimoire.server.storage.db_schema import HEAD, REVISIONS, metadata
from tests.server.services import PostgresServer
from tests.server.storage.helpers import append, opened


async def change(url: str, statement: str) -> None:
    """Run a statement behind the storage's back."""
    engine = create_async_engine(read_url(url))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def refusal(url: str) -> str:
    """What is said about a database that cannot be opened."""

    async def run() -> str:
        with pytest.raises(StorageError) as caught:
            await Storage.open(url)
        return str(caught.value)

    return asyncio.run(run())


def test_all_revisions_are_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(package.__file__).with_name("migrations")))
    revisions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(revisions)) == REVISIONS


def test_the_migrations_make_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> None:
        async with opened(database_url):
            engine = create_async_engine(read_url(database_url))
            async with engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
                assert found == [HEAD]
            await engine.dispose()

    asyncio.run(run())


def test_a_newer_database_is_refused(database_url: str) -> None:
    async def prepare() -> None:
        async with opened(database_url) as storage:
            await storage.append(append("a", 1))
        await change(database_url, "UPDATE alembic_version SET version_num = '9999'")

    asyncio.run(prepare())
    assert "was made by a newer Grimoire (schema 9999)" in refusal(database_url)


def test_several_may_open_a_new_database_at_once(database_url: str) -> None:
    async def run() -> None:
        storages = await asyncio.gather(*(Storage.open(database_url) for _ in range(4)))
        for number, storage in enumerate(storages):
            await storage.append(append(f"table{number}", 1))
        assert await storages[0].count() == {"live": 4}
        for storage in storages:
            await storage.close()

    asyncio.run(run())


def test_opening_again_is_quick(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'grimoire.db'}"

    async def once() -> float:
        start = time.perf_counter()
        async with opened(url):
            return time.perf_counter() - start

    assert min(asyncio.run(once()) for _ in range(5)) < 0.05


@pytest.mark.slow
def test_alembic_is_imported_only_to_upgrade(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'grimoire.db'}"
    code = (
        "import asyncio, sys\nfrom grimoire.server.storage import Storage\n"
        f"async def run(): await (await Storage.open({url!r})).close()\n"
        "asyncio.run(run())\nprint('alembic' in sys.modules)"
    )
    outputs = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        outputs.append(done.stdout.strip())
    assert outputs == ["True", "False"]


def test_a_file_is_written_with_care(tmp_path: Path) -> None:
    file = tmp_path / "with space and %.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            await storage.append(append("a", 1))
            with sqlite3.connect(file) as connection:
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    asyncio.run(run())
    assert file.exists()


@pytest.mark.parametrize(
    "url",
    ["", "nonsense", "mysql://ann:hidden@host/name", "sqlite://", "sqlite:///:memory:", "sqlite://host/file",
     "postgresql://ann:hidden@host:port/name"],
)  # fmt: skip
def test_a_wrong_address_is_explained(url: str) -> None:
    said = refusal(url)
    assert said.startswith("database: ")
    assert "use sqlite:////folder/file.db or postgresql://user@host/name" in said
    assert "hidden" not in said


def test_files_that_cannot_be_opened_are_explained(tmp_path: Path) -> None:
    text_file = tmp_path / "text.db"
    text_file.write_text("this is no database, " * 100)
    assert "file is not a database" in refusal(f"sqlite:///{text_file}")
    assert f"there is no folder {tmp_path / 'missing'}" in refusal(f"sqlite:///{tmp_path}/missing/file.db")
    assert "it is a folder, not a file" in refusal(f"sqlite:///{tmp_path}")
    assert "cannot be opened: " in refusal("sqlite:////proc/grimoire.db")


def test_a_foreign_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE tables (legs INTEGER)")
    assert "already exists" in refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]


@pytest.mark.slow
def test_servers_that_cannot_be_reached_are_explained(postgres_server: PostgresServer) -> None:
    missing = refusal(postgres_server.url("missing").replace("postgres@", "postgres:hidden@"))
    assert 'database "missing" does not exist' in missing
    nobody = refusal("postgresql://ann:hidden@127.0.0.1:1/name?password=hidden")
    assert "postgresql://ann:***@127.0.0.1:1/name cannot be opened" in nobody
    assert "hidden" not in missing + nobody
