"""The figures of the balance as tables: for the terminal, and in Markdown for docs/balance.md."""

import shlex
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bench.balance_result import Result, Row
from grimoire import catalog
from grimoire.arena.stats import Estimate
from grimoire.games.balance import Column as BalanceColumn
from grimoire.games.options import Option, Options
from grimoire.lab.counting import balance_of

Column = tuple[str, Callable[[Row], str]]

INTRODUCTION: Final = """\
# Balance: what wins

Does it matter which spells one has? Here a bot plays many games against itself, the same one in every seat, and we
count for every card how often those who had it at the end won. All figures come from `make balance`, which plays the
games anew and rewrites this page. The command of a section repeats it alone; the same seed gives the same figures,
however many cores play.

How to read the tables:

* **wins** is the share of games won by a seat that had the card, a shared win counted by its share; **times** is how
  often a seat had it. A card lying face down in a book is had as well.
* **deviation** is that share less the plain mean over all cards of the table, in percentage points: what to look at. A
  card at +5 is good to have, one at -5 is what those have who lose.
* **95 % interval** is where the deviation lies but for the chance of these games. With many cards in a table some are a
  little outside by chance alone; what counts as found is a deviation whose interval keeps clear of zero.
* A win rate is not a cause. Players who are ahead can afford other cards, and a card that is taken only when nothing
  better is left looks worse than it is. And it is the play of this bot: other players value other things.

The other columns: for a card in a book, the mean spot it was put into, how often its owner cast it, and the Fame of a
red one at the end; for a spell that is learned, how often a seat without it won, how often and at which level it was
learned, the mean round of learning, and its points at the end.

Of decks of our own design we ask that no card's owner wins more than 6 percentage points above or below the mean over
cards. Printed spells are as they are; their figures tell what to learn, not what to mend.
"""


def percent(share: float | None, digits: int = 1) -> str:
    return "-" if share is None else f"{100 * share:.{digits}f} %"


def points(share: float) -> str:
    """Percentage points with their sign."""
    return f"{100 * share:+.1f}"


def number(value: float | None, digits: int = 1) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _interval(row: Row) -> str:
    low, high = row.interval
    return f"{points(low)} to {points(high)}"


def _more(column: BalanceColumn) -> Column:
    shown = percent if column.percent else number
    return column.title, lambda row: shown(row.more[column.figure])


def _columns(titles: tuple[str, str], columns: Sequence[BalanceColumn]) -> list[Column]:
    return [
        (titles[0], lambda row: row.name),
        (titles[1], lambda row: row.about),
        ("times", lambda row: f"{row.times:,}"),
        ("wins", lambda row: percent(row.rate.value)),
        ("deviation", lambda row: points(row.deviation)),
        ("95 % interval", _interval),
        *(_more(column) for column in columns),
    ]


def _cells(columns: Sequence[Column], rows: Iterable[Row]) -> list[list[str]]:
    return [[title for title, _ in columns], *([show(row) for _, show in columns] for row in rows)]


