"""Decks of one's own: ``grimoire deck check`` and ``deck template``."""

import sys
from typing import Annotated, Final

from cyclopts import App, Parameter

from grimoire.commands.shared import Language, examples, report_verdict, texts_in

USUAL_EDITION: Final = "60"
Edition = Annotated[str | None, Parameter(metavar="N", help="60 or 75. [default: 60]")]

app = App(name="deck", help="Decks of your own for sigils: check one, or get a file to start from.")


@app.command(
    name="check",
    help_epilogue=examples(
        "deck check my-deck.toml",
        "deck check my-deck.toml --edition 75 --players 4",
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
    from grimoire.games.sigils.deck_check import examine

    return report_verdict(examine(texts_in(language), file, edition or USUAL_EDITION, players))


@app.command(
    name="template",
    help_epilogue=examples(
        "deck template > my-deck.toml",
        "deck template --edition 75 --full > my-deck.toml",
    ),
)
def print_template(
    *,
    edition: Edition = None,
    full: Annotated[bool, Parameter(help="Print the whole deck that sigils is played with.", negative=())] = False,
    language: Language = None,
) -> None:
    """Print a deck file to start from, with every field and ability explained."""
    from grimoire.games.sigils import deck_check

    wanted = edition or USUAL_EDITION
    sys.stdout.write(deck_check.full(wanted) if full else deck_check.template(texts_in(language), wanted))
