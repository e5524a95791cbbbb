"""To study the games and their files: ``grimoire perft``, ``bench``, ``check`` and ``verify``."""

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from grimoire.commands.game_options import FileOptions, GameOptions
from grimoire.commands.shared import (
    DEFAULT_GAME,
    NO_FILES,
    NO_OPTIONS,
    GameName,
    Language,
    examples,
    print_errors,
    report_verdict,
    switch,
    texts_in,
    warn_if_interpreted,
)
from grimoire.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from grimoire.kernel.game import State

app = App()


@app.command(
    help_epilogue=examples(
        "perft --position position.json --depth 4 --split",
        "perft --record game.json --after 40 --depth 3",
        command="perft",
    )
)
def perft(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    depth: Annotated[int, Parameter(metavar="N", help="How many actions and chance outcomes deep.")],
    position: Annotated[str | None, Parameter(metavar="FILE", help="Count from this position.")] = None,
    record: Annotated[str | None, Parameter(metavar="FILE", help="Count from a state of this record.")] = None,
    after: Annotated[
        int | None, Parameter(metavar="N", help="The state after this many actions. [default: all]")
    ] = None,
    split: Annotated[bool, switch("Show the counts at the full depth by first action.")] = False,
    options: GameOptions = NO_OPTIONS,
    language: Language = None,
) -> None:
    """Count the decision, chance and end nodes below a state, depth by depth."""
    from grimoire.commands.perft import print_counts
    from grimoire.terminal.look import Look, make_console

    texts = texts_in(language)
    if depth < 0:
        raise UsageError("negative-depth", depth=depth)
    state = _state_for(game, options, position, record, after)
    print_counts(Look(make_console(), texts, ()), state, depth, split, make_console(stderr=True))


def _state_for(name: str, options: GameOptions, position: str | None, record: str | None, after: int | None) -> "State":
    """The state that a command is about: a position's, a record's or the start of a game."""
    from grimoire import catalog
    from grimoire.commands import game_files

    flags = options.flags(files=record is not None)  # a position may need a file: a deck of one's own
    if flags and (position or record):
        raise UsageError("file-options", options=", ".join(flags))
    if (position and record) or (after is not None and record is None):
        raise UsageError("which-state")
    if position:
        data = game_files.read(position)
        return game_files.load_position(data, options.files_of(game_files.name_in(data)))
    if record is None:
        return catalog.game(name, **options.of(name)).start()
    states = list(catalog.Record.load(record).states())
    number = len(states) - 1 if after is None else after
    if not 0 <= number < len(states):
        raise UsageError("no-such-action", number=number, last=len(states) - 1)
    return states[number]


@app.command(help_epilogue=examples("bench", command="bench"))
def bench(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    games: Annotated[
        int | None, Parameter(metavar="N", help="Simulate this many games. [default: as many as fit the time]")
    ] = None,
    seconds: Annotated[float, Parameter(metavar="S", help="About how long to measure altogether.")] = 3.0,
    options: GameOptions = NO_OPTIONS,
    language: Language = None,
) -> None:
    """Measure how fast the engine is on this machine."""
    from grimoire import catalog, compiled
    from grimoire.commands.bench import print_rates
    from grimoire.terminal.look import Look, make_console

    texts = texts_in(language)
    if not 0 < seconds <= 3600:
        raise UsageError("bad-seconds", seconds=seconds)
    warn_if_interpreted(texts)
    look = Look(make_console(), texts, ())
    print_rates(look, catalog.game(game, **options.of(game)), games, seconds, make_console(stderr=True))
    look.console.print(look.say("engine-compiled" if compiled else "engine-interpreted"))


@app.command(help_epilogue=examples("check position.json", "check games/*.json", command="check"))
def check(
    *files: Annotated[str, Parameter(help="Positions and records, as JSON files.")],
    options: FileOptions = NO_FILES,
    language: Language = None,
) -> int:
    """Tell whether files hold a valid position or record; name each fault with its place."""
    from grimoire.commands.check import check_file

    texts = texts_in(language)
    if not files:
        raise UsageError("no-file")
    return max(report_verdict(check_file(texts, file, options)) for file in files)


@app.command(help_epilogue=examples("verify game.json", command="verify"))
def verify(
    *files: Annotated[str, Parameter(help="Records of games at a server.")],
    commitment: Annotated[
        str | None, Parameter(metavar="HEX", help="The server's commitment as you noted it before the game.")
    ] = None,
    language: Language = None,
) -> int:
    """Compute every outcome of chance again from the secrets in a record; name the first that differs.

    Exit codes: 0 verified, 1 differs, 2 not a valid record, 3 the record carries no proof.
    """
    from grimoire.commands.verify import VERIFIED, verify_file

    texts = texts_in(language)
    if not files:
        raise UsageError("no-file")
    worst = VERIFIED
    for file in files:
        report = verify_file(texts, file, commitment)
        worst = max(worst, report.code)
        if report.code == VERIFIED:
            sys.stdout.writelines(f"{line}\n" for line in report.lines)
        else:
            print_errors(report.lines)
    return worst
