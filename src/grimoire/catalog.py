"""All installed games and all bots by name."""

from os import PathLike
from typing import TYPE_CHECKING, Final

from grimoire.bots.roster import LEVELS, PLAYERS, STUDIES
from grimoire.games.registry import game_name, spec_of, specs
from grimoire.kernel import record
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

__all__ = [
    "BOTS",
    "LEVELS",
    "Record",
    "advise",
    "bot",
    "default_game",
    "evaluate",
    "game",
    "game_name",
    "games",
    "spec_of",
    "specs",
    "words",
]

if TYPE_CHECKING:
    from grimoire.bots import Bot
    from grimoire.bots.advice import Advice, Value
    from grimoire.texts.words import Words


def _external_bot(spec: str, seed: int | None) -> "Bot":
    """What follows the last @ is a budget if it can be one, else a part of the command."""
    from grimoire.bots.budget import Budget
    from grimoire.bots.external import ExternalBot

    whole = spec.removeprefix(EXTERNAL)
    command, at, amount = whole.rpartition("@")
    try:
        budget = Budget.parse(amount) if at else None
    except OptionError:
        budget = None
    return ExternalBot(whole if budget is None else command, seed, budget, name=spec)


EXTERNAL: Final = "cmd:"
BOTS: Final = PLAYERS | LEVELS


def games() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(specs())


def default_game() -> str:
    """The game for people who name none: the first one with a lesson, else the first; "" if none is installed."""
    with_lesson = (name for name, spec in specs().items() if spec.lesson() is not None)
    return next(with_lesson, next(iter(specs()), ""))


def game(name: str, /, **options: object) -> Game[State]:
    """A game by its name, with its options."""
    return spec_of(name).make(**options)


def words(name: str) -> "Words":
    """How a game puts its actions and questions into words."""
    return spec_of(name).words()


def bot(spec: str, seed: int | None = None) -> "Bot":
    """A bot by its name, with a budget of its own after an @ (``mcts@0.5s``, ``mcts@2000``).

    ``cmd:`` and a command make a bot of any program that speaks the protocol of docs/bots.md.
    The same seed makes the same choices, unless a budget counts seconds.
    """
    from grimoire.bots.budget import Budget

    if spec.startswith(EXTERNAL):
        return _external_bot(spec, seed)
    name, at, amount = spec.partition("@")
    make = BOTS.get(name) or STUDIES.get(name)
    if make is not None:
        return make(seed, Budget.parse(amount) if at else None)
    raise OptionError(
        Fault("not-a-choice", "bot", "{found!r} is not one of {allowed}", found=name, allowed=", ".join(BOTS))
    )


def advise(state: State, budget: str | None = None, seed: int = 1) -> "Advice":
    """Hints for the seat that decides: its actions, best first, each with its value for every seat."""
    from grimoire.bots import advice
    from grimoire.bots.budget import Budget

    allowed = advice.USUAL_HINT if budget is None else Budget.parse(budget)
    return advice.advise(state, advice.adviser(state, seed, allowed))


def evaluate(state: State, budget: str | None = None, seed: int = 1) -> "Value":
    """The value of a state for every seat: the probability of winning, and the points expected at the end."""
    from grimoire.bots import advice
    from grimoire.bots.budget import Budget

    allowed = advice.USUAL_EVALUATION if budget is None else Budget.parse(budget)
    return advice.evaluate(state, advice.adviser(state, seed, allowed))


class Record(record.Record):
    """A whole game as data; it knows every installed game."""

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Reads and replays a record file; RecordError names what is wrong with it."""
        return cls.from_data(record.read_json(path))

    @classmethod
    def from_data(cls, data: object) -> "Record":
        """A record from parsed JSON, replayed."""
        of_game = record.game_of(data, game)
        loaded = cls(of_game, record.start_of(data, of_game))
        loaded.replay(data)
        return loaded
