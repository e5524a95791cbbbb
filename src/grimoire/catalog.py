"""The one place that knows all games and bots."""

from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING, Any, Final

from grimoire.bots.roster import LEVELS, PLAYERS, STUDIES
from grimoire.games.materia.game import Materia
from grimoire.games.sigils.game import Sigils
from grimoire.kernel import record
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

if TYPE_CHECKING:
    from grimoire.bots import Bot
    from grimoire.bots.advice import Advice, Value
    from grimoire.games.choices import Choice
    from grimoire.texts import Texts
    from grimoire.texts.words import Words

ChoicesOf = Callable[[State], "list[Choice]"]
BoardViewOf = Callable[[State], dict[str, Any]]
SheetOf = Callable[["Texts", Game[State]], dict[str, Any]]


def _materia_words() -> "Words":
    from grimoire.games.materia import words

    return words


def _sigils_words() -> "Words":
    from grimoire.games.sigils import words

    return words


def _materia_choices() -> ChoicesOf:
    from grimoire.games.materia.choices import choices

    return choices


def _sigils_choices() -> ChoicesOf:
    from grimoire.games.sigils.choices import choices

    return choices


def _materia_board_view() -> BoardViewOf:
    from grimoire.games.materia.board_view import board_view

    return board_view


def _sigils_board_view() -> BoardViewOf:
    from grimoire.games.sigils.board_view import board_view

    return board_view


def _materia_sheet() -> "SheetOf":
    from grimoire.games.materia.sheet import sheet

    return sheet


def _sigils_sheet() -> "SheetOf":
    from grimoire.games.sigils.sheet import sheet

    return sheet


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


GAMES: Final[dict[str, Callable[..., Game[State]]]] = {"materia": Materia, "sigils": Sigils}
EXTERNAL: Final = "cmd:"
ALIASES: Final = {"spellbook": "materia", "spellbooks": "sigils"}
WORDS: Final[dict[str, Callable[[], "Words"]]] = {"materia": _materia_words, "sigils": _sigils_words}
CHOICES: Final[dict[str, Callable[[], ChoicesOf]]] = {"materia": _materia_choices, "sigils": _sigils_choices}
BOARD_VIEWS: Final[dict[str, Callable[[], BoardViewOf]]] = {
    "materia": _materia_board_view,
    "sigils": _sigils_board_view,
}
SHEETS: Final[dict[str, Callable[[], SheetOf]]] = {"materia": _materia_sheet, "sigils": _sigils_sheet}
BOTS: Final = PLAYERS | LEVELS


def game_name(name: object) -> str:
    """The name of a game as the project spells it; the printed title in lower case is an alias."""
    if isinstance(name, str) and (real := ALIASES.get(name, name)) in GAMES:
        return real
    raise OptionError(
        Fault("not-a-game", "game", "{found!r}: one of {allowed} is needed", found=name, allowed=", ".join(GAMES))
    )


def game(name: str, **options: Any) -> Game[State]:
    """A game by its name, with its options."""
    return GAMES[game_name(name)](**options)


def words(name: str) -> "Words":
    """How a game puts its actions and questions into words."""
    return WORDS[game_name(name)]()


def choices(name: str) -> ChoicesOf:
    """How a game shows its legal actions as things to point at."""
    return CHOICES[game_name(name)]()


def board_view(name: str) -> BoardViewOf:
    """How a game shows its board to a client: the position, and what is under way."""
    return BOARD_VIEWS[game_name(name)]()


def sheet(name: str) -> SheetOf:
    """How a game tells of its spells or cards as a whole."""
    return SHEETS[game_name(name)]()


def bot(spec: str, seed: int | None = None) -> "Bot":
    """A bot by its name, with a budget of its own after an @ (``mcts@0.5s``, ``mcts@2000``).

    ``cmd:`` and a command make a bot of any program that speaks the protocol of docs/bots.md.
    The same seed makes the same choices, unless a budget counts seconds.
    """
    from grimoire.bots.budget import Budget

    if spec.startswith(EXTERNAL):
        return _external_bot(spec, seed)
    name, at, amount = spec.partition("@")
    made = BOTS.get(name) or STUDIES.get(name)
    if made is not None:
        return made(seed, Budget.parse(amount) if at else None)
    raise OptionError(
        Fault("not-a-choice", "bot", "{found!r}: one of {allowed} is needed", found=name, allowed=", ".join(BOTS))
    )


def advise(state: State, budget: str | None = None, seed: int = 1) -> "Advice":
    """Hints for whoever decides: actions from the best on, with what each is worth to every seat."""
    from grimoire.bots import advice
    from grimoire.bots.budget import Budget
    from grimoire.bots.sage import sage_bot

    return advice.advise(state, sage_bot(seed, advice.USUAL_HINT if budget is None else Budget.parse(budget)))


def evaluate(state: State, budget: str | None = None, seed: int = 1) -> "Value":
    """What a state is worth to every seat: chances to win, and points expected at the end."""
    from grimoire.bots import advice
    from grimoire.bots.budget import Budget
    from grimoire.bots.sage import sage_bot

    return advice.evaluate(state, sage_bot(seed, advice.USUAL_EVALUATION if budget is None else Budget.parse(budget)))


class Record(record.Record):
    """A whole game as data; knows every game of the catalogue."""

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Reads and replays a record file; RecordError names what is wrong with it."""
        return cls.from_data(record.read_json(path))

    @classmethod
    def from_data(cls, data: object) -> "Record":
        """A record from parsed JSON, replayed."""
        played = record.game_of(data, game)
        made = cls(played, record.start_of(data, played))
        made.replay(data)
        return made
