"""What a game tells a study of its balance: what to count while bots play, and how to present it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from grimoire.games.options import Options
from grimoire.kernel.action import Action
from grimoire.kernel.game import Game, State

Key = tuple[str, str]  # what kind of thing, and which
Figures = dict[str, float | None]
ITEM = "spell"  # the kind of the things whose balance is studied


class Counts(Protocol):
    """What was seen over some games."""

    numbers: Counter[Key]

    def add_rates(self, had: Mapping[Key, Sequence[int]], shares: Sequence[int]) -> None:
        """One game: the seats that had each thing, once for every time they had it."""

    def add(self, figure: str, name: str, number: int) -> None:
        """One more number of a figure whose mean is shown."""

    def times(self, kind: str, name: str) -> int:
        """How often a seat had something."""

    def wins(self, kind: str, name: str) -> float:
        """How much of the wins went to those who had it."""


class Watcher(Protocol):
    """Looks on while one game is played."""

    def see(self, state: State, action: Action) -> None:
        """A seat is about to do this."""

    def finish(self, state: State, shares: Sequence[int], counts: Counts) -> None:
        """The game is over; ``shares`` says how much of the win each seat has."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: a figure of each row, as a number or a percentage."""

    title: str
    figure: str
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Grouping:
    """Another table: the same things by some other kind."""

    heading: str
    titles: tuple[str, str]  # of its first two columns
    columns: tuple[Column, ...]


class Balance:
    """How the balance of a game is studied."""

    titles: ClassVar[tuple[str, str]]  # of the first two columns: what a row is, and what it is about
    noun: ClassVar[str]
    columns: ClassVar[tuple[Column, ...]]
    groups: ClassVar[Mapping[str, Grouping]] = {}
    limit: ClassVar[float | None] = None  # how far from the mean the design allows; None where it is not ours

    def watcher(self) -> Watcher:
        """Somebody to look on at one game."""
        raise NotImplementedError

    def about(self, game: Game[State]) -> dict[str, str]:
        """Every thing that may come, with what it is about."""
        raise NotImplementedError

    def group_about(self, kind: str, name: str, about: Mapping[str, str]) -> str:
        """What a member of a group is about."""
        raise NotImplementedError

    def more(self, counts: Counts, name: str, players: int) -> Figures:  # noqa: ARG002 (for games that have more)
        """Further figures of a thing, besides the means."""
        return {}

    def title(self, options: Options) -> str:
        """The game with its options, as a heading."""
        raise NotImplementedError
