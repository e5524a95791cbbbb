"""The steps that abilities are made of: one class holds everything about one kind of step.

The interpreter begins a step, lets it ask until it has no more questions, then does it. The step that asked for an
action or a chance outcome also plays it. The steps of a turn and of the set-up are in :mod:`.turn_steps`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimoire.games.bits import ones
from grimoire.games.playout import Generator
from grimoire.games.programs import BaseNode
from grimoire.games.sigils.board import (
    DONE_WORD,
    NO_CARD,
    Board,
    all_dice,
    ask_choices,
    can_harness,
    can_harness_with,
    filled_spots,
    move_on,
    set_die,
    set_spot,
    spot_card,
    unused_dice,
)
from grimoire.games.sigils.cardset import CardSet
from grimoire.games.sigils.dice import COLOUR_COUNT, FACES, bit, lowest, shl, value_of, with_value
from grimoire.games.sigils.verbs import (
    DISCARD,
    ENTOMB,
    ON_CARD,
    ON_COLOUR,
    ON_DIE,
    ON_SEAT,
    ON_SPOT,
    REROLL,
    REVEAL,
    ROLL,
    SHIFT,
    SHIFT_PIPS,
    TURN,
    VERBS,
    Verb,
)
from grimoire.kernel.game import CHANCE

# The end of a text's key, and the numbers the text may use by name: a card, die, colour, type or seat by its number.
Telling = tuple[str, dict[str, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A kind of step, with a number: a colour, a value, a type or how many. ``verb``: of the actions it asks for."""

    def __init__(self, number: i64 = 0, verb: Verb | None = None) -> None:
        self.number: Final[i64] = number
        self.verb: Final = verb

    def can_cast(self, board: Board, spot: i64) -> bool:
        """Can the spell in this spot, whose ability begins with this step, be cast?"""
        return can_harness(board)

    def begin(self, board: Board) -> None:
        """Called when the game reaches this step."""

    def ask(self, board: Board) -> bool:
        """Sets the fields of the question and nothing else; False if there is nothing, or nothing more, to ask."""
        return False

    def do(self, board: Board) -> None:
        """Called when there is nothing more to ask: carries the step out and moves on."""
        move_on(board)

    def choose(self, board: Board, code: i64) -> None:
        """Plays an action or a chance outcome that this step asked for."""
        move_on(board)

    def outcome_count(self, board: Board) -> i64:
        """How many outcomes chance has here; all are equally likely."""
        return 0

    def outcome(self, board: Board, index: i64) -> i64:
        """The code of the outcome with this index, in ascending order."""
        return board.node.codes + index

    def draw(self, board: Board, generator: Generator) -> None:
        """Plays a random outcome, or several where that is faster."""
        self.choose(board, self.outcome(board, generator.below(self.outcome_count(board))))

    def numbers(self) -> dict[str, int]:
        """The numbers that texts about this step may use, by name."""
        return {}

    def gives(self, board: Board) -> dict[str, int]:
        """What this step gives to whoever casts the spell, by name."""
        return {}

    def prompt(self, board: Board) -> Telling:
        """The question of this step."""
        numbers = self.numbers()
        if board.casting >= 0:
            numbers["card"] = board.me.card(board.casting)
        return "" if self.verb is None else self.verb.name, numbers

    def label(self, board: Board, code: i64) -> Telling:
        """An action, or an outcome, as a choice in a menu."""
        return board.linked.verb(code).name, item_numbers(board, code)

    def log(self, board: Board, code: i64) -> Telling:
        """What a log says of an action that is about to be played; ``seat`` is who does it, if not whose turn it is."""
        return self.label(board, code)


def item_numbers(board: Board, code: i64) -> dict[str, int]:
    """What an action is about, and what is there now."""
    linked = board.linked
    item = linked.item_of[code]
    kind = linked.verb(code).items
    if kind == ON_DIE:
        numbers: dict[str, int] = {"die": item, "value": value_of(all_dice(board), item)}
        if linked.verb(code).amounts:
            numbers["after"] = numbers["value"] + int(linked.amount_of[code])
        return numbers
    if kind == ON_SPOT:
        return {"card": board.me.card(item)}
    if kind == ON_COLOUR:
        return {"colour": item, "card": spot_card(board, item)}
    if kind == ON_SEAT:
        return {"seat": item}
    return {"card": item} if kind == ON_CARD else {}


