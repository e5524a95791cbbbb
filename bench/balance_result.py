"""What a measurement of the balance found: rates, deviations and figures of the table, to keep as JSON."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from os import PathLike
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import grimoire
from grimoire.arena.stats import Estimate
from grimoire.games.balance import ITEM, Balance, Figures
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Game, State
from grimoire.lab.counting import Count, balance_of

FORMAT: Final = 1


@dataclass(frozen=True)
class Row:
    """A card, a spell or a group of them: how often somebody had it, and how often that seat won.

    ``deviation`` is the rate less the mean over cards; both are shares, not percentages. ``about`` says what it
    is about, such as its ability. ``more`` holds means and shares, None where there is nothing.
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

    ``groups`` has further tables, as the game's balance names them.
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

    def outside(self, limit: float) -> list[Row]:
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
    balance = balance_of(game.name)
    about = balance.about(game)
    seen = [name for name in about if count.times(ITEM, name)]
    mean = fmean(count.rates[ITEM, name].estimate().value for name in seen)
    return Result(
        game=game.name,
        options=game.options,
        bot=bot,
        games=count.games,
        seed=seed,
        version=grimoire.__version__,
        mean=mean,
        rows=_table(balance, game, count, ITEM, {name: about[name] for name in seen}, mean),
        unseen=[name for name in about if name not in seen],
        groups={
            kind: _table(balance, game, count, kind, _group(balance, count, kind, about), mean)
            for kind in balance.groups
        },
        seats=[count.rates["seat", str(seat)].estimate() for seat in range(game.players)],
        endings={
            name: number / count.games for (kind, name), number in sorted(count.numbers.items()) if kind == "ending"
        },
        table=_figures(count),
        seconds=round(count.seconds, 1),
    )


def _group(balance: Balance, count: Count, kind: str, about: dict[str, str]) -> dict[str, str]:
    """Every member of a group that was seen, with what it is about."""
    names = sorted(name for (seen, name), rate in count.rates.items() if seen == kind and rate.times)
    return {name: balance.group_about(kind, name, about) for name in names}


def _table(
    balance: Balance, game: Game[State], count: Count, kind: str, about: dict[str, str], mean: float
) -> list[Row]:
    rows = [_row(balance, game, count, kind, name, text, mean) for name, text in about.items()]
    return sorted(rows, key=lambda row: (-row.deviation, row.name))


def _row(balance: Balance, game: Game[State], count: Count, kind: str, name: str, about: str, mean: float) -> Row:
    estimate = count.rates[kind, name].estimate()
    more = balance.more(count, name, game.players) if kind == ITEM else {}
    columns = balance.columns if kind == ITEM else balance.groups[kind].columns
    means: Figures = {
        column.figure: count.spreads[f"{kind} {column.figure}", name].mean
        for column in columns
        if column.figure not in more
    }
    return Row(
        name, about, count.times(kind, name), count.wins(kind, name), estimate, estimate.value - mean, means | more
    )


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
