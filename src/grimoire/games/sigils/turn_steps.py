"""The steps of the set-up and of a turn: dealing, rolling, the turn's own actions, paying for a harness."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.sigils.board import (
    BONUS_FAME,
    END_WORD,
    NO_CARD,
    NOTHING,
    PASS_WORD,
    PASSING,
    Board,
    all_dice,
    ask_choices,
    can_harness,
    can_harness_with,
    enter,
    fees,
    move_on,
    open_spots,
    owed,
    put_spell,
    set_die,
    set_spot,
    spot_card,
    unused_dice,
)
from grimoire.games.sigils.dice import COLOUR_COUNT, OWN, TEACHERS, bit, lowest, shl, value_of, with_value
from grimoire.games.sigils.payment import harnessable, payers
from grimoire.games.sigils.steps import RollDice, Step, Telling, given, item_numbers
from grimoire.games.sigils.turn_flow import begin_turn, end_turn, give_gifts, next_turn, share_gems, sit
from grimoire.games.sigils.verbs import CAST, FIRST, HARNESS, NUDGE, PASS, PAY, VERBS
from grimoire.kernel.game import CHANCE

_WAYS: Final[i64] = 0b10_11_11_11_11_01_00  # two bits for each value of a die: can it go up, can it go down?

# Set-up


class ChooseFirst(Step):
    """Chance decides who begins."""

    def __init__(self) -> None:
        super().__init__(0, VERBS[FIRST])

    def ask(self, board: Board) -> bool:
        board.player = CHANCE
        return True

    def outcome_count(self, board: Board) -> i64:
        return board.linked.players

    def choose(self, board: Board, code: i64) -> None:
        board.first = board.linked.item_of[code]
        sit(board, board.first)
        move_on(board)

    def prompt(self, board: Board) -> Telling:
        return VERBS[FIRST].name, {}


class RollForAll(RollDice):
    """The seats roll in turn, from the first player."""

    def begin(self, board: Board) -> None:
        board.roller = board.first
        board.rolls = OWN

    def rolled(self, board: Board, die: i64, value: i64) -> None:
        seat = board.seats[board.roller]
        seat.dice = with_value(seat.dice, die, value)

    def do(self, board: Board) -> None:
        board.roller = (board.roller + 1) % board.linked.players
        if board.roller == board.first:
            move_on(board)
        else:
            board.rolls = OWN

    def prompt(self, board: Board) -> Telling:
        return "roll", {"die": lowest(board.rolls), "seat": board.roller}

    def log(self, board: Board, code: i64) -> Telling:
        kind, numbers = super().log(board, code)
        numbers["seat"] = board.roller
        return kind, numbers


class RollForTeachers(RollDice):
    """The teachers' dice are rolled at set-up."""

    def begin(self, board: Board) -> None:
        board.rolls = TEACHERS
        board.teachers_used = 0


class BeginPlay(Step):
    """The set-up is over: everyone gets what the start of the game gives, and the first turn begins."""

    def do(self, board: Board) -> None:
        give_gifts(board)
        begin_turn(board)


# The turn


class Turn(Step):
    """What a player may do in a turn: nudge, cast, harness, pass or end."""

    def ask(self, board: Board) -> bool:
        board.player = board.turn
        board.casts = _castable(board)
        board.nudges = _nudges(board)
        if board.colour >= 0:
            board.words = END_WORD
            return True
        board.harnesses = harnessable(all_dice(board), unused_dice(board), open_spots(board), board.me.gems)
        if board.bound == 0 or not can_harness(board):
            board.words = PASS_WORD
        return True

    def choose(self, board: Board, code: i64) -> None:
        linked = board.linked
        verb = linked.verb_of[code]
        board.begun = 1
        if verb == HARNESS:
            board.harnessing = linked.item_of[code]
            enter(board, linked.payment)
        elif verb == NUDGE:
            _nudge(board, linked.item_of[code], linked.amount_of[code])
        elif verb == CAST:
            board.casting = linked.item_of[code]
            enter(board, linked.programs[board.me.card(board.casting)])
        elif verb == PASS:
            board.stage = PASSING
            enter(board, linked.passing)
        else:
            end_turn(board)

    def prompt(self, board: Board) -> Telling:
        if board.colour >= 0:
            return "after", {}
        if board.bound != 0:
            return "broken" if board.words & PASS_WORD != 0 else "bound", {}
        return "last" if board.last_turns >= 0 else "play", {}

    def label(self, board: Board, code: i64) -> Telling:
        linked = board.linked
        verb = linked.verb_of[code]
        item = linked.item_of[code]
        numbers = item_numbers(board, code)
        if verb == HARNESS:
            numbers["card"] = spot_card(board, item % COLOUR_COUNT)
        elif verb == CAST:
            numbers.update(given(board, item))
            return _cast_kind(board, item, numbers), numbers
        elif verb == PASS:
            numbers["number"] = ones(board.me.cast)
        return linked.verb(code).name, numbers

    def log(self, board: Board, code: i64) -> Telling:
        kind, numbers = self.label(board, code)
        if board.linked.verb_of[code] == PASS and board.me.cast != 0:
            kind = "pass-back"
        return kind, numbers


