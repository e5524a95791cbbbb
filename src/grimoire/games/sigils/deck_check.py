"""Decks of one's own for Sigils: checking one, and a file to start from."""

import textwrap
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from grimoire.commands.verdict import Verdict, fault_lines
from grimoire.games.sigils import SPEC, words
from grimoire.games.sigils.board import SPOTS
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.game import Sigils
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TABLE, TYPES, Ability
from grimoire.kernel.errors import OptionError
from grimoire.texts import Texts
from grimoire.texts.message import render

ON_THE_BOARD: Final = 6
WIDTH: Final = 100
SPELL: Final = "[[spell]]"


def examine(texts: Texts, path: str, edition: str, players: int) -> Verdict:
    """What a deck file holds, or a line for each fault with its card and field; OptionError for wrong options."""
    Sigils(players=players, edition=edition)
    try:
        cards = Sigils(players=players, edition=edition, deck=path).deck.cards
    except OptionError as error:
        return Verdict(False, fault_lines(texts, path, error))
    counts = Counter(FAMILIES[card.family] for card in cards)
    families = [texts.say("terminal-deck-family", family=family, count=counts[family]) for family in counts]
    most = min(SPEC.seats[-1], (len(cards) - ON_THE_BOARD) // SPOTS)
    return Verdict(
        True, [texts.say("terminal-deck-good", count=len(cards), players=most, families=", ".join(families))]
    )


def full(edition: str) -> str:
    """The project's own deck of an edition as a file."""
    Sigils(edition=edition)
    folder = files("grimoire.games.sigils") / "cards"
    return (folder / f"{edition}.toml").read_text(encoding="utf-8")


def template(texts: Texts, edition: str) -> str:
    """A small deck file with everything explained."""
    source = full(edition)
    board = next(line for line in source.splitlines() if line.startswith("board"))
    examples = [SPELL + block.split("\n\n")[0] for block in source.split(SPELL)[1:]]
    shown = {example.split('type = "')[1].split('"')[0]: example.rstrip() for example in reversed(examples)}
    return "\n".join(
        [
            *_comment(_head(texts, edition)),
            "",
            *_comment(texts.say("terminal-deck-board", spots=SPOTS)),
            board,
            "",
            *_comment(_fields(texts, edition)),
            *_abilities(texts, edition),
            *(f"\n{shown[kind]}" for kind in TYPES),
            "",
        ]
    )


def _head(texts: Texts, edition: str) -> str:
    option = "" if edition == next(iter(EDITIONS)) else f" --edition {edition}"
    return texts.say(
        "terminal-deck-head",
        edition=edition,
        check=f"grimoire deck check{option} FILE",
        play=f"grimoire play sigils{option} --deck FILE",
        least=SPOTS * SPEC.seats[0] + ON_THE_BOARD,
        players=SPEC.seats[0],
        more=SPOTS,
    )


def _fields(texts: Texts, edition: str) -> str:
    return texts.say(
        "terminal-deck-fields",
        families=", ".join(EDITIONS[edition].families),
        types=", ".join(TYPES),
        shapes=", ".join(SHAPES),
    )


def _abilities(texts: Texts, edition: str) -> Iterator[str]:
    """Every ability of the edition, as the first spell of the deck has it."""
    cards = own_deck(edition).cards
    for ability in TABLE:
        if edition in ability.editions:
            card = next(card for card in cards if _has(card, ability))
            yield f"#   {card.ability}"
            yield from _comment(render(words.ability_text(card, edition), texts, str), "#       ")


def _has(card: Card, ability: Ability) -> bool:
    word, *arguments = card.ability.split(" ")
    return word == ability.word and all(
        argument in choice for argument, choice in zip(arguments, ability.arguments, strict=True)
    )


def _comment(text: str, prefix: str = "# ") -> Iterator[str]:
    for line in text.splitlines():
        yield from textwrap.wrap(line, WIDTH, initial_indent=prefix, subsequent_indent=prefix)
