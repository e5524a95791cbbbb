"""To play, and to look at what was played: ``grimoire play`` and ``replay``."""

import sys
from typing import Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import NO_OPTIONS, USUAL_GAME, Language, examples, texts_in, warn_if_interpreted
from grimoire.terminal.options import GameOptions

app = App()

LEVELS: Final = """Levels, from easy to hard:
  apprentice   Plans its turn, but makes mistakes. Good for your first games.
  adept        Plays its own turn well, but does not look ahead.
  master       Looks ahead and knows what wins games. Plays fast.
  archmage     Like the Master, but takes its time. The strongest bot.

Bots: random, greedy, mcts, sage. What may be thought about a turn follows an @:
mcts@2000 (nodes), sage@1s. cmd: and a command is a program of your own.

"""


@app.command(
    help_epilogue=LEVELS
    + examples(
        "grimoire play                                           you and an apprentice",
        "grimoire play --bot archmage                            the strongest of all",
        "grimoire play materia --players 1 --handicap 2          alone",
        "grimoire play --spells classic --seats you,adept,you    two persons and a bot",
        "grimoire play --seats you,sage@1s,mcts@2000             bots with a budget",
        "grimoire play --bot 'cmd:node examples/bot.mjs'         a program of your own",
        "grimoire play --spells eruption,levitation,cure,focus,clone,mirage,knowledge",
        "grimoire play sigils --players 3 --teachers             the other game",
        "grimoire play sigils --edition 75 --deck my-deck.toml   your own spells",
        "grimoire play --resume                                  on with the last game",
    )
)
def play(
    game: Annotated[
        str | None, Parameter(help="materia or sigils (or spellbook, spellbooks). [default: materia]")
    ] = None,
    /,
    *,
    options: GameOptions = NO_OPTIONS,
    bot: Annotated[
        str | None,
        Parameter(metavar="NAME", help="Who plays against you: a level or a bot, see below. [default: apprentice]"),
    ] = None,
    seats: Annotated[
        str | None,
        Parameter(
            metavar="LIST", help="Who sits where, as in you,adept,you. A cmd: in it can have no comma; use --bot."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(metavar="N", help="Makes chance and bots repeatable, but for bots that think by the clock."),
    ] = None,
    ask_all: Annotated[bool, Parameter(help="Ask even where only one action is legal.", negative=())] = False,
    resume: Annotated[
        list[str] | None,
        Parameter(
            metavar="FILE", help="Go on with this file, or with the last game.", consume_multiple=(0, 1), negative=()
        ),
    ] = None,
    data: Annotated[
        str | None, Parameter(metavar="DIR", help="Where games are saved. [default: the user's data directory]")
    ] = None,
    language: Language = None,
) -> int:
    """Play in the terminal, against bots or with others. The game is saved after every action."""
    from grimoire.terminal.start import Wishes
    from grimoire.terminal.start import play as start

    texts = texts_in(language)
    warn_if_interpreted(texts)
    seating = None if seats is None else tuple(name.strip() for name in seats.split(","))
    wanted = None if resume is None else "".join(resume)
    chosen = options.of(game or USUAL_GAME) if resume is None else options.given()
    return start(Wishes(game, chosen, bot, seating, seed, ask_all, wanted, data), texts)


@app.command(
    help_epilogue=examples(
        "grimoire replay game.json",
        "grimoire replay game.json --text --language fr",
    )
)
def replay(
    file: Annotated[str, Parameter(help="A record.")],
    *,
    text: Annotated[bool, Parameter(help="Print it all instead of stepping through it.", negative=())] = False,
    language: Language = None,
) -> None:
    """Step through a record: Enter next, b back, g N go to action N, q quit."""
    from pathlib import Path

    from grimoire.catalog import Record
    from grimoire.terminal.look import Look, make_console, plain_names, seat_names
    from grimoire.terminal.replay import Replay, text_lines
    from grimoire.terminal.saves import company_of

    texts = texts_in(language)
    record = Record.load(file)
    company = company_of(Path(file), record.game.players)
    names = plain_names(texts, record.game.players) if company is None else seat_names(texts, company.seats)
    look = Look(make_console(), texts, names)
    if text:
        sys.stdout.writelines(f"{line}\n" for line in text_lines(look, record))
    else:
        Replay(look, record).run()
