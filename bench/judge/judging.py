"""Judging a net: its errors and those of the search at several budgets, held-out games, and luck."""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.judge.frozen import (
    FrozenGame,
    FrozenGames,
    FrozenPosition,
    FrozenPositions,
    games_file,
    load_games,
    load_positions,
    positions_file,
    replayed,
)
from bench.judge.held_out import Foretold, foretold
from bench.judge.summary import NET, Figures, game_figures, position_figures
from bench.judge.work import Journal, Row, spread
from grimoire import catalog
from grimoire.bots.advice import evaluate
from grimoire.bots.budget import Budget
from grimoire.bots.clock import processor_time
from grimoire.bots.evaluators import NetEvaluator
from grimoire.bots.luck import mean_value
from grimoire.bots.net import read_net
from grimoire.bots.sage import sage_with
from grimoire.bots.search_bot import search_state
from grimoire.games.options import PLAYERS
from grimoire.kernel.game import State
from grimoire.training.net_file import net_name

BUDGETS: Final = ("100", "1000", "10000", "0.5s")
SAMPLES: Final = 32  # of what is still to come, where the net alone cannot tell
BUILD: Final = Path("build/judge")


class Subject(NamedTuple):
    """A net that is judged: a file, or the one in use if that is None."""

    game: str
    file: Path | None

    def data(self, alone: bool = False) -> bytes:
        """The net for a game alone or with others; ValueError if the game has none."""
        return _net(self.game, self.file, alone)

    def name(self) -> str:
        """A short name for the net, or the nets in use."""
        return net_name(*dict.fromkeys((self.data(), self.data(alone=True))))


@cache
def _net(game: str, file: Path | None, alone: bool) -> bytes:
    data = catalog.spec_of(game).net_for(alone) if file is None else file.read_bytes()
    if data is None:
        raise ValueError(f"{game} has no net")
    return data


class PositionTask(NamedTuple):
    """A position, and who is asked: the net alone or the search with a budget."""

    subject: Subject
    asked: str
    position: FrozenPosition
    options: Mapping[str, Any]

    def net(self) -> bytes:
        return self.subject.data(alone=self.options.get(PLAYERS) == 1)


class GameTask(NamedTuple):
    """A game that the net foretells."""

    subject: Subject
    game: FrozenGame
    options: Mapping[str, Any]

    def net(self) -> bytes:
        return self.subject.data(alone=self.options.get(PLAYERS) == 1)


def judge(subject: Subject, folder: Path, jobs: int, budgets: Sequence[str] = BUDGETS, fresh: bool = False) -> Figures:
    """All figures of a net; what was measured before is measured again only if ``fresh``."""
    paths = positions_file(subject.game, folder), games_file(subject.game, folder)
    positions, games = load_positions(paths[0]), load_games(paths[1])
    name, of_set = subject.name(), blake2b(b"".join(map(Path.read_bytes, paths)), digest_size=6).hexdigest()
    path = BUILD / f"{subject.game}-{name}-{of_set}.part"
    if fresh:
        path.unlink(missing_ok=True)
    journal = Journal(path, {"net": name, "frozen": of_set})
    for row in spread(told_position, _position_tasks(subject, positions, budgets, journal), jobs, f"{name}: values"):
        journal.add(row)
    for row in spread(told_game, _game_tasks(subject, games, journal), jobs, f"{name}: games"):
        journal.add(row)
    told: dict[str, dict[int, list[float]]] = {asked: {} for asked in (NET, *budgets)}
    for row in journal.rows:
        if row.get("asked") in told:
            told[row["asked"]][row["number"]] = row["values"]
    seen = {row["number"]: Foretold(*row["foretold"]) for row in journal.rows if "foretold" in row}
    return {"net": name, **position_figures(positions, told), **game_figures(games, seen)}


def _position_tasks(
    subject: Subject, frozen: FrozenPositions, budgets: Sequence[str], journal: Journal
) -> list[PositionTask]:
    done = {(row["asked"], row["number"]) for row in journal.rows if "asked" in row}
    return [
        PositionTask(subject, asked, position, frozen.about.modes[position.mode])
        for asked in (NET, *budgets)
        for position in frozen.positions
        if (asked, position.number) not in done
    ]


def _game_tasks(subject: Subject, frozen: FrozenGames, journal: Journal) -> list[GameTask]:
    done = {row["number"] for row in journal.rows if "foretold" in row}
    return [GameTask(subject, game, frozen.about.modes[game.mode]) for game in frozen.games if game.number not in done]


# In worker processes


def told_position(task: PositionTask) -> Row:
    """What the net or the search says a position is worth."""
    state = replayed(catalog.game(task.subject.game, **task.options), task.position.codes)
    values = value_of(state, task.asked, task.net(), task.position.number)
    return {"asked": task.asked, "number": task.position.number, "values": values}


def value_of(state: State, asked: str, net: bytes, seed: int) -> list[float]:
    """The value for each seat, from the net alone or from a search."""
    if asked != NET:
        with processor_time():
            return list(evaluate(state, sage_with(net, seed, Budget.parse(asked))).wins)
    return mean_value(search_state(state), NetEvaluator(read_net(net)), seed, SAMPLES)


def told_game(task: GameTask) -> Row:
    """A game as the net saw it."""
    game = catalog.game(task.subject.game, **task.options)
    found = foretold(game, task.game.codes, task.game.rewards, NetEvaluator(read_net(task.net())))
    return {"number": task.game.number, "foretold": list(found)}
