"""Databases and Redis for tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.services import PostgresServer, RedisServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests of this process; who restarts it waits for its return."""
    with services.postgres_server() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """A fresh database."""
    return postgres_server.fresh()


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    """A fresh Redis."""
    with services.redis() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: a file, and then the same test on a server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'grimoire.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
