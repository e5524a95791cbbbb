"""The figures of a net, from what was measured: errors by budget and group, scores of held-out games, luck."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Final

from bench.judge.errors import Known, known, luck_share, rms, squared_error
from bench.judge.frozen import (
    BEFORE_CHANCE,
    DECISION,
    HALF_DONE,
    STAGES,
    FrozenGame,
    FrozenGames,
    FrozenPosition,
    FrozenPositions,
)
from bench.judge.held_out import Foretold, brier, explained, log_loss
from grimoire.arena.stats import mean

NET: Final = "net"  # alone, without a search
ALL: Final = "all"

Figures = dict[str, Any]
Told = Mapping[str, Mapping[int, Sequence[float]]]  # by who was asked and the number of the position


def table_of(players: int) -> str:
    """How many play, as a name for figures."""
    return "solo" if players == 1 else f"{players} players"


def position_figures(frozen: FrozenPositions, told: Told) -> Figures:
    """The errors, and how exact the truth is that they are measured by."""
    truths = [position.truth for position in frozen.positions]
    share = luck_share(truths)
    right = {position.number: known(position.truth, share) for position in frozen.positions}
    players = {mode: table_of(game.players) for mode, game in frozen.about.games().items()}
    about = frozen.about
    return {
        "frozen": {
            "command": about.command, "bot": about.bot, "net": about.net, "version": about.version,
            "positions": len(right), "rollouts": truths[0].rollouts, "luck taken off": share,
            "noise": _noise(list(right.values())), "noise with luck": _noise([known(truth, 0.0) for truth in truths]),
        },
        "errors": {asked: _errors(frozen.positions, players, right, values) for asked, values in told.items()},
    }  # fmt: skip


def _noise(truths: Sequence[Known]) -> float:
    """The standard error of the rollouts' mean, over all positions."""
    return sqrt(fmean(fmean(truth.noise) for truth in truths))


def _errors(
    positions: Sequence[FrozenPosition],
    players: Mapping[str, str],
    right: Mapping[int, Known],
    told: Mapping[int, Sequence[float]],
) -> Figures:
    """The error over all positions and over groups of them."""

    def by(key: Callable[[FrozenPosition], str], order: Sequence[str]) -> Figures:
        groups: dict[str, list[float]] = {}
        for position in positions:
            number = position.number
            groups.setdefault(key(position), []).append(squared_error(told[number], right[number]))
        return {name: rms(groups[name])._asdict() for name in order if name in groups}

    return {
        **by(lambda _: ALL, [ALL]),
        "players": by(lambda position: players[position.mode], list(dict.fromkeys(players.values()))),
        "stages": by(lambda position: position.stage, STAGES),
        "kinds": by(lambda position: position.kind, (DECISION, HALF_DONE, BEFORE_CHANCE)),
        "modes": by(lambda position: position.mode, list(players)),
    }


def game_figures(frozen: FrozenGames, seen: Mapping[int, Foretold]) -> Figures:
    """The scores of the net on held-out games, beside those of telling nothing; and what luck explains."""
    players = {mode: game.players for mode, game in frozen.about.games().items()}
    groups = {ALL: frozen.games}
    for number in sorted(set(players.values())):
        of_group = [game for game in frozen.games if players[game.mode] == number]
        groups |= {table_of(number): of_group} if of_group else {}
    return {
        "held out": {name: _scores(games, seen) for name, games in groups.items()},
        # Games of several modes have results of several kinds: only those of equal numbers of players are comparable.
        "luck": {name: _luck(games, seen) for name, games in groups.items() if name != ALL},
    }


def _scores(games: Sequence[FrozenGame], seen: Mapping[int, Foretold]) -> Figures:
    evenly = [[1 / len(game.rewards)] * len(game.rewards) for game in games]
    scores = {
        "brier": [seen[game.number].brier for game in games],
        "brier of even": [brier(even, game.rewards) for even, game in zip(evenly, games, strict=True)],
        "log loss": [seen[game.number].log_loss for game in games],
        "log loss of even": [log_loss(even, game.rewards) for even, game in zip(evenly, games, strict=True)],
    }
    estimate = mean(scores["brier"])
    interval = {} if estimate is None else {"brier low": estimate.low, "brier high": estimate.high}
    return {name: fmean(values) for name, values in scores.items()} | interval | {"games": len(games)}


def _luck(games: Sequence[FrozenGame], seen: Mapping[int, Foretold]) -> Figures:
    return explained([game.rewards for game in games], [seen[game.number].luck for game in games])._asdict()