def _cast_kind(board: Board, spot: i64, gives: dict[str, int]) -> str:
    """A cast that asks nothing tells at once what it gives."""
    for step in board.card(board.me, spot).program:
        if step.verb is not None:
            return "cast"
    return "cast-fame" if "fame" in gives else "cast-supply" if "number" in gives else "cast"


def _castable(board: Board) -> i64:
    """The spots whose spells can be cast."""
    seat = board.me
    if board.supply <= 0:
        return 0
    ready = seat.ready & ~seat.cast
    programs = board.linked.programs
    castable: i64 = 0
    spot: i64 = 0
    while ready >> spot != 0:
        if (ready >> spot) & 1 != 0 and programs[seat.card(spot)].step.can_cast(board, spot):
            castable |= bit(spot)
        spot += 1
    return castable


def _nudges(board: Board) -> i64:
    """Two bits a die, up and down: the nudges that are possible and, after a cast, leave a harness possible."""
    gems = board.me.gems
    if gems <= 0:
        return 0
    dice = all_dice(board)
    unused = unused_dice(board)
    bound = board.bound != 0
    nudges: i64 = 0
    die: i64 = 0
    while unused >> die != 0:
        if (unused >> die) & 1 != 0:
            value = value_of(dice, die)
            ways = (_WAYS >> (2 * value)) & 3
            if bound:
                if ways & 1 != 0 and not can_harness_with(board, with_value(dice, die, value + 1), unused, gems - 1):
                    ways &= 2
                if ways & 2 != 0 and not can_harness_with(board, with_value(dice, die, value - 1), unused, gems - 1):
                    ways &= 1
            nudges |= shl(ways, 2 * die)
        die += 1
    return nudges


def _nudge(board: Board, die: i64, pips: i64) -> None:
    set_die(board, die, value_of(all_dice(board), die) + pips)
    board.me.gems -= 1
    board.supply += 1


class PayForHarness(Step):
    """The dice that pay for the one being harnessed, until their sum is exact."""

    def __init__(self) -> None:
        super().__init__(0, VERBS[PAY])

    def ask(self, board: Board) -> bool:
        taken = board.paid | bit(board.harnessing)
        gems = board.me.gems - fees(taken)
        return ask_choices(board, payers(all_dice(board), unused_dice(board) & ~taken, owed(board), gems))

    def choose(self, board: Board, code: i64) -> None:
        board.paid |= bit(board.linked.item_of[code])
        if owed(board) == 0:
            _harness(board)
            move_on(board)

    def prompt(self, board: Board) -> Telling:
        return VERBS[PAY].name, {"card": _harnessed_card(board), "owed": owed(board)}

    def label(self, board: Board, code: i64) -> Telling:
        numbers = item_numbers(board, code)
        numbers["card"] = _harnessed_card(board)
        return VERBS[PAY].name, numbers

    def log(self, board: Board, code: i64) -> Telling:
        kind, numbers = self.label(board, code)
        if numbers["value"] != owed(board):
            return kind, numbers
        if not board.linked.earns_bonus(_harnessed_card(board), board.me.count):
            return "learn", numbers
        numbers["fame"] = BONUS_FAME
        return "learn-bonus", numbers


def _harnessed_card(board: Board) -> i64:
    """The spell being paid for."""
    return spot_card(board, board.harnessing % COLOUR_COUNT)


def _harness(board: Board) -> None:
    """The price is met: the dice are used, the spell goes into the book."""
    seat = board.me
    dice = board.paid | bit(board.harnessing)
    seat.used |= dice & OWN
    board.teachers_used |= dice >> COLOUR_COUNT
    seat.gems -= fees(dice)
    board.supply += fees(dice)
    board.colour = board.harnessing % COLOUR_COUNT
    board.value = value_of(all_dice(board), board.harnessing)
    board.bound = 0
    board.harnessing = NOTHING
    board.paid = 0
    number = spot_card(board, board.colour)
    set_spot(board, board.colour, NO_CARD)
    board.emptied = bit(board.colour)
    spot = put_spell(board, seat, number)
    if board.linked.earns_bonus(number, spot):
        seat.fame += BONUS_FAME


class FinishCast(Step):
    """The gem goes onto the card; before the harness the player is now bound to one."""

    def do(self, board: Board) -> None:
        board.me.cast |= bit(board.casting)
        board.supply -= 1
        if board.colour < 0:
            board.bound = 1
        board.casting = NOTHING
        board.left = 0
        move_on(board)


class RollForPass(RollDice):
    """A pass rolls all own dice and takes the gems back from the spells."""

    def begin(self, board: Board) -> None:
        board.rolls = OWN

    def do(self, board: Board) -> None:
        seat = board.me
        seat.used = 0
        seat.gems += ones(seat.cast)
        seat.cast = 0
        end_turn(board)


class RollTeachersAgain(RollDice):
    """All teachers' dice were used: they are rolled, and the players get gems."""

    def begin(self, board: Board) -> None:
        board.rolls = TEACHERS

    def do(self, board: Board) -> None:
        board.teachers_used = 0
        share_gems(board)
        next_turn(board)

    def prompt(self, board: Board) -> Telling:
        return "roll-all", {}

    def log(self, board: Board, code: i64) -> Telling:
        """The last die tells of the gems."""
        kind, numbers = super().log(board, code)
        if board.rolls & (board.rolls - 1) != 0:
            return kind, numbers
        numbers["count"] = min(board.supply, board.linked.players)
        return "roll-all", numbers
