"""A reference sheet for clients: every card of the deck with what it does, and the numbers of the game."""

import msgspec

from grimoire.games.sigils.board import ALL_GEMS, BONUS_FAME, ROW, SPOTS
from grimoire.games.sigils.dice import FACES
from grimoire.games.sigils.game import Sigils
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spell_words import ability_text, ability_values, ability_word, bonus_text, card_name
from grimoire.games.sigils.spells import EDITIONS, FAMILIES, SHAPES, TYPES
from grimoire.games.sigils.turn_flow import LAST_ROUND
from grimoire.kernel.game import Game, Json, State
from grimoire.kernel.playing import state_of
from grimoire.texts.message import Message


class AbilitySheet(msgspec.Struct, frozen=True):
    """An ability: its word, and the colours, kinds and numbers in it by name, such as ``colour`` and ``fame``."""

    word: str
    values: dict[str, str | int]


class CardSheet(msgspec.Struct, frozen=True):
    """A card; ``end``: it counts at the end and is never cast."""

    card: str
    name: Message
    family: str
    type: str
    left: str
    right: str
    ability: AbilitySheet
    text: Message
    end: bool


class BonusSheet(msgspec.Struct, frozen=True):
    """What a spot of a book rewards: a family, a type or nothing, and with how much Fame."""

    bonus: str
    text: Message
    fame: int


class Limits(msgspec.Struct, frozen=True):
    """The limits of the rules: spots of a book and of its rows, gems in all, faces of a die."""

    spots: int
    row: int
    supply: int
    faces: int
    gems_a_fame: int
    rounds: int


class Sheet(msgspec.Struct, frozen=True, tag_field="game", tag="sigils"):
    """The cards of a game's deck, and the bonus of each spot."""

    options: dict[str, Json]
    cards: tuple[CardSheet, ...]
    bonuses: tuple[BonusSheet, ...]
    limits: Limits


def sheet(game: Game[State]) -> Sheet:
    """The cards of the game's deck, and the bonus of each spot."""
    played = state_of(game, Sigils)
    gems_a_fame = EDITIONS[played.edition].gems_a_fame
    return Sheet(
        options=game.options,
        cards=tuple(_card(card, played.edition) for card in played.deck.cards),
        bonuses=tuple(_bonus(bonus) for bonus in played.deck.bonuses),
        limits=Limits(int(SPOTS), int(ROW), int(ALL_GEMS), int(FACES), gems_a_fame, int(LAST_ROUND)),
    )


def _bonus(bonus: str) -> BonusSheet:
    return BonusSheet(bonus, bonus_text(bonus), int(BONUS_FAME) if bonus else 0)


def _card(card: Card, edition: str) -> CardSheet:
    values: dict[str, str | int] = {
        name: value for name, value in ability_values(card).items() if isinstance(value, str | int)
    }
    return CardSheet(
        card=card.name,
        name=card_name(card),
        family=FAMILIES[card.family],
        type=TYPES[card.kind],
        left=SHAPES[card.left],
        right=SHAPES[card.right],
        ability=AbilitySheet(ability_word(card), values),
        text=ability_text(card, edition),
        end=card.tally is not None,
    )
