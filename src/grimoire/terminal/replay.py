"""A record step by step on the screen, or all of it as text."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from grimoire import catalog
from grimoire.kernel.game import OVER
from grimoire.kernel.record import Record
from grimoire.terminal import draw
from grimoire.terminal.look import BAD, QUIET, Look
from grimoire.terminal.prompt import read_line

NEXT: Final = ("", "n")
BACK: Final = ("b",)
GO: Final = "g"
LEAVE: Final = ("q", "quit")


def text_lines(look: Look, record: Record) -> Iterator[str]:
    """The whole game as lines: headings, the log, the scores."""
    words, drawing = catalog.words(record.game.name), catalog.spec_of(record.game.name).terminal()
    states = record.states()
    state = next(states)
    heading = ""
    for number, (action, after) in enumerate(zip(record.actions, states, strict=True), start=1):
        now = drawing.heading(look, state)
        if now != heading:
            yield from ("", f"# {now}") if heading else (f"# {now}",)
            heading = now
        yield f"{number:>4}  {look.render(words.log_line(state, state.action(state.code(action))))}"
        state = after
    yield ""
    if state.player == OVER:
        yield from (line for line, _ in draw.ending(look, words, state))
    else:
        yield look.say("unfinished")
        yield from draw.score_lines(look, words, state)


class Replay:
    """Steps through a record; ``place`` is the number of actions played."""

    def __init__(self, look: Look, record: Record) -> None:
        self.look = look
        self.record = record
        self.states = list(record.states())
        self.words = catalog.words(record.game.name)
        self.drawing = catalog.spec_of(record.game.name).terminal()
        self.lines = [
            look.render(self.words.log_line(state, state.action(state.code(action))))
            for state, action in zip(self.states, record.actions, strict=False)
        ]
        self.place = 0

    def run(self) -> None:
        """Shows states until the person quits."""
        self._show()
        try:
            while (answer := read_line().strip().casefold()) not in LEAVE:
                self._obey(answer)
        except (EOFError, KeyboardInterrupt):
            self.look.console.print("")

    def _obey(self, answer: str) -> None:
        word, _, number = answer.partition(" ")
        if answer in NEXT:
            self._go(self.place + 1)
        elif answer in BACK:
            self._go(self.place - 1)
        elif (word == GO and number.strip().isdecimal()) or answer.isdecimal():
            self._go(int((number.strip() or answer)[:9]))
        else:
            self._say("replay-help", BAD)

    def _go(self, place: int) -> None:
        last = len(self.record.actions)
        if not 0 <= place <= last:
            self._say("replay-no-place", BAD, last=last)
            return
        self.place = place
        self._show()

    def _show(self) -> None:
        look, state = self.look, self.states[self.place]
        if look.console.is_terminal:
            look.console.clear()
        else:
            look.console.print("")
        table = self.drawing.table(look, state, 0)
        look.console.print(draw.screen(look, table, self.lines[: self.place], min(self.place, 1)))
        look.console.print("")
        if state.player == OVER:
            for line, style in draw.ending(look, self.words, state):
                look.console.print(Text(line, style))
        self._say("replay-place", QUIET, place=self.place, last=len(self.record.actions))

    def _say(self, key: str, style: str, **values: int) -> None:
        self.look.console.print(Text(self.look.say(key, **values), style))
