"""OpenSkill ratings (Plackett-Luce), updated game by game in the order of their numbers."""

from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from grimoire.arena.stats import Played, places
from grimoire.kernel.errors import Fault, GrimoireError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

INSTALL: Final = "pip install 'grimoire-games[arena]'"


class RatingsUnavailable(GrimoireError):
    """The library that computes ratings is not installed."""


class Rating(NamedTuple):
    """A strength, its uncertainty, and a conservative estimate: mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


def model() -> "PlackettLuce":
    """OpenSkill with its default settings; RatingsUnavailable tells how to install it."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise RatingsUnavailable(
            Fault("no-openskill", "", "ratings need the library openskill: {command}", command=INSTALL)
        ) from None
    return PlackettLuce()


def ratings(games: Sequence[Played], bots: int) -> list[Rating]:
    """A rating for each bot."""
    skill = model()
    strengths = [skill.rating() for _ in range(bots)]
    for played in games:
        ranks = bot_ranks(played)
        if len(ranks) > 1:
            teams = skill.rate([[strengths[bot]] for bot in ranks], ranks=list(ranks.values()))
            for bot, (rating,) in zip(ranks, teams, strict=True):
                strengths[bot] = rating
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in strengths]


def bot_ranks(played: Played) -> dict[int, float]:
    """The rank of each bot at the table, 1 is the best; one with several seats has their mean."""
    done = places(played.outcome)
    ranks = [1 + sum(better > mine for better in done) for mine in done]
    seating = played.pairing.seating
    return {
        bot: fmean(rank for rank, sitting in zip(ranks, seating, strict=True) if sitting == bot)
        for bot in dict.fromkeys(seating)
    }
