"""Decks: reading one from TOML or a mapping, with every fault named by card and field."""

import json
import re
from collections.abc import Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Final

from grimoire.games.sigils.board import SPOTS
from grimoire.games.sigils.cardset import MOST_CARDS
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TABLE, TYPES, Ability
from grimoire.games.sigils.steps import Program
from grimoire.games.sigils.tallies import Tally
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Json
from grimoire.kernel.reading import Reader

LANGUAGES: Final = ("en", "fr", "de")
_CARD_FIELDS: Final = ("id", "name", "family", "type", "left", "right", "ability")
_LONGEST_NAME: Final = 60  # characters of a spell's name or id
_LARGEST: Final = 200_000  # bytes of a deck as JSON: it is sent to everybody at the table
_KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Deck:
    """The cards of a game and the bonuses of the player board, with the data they were read from."""

    def __init__(self, data: dict[str, Json], cards: list[Card], bonuses: list[str]) -> None:
        self.data: Final = data
        self.cards: Final = cards
        self.bonuses: Final = bonuses


@cache
def own_deck(edition: str) -> Deck:
    """The project's own deck of an edition."""
    return check_deck(_read_toml(Path(__file__).parent / "cards" / f"{edition}.toml"), edition, 0)


def read_deck(source: object, edition: str, players: int) -> Deck:
    """A deck from a file's path or a mapping; OptionError names every fault."""
    if isinstance(source, (str, PathLike)):
        return check_deck(_read_toml(Path(source)), edition, players)
    return check_deck(source, edition, players)


def _read_toml(path: Path) -> dict[str, Json]:
    from grimoire.kernel.toml import read_toml  # only a game that is made needs it; importing the package stays quick

    try:
        return read_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError(Fault("cannot-read", f"deck {path}", "cannot be read: {reason}", reason=reason)) from None
    except (ValueError, RecursionError) as error:
        raise OptionError(Fault("not-toml", f"deck {path}", "this is not TOML: {reason}", reason=str(error))) from None


def check_deck(data: object, edition: str, players: int) -> Deck:
    """The deck that a mapping describes; OptionError names every fault with its card and field."""
    reader = Reader(OptionError)
    deck = reader.mapping(data, "deck") or {}
    reader.finish()
    reader.keys(deck, "deck", ("board", "spell"), ())
    bonuses = _bonuses(reader, deck, edition)
    entries = reader.sequence(deck, "spell", "deck") or []
    cards = _cards(reader, entries[:MOST_CARDS], edition)
    _check_size(reader, len(entries), players)
    reader.finish()
    plain = _plain(deck)
    size = len(json.dumps(plain, ensure_ascii=False).encode())
    if size > _LARGEST:
        reader.fault("deck-bytes", "deck", "{count} bytes; a deck has at most {most}", count=size, most=_LARGEST)
        reader.finish()
    return Deck(plain, cards, bonuses)


