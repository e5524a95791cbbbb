"""``grimoire perft`` at work: counts nodes, with a progress bar."""

from time import perf_counter
from typing import Final, Literal

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from grimoire.kernel.game import State
from grimoire.kernel.perft import Count, perft
from grimoire.terminal.look import QUIET, TITLE, Look

PIECES: Final = 200  # enough for a bar that moves smoothly
Counts = list[Count]


def print_counts(look: Look, state: State, depth: int, split: bool, bar: Console) -> None:
    """Prints the counts by depth or, at the full depth, by first action."""
    begun = perf_counter()
    by_action = _by_action(look, state, depth, bar) if depth > 0 else {}
    seconds = perf_counter() - begun
    total = perft(state, 0) + _sum(list(by_action.values()), depth)
    look.console.print(_split_table(look, by_action, total) if split and depth > 0 else _depth_table(look, total))
    nodes = sum(sum(count) for count in total)
    look.console.print(look.say("nodes", nodes=nodes, seconds=round(seconds, 2)), style=QUIET)


def _by_action(look: Look, state: State, depth: int, bar: Console) -> dict[str, Counts]:
    """For each first action the counts from depth 1 on."""
    counts = {action: [Count()] * depth for action in state.actions()}
    pieces = _children(state)
    level = 0
    while level < depth - 1 and len(pieces) < PIECES:
        for action, piece in pieces:
            counts[action][level] = counts[action][level].plus(perft(piece, 0)[0])
        pieces = [(action, below) for action, piece in pieces for _, below in _children(piece)]
        level += 1
    columns = (TextColumn(look.say("counting")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=bar, transient=True, disable=not bar.is_terminal) as progress:
        for action, piece in progress.track(pieces):
            for deeper, count in enumerate(perft(piece, depth - 1 - level), start=level):
                counts[action][deeper] = counts[action][deeper].plus(count)
    return counts


def _children(state: State) -> list[tuple[str, State]]:
    """Each action with the state after it."""
    children = []
    for code in state.legal():
        below = state.copy()
        below.play(code)
        children.append((state.text(code), below))
    return children


def _sum(all_counts: list[Counts], depth: int) -> Counts:
    total = [Count()] * depth
    for counts in all_counts:
        total = [so_far.plus(count) for so_far, count in zip(total, counts, strict=True)]
    return total


def _depth_table(look: Look, counts: Counts) -> Table:
    table = _table(look, "depth", "right")
    for depth, count in enumerate(counts):
        table.add_row(str(depth), *_cells(look, count))
    return table


def _split_table(look: Look, by_action: dict[str, Counts], total: Counts) -> Table:
    table = _table(look, "action", "left")
    for action, counts in by_action.items():
        table.add_row(action, *_cells(look, counts[-1]))
    table.add_section()
    table.add_row(look.say("total"), *_cells(look, total[-1]), style=TITLE)
    return table


def _table(look: Look, first: str, justify: Literal["left", "right"]) -> Table:
    table = Table(header_style=TITLE)
    table.add_column(look.say(first), justify=justify)
    for key in ("decisions", "chances", "ends"):
        table.add_column(look.say(key), justify="right")
    return table


def _cells(look: Look, count: Count) -> list[str]:
    return [look.number(number) for number in count]
