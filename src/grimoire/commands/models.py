"""For language models: ``grimoire mcp`` and ``grade``."""

import sys
from typing import Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import FAULTY, Language, examples, print_errors, switch, texts_in, warn_if_interpreted
from grimoire.kernel.errors import Fault, OptionError
from grimoire.terminal.usage_error import UsageError

app = App()
MOST_NODES: Final = 100_000
MOST_DECISIONS: Final = 100_000


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
    if port is not None:
        _check_range("--port", port, 1, 65535)
    from grimoire.mcp.tools import make_server

    server = make_server(texts.language, not no_evaluation)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)


@app.command(
    help_epilogue=examples(
        "grade game.json", "grade games/*.json --nodes 2000", "grade game.json --decisions 20 --json"
    )
)
def grade(
    *files: Annotated[str, Parameter(help="Records.")],
    nodes: Annotated[int, Parameter(metavar="N", help="How much the bot that judges thinks about a decision.")] = 400,
    decisions: Annotated[
        int | None,
        Parameter(metavar="N", help="Grade at most so many of a player's decisions in each game. [default: all]"),
    ] = None,
    json: Annotated[bool, switch("As JSON.")] = False,
    language: Language = None,
) -> int:
    """Grade the players of records by the win chance that their decisions gave away, and by their illegal tries."""
    from grimoire.commands.grade import as_json, graded, print_grades, read_records
    from grimoire.terminal.look import Look, make_console

    texts = texts_in(language)
    warn_if_interpreted(texts)
    if not files:
        raise UsageError("no-file")
    _check_range("--nodes", nodes, 10, MOST_NODES)
    _check_range("--decisions", 1 if decisions is None else decisions, 1, MOST_DECISIONS)
    records, faults = read_records(texts, files)
    if faults:
        print_errors(faults)
        return FAULTY
    grades = graded(records, nodes, decisions, make_console(stderr=True))
    if json:
        sys.stdout.write(as_json(files, grades, nodes) + "\n")
    else:
        print_grades(Look(make_console(), texts, ()), files, grades, nodes)
    return 0


def _check_range(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise OptionError(
            Fault("not-in-range", option, "{found!r} is not a whole number from {least} to {most}",
                  found=value, least=least, most=most)
        )  # fmt: skip
