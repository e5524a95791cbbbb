"""The parts of the screen that every game has: what happened, what is asked, what can be chosen, the scores."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from grimoire.catalog import Words
from grimoire.kernel.game import State
from grimoire.terminal.look import ASK, GOOD, QUIET, TITLE, Look
from grimoire.terminal.pictures import Picture

FEW = 6


def events(look: Look, lines: Sequence[str], most: int) -> RenderableType:
    """What happened lately; where it is too much, the last of it."""
    shown: list[RenderableType] = [Text(f" {line}") for line in lines[-most:]]
    if len(lines) > most:
        shown.insert(0, Text(" " + look.say("more-events", count=len(lines) - most), QUIET))
    return Group(*shown)


def question(look: Look, words: Words, state: State) -> Text:
    """Who is asked what, on one line."""
    return Text(words.prompt(look.texts, state, look.who), ASK)


def choices(look: Look, words: Words, picture: Picture, state: State) -> RenderableType:
    """The legal actions, numbered; in columns where they are many."""
    rows = []
    for number, action in enumerate(state.actions(), start=1):
        picked = picture.mark(look, action)
        row = Text.assemble((f"{number:>3} ", TITLE), picked, " " if picked else "")
        row.append(words.label(look.texts, state, action, look.who))
        rows.append(row)
    return Group(*rows) if len(rows) <= FEW else Columns(rows, column_first=True, padding=(0, 2))


def score_lines(look: Look, words: Words, state: State) -> list[str]:
    """Each score and what it is made of."""
    lines = []
    for seat, (score, parts) in enumerate(zip(state.scores(), state.score_parts(), strict=True)):
        named = [
            look.say("score-part", part=words.part_name(look.texts, part), points=points)
            for part, points in parts.items()
        ]
        lines.append(look.say("score-line", who=look.who(seat), points=score, parts=", ".join(named)))
    return lines


def ending(look: Look, words: Words, state: State) -> list[tuple[str, str]]:
    """Why the game is over, who has won and with what: lines and their styles."""
    reasons = [(words.end_line(look.texts, reason), "") for reason in state.end_reasons()]
    outcome = [(words.outcome_line(look.texts, state, look.who), GOOD)]
    return [*reasons, *outcome, *((line, "") for line in score_lines(look, words, state))]
