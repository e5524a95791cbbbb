"""A reference sheet for clients: every card of the deck with what it does, and what the spots of a book reward."""

from typing import Any

from grimoire.games.sigils.game import Sigils
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.spell_words import ability_text, bonus_text, card_name
from grimoire.games.sigils.spells import FAMILIES, SHAPES, TYPES
from grimoire.kernel import game as kernel
from grimoire.kernel.game import State
from grimoire.texts import Texts
from grimoire.texts.speech import state_of


def sheet(texts: Texts, game: kernel.Game[State]) -> dict[str, Any]:
    """The cards of the game's deck, and the bonus of each spot."""
    played = state_of(game, Sigils)
    return {
        "cards": [_card(texts, card, played.edition) for card in played.deck.cards],
        "bonuses": [{"bonus": bonus, "text": bonus_text(texts, bonus)} for bonus in played.deck.bonuses],
    }


def _card(texts: Texts, card: Card, edition: str) -> dict[str, Any]:
    return {
        "card": card.name,
        "name": card_name(texts, card),
        "family": FAMILIES[card.family],
        "type": TYPES[card.kind],
        "left": SHAPES[card.left],
        "right": SHAPES[card.right],
        "ability": card.ability,
        "text": ability_text(texts, card, edition),
        "end": card.tally is not None,
    }
