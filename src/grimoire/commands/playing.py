"""To play, and to look at games that were played: ``grimoire play`` and ``replay``."""

import sys
from typing import Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.game_options import GameOptions
from grimoire.commands.shared import (
    DEFAULT_GAME,
    NO_OPTIONS,
    Language,
    OptionalGameName,
    examples,
    switch,
    texts_in,
    warn_if_interpreted,
)
from grimoire.terminal.usage_error import UsageError

app = App()

LEVELS: Final = """Levels, from easy to hard:
  novice       Learns the game and misses a lot. Good for your first games.
  apprentice   Plans its turn, but overlooks things.
  adept        Plays its own turn well, but does not look ahead.
  master       Looks ahead and knows what wins games. Plays fast.
  archmage     Like the Master, but takes its time. The strongest bot.

Bots: random, greedy, mcts, sage. A budget for each turn follows an @:
mcts@2000 (nodes), sage@1s. cmd: and a command is a program of your own.

"""


@app.command(
    help_epilogue=LEVELS
    + examples(
        ("play", "you and a novice"),
        ("play --bot archmage", "the strongest bot"),
        ("play --seats you,sage@1s,mcts@2000", "bots with a budget"),
        ("play --bot 'cmd:node examples/bot.mjs'", "a program of your own"),
        ("play --resume", "go on with your last game"),
        command="play",
    )
)
def play(
    game: OptionalGameName = None,
    /,
    *,
    options: GameOptions = NO_OPTIONS,
    bot: Annotated[
        str | None,
        Parameter(metavar="NAME", help="Your opponents: a level or a bot. [default: novice]"),
    ] = None,
    seats: Annotated[
        str | None,
        Parameter(
            metavar="LIST", help="Who sits where, as in you,adept,you. A cmd: in it must not have a comma; use --bot."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(metavar="N", help="Makes chance and bots repeatable, except bots with a budget in seconds."),
    ] = None,
    ask_all: Annotated[bool, switch("Ask even where only one action is legal.")] = False,
    resume: Annotated[
        list[str] | None,
        Parameter(
            metavar="FILE", help="Go on with this file, or with your last game.", consume_multiple=(0, 1), negative=()
        ),
    ] = None,
    data: Annotated[
        str | None, Parameter(metavar="DIR", help="Where games are saved. [default: the user's data directory]")
    ] = None,
    language: Language = None,
) -> int:
    """Play in the terminal, against bots or with others. The game is saved after every action."""
    from grimoire.terminal.start import PlaySettings, resume_game, start_game

    texts = texts_in(language)
    warn_if_interpreted(texts)
    seating = None if seats is None else tuple(name.strip() for name in seats.split(","))
    settings = PlaySettings(bot, seating, seed, ask_all, data)
    if resume is None:
        name = game or DEFAULT_GAME
        return start_game(name, options.of(name), settings, texts)
    if flags := options.flags():
        raise UsageError("resume-options", options=", ".join(flags))
    return resume_game("".join(resume), game, settings, texts)


@app.command(help_epilogue=examples("replay game.json", "replay game.json --text --language fr"))
def replay(
    file: Annotated[str, Parameter(help="A record.")],
    *,
    text: Annotated[bool, switch("Print all of it instead of stepping through it.")] = False,
    language: Language = None,
) -> None:
    """Step through a record: Enter next, b back, g N go to action N, q quit."""
    from pathlib import Path

    from grimoire.catalog import Record
    from grimoire.terminal.look import Look, make_console, recorded_names, seat_names
    from grimoire.terminal.replay import Replay, text_lines
    from grimoire.terminal.saves import saved_seating

    texts = texts_in(language)
    record = Record.load(file)
    seating = saved_seating(Path(file), record.game.players)
    names = recorded_names(texts, record) if seating is None else seat_names(texts, seating.seats)
    look = Look(make_console(), texts, names)
    if text:
        sys.stdout.writelines(f"{line}\n" for line in text_lines(look, record))
    else:
        Replay(look, record).run()
