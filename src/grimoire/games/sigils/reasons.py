"""Why a thing on the board cannot be chosen now, in one sentence for the player who decides."""

from collections.abc import Callable
from typing import Final

from grimoire.games.reasons import Thing
from grimoire.games.sigils.board import (
    FULL_BOOK,
    NO_CARD,
    SPOTS,
    Seat,
    all_dice,
    fees,
    owed,
    spot_card,
    unused_dice,
)
from grimoire.games.sigils.dice import COLOUR_COUNT, COLOURS, DICE, FACES, TEACHER, bit, value_of
from grimoire.games.sigils.spell_words import die_values
from grimoire.games.sigils.spells import TYPES
from grimoire.games.sigils.state import State
from grimoire.games.sigils.steps import (
    DiscardSpells,
    EntombSpell,
    IfColour,
    IfValue,
    RerollDie,
    ShiftDie,
    SpendDie,
    Step,
    TakeGems,
    TurnDie,
)
from grimoire.games.sigils.turn_steps import PayForHarness, Turn
from grimoire.games.sigils.words import prompt
from grimoire.kernel import game as kernel
from grimoire.kernel.playing import state_of
from grimoire.texts.message import Message, Values, message, named

_SPOTS: Final = {str(spot + 1): spot for spot in range(SPOTS)}


def reason(state: kernel.State, thing: Thing) -> Message:
    """Why the thing, which no offer touches, cannot be chosen."""
    board = state_of(state, State)
    if thing.seat not in (None, board.player):
        assert thing.seat is not None
        return _why("theirs", **named(thing.seat))
    zone = _ZONES.get(thing.zone)
    found = None if zone is None else zone(board, board.node.step, thing)
    return found or message("reason-first", prompt=prompt(board))


def _why(kind: str, **values: str | float | Message) -> Message:
    return message(f"sigils-why-{kind}", **values)


# Dice


def _own_die(board: State, step: Step, thing: Thing) -> Message | None:
    return _die(board, step, thing, thing.item or "")


def _teachers_die(board: State, step: Step, thing: Thing) -> Message | None:
    return _die(board, step, thing, f"{TEACHER}{thing.item}") if board.linked.teachers else None


def _die(board: State, step: Step, thing: Thing, name: str) -> Message | None:
    if name not in DICE:
        return None
    die = DICE.index(name)
    if isinstance(step, (ShiftDie, RerollDie)) and die % COLOUR_COUNT != step.number:
        return _why("other-die", colour=COLOURS[step.number])
    if not unused_dice(board) >> die & 1 and not (isinstance(step, RerollDie) and board.linked.rerolls_used):
        return _why("used-teacher" if die >= COLOUR_COUNT else "used", **die_values(name))
    if isinstance(step, Turn):
        return _idle(board, die, thing.amount)
    if isinstance(step, PayForHarness):
        return _unpaid(board, die)
    if isinstance(step, ShiftDie) and not _shows(board, die, thing.amount):
        return _why("faces", faces=int(FACES))
    return _why("bound") if isinstance(step, (TurnDie, ShiftDie, RerollDie)) else None


def _shows(board: State, die: int, amount: int | None) -> bool:
    """Would the die show something after this change?"""
    return 1 <= value_of(all_dice(board), die) + (amount or 0) <= FACES


def _idle(board: State, die: int, amount: int | None) -> Message:
    """Why an unused die can be neither harnessed nor nudged, or not nudged by so much."""
    if amount is None:
        return _unharnessed(board, die)
    if board.me.gems <= 0:
        return _why("no-gem")
    return _why("bound") if abs(amount) == 1 and _shows(board, die, amount) else _why("faces", faces=int(FACES))


def _unharnessed(board: State, die: int) -> Message:
    """Why a spell cannot be harnessed with an unused die."""
    name, colour = DICE[die], die % COLOUR_COUNT
    if board.colour >= 0:
        return _why("harnessed")
    if board.me.count >= FULL_BOOK:
        return _why("full-book")
    if spot_card(board, colour) == NO_CARD:
        return _why("no-spell", colour=COLOURS[colour])
    if die >= COLOUR_COUNT and board.me.gems <= 0:
        return _why("fee")
    return _why("sum", **_valued(board, name))


