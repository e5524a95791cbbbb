"""Legal actions as things to point at: dice, spots of the main board and of the book."""

from functools import cache
from typing import Final

from grimoire.games.choices import Choice
from grimoire.games.sigils.dice import DICE, TEACHER
from grimoire.games.sigils.state import State
from grimoire.kernel import game as kernel
from grimoire.texts.speech import state_of

_NUDGES: Final = {"+": "+1", "-": "-1"}


def choices(state: kernel.State) -> list[Choice]:
    """What the seat that decides may choose, in the order of ``actions()``; [] at chance and once over."""
    board = state_of(state, State)
    seat = board.player
    return [] if seat < 0 else [_choice(action, seat) for action in board.actions()]


@cache
def _choice(action: str, seat: int) -> Choice:
    verb, *rest = action.split(" ")
    if not rest:
        return Choice(action, verb)
    if verb == "discard":
        return Choice(action, verb, "board", None, rest[0], to="discard")
    if rest[0] in DICE:
        return _of_die(action, verb, seat, *rest)
    return Choice(action, verb, "book", seat, rest[0])


def _of_die(action: str, verb: str, seat: int, die: str, way: str = "") -> Choice:
    colour = die.removeprefix(TEACHER)
    zone, owner = ("dice", seat) if colour == die else ("teachers", None)
    amount = int(_NUDGES.get(way, way)) if way else None
    if verb == "harness":
        return Choice(action, verb, zone, owner, colour, to="board", to_item=colour)
    return Choice(action, verb, zone, owner, colour, amount)