def given(board: Board, spot: i64) -> dict[str, int]:
    """What casting the spell in a spot of the book gives."""
    numbers: dict[str, int] = {}
    for step in board.card(board.me, spot).program:
        numbers.update(step.gives(board))
    return numbers


class Node(BaseNode):
    """A step in its place, linked to the next. ``codes`` is the first code of its verb."""

    def __init__(self, step: Step, follower: "Node | None", name: str, codes: i64) -> None:
        super().__init__(name)
        self.step: Final = step
        self.next: Final[Node] = self if follower is None else follower
        self.codes: Final[i64] = codes


Program = tuple[Step, ...]


# Conditions of this turn's harness


class IfColour(Step):
    """Only if this turn's harnessed die has the colour."""

    def can_cast(self, board: Board, spot: i64) -> bool:
        return board.colour == self.number

    def numbers(self) -> dict[str, int]:
        return {"colour": self.number}


class IfValue(Step):
    """Only if this turn's harnessed die had the value."""

    def can_cast(self, board: Board, spot: i64) -> bool:
        return board.colour >= 0 and board.value == self.number

    def numbers(self) -> dict[str, int]:
        return {"value": self.number}


# What happens at once


class GainFame(Step):
    """Fame at once."""

    def do(self, board: Board) -> None:
        board.me.fame += self.number
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"fame": self.number}

    def gives(self, board: Board) -> dict[str, int]:
        return {"fame": self.number}


class TakeGems(Step):
    """Gems from the supply; one must stay there for the card."""

    def can_cast(self, board: Board, spot: i64) -> bool:
        gems = self.taken(board)
        return gems > 0 and can_harness_with(board, all_dice(board), unused_dice(board), board.me.gems + gems)

    def taken(self, board: Board) -> i64:
        """How many gems there are to take."""
        return min(self.number, board.supply - 1)

    def do(self, board: Board) -> None:
        gems = self.taken(board)
        board.me.gems += gems
        board.supply -= gems
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"number": self.number}

    def gives(self, board: Board) -> dict[str, int]:
        return {"number": self.taken(board)}


class SpendDie(Step):
    """The unused die of the colour becomes used."""

    def can_cast(self, board: Board, spot: i64) -> bool:
        unused = unused_dice(board)
        die = bit(self.number)
        return unused & die != 0 and can_harness_with(board, all_dice(board), unused & ~die, board.me.gems)

    def do(self, board: Board) -> None:
        board.me.used |= bit(self.number)
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"colour": self.number}


# What is chosen


class TurnDie(Step):
    """An unused die onto its opposite side."""

    def __init__(self) -> None:
        super().__init__(0, VERBS[TURN])

    def can_cast(self, board: Board, spot: i64) -> bool:
        return self._dice(board, True) != 0

    def _dice(self, board: Board, any_will_do: bool) -> i64:
        """The dice that may be turned."""
        dice = all_dice(board)
        unused = unused_dice(board)
        allowed: i64 = 0
        die: i64 = 0
        while unused >> die != 0:
            if (unused >> die) & 1 != 0:
                turned = with_value(dice, die, FACES + 1 - value_of(dice, die))
                if can_harness_with(board, turned, unused, board.me.gems):
                    allowed |= bit(die)
                    if any_will_do:
                        return allowed
            die += 1
        return allowed

    def ask(self, board: Board) -> bool:
        return ask_choices(board, self._dice(board, False))

    def choose(self, board: Board, code: i64) -> None:
        die = board.linked.item_of[code]
        set_die(board, die, FACES + 1 - value_of(all_dice(board), die))
        move_on(board)

    def label(self, board: Board, code: i64) -> Telling:
        numbers = item_numbers(board, code)
        numbers["after"] = int(FACES) + 1 - numbers["value"]
        return board.linked.verb(code).name, numbers


