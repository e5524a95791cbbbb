"""The ``grimoire`` command. What a command needs is imported when it runs, so that all of them start fast."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, CycloptsError, Parameter

from grimoire.terminal.options import Edition, GameOptions

if TYPE_CHECKING:
    from grimoire.kernel.game import State
    from grimoire.terminal.check import Verdict
    from grimoire.texts import Texts

MISTAKE: Final = 2
FAULTY: Final = 1
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
CANNOT_WRITE: Final = 74
USUAL_GAME: Final = "materia"
USUAL_EDITION: Final = "60"

app = App(
    name="grimoire",
    help="Two board games about wizards, to play, study and build on. Begin with: grimoire play",
    help_format="plaintext",
    version_format="plaintext",
    version=lambda: _version(),
    suppress_keyboard_interrupt=False,
)


def _examples(*lines: str) -> str:
    return "\n".join(("Examples:", *(f"  {line}" for line in lines)))


Language = Annotated[str | None, Parameter(metavar="LANG", help="en, fr or de; else what the environment says.")]
GameName = Annotated[str, Parameter(help="The game: materia or sigils (or its printed title: spellbook, spellbooks).")]

NO_OPTIONS: Final = GameOptions()


LEVELS: Final = """Levels, from easy to hard:
  apprentice   Plans its turn, but slips now and then. For your first games.
  adept        Plans its turn and makes the best of it. Does not look further.
  master       Looks ahead, and knows what wins games. Quick.
  archmage     Like the master, but takes its time. The strongest of all.

Bots: random, greedy, mcts, sage. What may be thought about a turn follows an @:
mcts@2000 (nodes), sage@1s. cmd: and a command is a program of your own.

