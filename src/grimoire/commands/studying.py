"""To study the games and files of them: ``grimoire perft``, ``bench`` and ``check``."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from grimoire.commands.shared import (
    NO_OPTIONS,
    USUAL_GAME,
    GameName,
    Language,
    examples,
    tell,
    texts_in,
    warn_if_interpreted,
)
from grimoire.terminal.options import GameOptions

if TYPE_CHECKING:
    from grimoire.kernel.game import State

app = App()


@app.command(
    help_epilogue=examples(
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

    texts = texts_in(language)
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
    help_epilogue=examples(
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

    texts = texts_in(language)
    if not 0 < seconds <= 3600:
        raise Refusal("bad-seconds", seconds=seconds)
    warn_if_interpreted(texts)
    look = Look(make_console(), texts, ())
    report(look, catalog.game(game, **options.of(game)), games, seconds, make_console(stderr=True))
    look.console.print(look.say("engine-compiled" if compiled else "engine-interpreted"))


@app.command(
    help_epilogue=examples(
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

    texts = texts_in(language)
    if not files:
        raise Refusal("no-file")
    return max(tell(examine(texts, file, deck)) for file in files)
