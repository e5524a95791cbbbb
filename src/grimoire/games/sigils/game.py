"""Sigils with its options chosen."""

from functools import cached_property

from grimoire.games.base import LinkedGame
from grimoire.games.options import Options
from grimoire.games.sigils import OPTIONS
from grimoire.games.sigils.cards import Deck, own_deck, read_deck
from grimoire.games.sigils.interpreter import RULES_VERSION
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.spells import EDITIONS
from grimoire.games.sigils.start import gifts_of
from grimoire.games.sigils.state import State


class Sigils(LinkedGame[State, Linked]):
    """A game of Sigils."""

    name = "sigils"
    rules = RULES_VERSION
    state_class = State
    option_table = OPTIONS

    @property
    def edition(self) -> str:
        """The name of the printed edition."""
        return self.text("edition")

    @cached_property
    def deck(self) -> Deck:
        """The cards and the bonuses of the book: the project's own, or a deck that was given."""
        given = self.option("deck")
        return own_deck(self.edition) if given is None else read_deck(given, self.edition, self.players)

    def link(self) -> Linked:
        """The rules for the options of this game."""
        return Linked(
            EDITIONS[self.edition],
            self.deck.cards,
            self.deck.bonuses,
            self.players,
            self.first_seat,
            bool(self.option("teachers")),
            [(gift.gems, gift.fame) for gift in gifts_of(self.option("start"), self.edition, self.players)],
        )

    def _recordable(self) -> Options:
        """A deck of one's own is embedded, never a path."""
        given = self.option("deck")
        return {**super()._recordable(), "deck": None if given is None else self.deck.data}
