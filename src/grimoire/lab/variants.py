"""A variant of a game: its options, and cards or spells with other numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from grimoire import catalog
from grimoire.games.options import Options
from grimoire.games.spec import Changes
from grimoire.kernel.game import Game, State


@dataclass(frozen=True)
class Variant:
    """One way to play a game."""

    name: str
    options: Options
    cards: Changes = field(default_factory=dict)

    def make(self, game: str) -> Game[State]:
        """OptionError names what is wrong."""
        if self.cards:
            return catalog.spec_of(game).changed(self.options, self.cards)
        return catalog.game(game, **self.options)

    def data(self) -> Mapping[str, object]:
        """Ready for JSON."""
        return {"options": dict(self.options), "cards": {name: dict(fields) for name, fields in self.cards.items()}}
