"""Every bot by its name. What one needs is imported when it is made, so that a program without bots stays quick."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

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


def _apprentice(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.greedy import GreedyBot

    _refuse("apprentice", budget)
    return GreedyBot(seed, "apprentice", blunders=0.25)


def _adept(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.greedy import GreedyBot

    _refuse("adept", budget)
    return GreedyBot(seed, "adept")


def _master(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.levels import LevelBot

    _refuse("master", budget)
    return LevelBot("master", seed)


def _archmage(seed: int | None, budget: "Budget | None") -> "Bot":
    from grimoire.bots.levels import LevelBot

    _refuse("archmage", budget)
    return LevelBot("archmage", seed)


def _refuse(name: str, budget: "Budget | None") -> None:
    if budget is not None:
        raise OptionError(Fault("no-budget", "bot", "{name} takes no budget", name=name))


PLAYERS: Final[dict[str, Make]] = {"random": _random, "greedy": _greedy, "mcts": _mcts, "sage": _sage}
LEVELS: Final[dict[str, Make]] = {
    "apprentice": _apprentice,
    "adept": _adept,
    "master": _master,
    "archmage": _archmage,
}
# For study: the sage without its net.
STUDIES: Final[dict[str, Make]] = {"sage-unlearned": _unlearned}
