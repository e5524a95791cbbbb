"""For operators of a server: ``grimoire backup`` and ``restore``."""

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, texts_in

if TYPE_CHECKING:
    from grimoire.server.storage.backup import Contents
    from grimoire.texts import Texts

app = App()
DataFolder = Annotated[Path, Parameter(metavar="DIR", help="Where the server stores games.")]
Database = Annotated[
    str,
    Parameter(metavar="URL", help="The server's database, if it is not in DIR: postgresql://...", show_default=False),
]
_DATA: Final = Path("grimoire-data")
_KILOBYTE: Final = 1000


@app.command(help_epilogue=examples("backup monday.backup", "backup monday.backup --data /var/lib/grimoire"))
def backup(
    file: Annotated[Path, Parameter(help="The file to write; there must be none of this name.")],
    /,
    *,
    data: DataFolder = _DATA,
    database: Database = "",
    language: Language = None,
) -> None:
    """Copy all games, records and keys of a server into one file, also while it runs."""
    from grimoire.server.settings import ServerSettings
    from grimoire.server.storage.backup import back_up

    address = ServerSettings(data=data, database=database).database_url
    _tell(texts_in(language), "backup-done", file, asyncio.run(back_up(address, file)))


@app.command(help_epilogue=examples("restore monday.backup --data restored"))
def restore(
    file: Annotated[Path, Parameter(help="A file that grimoire backup has written.")],
    /,
    *,
    data: DataFolder = _DATA,
    database: Database = "",
    language: Language = None,
) -> None:
    """Put a backup into a folder or a database that holds no games yet. Then start the server there."""
    from grimoire.server.data_folder import locked
    from grimoire.server.settings import ServerSettings
    from grimoire.server.storage.backup import restore as put_back

    settings = ServerSettings(data=data, database=database)
    with locked(settings):
        _tell(texts_in(language), "backup-restored", file, asyncio.run(put_back(file, settings.database_url)))


def _tell(texts: "Texts", key: str, file: Path, contents: "Contents") -> None:
    line = texts.say(
        key, file=str(file), tables=contents.tables, events=contents.events, records=contents.records,
        size=contents.size // _KILOBYTE,
    )  # fmt: skip
    sys.stdout.write(f"{line}\n")