class ShiftDie(Step):
    """The unused die of the colour up or down by one or two pips."""

    def __init__(self, colour: i64) -> None:
        super().__init__(colour, VERBS[SHIFT])

    def can_cast(self, board: Board, spot: i64) -> bool:
        return self._shifts(board, True) != 0

    def _shifts(self, board: Board, any_will_do: bool) -> i64:
        """Four bits a die: the ways in which it may be shifted."""
        dice = all_dice(board)
        unused = unused_dice(board)
        allowed: i64 = 0
        die = self.number
        while die < 2 * COLOUR_COUNT:
            way: i64 = 0
            while (unused >> die) & 1 != 0 and way < 4:
                value = value_of(dice, die) + SHIFT_PIPS[way]
                if 1 <= value <= FACES and can_harness_with(board, with_value(dice, die, value), unused, board.me.gems):
                    allowed |= shl(1, 4 * die + way)
                    if any_will_do:
                        return allowed
                way += 1
            die += COLOUR_COUNT
        return allowed

    def ask(self, board: Board) -> bool:
        return ask_choices(board, self._shifts(board, False))

    def choose(self, board: Board, code: i64) -> None:
        die = board.linked.item_of[code]
        set_die(board, die, value_of(all_dice(board), die) + board.linked.amount_of[code])
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"colour": self.number, "pips": max(SHIFT_PIPS)}


class RerollDie(Step):
    """Chooses the die of the colour to roll again; with teachers there are two."""

    def __init__(self, colour: i64) -> None:
        super().__init__(colour, VERBS[REROLL])

    def can_cast(self, board: Board, spot: i64) -> bool:
        return self._dice(board) != 0

    def _dice(self, board: Board) -> i64:
        """The dice that may be rolled again: some outcome must leave a harness possible."""
        unused = unused_dice(board)
        allowed: i64 = 0
        die = self.number
        while die < board.linked.dice:
            if (unused >> die) & 1 != 0 or board.linked.rerolls_used:
                value: i64 = 1
                while value <= FACES:
                    rolled = with_value(all_dice(board), die, value)
                    if can_harness_with(board, rolled, unused | bit(die), board.me.gems):
                        allowed |= bit(die)
                        value = FACES
                    value += 1
            die += COLOUR_COUNT
        return allowed

    def ask(self, board: Board) -> bool:
        return board.linked.teachers and ask_choices(board, self._dice(board))

    def do(self, board: Board) -> None:
        board.rolls = bit(self.number)
        move_on(board)

    def choose(self, board: Board, code: i64) -> None:
        board.rolls = bit(board.linked.item_of[code])
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"colour": self.number}


class DiscardSpells(Step):
    """Up to so many spells of the main board to the discard."""

    def __init__(self, most: i64) -> None:
        super().__init__(most, VERBS[DISCARD])

    def begin(self, board: Board) -> None:
        board.left = self.number

    def ask(self, board: Board) -> bool:
        if board.left <= 0:
            return False
        board.words = DONE_WORD
        return ask_choices(board, filled_spots(board))

    def choose(self, board: Board, code: i64) -> None:
        colour = board.linked.item_of[code]
        board.discard.add(spot_card(board, colour))
        set_spot(board, colour, NO_CARD)
        board.emptied |= bit(colour)
        board.left -= 1

    def numbers(self) -> dict[str, int]:
        return {"discard": self.number}

    def prompt(self, board: Board) -> Telling:
        kind, numbers = super().prompt(board)
        numbers["left"] = min(board.left, ones(board.choices))
        return kind, numbers