def _plain(value: object) -> Json:
    """The same as dicts and lists of its own, ready for JSON whatever the caller does to what was given."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _check_size(reader: Reader, size: int, players: int) -> None:
    least = SPOTS * players + 6
    if not least <= size <= MOST_CARDS:
        reader.fault("deck-size", "deck.spell", "{count} spells; for these players {least} to {most} are needed",
                     count=size, least=least, most=MOST_CARDS)  # fmt: skip


def _bonuses(reader: Reader, deck: Mapping[str, object], edition: str) -> list[str]:
    board = reader.sequence(deck, "board", "deck")
    if board is None:
        return []
    if len(board) != SPOTS:
        reader.fault("board-size", "deck.board", "{count} spots, a board has {wanted}", count=len(board), wanted=SPOTS)
    allowed = ("", *EDITIONS[edition].families, *TYPES)
    for index, bonus in enumerate(board[:SPOTS]):
        if not isinstance(bonus, str) or bonus not in allowed:
            reader.fault("not-a-bonus", f"deck.board.{index}", "{found!r}: a family, a type or nothing is needed",
                         found=bonus)  # fmt: skip
    return [bonus for bonus in board if isinstance(bonus, str)]


def _cards(reader: Reader, entries: list[object], edition: str) -> list[Card]:
    cards: list[Card] = []
    seen: set[str] = set()
    for index, entry in enumerate(entries):
        data = reader.mapping(entry, f"spell.{index}")
        if data is None:
            continue
        name = data.get("id")
        place = name if isinstance(name, str) and name else f"spell.{index}"
        if place in seen:
            reader.fault("id-twice", f"{place}.id", "two spells have this id")
        seen.add(place)
        card = _card(reader, data, place, edition)
        if card is not None:
            cards.append(card)
    return cards


def _card(reader: Reader, data: Mapping[str, object], place: str, edition: str) -> Card | None:
    faults = len(reader.faults)
    reader.keys(data, place, _CARD_FIELDS, ())
    if "id" in data and (not isinstance(data["id"], str) or not _is_id(data["id"])):
        reader.fault("not-kebab", f"{place}.id", "{found!r}: lower-case words joined by hyphens are needed",
                     found=data["id"])  # fmt: skip
    names = _names(reader, data, place)
    numbers = [
        _one_of(reader, data, field, place, allowed)
        for field, allowed in (
            ("family", EDITIONS[edition].families),
            ("type", TYPES),
            ("left", SHAPES),
            ("right", SHAPES),
        )
    ]
    program, tally = _ability(reader, data, place, edition)
    if len(reader.faults) > faults:
        return None
    family, kind, left, right = numbers
    return Card(str(data["id"]), names, family, kind, left, right, str(data["ability"]), program, tally)


def _is_id(text: str) -> bool:
    return len(text) <= _LONGEST_NAME and _KEBAB.fullmatch(text) is not None


def _names(reader: Reader, data: Mapping[str, object], place: str) -> dict[str, str]:
    if "name" not in data:
        return {}
    names = reader.mapping(data["name"], f"{place}.name")
    if names is None:
        return {}
    reader.keys(names, f"{place}.name", LANGUAGES, ())
    for language, name in names.items():
        reader.name(name, f"{place}.name.{language}", _LONGEST_NAME)
    return {language: name for language, name in names.items() if isinstance(name, str)}


def _one_of(reader: Reader, data: Mapping[str, object], field: str, place: str, allowed: tuple[str, ...]) -> int:
    value = data.get(field)
    if isinstance(value, str) and value in allowed:
        return allowed.index(value)
    if field in data:
        reader.fault("not-a-choice", f"{place}.{field}", "{found!r}: one of {allowed} is needed",
                     found=value, allowed=", ".join(allowed))  # fmt: skip
    return 0


def _ability(reader: Reader, data: Mapping[str, object], place: str, edition: str) -> tuple[Program, Tally | None]:
    text = data.get("ability")
    if "ability" not in data:
        return (), None
    row = _row(text, edition) if isinstance(text, str) else None
    if row is None:
        reader.fault("not-an-ability", f"{place}.ability", "{found!r} is not an ability of edition {edition}",
                     found=text, edition=edition)  # fmt: skip
        return (), None
    ability, numbers = row
    if len(numbers) > len(set(numbers)):
        reader.fault("one-type-twice", f"{place}.ability", "{found!r}: two different ones are needed", found=text)
        return (), None
    program = ability.cast(*numbers) if ability.cast else ()
    return program, ability.tally(*numbers) if ability.tally else None


def _row(text: str, edition: str) -> tuple[Ability, list[int]] | None:
    """The row of the table that an ability's text means, and the numbers of its arguments."""
    word, *words = text.split(" ")
    for ability in TABLE:
        if ability.word == word and edition in ability.editions and len(words) == len(ability.arguments):
            choices = [_of_edition(choice, edition) for choice in ability.arguments]
            if all(word and word in choice for word, choice in zip(words, choices, strict=True)):
                return ability, [choice.index(word) for word, choice in zip(words, choices, strict=True)]
    return None


def _of_edition(choice: tuple[str, ...], edition: str) -> tuple[str, ...]:
    return EDITIONS[edition].families if choice is FAMILIES else choice
