"""Levels for people: the sage with as much thought as a level takes in each game."""

from collections.abc import Mapping
from typing import Final

from grimoire.bots.budget import Budget
from grimoire.bots.sage import sage_bot
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.kernel.game import State

# Dice ask for more thought than tokens: with as many nodes the master would be far weaker in Sigils.
MASTER: Final = {"materia": Budget(nodes=30), "sigils": Budget(nodes=2500)}
ARCHMAGE: Final = {"materia": Budget(seconds=2.0), "sigils": Budget(seconds=2.0)}


class LevelBot:
    """Plays every game with the budget that its level has there."""

    def __init__(self, name: str, seed: int | None, budgets: Mapping[str, Budget]) -> None:
        self.name: Final = name
        self._seed: Final = seed
        self._budgets: Final = budgets
        self._bots: Final[dict[str, SearchBot]] = {}

    def choose(self, state: State) -> int:
        game = search_state(state).game_name()
        if game not in self._bots:
            self._bots[game] = sage_bot(self._seed, self._budgets[game], self.name)
        return self._bots[game].choose(state)
