"""The figures of the balance as tables: for the terminal, and in Markdown for docs/balance.md."""

import shlex
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bench.balance_result import LEVELS, LIMIT, Result, Row
from grimoire.arena.stats import Estimate

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
* A win rate is not a cause. Who is ahead can afford other cards, and what only those take who have nothing better looks
  worse than it is. And it is the play of this bot: other players value other things.

What else is told of a card of Spellbooks: the mean spot of the book it was put into, how often its owner cast it, and
the Fame of a red one at the end. Of a spell of SpellBook: how often a seat that did without it won, how often and at
which level it was learned, the mean round of learning, and its points at the end.

Of our own decks for Spellbooks we ask that no card's owner wins more than 6 percentage points above or below the mean
over cards. The spells of SpellBook are the printed ones; their figures tell what to learn, not what to mend.
"""
GROUPS: Final = {
    "word": "By kind of ability",
    "ability": "By ability",
    "level": "By spell and its level when the game ended",
}
TITLES: Final = {"sigils": "Spellbooks", "materia": "SpellBook"}


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


def _more(title: str, name: str, shown: Callable[[float | None], str] = number) -> Column:
    return title, lambda row: shown(row.more[name])


def _columns(result: Result, kind: str) -> list[Column]:
    first: dict[str, list[Column]] = {
        "spell": [("card", lambda row: row.name), ("ability", lambda row: row.about)],
        "word": [("ability", lambda row: row.name), ("cards", lambda row: row.about)],
        "ability": [("ability", lambda row: row.name), ("cards", lambda row: row.about)],
        "level": [("spell and level", lambda row: row.name), ("colour", lambda row: row.about)],
    }
    columns = first[kind]
    if result.game == "materia" and kind == "spell":
        columns = [("spell", lambda row: row.name), ("colour", lambda row: row.about)]
    columns += [
        ("times", lambda row: f"{row.times:,}"),
        ("wins", lambda row: percent(row.rate.value)),
        ("deviation", lambda row: points(row.deviation)),
        ("95 % interval", _interval),
    ]
    if result.game == "sigils":
        return [*columns, _more("spot", "spot"), _more("casts", "casts"), _more("Fame", "fame")]
    if kind == "spell":
        columns += [_more("wins without", "without", percent), _more("learned", "learned", percent)]
        columns += [_more(f"at {level}", f"level {level}", percent) for level in LEVELS]
    return [*columns, _more("round", "round"), _more("points", "points")]


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
    options = result.options
    variant = f"edition {options['edition']}" if result.game == "sigils" else str(options["spells"])
    extra = ", Teachers" * bool(options.get("teachers")) + ", a deck of one's own" * ("deck" in options)
    return f"{TITLES[result.game]}, {variant}{extra}, {options['players']} players"


def command(result: Result) -> str:
    """What measures the same again."""
    options = result.options
    words = ["python", "-m", "bench.balance", result.game]
    if result.game == "sigils":
        words += ["--edition", options["edition"], *["--teachers"] * options["teachers"]]
        words += ["--deck", "FILE"] if "deck" in options else []
    else:
        words += ["--spells", str(options["spells"])]
    words += ["--players", str(options["players"])] if options["players"] != 2 else []
    words += ["--games", str(result.games), "--bot", result.bot, "--seed", str(result.seed)]
    return shlex.join(words)


def verdict(result: Result) -> str:
    """The largest deviation and, where we ask for it, whether all are within the limit."""
    worst, noun = result.worst, "card" if result.game == "sigils" else "spell"
    text = (
        f"Largest deviation: {points(worst.deviation)} points ({worst.name}, {worst.about}); "
        f"the mean over {noun}s is {percent(result.mean)}."
    )
    if result.game == "sigils":
        outside = result.outside()
        limit = f"{100 * LIMIT:g} points of the mean"
        text += f" All {len(result.rows)} cards are within {limit}." if not outside else (
            f" {len(outside)} of {len(result.rows)} cards are NOT within {limit}."
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
    found = [("", shown(_cells(_columns(result, "spell"), result.rows)))]
    found += [(GROUPS[kind], shown(_cells(_columns(result, kind), rows))) for kind, rows in result.groups.items()]
    return found


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
