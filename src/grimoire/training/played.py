"""Games played for training: the codes and what the search thought, without features, which may change."""

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots.search_bot import search_state
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import Json


class Thought(NamedTuple):
    """How often a search visited each action before one of the codes was played."""

    place: int  # of the code in the game
    visits: list[tuple[int, int]]  # code and visits


class PlayedGame(NamedTuple):
    """A game from its start; codes before ``begins`` are those of another game that it branched off from."""

    options: dict[str, Json]
    begins: int
    codes: list[int]
    thoughts: list[Thought]

    def start(self, game: str) -> SearchState:
        return search_state(catalog.game(game, **self.options).start())


_FIELDS: Final = ("options", "begins", "codes", "thoughts")


def write_games(path: Path, games: Iterable[PlayedGame]) -> None:
    """Writes a file of games, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    with gzip.open(draft, "wt", encoding="utf-8") as file:
        for game in games:
            file.write(json.dumps(dict(zip(_FIELDS, game, strict=True)), separators=(",", ":")) + "\n")
    draft.replace(path)


def read_games(path: Path) -> Iterator[PlayedGame]:
    """The games of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            data = json.loads(line)
            thoughts = [Thought(place, [(code, count) for code, count in visits]) for place, visits in data["thoughts"]]
            yield PlayedGame(data["options"], data["begins"], data["codes"], thoughts)
