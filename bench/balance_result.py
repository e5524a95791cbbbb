"""What a measurement of the balance found: rates, deviations and figures of the table, to keep as JSON."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from os import PathLike
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import grimoire
from bench.counting import WIN, Count
from grimoire.arena.stats import Estimate
from grimoire.games.materia.game import Materia
from grimoire.games.sigils.game import Sigils
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State

FORMAT: Final = 1
LIMIT: Final = 0.06  # how far a card's owners may be from the mean over cards
LEVELS: Final = (3, 4, 5)
EXTRAS: Final = {"sigils": ("spot", "casts", "fame"), "materia": ("round", "points")}

Figures = dict[str, float | None]


@dataclass(frozen=True)
class Row:
    """A card, a spell or a group of them: how often somebody had it, and how often that seat won.

    ``deviation`` is the rate less the mean over cards; both are shares, not percentages. ``about`` is the ability of a
    card of Sigils and the colour of a spell of Materia. ``more`` holds means and shares, None where there is nothing.
    """

    name: str
    about: str
    times: int
    wins: float
    rate: Estimate
    deviation: float
    more: Figures

    @property
    def interval(self) -> tuple[float, float]:
        """Of the deviation."""
        mean = self.rate.value - self.deviation
        return self.rate.low - mean, self.rate.high - mean


@dataclass(frozen=True)
class Result:
    """All figures of a run. ``mean`` is the plain mean of the rates of ``rows``, which come from the best on.

    ``groups``: for Sigils by ``word`` and by ``ability``, for Materia by ``level`` at the end of the game.
    """

    game: str
    options: dict[str, Any]
    bot: str
    games: int
    seed: int
    version: str
    mean: float
    rows: list[Row]
    unseen: list[str]  # cards that nobody ever had
    groups: dict[str, list[Row]]
    seats: list[Estimate]
    endings: dict[str, float]  # shares of games; one may end for two reasons
    table: Figures
    seconds: float = field(default=0.0, compare=False)  # of processor time, all processes together

    @property
    def worst(self) -> Row:
        """What is farthest from the mean."""
        return max(self.rows, key=lambda row: abs(row.deviation))

    def outside(self, limit: float = LIMIT) -> list[Row]:
        """What is farther from the mean than it may be."""
        return [row for row in self.rows if abs(row.deviation) > limit]

    def data(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"format": FORMAT} | asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Result":
        """What ``data`` gave."""
        read = {name: value for name, value in data.items() if name != "format"}
        read["rows"] = _rows(data["rows"])
        read["groups"] = {name: _rows(rows) for name, rows in data["groups"].items()}
        read["seats"] = [Estimate(*seat) for seat in data["seats"]]
        return cls(**read)

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_text(json.dumps(self.data(), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Result":
        """Reads what ``save`` wrote; OptionError if it is something else."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise ValueError(f"format {data['format']}")
            return cls.from_data(data)
        except (ValueError, KeyError, TypeError) as error:
            fault = Fault("not-figures", str(path), "these are no figures of a measurement: {reason}", reason=error)
            raise OptionError(fault) from None


def _rows(data: Iterable[dict[str, Any]]) -> list[Row]:
    return [Row(**(row | {"rate": Estimate(*row["rate"])})) for row in data]


def result_of(game: Game[State], count: Count, bot: str, seed: int) -> Result:
    """The figures that follow from what was counted."""
    about = _about(game)
    seen = [name for name in about if count.rates["spell", name].times]
    mean = fmean(count.rates["spell", name].estimate().value for name in seen)
    rows = _table(game, count, "spell", {name: about[name] for name in seen}, mean)
    kinds = {"sigils": ("word", "ability"), "materia": ("level",)}[game.name]
    return Result(
        game=game.name,
        options=game.options,
        bot=bot,
        games=count.games,
        seed=seed,
        version=grimoire.__version__,
        mean=mean,
        rows=rows,
        unseen=[name for name in about if name not in seen],
        groups={kind: _table(game, count, kind, _group(count, kind, about), mean) for kind in kinds},
        seats=[count.rates["seat", str(seat)].estimate() for seat in range(game.players)],
        endings={
            name: number / count.games for (kind, name), number in sorted(count.numbers.items()) if kind == "ending"
        },
        table=_figures(count),
        seconds=round(count.seconds, 1),
    )


def _about(game: Game[State]) -> dict[str, str]:
    """Every card or spell that may come, with its ability or colour."""
    if isinstance(game, Sigils):
        return {card.name: card.ability for card in game.deck.cards}
    assert isinstance(game, Materia)
    from grimoire.games.materia.pile import COLOURS

    return {card.name: COLOURS[card.colour] for card in game.linked.cards}


def _group(count: Count, kind: str, about: dict[str, str]) -> dict[str, str]:
    """Every member of a group that was seen; it says how many cards are meant, or the colour of the spell."""
    names = sorted(name for (found, name), rate in count.rates.items() if found == kind and rate.times)
    if kind == "level":
        return {name: about[name.split()[0]] for name in names}
    cards = [ability.split()[0] if kind == "word" else ability for ability in about.values()]
    return {name: str(cards.count(name)) for name in names}


def _table(game: Game[State], count: Count, kind: str, about: dict[str, str], mean: float) -> list[Row]:
    rows = [_row(game, count, kind, name, said, mean) for name, said in about.items()]
    return sorted(rows, key=lambda row: (-row.deviation, row.name))


def _row(game: Game[State], count: Count, kind: str, name: str, about: str, mean: float) -> Row:
    rate = count.rates[kind, name]
    estimate = rate.estimate()
    more: Figures = {extra: count.spreads[f"{kind} {extra}", name].mean for extra in EXTRAS[game.name]}
    if (kind, game.name) == ("spell", "materia"):
        more |= _learning(game, count, name)
    return Row(name, about, rate.times, rate.wins / WIN, estimate, estimate.value - mean, more)


def _learning(game: Game[State], count: Count, name: str) -> Figures:
    """How often a spell that is in play is learned, at which levels, and how often those win who did without."""
    rate, in_play = count.rates["spell", name], count.numbers["in play", name]
    without = in_play * game.players - rate.times
    more: Figures = {"learned": rate.times / (in_play * game.players)}
    more |= {f"level {level}": count.numbers["learned at", f"{name} {level}"] / rate.times for level in LEVELS}
    return more | {"without": (in_play - rate.wins / WIN) / without if without else None}


def _figures(count: Count) -> Figures:
    """What concerns the whole table."""
    figures: Figures = {}
    for name in ("rounds", "winning score", "score", "margin"):
        figures |= {name: count.spreads["table", name].mean, f"{name} sd": count.spreads["table", name].deviation}
    figures["shared"] = count.numbers["table", "shared"] / count.games
    figures["spells"] = count.numbers["table", "spells"] / count.games
    turns = count.numbers["table", "turns"]
    figures["passes"] = count.numbers["table", "passes"] / turns if turns else None
    return figures
