"""What would do something: which spells can be used, copied, learned or raised.

A program is looked at before anything is done. ``card`` is the slot of the card that would be in use, ``rune`` its
rune, ``pool`` what is left of the pool after costs; ``spent`` says that the costs left a token in the discard.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT, Board, Seat, card_at
from grimoire.games.materia.filters import allowed
from grimoire.games.materia.payment import least_of_colour, levels_at_prices, levels_with_triples, levels_with_wilds
from grimoire.games.materia.phases import EVENING, MORNING
from grimoire.games.materia.pile import has_so_many, kinds_in, shl, size

if TYPE_CHECKING:  # steps ask whether other steps would do something
    from grimoire.games.materia.linking import Card
    from grimoire.games.materia.steps import Node


def usable(board: Board, node: "Node", card: i64, rune: i64, pool: i64, spent: bool) -> bool:
    """Can the costs be paid, and would the user's own part then move a token or raise a level?"""
    while not node.ends:
        step = node.step
        if step.is_cost:
            return payable(board, node, card, rune, pool) != 0
        if step.does_something(board, card, rune, pool, spent):
            return True
        node = node.next
    return False


def payable(board: Board, node: "Node", card: i64, rune: i64, pool: i64) -> i64:
    """The kinds a cost may be paid with so that the rest of the program can be used."""
    kinds = kinds_in(pool & allowed(board, node.step.which, rune))
    fine: i64 = 0
    while kinds != 0:
        bit = kinds & -kinds
        kinds -= bit
        if usable(board, node.next, card, rune, pool - bit, True):
            fine |= bit
    return fine


def can_draw(board: Board, spent: bool) -> bool:
    """Is there a token to draw, or one to fill the pouch with?"""
    return spent or board.pouch != 0 or board.discard != 0


def raisable(board: Board, card: i64) -> i64:
    """The slots of learned spells below level 5, other than the card in use."""
    seat = board.me
    slots: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0 and slot != card and seat.level(slot) < 5:
            slots |= shl(1, slot)
        slot += 1
    return slots


def payable_levels(board: Board, pool: i64, total: i64, slot: i64) -> i64:
    """Three bits: the levels of a spell that a pool of so many tokens pays for."""
    if board.linked.printed_prices:
        return levels_with_triples(pool, total, slot)
    return levels_at_prices(pool, slot, card_at(board, slot).prices)


def could_pay(board: Board, own: i64, total: i64) -> bool:
    """Is it worth looking what so many tokens of a spell's colour in a pool of so many pay for?"""
    return own >= least_of_colour(total) or not board.linked.printed_prices


def price_now(board: Board) -> i64:
    """What the spell costs that is being learned."""
    return board.level if board.linked.printed_prices else card_at(board, board.learning).prices[board.level - 3]


def learnable(board: Board, pool: i64, wilds: i64, rune: i64) -> i64:
    """Three bits per slot: the spells that can be learned, at levels 3, 4, 5."""
    total = size(pool)
    if board.linked.printed_prices and (total < 3 or (wilds == 0 and not has_so_many(pool, least_of_colour(total)))):
        return 0
    learned = board.me.learned
    spells: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (learned >> slot) & 1 == 0:
            if wilds == 0:
                levels = payable_levels(board, pool, total, slot)
            else:
                levels = levels_with_wilds(pool, slot, wilds, rune, card_at(board, slot).prices)
            if levels != 0:
                spells |= shl(levels, 3 * slot)
        slot += 1
    return spells


def castable(board: Board, phase: i64) -> i64:
    """Three bits per slot: the own spells that can be used in this phase, at levels 3, 4, 5."""
    seat = board.me
    slots = seat.learned & ~seat.today & (board.symbols >> (7 * phase)) & 127
    spells: i64 = 0
    slot: i64 = 0
    while slots >> slot != 0:
        if (slots >> slot) & 1 != 0:
            card = card_at(board, slot)
            levels = _usable_levels(board, card, seat.level(slot), slot, seat.rune(slot), seat.pool, False)
            spells |= shl(levels, 3 * slot)
        slot += 1
    return spells


def _usable_levels(board: Board, card: "Card", level: i64, slot: i64, rune: i64, pool: i64, spent: bool) -> i64:
    """Three bits: the levels of a card, up to ``level``, that can be used; equal ones only at the highest."""
    levels: i64 = 0
    above: Node = board.linked.end
    number = level
    while number >= 3:
        node = card.actions[number - 3]
        if node is not above and usable(board, node, slot, rune, pool, spent):
            levels |= shl(1, number - 3)
        above = node
        number -= 1
    return levels


def copyable(board: Board, owner: i64, phase: i64, card: i64, rune: i64, pool: i64, spent: bool) -> i64:
    """Three bits per slot: what can be copied of another seat (solo: of the spells not yet learned)."""
    solo = board.linked.solo
    seat: Seat = board.seats[owner]
    slots = (~seat.learned if solo else seat.learned) & (board.symbols >> (7 * phase)) & 127
    spells: i64 = 0
    slot: i64 = 0
    while slots >> slot != 0:
        if (slots >> slot) & 1 != 0:
            model = card_at(board, slot)
            if model.copyable:
                if solo:
                    levels: i64 = 2 if usable(board, model.actions[1], card, rune, pool, spent) else 0
                else:
                    levels = _usable_levels(board, model, seat.level(slot), card, seat.rune(slot), pool, spent)
                spells |= shl(levels, 3 * slot)
        slot += 1
    return spells


def can_copy(board: Board, phase: i64, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
    """Is there an action of this phase to copy?"""
    if board.linked.solo:
        return copyable(board, 0, phase, card, rune, pool, spent) != 0
    if _can_do_primary(board, phase, pool, spent):
        return True
    seat: i64 = 0
    while seat < board.linked.players:
        if seat != board.turn and copyable(board, seat, phase, card, rune, pool, spent) != 0:
            return True
        seat += 1
    return False


def _can_do_primary(board: Board, phase: i64, pool: i64, spent: bool) -> bool:
    """Is there anything to do in this phase without a spell?"""
    if phase == MORNING:
        return size(pool) < POOL_LIMIT and (board.altar != 0 or can_draw(board, spent))
    if phase == EVENING:
        return learnable(board, pool, 0, 0) != 0
    return pool != 0 and size(board.me.familiar) < FAMILIAR_LIMIT
