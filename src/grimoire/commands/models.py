"""For language models: ``grimoire mcp``."""

from typing import Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, switch, texts_in, warn_if_interpreted
from grimoire.kernel.errors import Fault, OptionError

app = App()
INSTALL: Final = "pip install 'grimoire-games[mcp]'"


@app.command(
    help_epilogue=examples(
        ("mcp", "for a client that starts it by itself"),
        ("mcp --port 8765", "at http://127.0.0.1:8765/mcp"),
        ("mcp --no-evaluation", "for a test of a model"),
    )
)
def mcp(
    *,
    port: Annotated[
        int | None,
        Parameter(metavar="N", help="Speak HTTP at this port of this machine, not standard input and output."),
    ] = None,
    no_evaluation: Annotated[bool, switch("Without the tool that evaluates positions and actions.")] = False,
    language: Language = None,
) -> None:
    """Let language models play: a server for the Model Context Protocol, as docs/language-models.md describes."""
    texts = texts_in(language)
    warn_if_interpreted(texts)
    if port is not None and not 0 < port < 65536:
        raise OptionError(
            Fault("not-in-range", "port", "{found!r} is not a whole number from {least} to {most}",
                  found=port, least=1, most=65535)
        )  # fmt: skip
    try:
        from grimoire.mcp.tools import make_server
    except ImportError:
        raise OptionError(Fault("no-mcp", "", "this needs the library mcp: {command}", command=INSTALL)) from None
    server = make_server(texts.language, not no_evaluation)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)