def _valued(board: State, name: str) -> Values:
    return {**die_values(name), "value": int(value_of(all_dice(board), DICE.index(name)))}


def _unpaid(board: State, die: int) -> Message:
    """Why an unused die cannot pay."""
    if die == board.harnessing:
        return _why("price", **_valued(board, DICE[die]))
    if board.paid >> die & 1:
        return _why("paid")
    if value_of(all_dice(board), die) > owed(board):
        return _why("too-much", owed=int(owed(board)))
    if die >= COLOUR_COUNT and board.me.gems <= fees(board.paid | bit(board.harnessing)):
        return _why("fee")
    return _why("not-exact", owed=int(owed(board)))


# Spells of the main board


def _spot(board: State, step: Step, thing: Thing) -> Message | None:
    if thing.item not in COLOURS:
        return None
    colour = COLOURS.index(thing.item)
    if isinstance(step, DiscardSpells):
        return _why("no-spell", colour=thing.item)
    if not isinstance(step, Turn):
        return None
    unused = unused_dice(board)
    if board.colour < 0 and not unused >> colour & 1 and spot_card(board, colour) != NO_CARD:
        teacher = colour + COLOUR_COUNT
        if not (board.linked.teachers and unused >> teacher & 1):
            return _why("used", **die_values(thing.item))
        return _unharnessed(board, teacher)
    return _unharnessed(board, colour)


# Spells of the book


def _book(board: State, step: Step, thing: Thing) -> Message | None:
    spot = _SPOTS.get(thing.item or "", -1)
    seat = board.me
    if spot < 0:
        return None
    if spot >= seat.count:
        return _why("empty", number=int(seat.count) + 1)
    if seat.down >> spot & 1:
        return _why("face-down")
    if isinstance(step, EntombSpell):
        return _unburied(board, step, spot)
    return _uncast(board, seat, spot) if isinstance(step, Turn) else None


def _unburied(board: State, step: EntombSpell, spot: int) -> Message:
    return _why("itself") if spot == board.casting else _why("other-type", type=TYPES[step.number])


def _uncast(board: State, seat: Seat, spot: int) -> Message:
    """Why a spell, face up in the own book, cannot be cast."""
    card = board.card(seat, spot)
    if card.tally is not None:
        return _why("red")
    if seat.cast >> spot & 1:
        return _why("cast")
    if board.supply <= 0:
        return _why("supply")
    return _lack(board, card.program[0], spot) or _why("bound")


def _lack(board: State, step: Step, spot: int) -> Message | None:
    """What an ability that begins with this step lacks; None if it would only leave no harness."""
    if isinstance(step, IfColour):
        return _why("on-colour", colour=COLOURS[step.number])
    if isinstance(step, IfValue):
        return _why("on-value", value=int(step.number))
    if isinstance(step, TakeGems):
        return _why("supply") if board.supply <= 1 else None
    if isinstance(step, EntombSpell):
        return None if _others(board, step, spot) else _why("no-type", type=TYPES[step.number])
    return _no_die(board, step)


def _others(board: State, step: EntombSpell, spot: int) -> bool:
    """Is there another spell of the type, face up?"""
    seat = board.me
    others = (other for other in range(int(seat.count)) if other != spot and not seat.down >> other & 1)
    return any(board.card(seat, other).kind == step.number for other in others)


def _no_die(board: State, step: Step) -> Message | None:
    unused = unused_dice(board)
    if isinstance(step, TurnDie):
        return None if unused else _why("no-die")
    if isinstance(step, RerollDie) and board.linked.rerolls_used:
        return None
    if isinstance(step, (ShiftDie, RerollDie, SpendDie)):
        both = not isinstance(step, SpendDie)  # the Teachers' dice can be spent in no game
        dice = bit(step.number) | (bit(step.number + COLOUR_COUNT) if both and board.linked.teachers else 0)
        return None if unused & dice else _why("used", **die_values(COLOURS[step.number]))
    return None


def _supply(board: State, step: Step, thing: Thing) -> Message | None:  # noqa: ARG001 (one of the zones)
    return _why("discarded") if isinstance(step, Turn) else None


_ZONES: Final[dict[str, Callable[[State, Step, Thing], Message | None]]] = {
    "dice": _own_die, "teachers": _teachers_die, "board": _spot, "book": _book, "discard": _supply,
}  # fmt: skip
