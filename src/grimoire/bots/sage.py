"""The best bot: a search guided by a net that was trained on games against itself."""

from functools import cache
from importlib.resources import files
from typing import Final

from grimoire.bots.budget import Budget
from grimoire.bots.judges import Appraiser, Judge, Learner
from grimoire.bots.net import read_net
from grimoire.bots.thinkers import SearchBot
from grimoire.games.thinking import Thinking

USUAL: Final = Budget(seconds=0.5)
EXPLORE: Final = 2.0
DOUBT: Final = 5.0


@cache
def _weights(game: str) -> bytes:
    return (files("grimoire.bots") / "weights" / f"{game}.net").read_bytes()


def learned_judge(state: Thinking) -> Judge:
    """A judge that looks through the net of the state's game."""
    return Learner(read_net(_weights(state.game_name())))


def sage_bot(seed: int | None = None, budget: Budget | None = None, name: str = "sage") -> SearchBot:
    """The sage; half a second a turn unless told otherwise."""
    return SearchBot(name, learned_judge, seed, budget or USUAL, EXPLORE)


def unlearned_bot(seed: int | None = None, budget: Budget | None = None) -> SearchBot:
    """The sage's search with its learned part switched off: positions are judged by hand, no action is liked more."""
    return SearchBot("sage-unlearned", lambda _: Appraiser(0, DOUBT), seed, budget or USUAL, EXPLORE)