def _plain(cells: Sequence[Sequence[str]]) -> str:
    """Columns of text: the first two to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = (
        "  ".join(
            cell.ljust(width) if place < 2 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    )
    return "".join(f"  {line.rstrip()}\n" for line in lines)


def _markdown_table(cells: Sequence[Sequence[str]]) -> str:
    head, *rows = cells
    ruler = ["---" if place < 2 else "---:" for place in range(len(head))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, ruler, *rows))


def title(result: Result) -> str:
    return balance_of(result.game).title(result.options)


def command(result: Result) -> str:
    """What measures the same again."""
    words = ["python", "-m", "bench.balance", result.game]
    for option in catalog.spec_of(result.game).options:
        words += _option_words(option, result.options)
    words += ["--games", str(result.games), "--bot", result.bot, "--seed", str(result.seed)]
    return shlex.join(words)


def _option_words(option: Option, options: Options) -> list[str]:
    """An option as it stands on a command line; a choice is always named."""
    value = options.get(option.name, option.default)
    if option.kind == "seat" or (value == option.default and option.kind != "choice"):
        return []
    if option.kind == "flag":
        return [f"--{option.name}"]
    return [f"--{option.name}", "FILE" if option.kind == "file" else str(value)]


def verdict(result: Result) -> str:
    """The largest deviation and, where the design asks for it, whether all are within the limit."""
    worst, balance = result.worst, balance_of(result.game)
    text = (
        f"Largest deviation: {points(worst.deviation)} points ({worst.name}, {worst.about}); "
        f"the mean over {balance.noun}s is {percent(result.mean)}."
    )
    if balance.limit is not None:
        outside = result.outside(balance.limit)
        limit = f"{100 * balance.limit:g} points of the mean"
        text += f" All {len(result.rows)} {balance.noun}s are within {limit}." if not outside else (
            f" {len(outside)} of {len(result.rows)} {balance.noun}s are NOT within {limit}."
        )  # fmt: skip
    if result.unseen:
        text += f" Nobody ever had: {', '.join(result.unseen)}."
    return text


def _estimate(found: Estimate) -> str:
    return f"{percent(found.value)} ({percent(found.low)} to {percent(found.high)})"


def facts(result: Result) -> list[str]:
    """What concerns the whole table, line by line."""
    table = result.table

    def spread(name: str) -> str:
        return f"{number(table[name])} (standard deviation {number(table[f'{name} sd'])})"

    seats = ", ".join(f"seat {seat} {_estimate(share)}" for seat, share in enumerate(result.seats))
    lines = [
        f"Wins by seat, seat 0 first: {seats}; shared {percent(table['shared'])}",
        f"Rounds a game: {spread('rounds')}; spells at the end, all seats together: {number(table['spells'])}",
        f"Winning score: {spread('winning score')}; all scores: {spread('score')}; ahead by {spread('margin')}",
        f"Games end with: {', '.join(f'{name} {percent(share)}' for name, share in result.endings.items())}",
    ]
    if table["passes"] is not None:
        lines.append(f"Turns passed: {percent(table['passes'])}")
    return lines


def _tables(result: Result, shown: Callable[[Sequence[Sequence[str]]], str]) -> list[tuple[str, str]]:
    """Every table under its heading; the first has none."""
    balance = balance_of(result.game)
    tables = [("", shown(_cells(_columns(balance.titles, balance.columns), result.rows)))]
    for kind, rows in result.groups.items():
        group = balance.groups[kind]
        tables.append((group.heading, shown(_cells(_columns(group.titles, group.columns), rows))))
    return tables


def text(result: Result) -> str:
    """For the terminal."""
    pace = f"{result.games / result.seconds:.1f} games a second of processor time" if result.seconds else ""
    head = f"{title(result)}: {result.games:,} games of {result.bot}, seed {result.seed}\n  {pace}".rstrip()
    lines = [head, *(f"  {line}" for line in facts(result))]
    parts = [f"\n{heading}\n{table}" if heading else f"\n{table}" for heading, table in _tables(result, _plain)]
    return "\n".join(lines) + "\n" + "".join(parts) + f"\n{verdict(result)}\n"


def markdown(result: Result) -> str:
    """A section of docs/balance.md."""
    lines = [
        f"## {title(result)}\n",
        f"{result.games:,} games of `{result.bot}` against itself, seed {result.seed}:\n",
        f"<!-- docs-test: slow -->\n```sh\n{command(result)}\n```\n",
        f"**{verdict(result)}**\n",
        *(f"* {fact}" for fact in facts(result)),
        "",
    ]
    parts = [f"### {heading}\n\n{table}" if heading else table for heading, table in _tables(result, _markdown_table)]
    return "\n".join(lines) + "\n" + "\n".join(parts)


def document(results: Iterable[Result]) -> str:
    """The whole of docs/balance.md."""
    return "\n".join([INTRODUCTION, *map(markdown, results)])