class EntombSpell(Step):
    """Another own spell of the type face down."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind, VERBS[ENTOMB])

    def can_cast(self, board: Board, spot: i64) -> bool:
        return self._spots(board, spot) != 0 and can_harness(board)

    def _spots(self, board: Board, spot: i64) -> i64:
        """The spots with another spell of the type, face up."""
        seat = board.me
        allowed: i64 = 0
        other: i64 = 0
        while other < seat.count:
            if other != spot and (seat.down >> other) & 1 == 0 and board.card(seat, other).kind == self.number:
                allowed |= bit(other)
            other += 1
        return allowed

    def ask(self, board: Board) -> bool:
        return ask_choices(board, self._spots(board, board.casting))

    def choose(self, board: Board, code: i64) -> None:
        spot = bit(board.linked.item_of[code])
        board.me.down |= spot
        board.counted = 0
        board.me.ready &= ~spot
        move_on(board)

    def numbers(self) -> dict[str, int]:
        return {"type": self.number}

    def label(self, board: Board, code: i64) -> Telling:
        numbers = given(board, board.casting)
        numbers.update(item_numbers(board, code))
        return board.linked.verb(code).name, numbers


# Chance


class RollDice(Step):
    """Rolls the dice in ``board.rolls``, one by one."""

    def __init__(self) -> None:
        super().__init__(0, VERBS[ROLL])

    def ask(self, board: Board) -> bool:
        if board.rolls == 0:
            return False
        board.player = CHANCE
        return True

    def outcome_count(self, board: Board) -> i64:
        return FACES

    def outcome(self, board: Board, index: i64) -> i64:
        return board.node.codes + FACES * lowest(board.rolls) + index

    def choose(self, board: Board, code: i64) -> None:
        self._roll(board, board.linked.item_of[code], board.linked.amount_of[code])

    def draw(self, board: Board, generator: Generator) -> None:
        while board.rolls != 0:
            self._roll(board, lowest(board.rolls), generator.below(FACES) + 1)

    def _roll(self, board: Board, die: i64, value: i64) -> None:
        board.rolls &= ~bit(die)
        self.rolled(board, die, value)

    def rolled(self, board: Board, die: i64, value: i64) -> None:
        """A die comes to rest."""
        set_die(board, die, value)

    def prompt(self, board: Board) -> Telling:
        die = lowest(board.rolls)
        return roll_kind(die), {"die": die, "seat": board.turn}

    def label(self, board: Board, code: i64) -> Telling:
        return board.linked.verb(code).name, {"rolled": board.linked.amount_of[code]}

    def log(self, board: Board, code: i64) -> Telling:
        die = board.linked.item_of[code]
        return roll_kind(die), {"die": die, "rolled": board.linked.amount_of[code]}


def roll_kind(die: i64) -> str:
    return "roll" if die < COLOUR_COUNT else "roll-teacher"


class RollAgain(RollDice):
    """Rolls the die that was chosen; it becomes unused."""

    def rolled(self, board: Board, die: i64, value: i64) -> None:
        set_die(board, die, value)
        if die < COLOUR_COUNT:
            board.me.used &= ~bit(die)
        else:
            board.teachers_used &= ~bit(die - COLOUR_COUNT)


class FillSpots(Step):
    """Spells from the deck onto the empty spots, spot by spot; ``number`` holds spots that are empty as it begins."""

    def __init__(self, spots: i64 = 0) -> None:
        super().__init__(spots, VERBS[REVEAL])

    def begin(self, board: Board) -> None:
        board.emptied |= self.number

    def ask(self, board: Board) -> bool:
        if board.emptied == 0 or board.deck.size == 0:
            return False
        board.player = CHANCE
        return True

    def do(self, board: Board) -> None:
        """All spots are filled, or the deck is empty: then the discard makes a new one, if there is any."""
        if board.emptied != 0 and board.discard.size > 0:
            board.deck = board.discard
            board.discard = CardSet()
        else:
            board.emptied = 0
            move_on(board)

    def outcome_count(self, board: Board) -> i64:
        return board.deck.size

    def outcome(self, board: Board, index: i64) -> i64:
        return board.node.codes + board.deck.nth(index)

    def choose(self, board: Board, code: i64) -> None:
        card = board.linked.item_of[code]
        colour = lowest(board.emptied)
        board.deck.remove(card)
        set_spot(board, colour, card)
        board.emptied &= ~bit(colour)

    def prompt(self, board: Board) -> Telling:
        return VERBS[REVEAL].name, {"colour": lowest(board.emptied)}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[REVEAL].name, {"card": board.linked.item_of[code], "colour": lowest(board.emptied)}
