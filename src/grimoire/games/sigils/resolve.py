"""Goes on until somebody, or chance, is asked; carries out what was chosen."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import (
    NOTHING,
    Board,
    all_dice,
    put_spell,
    set_spot,
    spot_card,
)
from grimoire.games.sigils.dice import COLOUR_COUNT, FACES, OWN, bit, lowest, shl, value_of, with_value
from grimoire.games.sigils.linking import NO_CARD, SHIFT_PIPS, Node
from grimoire.games.sigils.options import gems_taken
from grimoire.games.sigils.questions import (
    ask_deck,
    ask_payment,
    ask_step,
    ask_turn,
    fees,
    forget_question,
    owed,
)
from grimoire.games.sigils.steps import END, GAIN, GEMS, PASSING, REFILL, REROLL, SETUP, SPEND
from grimoire.games.sigils.turn_flow import end_turn, rolled
from grimoire.kernel.game import CHANCE, OVER

BONUS_FAME: Final[i64] = 2


def run(board: Board) -> None:
    """Goes on until a question is put or the game is over."""
    forget_question(board)
    while board.player != OVER:
        if board.stage == SETUP and board.first < 0:
            board.player = CHANCE
            return
        if board.rolls != 0:
            board.player = CHANCE
            return
        if board.emptied != 0:
            if ask_deck(board):
                return
            board.emptied = 0
        elif _go_on(board):
            return


def _go_on(board: Board) -> bool:
    """Nothing is left to chance: asks, or does what needs no question."""
    if board.casting >= 0:
        step = board.step
        if step.op == END:
            _finish_cast(board)
            return False
        if ask_step(board, step):
            return True
        _do_step(board, step)
        return False
    if board.stage == SETUP:
        _begin_rolls(board)
        return False
    if board.price >= 0:
        ask_payment(board)
    else:
        ask_turn(board)
    return True


def _begin_rolls(board: Board) -> None:
    board.roller = board.first
    board.rolls = OWN


def enter(board: Board, node: Node) -> None:
    """Begins a step."""
    board.step = node
    board.left = node.number


def _do_step(board: Board, step: Node) -> None:
    """A step without a question, or one with nothing left to ask."""
    seat = board.me
    op = step.op
    if op == GAIN:
        seat.fame += step.number
    elif op == GEMS:
        number = gems_taken(board, step.number)
        seat.gems += number
        board.supply -= number
    elif op == SPEND:
        seat.used |= bit(step.number)
    elif op == REROLL:
        board.rolls = bit(step.number)
    elif op == REFILL:
        board.emptied = board.cleared
        board.cleared = 0
    enter(board, step.next)


def _finish_cast(board: Board) -> None:
    """The gem goes onto the card; before the harness the player is bound to one."""
    board.me.cast |= bit(board.casting)
    board.supply -= 1
    if board.colour < 0:
        board.bound = 1
    board.casting = NOTHING
    board.left = 0


def choose_pass(board: Board) -> None:
    board.begun = 1
    board.stage = PASSING
    board.rolls = OWN


def choose_end(board: Board) -> None:
    board.begun = 1
    end_turn(board)


def choose_done(board: Board) -> None:
    enter(board, board.step.next)


def set_die(board: Board, die: i64, value: i64) -> None:
    if die < COLOUR_COUNT:
        board.me.dice = with_value(board.me.dice, die, value)
    else:
        board.teachers = with_value(board.teachers, die - COLOUR_COUNT, value)


def choose_nudge(board: Board, die: i64, down: i64) -> None:
    board.begun = 1
    set_die(board, die, value_of(all_dice(board), die) + 1 - 2 * down)
    board.me.gems -= 1
    board.supply += 1


def choose_harness(board: Board, die: i64) -> None:
    board.begun = 1
    board.price = die
    board.paid = 0


def choose_payment(board: Board, die: i64) -> None:
    board.paid |= bit(die)
    if owed(board) == 0:
        _harnessed(board)


def _harnessed(board: Board) -> None:
    """The price is met: the dice are used, the spell goes into the book."""
    seat = board.me
    dice = board.paid | bit(board.price)
    seat.used |= dice & OWN
    board.teachers_used |= dice >> COLOUR_COUNT
    seat.gems -= fees(dice)
    board.supply += fees(dice)
    board.colour = board.price % COLOUR_COUNT
    board.value = value_of(all_dice(board), board.price)
    board.bound = 0
    board.price = NOTHING
    board.paid = 0
    card = spot_card(board, board.colour)
    set_spot(board, board.colour, NO_CARD)
    board.emptied = bit(board.colour)
    spot = put_spell(board, seat, card)
    linked = board.linked
    if linked.bonus_families[spot] == linked.cards[card].family or linked.bonus_types[spot] == linked.cards[card].kind:
        seat.fame += BONUS_FAME


def choose_cast(board: Board, spot: i64) -> None:
    board.begun = 1
    board.casting = spot
    enter(board, board.linked.programs[board.me.card(spot)])


def choose_turn(board: Board, die: i64) -> None:
    set_die(board, die, FACES + 1 - value_of(all_dice(board), die))
    enter(board, board.step.next)


def choose_reroll(board: Board, die: i64) -> None:
    board.rolls = bit(die)
    enter(board, board.step.next)


def choose_shift(board: Board, die: i64, way: i64) -> None:
    set_die(board, die, value_of(all_dice(board), die) + SHIFT_PIPS[way])
    enter(board, board.step.next)


def choose_entomb(board: Board, spot: i64) -> None:
    board.me.down |= bit(spot)
    board.me.ready &= ~bit(spot)
    enter(board, board.step.next)


def choose_discard(board: Board, colour: i64) -> None:
    """A spell of the main board goes; its spot is filled when all are gone."""
    card = spot_card(board, colour)
    set_spot(board, colour, NO_CARD)
    board.discard.add(card)
    board.cleared |= bit(colour)
    board.left -= 1


def reveal(board: Board, card: i64) -> None:
    """The next spell of the deck, onto the first emptied spot."""
    colour = lowest(board.emptied)
    board.deck.remove(card)
    set_spot(board, colour, card)
    board.emptied &= ~bit(colour)


def roll(board: Board, die: i64, value: i64) -> None:
    """A die comes to rest."""
    board.rolls &= ~bit(die)
    if board.stage == SETUP and die < COLOUR_COUNT:
        seat = board.seats[board.roller]
        seat.dice = with_value(seat.dice, die, value)
    else:
        set_die(board, die, value)
    if board.casting >= 0:
        if die < COLOUR_COUNT:
            board.me.used &= ~bit(die)
        else:
            board.teachers_used &= ~shl(1, die - COLOUR_COUNT)
    elif board.rolls == 0:
        rolled(board)
