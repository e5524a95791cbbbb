"""Levels for people, from easy to hard: each game names the bot behind a level, its budget and what it overlooks."""

import re
from typing import Final, NamedTuple

from grimoire.bots import Bot
from grimoire.bots.budget import Budget
from grimoire.bots.greedy import GreedyBot
from grimoire.bots.mcts import mcts_bot
from grimoire.bots.sage import sage_bot
from grimoire.bots.search_bot import search_state
from grimoire.games.registry import spec_of
from grimoire.games.spec import DEFAULT_LEVELS
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import State

_FORM: Final = re.compile(
    r"greedy(?: overlooks (?P<overlooks>[1-9]\d?)%)?|(?P<search>mcts|sage)@(?P<budget>\S+)", re.ASCII
)
_SEARCH: Final = {"mcts": mcts_bot, "sage": sage_bot}


class Level(NamedTuple):
    """Written ``greedy``, ``greedy overlooks 50%``, ``mcts@400`` or ``sage@2s``."""

    search: str = ""  # the name of a bot that searches; without one, the level is greedy
    budget: Budget | None = None
    overlooks: int = 0  # per cent

    @classmethod
    def parse(cls, text: str) -> "Level":
        """A level from its short form; OptionError if it is none."""
        found = _FORM.fullmatch(text)
        if found is None:
            raise OptionError(
                Fault("not-a-level", "levels", "{found!r} is not a level; write greedy, greedy overlooks 50%, mcts@400 "
                      "or sage@2s", found=text)
            )  # fmt: skip
        if found["search"]:
            return cls(found["search"], Budget.parse(found["budget"]))
        return cls(overlooks=int(found["overlooks"] or 0))

    def __str__(self) -> str:
        if self.search:
            return f"{self.search}@{self.budget}"
        return f"greedy overlooks {self.overlooks}%" if self.overlooks else "greedy"

    def bot(self, seed: int | None, name: str) -> Bot:
        """A bot of this level."""
        if self.search:
            return _SEARCH[self.search](seed, self.budget, name)
        return GreedyBot(seed, name, self.overlooks / 100)


def level_of(game: str, name: str) -> Level:
    """What a level is in a game; OptionError if there is no such level."""
    levels = {**DEFAULT_LEVELS, **spec_of(game).levels}
    if name not in levels:
        raise OptionError(
            Fault("not-a-choice", "level", "{found!r} is not one of {allowed}", found=name, allowed=", ".join(levels))
        )
    return Level.parse(levels[name])


class LevelBot:
    """Plays every game as its level does there."""

    def __init__(self, name: str, seed: int | None) -> None:
        self.name: Final = name
        self._seed: Final = seed
        self._bots: Final[dict[str, Bot]] = {}

    def choose(self, state: State) -> int:
        game = search_state(state).game_name()
        if game not in self._bots:
            self._bots[game] = level_of(game, self.name).bot(self._seed, self.name)
        return self._bots[game].choose(state)
