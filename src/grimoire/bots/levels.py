"""Levels for people that search: each game names the bot and the budget behind them."""

from typing import Final

from grimoire.bots.budget import Budget
from grimoire.bots.mcts import mcts_bot
from grimoire.bots.sage import sage_bot
from grimoire.bots.search_bot import SearchBot, search_state
from grimoire.games.registry import spec_of
from grimoire.kernel.game import State

_BOTS: Final = {"sage": sage_bot, "mcts": mcts_bot}


class LevelBot:
    """Plays every game with the bot and the budget that its level has there."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name: Final = name
        self._seed: Final = seed
        self._bots: Final[dict[str, SearchBot]] = {}

    def choose(self, state: State) -> int:
        game = search_state(state).game_name()
        if game not in self._bots:
            kind, _, amount = spec_of(game).levels[self.name].partition("@")
            self._bots[game] = _BOTS[kind](self._seed, Budget.parse(amount), self.name)
        return self._bots[game].choose(state)
