"""The data folder: one server at a time, however it is named, and private."""

import asyncio
import stat
from pathlib import Path

import pytest

from grimoire.server.app import running
from grimoire.server.data_folder import locked
from grimoire.server.settings import ServerSettings
from grimoire.server.storage import StorageError


def test_a_file_in_the_folder_is_locked_too(tmp_path: Path) -> None:
    folder = ServerSettings(data=tmp_path)
    file = ServerSettings(database=f"sqlite:///{tmp_path / 'grimoire.db'}")
    for first, second in ((folder, file), (file, folder), (file, file)):
        with locked(first), pytest.raises(StorageError, match="another server uses"):
            locked(second).__enter__()


def test_nobody_else_can_read_the_games(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    data.mkdir(parents=True, mode=0o755)
    (data / "grimoire.db").touch(mode=0o644)

    async def modes() -> dict[str, int]:
        async with running(ServerSettings(data=data, workers=1)):
            return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.glob("grimoire.db*"))}

    found = asyncio.run(modes())
    assert found == {"data": 0o700, "grimoire.db": 0o600, "grimoire.db-wal": 0o600, "grimoire.db-shm": 0o600}