"""


@app.command(
    help_epilogue=LEVELS
    + _examples(
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

    texts = _texts(language)
    _warn_if_interpreted(texts)
    seating = None if seats is None else tuple(name.strip() for name in seats.split(","))
    wanted = None if resume is None else "".join(resume)
    chosen = options.of(game or USUAL_GAME) if resume is None else options.given()
    return start(Wishes(game, chosen, bot, seating, seed, ask_all, wanted, data), texts)


@app.command(
    help_epilogue=_examples(
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

    texts = _texts(language)
    record = Record.load(file)
    company = company_of(Path(file), record.game.players)
    names = plain_names(texts, record.game.players) if company is None else seat_names(texts, company.seats)
    look = Look(make_console(), texts, names)
    if text:
        sys.stdout.writelines(f"{line}\n" for line in text_lines(look, record))
    else:
        Replay(look, record).run()


@app.command(
    help_epilogue=_examples(
        "grimoire perft materia --depth 3 --players 1",
        "grimoire perft sigils --depth 2 --edition 75",
        "grimoire perft --position position.json --depth 4 --split",
        "grimoire perft --record game.json --after 40 --depth 3",
    )
)
def perft(
    game: GameName = USUAL_GAME,
    /,
    *,
    depth: Annotated[int, Parameter(metavar="N", help="How many actions and chance outcomes deep.")],
    position: Annotated[str | None, Parameter(metavar="FILE", help="Count from this position file.")] = None,
    record: Annotated[str | None, Parameter(metavar="FILE", help="Count from a state of this record.")] = None,
    after: Annotated[
        int | None, Parameter(metavar="N", help="Which state: after so many actions. [default: all]")
    ] = None,
    split: Annotated[bool, Parameter(help="Show the full depth by first action.", negative=())] = False,
    options: GameOptions = NO_OPTIONS,
    language: Language = None,
) -> None:
    """Count the decision, chance and end nodes below a state, depth by depth."""
    from grimoire.terminal.look import Look, make_console
    from grimoire.terminal.perft import report
    from grimoire.terminal.refusal import Refusal

    texts = _texts(language)
    if depth < 0:
        raise Refusal("negative-depth", depth=depth)
    state = _state_for(game, options, position, record, after)
    report(Look(make_console(), texts, ()), state, depth, split, make_console(stderr=True))


def _state_for(name: str, options: GameOptions, position: str | None, record: str | None, after: int | None) -> "State":
    """The state that a command is about."""
    from grimoire import catalog
    from grimoire.terminal import files
    from grimoire.terminal.refusal import Refusal

    told = [f"--{option}" for option in options.given() if record or option != "deck"]
    if told and (position or record):
        raise Refusal("file-options", options=", ".join(told))
    if (position and record) or (after is not None and record is None):
        raise Refusal("which-state")
    if position:
        return files.load_position(files.read(position), options.deck)
    if record is None:
        return catalog.game(name, **options.of(name)).start()
    states = list(catalog.Record.load(record).states())
    number = len(states) - 1 if after is None else after
    if not 0 <= number < len(states):
        raise Refusal("no-such-action", number=number, last=len(states) - 1)
    return states[number]


@app.command(
    help_epilogue=_examples(
        "grimoire bench",
        "grimoire bench materia --games 10000 --players 4",
        "grimoire bench sigils --teachers",
    )
)
def bench(
    game: GameName = USUAL_GAME,
    /,
    *,
    games: Annotated[
        int | None, Parameter(metavar="N", help="Simulate so many games. [default: what fits the time]")
    ] = None,
    seconds: Annotated[float, Parameter(metavar="S", help="How long to measure altogether, about.")] = 3.0,
    options: GameOptions = NO_OPTIONS,
    language: Language = None,
) -> None:
    """Measure how fast the engine is on this machine."""
    from grimoire import catalog, compiled
    from grimoire.terminal.bench import report
    from grimoire.terminal.look import Look, make_console
    from grimoire.terminal.refusal import Refusal

    texts = _texts(language)
    if not 0 < seconds <= 3600:
        raise Refusal("bad-seconds", seconds=seconds)
    _warn_if_interpreted(texts)
    look = Look(make_console(), texts, ())
    report(look, catalog.game(game, **options.of(game)), games, seconds, make_console(stderr=True))
    look.console.print(look.say("engine-compiled" if compiled else "engine-interpreted"))


@app.command(
    help_epilogue=_examples(
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

    texts = _texts(language)
    _warn_if_interpreted(texts)
    wishes = Wishes(
        game, bots, options.of(game), games, seats, seed, sprt, risk, confidence, all_games, not no_records, jobs,
        out, fresh,
    )  # fmt: skip
    return start(wishes, texts, make_console(), make_console(stderr=True))


@app.command(
    help_epilogue=_examples(
        "grimoire check position.json",
        "grimoire check games/*.json",
        "grimoire check position.json --deck my-deck.toml",
    )
)
def check(
    *files: Annotated[str, Parameter(help="Positions and records, as JSON files.")],
    deck: Annotated[
        str | None, Parameter(metavar="FILE", help="The deck that the positions of sigils are of, if it is your own.")
    ] = None,
    language: Language = None,
) -> int:
    """Tell whether files hold a good position or record; name each fault with its place."""
    from grimoire.terminal.check import examine
    from grimoire.terminal.refusal import Refusal

    texts = _texts(language)
    if not files:
        raise Refusal("no-file")
    return max(_tell(examine(texts, file, deck)) for file in files)


def _tell(verdict: "Verdict") -> int:
    """Praise goes to the output, blame to the errors; the exit code."""
    if verdict.good:
        sys.stdout.writelines(f"{line}\n" for line in verdict.lines)
        return 0
    _complain(verdict.lines)
    return FAULTY


@app.command(
    name="bot",
    help_epilogue=_examples(
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

    _texts(language)
    serve(bot, sys.stdin, sys.stdout)


decks = App(name="deck", help="Decks of your own for sigils: check one, or get a file to start from.")
app.command(decks)


@decks.command(
    name="check",
    help_epilogue=_examples(
        "grimoire deck check my-deck.toml",
        "grimoire deck check my-deck.toml --edition 75 --players 4",
    ),
)
def check_deck(
    file: Annotated[str, Parameter(help="A deck, as a TOML file.")],
    *,
    edition: Edition = None,
    players: Annotated[int, Parameter(metavar="N", help="How many players it must serve, 2 to 5.")] = 2,
    language: Language = None,
) -> int:
    """Tell whether a deck can be played with; name each fault with its card and field."""
    from grimoire.terminal.deck import examine

    return _tell(examine(_texts(language), file, edition or USUAL_EDITION, players))


@decks.command(
    name="template",
    help_epilogue=_examples(
        "grimoire deck template > my-deck.toml",
        "grimoire deck template --edition 75 --full > my-deck.toml",
    ),
)
def print_template(
    *,
    edition: Edition = None,
    full: Annotated[bool, Parameter(help="Print the whole deck that sigils is played with.", negative=())] = False,
    language: Language = None,
) -> None:
    """Print a deck file to start from, with every field and ability explained."""
    from grimoire.terminal import deck

    wanted = edition or USUAL_EDITION
    sys.stdout.write(deck.full(wanted) if full else deck.template(_texts(language), wanted))


def _texts(language: str | None) -> "Texts":
    from grimoire.texts import Texts, system_language

    return Texts(language or system_language(os.environ))


def _version() -> str:
    import grimoire

    return f"grimoire {grimoire.__version__} ({'compiled' if grimoire.compiled else 'interpreted'} engine)"


def _warn_if_interpreted(texts: "Texts") -> None:
    import grimoire

    if not grimoire.compiled:
        _complain([texts.say("terminal-interpreted")])


def _complain(lines: Sequence[str]) -> None:
    sys.stdout.flush()
    sys.stderr.writelines(f"{line}\n" for line in lines)


def _texts_for_errors(tokens: Sequence[str]) -> "Texts":
    """In the language of the command line, if it names a good one."""
    from grimoire.texts import LANGUAGES

    wanted = None
    for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
        if token.startswith("--language"):
            _, equals, value = token.partition("=")
            wanted = value if equals else following
    return _texts(wanted if wanted in LANGUAGES else None)


def _be_lenient() -> None:
    """No letter that a terminal cannot show or send is worth a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _run(tokens: Sequence[str]) -> int:
    from grimoire.kernel.errors import GrimoireError
    from grimoire.terminal.refusal import Refusal

    try:
        result = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        from grimoire.terminal.misuse import misuse_line

        _complain([misuse_line(_texts_for_errors(tokens), error)])
    except GrimoireError as error:
        from grimoire.texts.errors import error_lines

        _complain(error_lines(_texts_for_errors(tokens), error))
    except Refusal as refusal:
        _complain([refusal.line(_texts_for_errors(tokens))])
    except RecursionError:
        _complain([_texts_for_errors(tokens).say("terminal-too-deep")])
    return MISTAKE


def main(tokens: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code."""
    _be_lenient()
    try:
        code = _run(sys.argv[1:] if tokens is None else tokens)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"{error.strerror or error}\n")
        return CANNOT_WRITE
    return code


def _drop_output() -> None:
    """What is still to be written can no longer be."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
