"""The one place that knows all games and bots."""

from collections.abc import Callable
from os import PathLike
from typing import Any, Final

from grimoire.games.materia.game import Materia
from grimoire.kernel import record
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

GAMES: Final[dict[str, Callable[..., Game[State]]]] = {"materia": Materia}
ALIASES: Final = {"spellbook": "materia"}


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


class Record(record.Record):
    """A whole game as data; knows every game of the catalogue."""

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Reads and replays a record file; RecordError names what is wrong with it."""
        return cls.from_data(record.read_json(path))

    @classmethod
    def from_data(cls, data: object) -> "Record":
        """A record from parsed JSON, replayed."""
        made = cls(record.game_of(data, game), record.start_of(data))
        made.replay(data)
        return made
