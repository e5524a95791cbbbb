"""The parts of the screen that every game has: the log, the question, the choices, the scores."""

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grimoire.kernel.action import Action
from grimoire.kernel.game import State
from grimoire.terminal.drawing import Drawing
from grimoire.terminal.look import ASK, GOOD, QUIET, TITLE, Look
from grimoire.texts.words import Words

if TYPE_CHECKING:
    from grimoire.bots.advice import Advice, Value

FEW = 6
HINTS = 3
APART = 2
TABLE_WIDTH = 78
GAP = 3
LEAST_BESIDE = 30
LEAST_BELOW = 5
MOST_BELOW = 12


def screen(look: Look, table: RenderableType, lines: Sequence[str], news: int) -> RenderableType:
    """The table and the end of the log: beside the table if there is room, else the news below it."""
    rows = [Text(line, QUIET if number < len(lines) - news else "") for number, line in enumerate(lines)]
    width = look.console.width - TABLE_WIDTH - GAP
    if width < LEAST_BESIDE:
        return Group(table, Text(), _last(look, rows[-max(news, LEAST_BELOW) :], MOST_BELOW))
    options = look.console.options.update(width=TABLE_WIDTH)
    height = len(look.console.render_lines(table, options))
    sides = Table.grid(padding=(0, GAP, 0, 0))
    sides.add_column(width=TABLE_WIDTH)
    sides.add_column(width=width)
    sides.add_row(table, Group(*_fitting(look, rows, width, height)))
    return sides


def _last(look: Look, rows: Sequence[Text], most: int) -> RenderableType:
    """The last rows and, if there are more, how many."""
    last = list(rows[-most:])
    if len(rows) > most:
        last.insert(0, Text(look.say("more-events", count=len(rows) - most), QUIET))
    return Padding(Group(*last), (0, 0, 0, 1))


def _fitting(look: Look, rows: Sequence[Text], width: int, height: int) -> list[Text]:
    """As many of the last rows as fit."""
    fitting: list[Text] = []
    for row in reversed(rows):
        height -= len(row.wrap(look.console, width))
        if height < 0:
            break
        fitting.insert(0, row)
    return fitting


def question(look: Look, words: Words, state: State) -> Text:
    """The question, and who has to answer it, on one line."""
    return Text(look.render(words.prompt(state)), ASK)


def choices(look: Look, words: Words, drawing: Drawing, state: State) -> RenderableType:
    """The legal actions, numbered; many are set in columns, by verb if that saves lines."""
    actions = [state.action(code) for code in state.legal()]
    rows = [_choice(look, words, drawing, state, number, action) for number, action in enumerate(actions, start=1)]
    if len(rows) <= FEW:
        return Group(*rows)
    if 2 * max(row.cell_len for row in rows) + APART <= look.console.width:
        return _columns(rows)
    verbs = groupby(range(len(rows)), lambda number: actions[number].verb)
    return Group(*(_columns([rows[number] for number in numbers]) for _, numbers in verbs))


def _choice(look: Look, words: Words, drawing: Drawing, state: State, number: int, action: Action) -> Text:
    mark = drawing.mark(look, action)
    row = Text.assemble((f"{number:>3} ", TITLE), mark, " " if mark else "")
    return row.append(drawing.short_label(look, state, action) or look.render(words.label(state, action)))


def _columns(rows: Sequence[Text]) -> Columns:
    return Columns(rows, column_first=True, padding=(0, APART))


def hints(look: Look, words: Words, drawing: Drawing, state: State, advice: "Advice") -> RenderableType:
    """The best actions with their numbers and what they are worth; then everybody's chances."""
    numbers = {state.text(code): number for number, code in enumerate(state.legal(), start=1)}
    grid = Table.grid(padding=(0, APART, 0, 0))
    tried = [hint for hint in advice.hints if hint.share > 0] or advice.hints
    for hint in tried[:HINTS]:
        action = state.action(state.code(hint.action))
        row = _choice(look, words, drawing, state, numbers[hint.action], action)
        grid.add_row(row, Text(_prospects(look, hint.value, state.player), QUIET))
    standing = [
        Text(f"  {look.say('hint-seat', who=look.who(seat), prospects=_prospects(look, advice.value, seat))}")
        for seat in range(len(advice.value.wins))
    ]
    return Group(Text(look.say("hint-best"), TITLE), grid, Text(look.say("hint-now"), TITLE), *standing)


def _prospects(look: Look, value: "Value", seat: int) -> str:
    """A seat's chance of winning and the points it can expect."""
    return look.say("hint-prospects", wins=value.wins[seat], points=value.points[seat])


def score_lines(look: Look, words: Words, state: State) -> list[str]:
    """Each score and its parts."""
    lines = []
    for seat, (score, parts) in enumerate(zip(state.scores(), state.score_parts(), strict=True)):
        named = [
            look.say("score-part", part=look.render(words.part_name(part, state)), points=points)
            for part, points in parts.items()
        ]
        lines.append(look.say("score-line", who=look.who(seat), points=score, parts=", ".join(named)))
    return lines


def ending(look: Look, words: Words, state: State) -> list[tuple[str, str]]:
    """Why the game is over, who won, and the scores: lines and their styles."""
    reasons = [(look.render(words.end_line(reason)), "") for reason in state.end_reasons()]
    outcome = [(look.render(words.outcome_line(state)), GOOD)]
    return [*reasons, *outcome, *((line, "") for line in score_lines(look, words, state))]
