"""The server for people who open a page: ``grimoire serve`` and ``schema``."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, texts_in, warn_if_interpreted

app = App()


@app.command(
    help_epilogue=examples(
        "grimoire serve",
        "grimoire serve --host 0.0.0.0 --port 80 --data /var/lib/grimoire",
        "grimoire serve --origin https://play.example.org --proxy 127.0.0.1",
        "grimoire serve --database postgresql://me@db/grimoire --redis redis://cache",
    )
)
def serve(
    *,
    host: Annotated[str, Parameter(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(metavar="N", help="0 for any that is free. [default: 8000, or the next that is free]")
    ] = None,
    data: Annotated[Path, Parameter(metavar="DIR", help="Where games are kept.")] = Path("grimoire-data"),
    database: Annotated[
        str, Parameter(metavar="URL", help="Keep them in this PostgreSQL instead: postgresql://user@host/name.")
    ] = "",
    redis: Annotated[
        str, Parameter(metavar="URL", help="Serve the same games from several processes, with --database.")
    ] = "",
    origin: Annotated[
        tuple[str, ...],
        Parameter(metavar="URL", help="What browsers show as address when it is not this one, behind a proxy."),
    ] = (),
    proxy: Annotated[
        str, Parameter(metavar="ADDRESSES", help="Proxies whose word on the visitor's address is believed.")
    ] = "",
    workers: Annotated[
        int | None, Parameter(metavar="N", help="Processes that bots think in. [default: one less than cores]")
    ] = None,
    archive_days: Annotated[
        int, Parameter(metavar="N", help="Put tables away that nobody touched for so long; records stay.")
    ] = 30,
    unlimited: Annotated[bool, Parameter(help="No credit limits, for tests and closed networks.", negative=())] = False,
    browser: Annotated[bool, Parameter(name="--open", help="Open the page in a browser.", negative=())] = False,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="What is logged.")] = "info",
    language: Language = None,
) -> None:
    """Serve games to browsers and programs until stopped. Nothing that was acknowledged is ever lost."""
    from grimoire.server.command import serve as run
    from grimoire.server.settings import DAY, ServerSettings, unbounded

    warn_if_interpreted(texts_in(language))
    settings = ServerSettings(
        data=data, database=database, redis=redis, host=host, port=port, origins=origin, proxies=proxy,
        workers=workers, archive_after=archive_days * DAY,
    )  # fmt: skip
    run(unbounded(settings) if unlimited else settings, log, browser)


@app.command(help_epilogue=examples("grimoire schema openapi > openapi.json", "grimoire schema typescript"))
def schema(
    which: Annotated[
        Literal["openapi", "messages", "typescript"],
        Parameter(help="HTTP as OpenAPI, the socket's messages as JSON Schema, or both as TypeScript types."),
    ],
    /,
    game: Annotated[str, Parameter(help="TypeScript: the types of this game's board and sheet instead.")] = "",
) -> None:
    """Print what programs need to know to speak to the server."""
    from grimoire.server import schema as schemas

    sys.stdout.write(schemas.exported(which, game))
