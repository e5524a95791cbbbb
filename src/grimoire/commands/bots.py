"""Bots among themselves and for others: ``grimoire arena`` and ``bot``."""

import sys
from typing import Annotated

from cyclopts import App, Parameter

from grimoire.commands.shared import NO_OPTIONS, GameName, Language, examples, texts_in, warn_if_interpreted
from grimoire.terminal.options import GameOptions

app = App()


@app.command(
    help_epilogue=examples(
        "grimoire arena materia random random --games 100",
        "grimoire arena materia sage mcts greedy --games 400 --seats 3",
        "grimoire arena sigils sage@2000 mcts@0.5s --sprt 0.5,0.65 --teachers",
        "grimoire arena materia sage --seats 1 --handicap 2      alone against the game",
        "grimoire arena materia adept 'cmd:node examples/bot.mjs' --out my-bot",
    )
)
def arena(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(help="The bots, each with its budget if wanted: sage, mcts@0.5s, sage@2000.")],
    games: Annotated[int | None, Parameter(metavar="N", help="How many games at most. [default: 200]")] = None,
    seats: Annotated[
        int | None, Parameter(metavar="N", help="How many sit at the table. [default: as many as there are bots]")
    ] = None,
    options: GameOptions = NO_OPTIONS,
    seed: Annotated[int, Parameter(metavar="N", help="Of chance and of the bots.")] = 1,
    jobs: Annotated[int | None, Parameter(metavar="N", help="Games at a time. [default: one for each core]")] = None,
    confidence: Annotated[
        float | None, Parameter(metavar="P", help="Stop when the order of the bots is that sure. [default: 0.99]")
    ] = None,
    sprt: Annotated[
        str | None,
        Parameter(metavar="LOW,HIGH", help="Two bots: stop when the first wins at most LOW, or at least HIGH."),
    ] = None,
    risk: Annotated[float | None, Parameter(metavar="P", help="How often --sprt may be wrong. [default: 0.05]")] = None,
    all_games: Annotated[bool, Parameter(help="Never stop early.", negative=())] = False,
    out: Annotated[
        str | None, Parameter(metavar="DIR", help="Where results go. [default: arena/GAME-BOTS in this directory]")
    ] = None,
    no_records: Annotated[bool, Parameter(help="Keep no record of each game.", negative=())] = False,
    fresh: Annotated[bool, Parameter(help="Begin anew instead of going on.", negative=())] = False,
    language: Language = None,
) -> int:
    """Let bots play each other in every seating and tell who is stronger. The same command goes on after a break."""
    from grimoire.arena.command import Wishes, start
    from grimoire.terminal.look import make_console

    texts = texts_in(language)
    warn_if_interpreted(texts)
    wishes = Wishes(
        game, bots, options.of(game), games, seats, seed, sprt, risk, confidence, all_games, not no_records, jobs,
        out, fresh,
    )  # fmt: skip
    return start(wishes, texts, make_console(), make_console(stderr=True))


@app.command(
    name="bot",
    help_epilogue=examples(
        "grimoire bot random",
        'grimoire arena materia sage "cmd:grimoire bot mcts@2000"',
    ),
)
def serve_bot(
    bot: Annotated[str, Parameter(help="A bot, with a budget of its own or else the host's: mcts, mcts@2000.")],
    *,
    language: Language = None,
) -> None:
    """Answer over standard input and output, as docs/bots.md describes: a bot for other hosts."""
    from grimoire.serving import serve

    texts_in(language)
    serve(bot, sys.stdin, sys.stdout)
