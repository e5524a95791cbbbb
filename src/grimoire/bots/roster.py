"""Every bot by its name. What one needs is imported when it is made, so that a program without bots stays quick."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from grimoire.games.spec import DEFAULT_LEVELS
from grimoire.kernel.errors import Fault, OptionError

if TYPE_CHECKING:
    from grimoire.bots import Bot
    from grimoire.bots.budget import Budget

Make = Callable[[int | None, "Budget | None"], "Bot"]


def _random(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.random import RandomBot

    _refuse("random", budget)
    return RandomBot(seed)


def _greedy(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.greedy import GreedyBot

    _refuse("greedy", budget)
    return GreedyBot(seed)


def _mcts(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.mcts import mcts_bot

    return mcts_bot(seed, budget)


def _sage(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.sage import sage_bot

    return sage_bot(seed, budget)


def _unlearned(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.sage import unlearned_bot

    return unlearned_bot(seed, budget)


def _level(name: str, seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.levels import LevelBot

    _refuse(name, budget)
    return LevelBot(name, seed)


def _refuse(name: str, budget: "Budget | None") -> None:
    if budget is not None:
        raise OptionError(Fault("no-budget", "bot", "{name} takes no budget", name=name))


PLAYERS: Final[dict[str, Make]] = {"random": _random, "greedy": _greedy, "mcts": _mcts, "sage": _sage}
LEVELS: Final[dict[str, Make]] = {name: partial(_level, name) for name in DEFAULT_LEVELS}
# For study: the sage without its net.
STUDIES: Final[dict[str, Make]] = {"sage-unlearned": _unlearned}
