"""Bots against bots, and bots for other programs: ``grimoire arena`` and ``bot``."""

import sys
from typing import Annotated

from cyclopts import App, Parameter

from grimoire.commands.game_options import GameOptions
from grimoire.commands.shared import (
    DEFAULT_GAME,
    NO_OPTIONS,
    GameName,
    Language,
    examples,
    switch,
    texts_in,
    warn_if_interpreted,
)

app = App()


@app.command(
    help_epilogue=examples(
        f"arena {DEFAULT_GAME} random random --games 100",
        f"arena {DEFAULT_GAME} sage mcts greedy --games 400 --seats 3",
        f"arena {DEFAULT_GAME} adept 'cmd:node examples/bot.mjs' --out my-bot",
        command="arena",
    )
)
def arena(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(help="The bots, each with a budget if wanted: sage, mcts@0.5s, sage@2000.")],
    games: Annotated[int | None, Parameter(metavar="N", help="How many games at most. [default: 200]")] = None,
    seats: Annotated[
        int | None, Parameter(metavar="N", help="How many bots play a game. [default: all of them]")
    ] = None,
    options: GameOptions = NO_OPTIONS,
    seed: Annotated[int, Parameter(metavar="N", help="The seed of chance and of the bots.")] = 1,
    jobs: Annotated[int | None, Parameter(metavar="N", help="Games at a time. [default: one for each core]")] = None,
    cluster: Annotated[
        str | None,
        Parameter(metavar="ADDRESS", help="Play on the Dask cluster at this address, such as tcp://host:8786."),
    ] = None,
    confidence: Annotated[
        float | None,
        Parameter(metavar="P", help="Stop when the order of the bots is this certain. [default: 0.99]"),
    ] = None,
    sprt: Annotated[
        str | None,
        Parameter(metavar="LOW,HIGH", help="Two bots: stop when the first wins at most LOW, or at least HIGH."),
    ] = None,
    risk: Annotated[float | None, Parameter(metavar="P", help="How often --sprt may be wrong. [default: 0.05]")] = None,
    all_games: Annotated[bool, switch("Never stop early.")] = False,
    out: Annotated[
        str | None, Parameter(metavar="DIR", help="Where results go. [default: arena/GAME-BOTS in this directory]")
    ] = None,
    no_records: Annotated[bool, switch("Keep no records of the games.")] = False,
    fresh: Annotated[bool, switch("Start over instead of continuing.")] = False,
    language: Language = None,
) -> int:
    """Let bots play each other in every seating and tell which is stronger. Run it again to continue after a break."""
    from grimoire.commands.arena import ArenaSettings, run_arena
    from grimoire.terminal.look import make_console

    texts = texts_in(language)
    warn_if_interpreted(texts)
    settings = ArenaSettings(
        game, bots, options.of(game), games, seats, seed, sprt, risk, confidence, all_games, not no_records, jobs,
        cluster, out, fresh,
    )  # fmt: skip
    return run_arena(settings, texts, make_console(), make_console(stderr=True))


@app.command(
    name="bot",
    help_epilogue=examples("bot random", f'arena {DEFAULT_GAME} sage "cmd:grimoire bot mcts@2000"'),
)
def host_bot(
    bot: Annotated[str, Parameter(help="A bot; without a budget of its own it uses the host's: mcts, mcts@2000.")],
    *,
    language: Language = None,
) -> None:
    """Run a bot for another program, over standard input and output, as docs/bots.md describes."""
    from grimoire import catalog
    from grimoire.bots.host import Host

    texts_in(language)  # a wrong language is an error here as everywhere
    Host(catalog.bot, catalog.Record.from_data).serve(bot, sys.stdin, sys.stdout)
