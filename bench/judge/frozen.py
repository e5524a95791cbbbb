"""Frozen sets: positions whose value is known from rollouts, and whole games, as files that are kept."""

import gzip
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import covariance, fmean, variance
from typing import Any, Final

import msgspec

from grimoire import catalog
from grimoire.kernel.game import Game, State

DATA: Final = Path(__file__).parent / "data"
STAGES: Final = ("start", "middle", "late", "last round")
DECISION: Final = "decision"
HALF_DONE: Final = "half done"
BEFORE_CHANCE: Final = "before chance"
DIGITS: Final = 5  # of what is kept; rollouts are far less exact


class About(msgspec.Struct, frozen=True):
    """Where a frozen set comes from; ``net`` is the name of the bot's net."""

    command: str
    game: str
    rules: int
    version: str
    bot: str
    net: str
    modes: dict[str, dict[str, Any]]  # the options of each mode

    def games(self) -> dict[str, Game[State]]:
        """Each mode as a game."""
        return {mode: catalog.game(self.game, **options) for mode, options in self.modes.items()}

    def check(self) -> None:
        """ValueError if the rules are no longer those of the set."""
        if any(game.rules != self.rules for game in self.games().values()):
            raise ValueError(f"the rules of {self.game} have changed since the set was frozen: freeze it anew")


class Truth(msgspec.Struct, frozen=True):
    """What rollouts came to, seat by seat: rewards and luck with their means, variances and covariance."""

    rollouts: int
    reward: list[float]
    luck: list[float]
    reward_variance: list[float]
    luck_variance: list[float]
    covariance: list[float]


class FrozenPosition(msgspec.Struct, frozen=True):
    """A moment of a game: the codes that lead to it, who decides there, and what it is worth."""

    number: int
    mode: str
    stage: str
    kind: str
    player: int
    codes: list[int]
    truth: Truth


class FrozenGame(msgspec.Struct, frozen=True):
    """A whole game and each seat's share of the victory."""

    number: int
    mode: str
    codes: list[int]
    rewards: list[float]


class FrozenPositions(msgspec.Struct, frozen=True):
    """The file with positions."""

    about: About
    positions: list[FrozenPosition]


class FrozenGames(msgspec.Struct, frozen=True):
    """The file with games."""

    about: About
    games: list[FrozenGame]


def positions_file(game: str, folder: Path = DATA) -> Path:
    return folder / f"{game}.json.gz"


def games_file(game: str, folder: Path = DATA) -> Path:
    return folder / f"{game}-games.json.gz"


def save(path: Path, frozen: FrozenPositions | FrozenGames) -> None:
    """Writes the file whole or not at all; the same set gives the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(gzip.compress(msgspec.json.encode(frozen), mtime=0))
    draft.replace(path)


def load_positions(path: Path) -> FrozenPositions:
    frozen = msgspec.json.decode(_read(path), type=FrozenPositions)
    frozen.about.check()
    return frozen


def load_games(path: Path) -> FrozenGames:
    frozen = msgspec.json.decode(_read(path), type=FrozenGames)
    frozen.about.check()
    return frozen


def _read(path: Path) -> bytes:
    if not path.exists():
        raise ValueError(f"{path} is missing: python -m bench.judge freeze GAME makes it")
    return gzip.decompress(path.read_bytes())


def replayed(game: Game[State], codes: Sequence[int]) -> State:
    """The state that codes lead to."""
    state = game.start()
    for code in codes:
        step(state, code)
    return state


def step(state: State, code: int) -> None:
    """Plays a frozen code; ValueError if it is no longer one of the game."""
    if code not in state.legal():
        raise ValueError("a frozen game cannot be replayed: freeze the set anew")
    state.play(code)


def truth_of(rewards: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]]) -> Truth:
    """The truth from at least two rollouts, each with a number for every seat."""
    won, had = list(zip(*rewards, strict=True)), list(zip(*lucks, strict=True))
    return Truth(
        rollouts=len(rewards),
        reward=_short(map(fmean, won)),
        luck=_short(map(fmean, had)),
        reward_variance=_short(map(variance, won)),
        luck_variance=_short(map(variance, had)),
        covariance=_short(map(covariance, won, had)),
    )


def _short(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
