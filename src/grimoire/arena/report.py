"""The results of a run as tables and sentences."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.table import Table

from grimoire.arena.results import Results
from grimoire.arena.stats import Duel, Estimate
from grimoire.arena.stopping import Order, Sprt
from grimoire.texts import Texts, Value

TITLE: Final = "bold"
QUIET: Final = "dim"
BAD: Final = "bold red"
MOST_REASONS: Final = 10


class Report:
    """Prints results in a language."""

    def __init__(self, console: Console, texts: Texts, results: Results) -> None:
        self._console = console
        self._texts = texts
        self._results = results
        self._labels = results.plan.labels

    def print(self) -> None:
        results = self._results
        self._console.print(self._standings())
        if results.ratings is not None:
            self._console.print(self._ratings())
        self._console.print(self._speed())
        if results.plan.seats > 1:
            self._console.print(self._seats())
        if len(results.duels) > 2:  # with two bots the standings say it all
            self._console.print(self._duels())
        for line in self._lines():
            self._console.print(line, soft_wrap=True)
        for line in self._forfeits():
            self._console.print(line, style=BAD, soft_wrap=True)

    def _say(self, key: str, **values: Value) -> str:
        return self._texts.say(f"arena-{key}", **values)

    def _standings(self) -> Table:
        table = self._table("bot", "games", "wins", "share", "interval", "score", "interval")
        for bot in self._results.order:
            stats = self._results.bots[bot]
            score = "–" if stats.score is None else self._number(stats.score.value)
            table.add_row(
                self._labels[bot], self._number(stats.games, 0), self._number(stats.wins),
                self._share(stats.share.value), self._shares(stats.share), score, self._scores(stats.score),
            )  # fmt: skip
        return table

    def _ratings(self) -> Table:
        table = self._table("rating", "mu", "sigma", "ordinal")
        ratings = self._results.ratings or []
        for bot in sorted(range(len(ratings)), key=lambda bot: -ratings[bot].ordinal):
            table.add_row(self._labels[bot], *(self._number(figure, 2) for figure in ratings[bot]))
        return table

    def _speed(self) -> Table:
        table = self._table("time", "turns", "mean", "slowest", "forfeits")
        for bot in self._results.order:
            stats = self._results.bots[bot]
            spent = "–" if stats.turn_seconds is None else self._seconds(stats.turn_seconds)
            slowest, forfeits = self._seconds(stats.slowest_turn), self._number(len(stats.forfeits), 0)
            table.add_row(self._labels[bot], self._number(stats.turns, 0), spent, slowest, forfeits)
        return table

    def _seats(self) -> Table:
        table = self._table("seat", "games", "wins", "share", "interval")
        for seat, stats in enumerate(self._results.seats):
            name = self._say("first-seat" if seat == 0 else "seat-number", seat=seat)
            games, wins = self._number(stats.games, 0), self._number(stats.wins)
            table.add_row(name, games, wins, self._share(stats.share.value), self._shares(stats.share))
        return table

    def _duels(self) -> Table:
        order = self._results.order
        table = Table(header_style=TITLE)
        table.add_column(self._say("ahead"))
        for other in order:
            table.add_column(self._labels[other], justify="right")
        for bot in order:
            table.add_row(self._labels[bot], *(self._duel(self._results.duels.get((bot, other))) for other in order))
        return table

    def _duel(self, met: Duel | None) -> str:
        return "" if met is None else self._say("duel", wins=self._number(met.wins), games=self._number(met.games, 0))

    def _lines(self) -> Iterator[str]:
        results = self._results
        rounds, decisions = self._number(results.mean_rounds), self._number(results.mean_decisions)
        yield self._say("length", rounds=rounds, decisions=decisions)
        yield self._verdict()
        block, games = len(results.plan.block), len(results.games)
        if games % block:
            yield self._say("uneven", games=games % block, block=block)
        if results.verdict.early:
            yield self._say("early-note")
        if results.out is not None:
            yield self._say("written", path=str(results.out))

    def _verdict(self) -> str:
        rule, (kind, games, ratio) = self._results.plan.rule, self._results.verdict
        values: dict[str, Value] = {"games": self._number(games, 0)}
        if isinstance(rule, Order):
            return self._say(f"verdict-{kind}", **values, confidence=self._percent(rule.confidence))
        if isinstance(rule, Sprt):
            values |= {"low": self._percent(rule.low), "high": self._percent(rule.high), "bot": self._labels[0]}
            return self._say(
                f"verdict-{kind}", **values, risk=self._percent(rule.risk), ratio=self._number(ratio or 0, 2)
            )
        return self._say(f"verdict-{kind}", **values)

    def _forfeits(self) -> Iterator[str]:
        """Each reason once, with how often it was and in which game first."""
        for bot, stats in enumerate(self._results.bots):
            reasons: dict[tuple[str, str], list[int]] = {}
            for number, (_, kind, detail) in stats.forfeits:
                reasons.setdefault((kind, detail), []).append(number)
            for (kind, detail), numbers in list(reasons.items())[:MOST_REASONS]:
                why = self._say(f"forfeit-{kind}", detail=detail)
                yield self._say("forfeit", bot=self._labels[bot], count=len(numbers), first=str(numbers[0]), reason=why)
            if len(reasons) > MOST_REASONS:
                yield self._say("forfeit-more", bot=self._labels[bot], count=len(reasons) - MOST_REASONS)

    def _table(self, first: str, *columns: str) -> Table:
        table = Table(header_style=TITLE)
        table.add_column(self._say(first))
        for column in columns:
            table.add_column(self._say(column), justify="right")
        return table

    def _shares(self, share: Estimate) -> str:
        return f"{self._number(100 * share.low)} – {self._share(share.high)}"

    def _scores(self, score: Estimate | None) -> str:
        return "–" if score is None else f"{self._number(score.low)} – {self._number(score.high)}"

    def _number(self, number: float, digits: int = 1) -> str:
        return self._say(f"number-{digits}", number=number)

    def _share(self, share: float) -> str:
        return share_text(self._texts, share)

    def _percent(self, share: float) -> str:
        return self._say("percent", share=share)

    def _seconds(self, seconds: float) -> str:
        if seconds >= 1:
            return self._say("seconds", seconds=seconds)
        return self._say("milliseconds", milliseconds=seconds * 1000)


def share_text(texts: Texts, share: float) -> str:
    return texts.say("arena-share-value", share=share)
