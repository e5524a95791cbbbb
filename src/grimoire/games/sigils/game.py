"""Sigils with its options chosen."""

from typing import Final

from grimoire.games.base import BaseGame
from grimoire.games.options import Options
from grimoire.games.sigils import OPTIONS, position
from grimoire.games.sigils.cards import Deck, own_deck, read_deck
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.rules import RULES_VERSION, begin
from grimoire.games.sigils.spells import EDITIONS, TYPES
from grimoire.games.sigils.state import State, new_state


class Sigils(BaseGame[State]):
    """A game of Sigils."""

    name = "sigils"
    rules = RULES_VERSION
    option_table = OPTIONS

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.edition: Final = self.text("edition")
        own = self.option("deck")
        self._own: Final = own is None
        self.deck: Final = own_deck(self.edition) if own is None else read_deck(own, self.edition, self.players)
        rules = EDITIONS[self.edition]
        self.linked: Final = Linked(
            self.deck.cards,
            _bonuses(self.deck, rules.families),
            self.players,
            self.first_seat,
            bool(self.option("teachers")),
            rules.gems,
            rules.gems_a_fame,
            rules.rerolls_used,
            self.options,
        )

    def _recordable(self) -> Options:
        """A deck of one's own is embedded, never a path."""
        return {**super()._recordable(), "deck": None if self._own else self.deck.data}

    @property
    def action_count(self) -> int:
        """Codes are 0 to action_count - 1."""
        return self.linked.action_count

    def start(self) -> State:
        """Before the first chance outcome."""
        state = new_state(self.linked)
        begin(state)
        return state

    def load(self, data: object) -> State:
        """A position, as ``json.load`` gives it."""
        state = new_state(self.linked)
        position.load(state, data, self.edition)
        return state


def _bonuses(deck: Deck, families: tuple[str, ...]) -> list[tuple[int, int]]:
    """The family and the type that each spot of the book rewards, -1 for none."""
    return [
        (families.index(bonus) if bonus in families else -1, TYPES.index(bonus) if bonus in TYPES else -1)
        for bonus in deck.bonuses
    ]
