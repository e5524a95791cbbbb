"""The server, and what client authors need to know about it: ``grimoire serve`` and ``schema``."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, switch, texts_in, warn_if_interpreted
from grimoire.terminal.usage_error import UsageError

app = App()


@app.command(
    help_epilogue=examples(
        "serve",
        "serve --host 0.0.0.0 --port 80 --data /var/lib/grimoire",
        "serve --origin https://play.example.org --proxy 127.0.0.1",
        "serve --database postgresql://me@db/grimoire --redis redis://cache",
        "serve --data /var/lib/grimoire --check",
    )
)
def serve(
    *,
    host: Annotated[str, Parameter(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(metavar="N", help="0 for any free port. [default: 8000, or the next free one]")
    ] = None,
    data: Annotated[Path, Parameter(metavar="DIR", help="Where games are stored.")] = Path("grimoire-data"),
    database: Annotated[
        str,
        Parameter(
            metavar="URL",
            help="Store games in this PostgreSQL database instead: postgresql://user@host/name.",
            show_default=False,
        ),
    ] = "",
    redis: Annotated[
        str,
        Parameter(
            metavar="URL", help="Serve the same games from several processes; needs --database.", show_default=False
        ),
    ] = "",
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            metavar="URL",
            help="The address that browsers show, if it is another one: behind a proxy.",
            show_default=False,
            negative=(),
        ),
    ] = (),
    proxy: Annotated[
        str,
        Parameter(
            metavar="ADDRESSES", help="Proxies that are trusted to tell the visitor's address.", show_default=False
        ),
    ] = "",
    workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes for bots. [default: one less than cores]")
    ] = None,
    archive_days: Annotated[
        int, Parameter(metavar="N", help="Archive tables that nobody has used for this many days; records stay.")
    ] = 30,
    record_days: Annotated[
        int, Parameter(metavar="N", help="Remove records after this many days; 0 keeps them for ever.")
    ] = 730,
    disk_limit: Annotated[
        int, Parameter(metavar="GB", help="Refuse new games while the database uses so much; 0 for no limit.")
    ] = 20,
    unlimited: Annotated[bool, switch("No rate limits, for tests and closed networks.")] = False,
    browser: Annotated[bool, switch("Open the page in a browser.", name="--open")] = False,
    log: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="The lowest level that is logged.")
    ] = "info",
    log_format: Annotated[
        Literal["text", "json"], Parameter(help="Logs as lines of text, or as a JSON object each.")
    ] = "text",
    check: Annotated[
        bool, switch("Only check whether a server could start with these settings; exit code 1 if not.")
    ] = False,
    json: Annotated[bool, switch("With --check: as JSON.")] = False,
    language: Language = None,
) -> int:
    """Serve games to browsers and programs until stopped. Nothing that was confirmed is ever lost."""
    if sys.platform == "win32":  # a worker is spoken to through pipes that can be waited for
        raise UsageError("not-on-windows")
    from grimoire.server.settings import DAY, GIGABYTE, ServerSettings, unbounded

    texts = texts_in(language)
    warn_if_interpreted(texts)
    settings = ServerSettings(
        data=data, database=database, redis=redis, host=host, port=port, origins=origin, proxies=proxy,
        workers=workers, archive_after=archive_days * DAY, keep_records=record_days * DAY,
        disk_limit=disk_limit * GIGABYTE,
    )  # fmt: skip
    settings = unbounded(settings) if unlimited else settings
    if check:
        from grimoire.commands.checkup import check_server

        return check_server(settings, texts, json)
    from grimoire.server.command import serve as run

    run(settings, log, browser, log_format)
    return 0


@app.command(help_epilogue=examples("schema openapi > openapi.json", "schema typescript"))
def schema(
    which: Annotated[
        Literal["openapi", "messages", "typescript"],
        Parameter(help="HTTP as OpenAPI, the socket's messages as JSON Schema, or both as TypeScript types."),
    ],
    /,
    game: Annotated[str, Parameter(help="TypeScript: the types of this game's board and sheet instead.")] = "",
) -> None:
    """Print the schemas of the server's interfaces, for client authors."""
    from grimoire.server import schema as schemas

    sys.stdout.write(schemas.exported(which, game))
