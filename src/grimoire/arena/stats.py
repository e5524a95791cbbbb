"""Statistics of games: shares with their intervals, scores, seats, and which bot beat which."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from grimoire.arena.match import Forfeit, Outcome
from grimoire.arena.plan import Pairing

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Played(NamedTuple):
    """A game of the plan and how it ended."""

    pairing: Pairing
    outcome: Outcome


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class BotStats(NamedTuple):
    """One bot over all its games. ``wins`` counts a shared win by its share."""

    games: int
    wins: float
    share: Estimate
    score: Estimate | None
    turns: int
    turn_seconds: float | None
    slowest_turn: float
    forfeits: tuple[tuple[int, Forfeit], ...]


class SeatStats(NamedTuple):
    """One seat, whichever bot sat there."""

    games: int
    wins: float
    share: Estimate


class Duel(NamedTuple):
    """How many of the games with two bots at the table the first was ahead in; a tie is half a win."""

    wins: float
    games: int


def wilson(wins: float, games: float, z: float = Z) -> Estimate:
    """A share with its Wilson interval. Wins may be shares: they vary less than whole ones, so it is wide enough.

    Games may be fractions too: games that depend on each other are worth fewer independent ones.
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int, z: float = Z) -> float:
    """The quantile of Student's distribution, from that of the normal one (Abramowitz and Stegun 26.7.5)."""
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def mean(values: Sequence[float]) -> Estimate | None:
    """A mean with its interval by Student; None for fewer than two values."""
    if len(values) < 2:
        return None
    value = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(value, value - half, value + half)


def shares(played: Played, bots: int) -> list[float]:
    """Each bot's share of the win in a game."""
    won = [0.0] * bots
    for seat in played.outcome.winners:
        won[played.pairing.seating[seat]] += 1 / len(played.outcome.winners)
    return won


def bot_stats(games: Sequence[Played], bots: int, bot: int) -> BotStats:
    sat = [played for played in games if bot in played.pairing.seating]
    wins = round(sum(shares(played, bots)[bot] for played in sat), 9)
    scores = [fmean(_own(played, bot, played.outcome.scores)) for played in sat if not played.outcome.forfeits]
    turns = sum(sum(_own(played, bot, played.outcome.turns)) for played in sat)
    seconds = sum(sum(_own(played, bot, played.outcome.seconds)) for played in sat)
    return BotStats(
        games=len(sat),
        wins=wins,
        share=wilson(wins, len(sat)),
        score=mean(scores),
        turns=int(turns),
        turn_seconds=seconds / turns if turns else None,
        slowest_turn=max((max(_own(played, bot, played.outcome.slowest)) for played in sat), default=0.0),
        forfeits=tuple(
            (played.pairing.number, forfeit)
            for played in sat
            for forfeit in played.outcome.forfeits
            if played.pairing.seating[forfeit.seat] == bot
        ),
    )


def _own(played: Played, bot: int, values: Sequence[float]) -> list[float]:
    """The values of a bot's seats. In a solo game there is one more score, the opponent's."""
    seating = played.pairing.seating
    return [value for sitting, value in zip(seating, values, strict=False) if sitting == bot]


def seat_stats(games: Sequence[Played], seat: int) -> SeatStats:
    won = [played.outcome.winners for played in games if seat in played.outcome.winners]
    wins = round(sum(1 / len(winners) for winners in won), 9)
    return SeatStats(len(games), wins, wilson(wins, len(games)))


def places(outcome: Outcome) -> list[tuple[bool, int]]:
    """For each seat how it did: winners before all others, then by points; after a forfeit only winning counts."""
    scores = [0] * len(outcome.scores) if outcome.forfeits else outcome.scores
    return [(seat in outcome.winners, score) for seat, score in enumerate(scores)]


def duel(games: Sequence[Played], bot: int, other: int) -> Duel:
    """How often a bot was ahead of another; with several seats each, the mean over all pairs of them."""
    results = [_ahead(played, bot, other) for played in games if {bot, other} <= set(played.pairing.seating)]
    return Duel(round(sum(results), 9), len(results))


def _ahead(played: Played, bot: int, other: int) -> float:
    done, seating = places(played.outcome), played.pairing.seating
    mine = [done[seat] for seat, sitting in enumerate(seating) if sitting == bot]
    theirs = [done[seat] for seat, sitting in enumerate(seating) if sitting == other]
    return fmean(1.0 if a > b else 0.5 if a == b else 0.0 for a in mine for b in theirs)
