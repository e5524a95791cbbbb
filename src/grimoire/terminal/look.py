"""Where and in which language things are drawn."""

import os
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console

from grimoire.kernel.record import Record, RecordSeat
from grimoire.terminal.saves import YOU
from grimoire.texts import Texts, Value
from grimoire.texts.message import Message, render

TITLE: Final = "bold"
QUIET: Final = "dim"
GOOD: Final = "bold green"
BAD: Final = "bold red"
ASK: Final = "bold #b8860b"
LONGEST_NAME: Final = 30
GLYPHS: Final = {"circle": "●", "triangle": "▲", "square": "■"}
# Dark enough or light enough to stand out on any background; black is drawn as a dark grey.
CHIPS: Final = {
    "red": "bold #f4f1ea on #b90010",
    "purple": "bold #f4f1ea on #b312b3",
    "green": "bold #10231d on #56ac96",
    "black": "bold #f4f1ea on #45424f",
    "white": "bold #1b1a22 on #f4f1ea",
    "blue": "bold #f4f1ea on #005f8f",
    "yellow": "bold #1b1a22 on #efc212",
}


class Look(NamedTuple):
    """A console, a language and the names of the seats."""

    console: Console
    texts: Texts
    names: Sequence[str]

    def who(self, seat: int) -> str:
        return self.names[seat]

    def number(self, number: float) -> str:
        """A number as it is written in the language."""
        return self.texts.say("terminal-number", number=number)

    def code(self, colour: str) -> str:
        """The two letters that stand for a colour."""
        return self.say("colour-code", colour=colour)

    def render(self, message: Message) -> str:
        """A message in the language of the screen."""
        return render(message, self.texts, self.who)

    def say(self, key: str, **values: Value) -> str:
        return self.texts.say(f"terminal-{key}", **values)


def make_console(stderr: bool = False) -> Console:
    """A console; with NO_COLOR set it uses no colours and no escape codes."""
    stream = sys.stderr if stderr else sys.stdout
    if os.environ.get("NO_COLOR"):
        return Console(file=stream, color_system=None, force_terminal=False, highlight=False, markup=False, emoji=False)
    return Console(file=stream, highlight=False, markup=False, emoji=False)


def seat_names(texts: Texts, seats: Sequence[str]) -> list[str]:
    """A name for each seat (``you`` or a bot); in a solo game one more for the opponent."""
    plain = [texts.say("you") if seat == YOU else _bot_name(texts, seat) for seat in seats]
    names = [_seat_name(texts, seat, number, plain) for number, seat in enumerate(seats)]
    return [*names, texts.say("opponent")] if len(seats) == 1 else names


def _seat_name(texts: Texts, seat: str, number: int, plain: Sequence[str]) -> str:
    """Names that occur more than once are numbered."""
    name = plain[number]
    several = plain.count(name) > 1
    if seat == YOU:
        return texts.say("terminal-player", number=number + 1) if several else name
    return texts.say("bot", name=f"{name} {number + 1}" if several else name)


def _bot_name(texts: Texts, spec: str) -> str:
    """Levels and a few bots have translated names; the others go by what was typed for them."""
    for key in (f"level-{spec}", f"terminal-bot-{spec}"):
        if texts.has(key):
            return texts.say(key)
    return spec if len(spec) <= LONGEST_NAME else spec[: LONGEST_NAME - 1] + "…"


def recorded_names(texts: Texts, record: Record) -> list[str]:
    """Names for the seats of a record, numbers where it does not tell."""
    players = record.game.players
    seats = record.seats or [{}] * players
    names = [_recorded_name(texts, seat, number) for number, seat in enumerate(seats, start=1)]
    return [*names, texts.say("opponent")] if players == 1 else names


def _recorded_name(texts: Texts, seat: RecordSeat, number: int) -> str:
    if seat.get("bot"):
        return texts.say("bot", name=_bot_name(texts, seat["bot"]))
    return seat.get("name") or texts.say("terminal-player", number=number)
