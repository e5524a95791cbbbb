"""What may be done: which spells can be used, copied, learned or raised, and which tokens a step may touch."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT, Board, Seat, card_at
from grimoire.games.materia.linking import Card, Node
from grimoire.games.materia.payment import levels_with_triples, levels_with_wilds
from grimoire.games.materia.pile import colours_in, kinds_in, runes_of, shl, size
from grimoire.games.materia.steps import (
    ANY,
    CARD_RUNE,
    COPY,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    EITHER,
    END,
    EVENING,
    FEED,
    FILL,
    LEARN,
    MORNING,
    ONE_COLOUR,
    RAISE,
    STORE,
    SWAP_ALTAR,
    SWAP_FAMILIAR,
    TAKE,
)

EVERYTHING: Final[i64] = -1


def allowed(board: Board, which: i64, rune: i64) -> i64:
    """The mask of the tokens that a step may touch."""
    if which == ANY:
        return EVERYTHING
    if which < CARD_RUNE:
        return runes_of(which)
    if which == CARD_RUNE:
        return runes_of(rune)
    if which == ONE_COLOUR:
        return EVERYTHING if board.lock == 0 else board.lock
    return colours_in(board.me.familiar)


def usable(board: Board, node: Node, rune: i64, pool: i64, spent: bool) -> bool:
    """Can the costs be paid, and would the user's own part then move a token or raise a level?

    ``pool`` is what is left of the pool after costs; ``spent`` tells that they left a token in the discard.
    """
    while node.op != END:
        if node.cost:
            return payable(board, node, rune, pool) != 0
        if _moves(board, node, rune, pool, spent):
            return True
        node = node.next
    return False


def payable(board: Board, node: Node, rune: i64, pool: i64) -> i64:
    """The kinds a cost may be paid with so that the rest of the program can be used."""
    kinds = kinds_in(pool & allowed(board, node.which, rune))
    fine: i64 = 0
    while kinds != 0:
        bit = kinds & -kinds
        kinds -= bit
        if usable(board, node.next, rune, pool - bit, True):
            fine |= bit
    return fine


def _moves(board: Board, node: Node, rune: i64, pool: i64, spent: bool) -> bool:
    """Would this step alone do something for its user?"""
    op = node.op
    if op == DRAW:
        return size(pool) < POOL_LIMIT and _drawable(board, spent)
    if op == TAKE:
        return board.altar & allowed(board, node.which, rune) != 0 and size(pool) < POOL_LIMIT
    if op == STORE:
        return pool & allowed(board, node.which, rune) != 0 and size(board.me.familiar) < FAMILIAR_LIMIT
    if op == FEED:
        return board.altar != 0 and size(board.me.familiar) < FAMILIAR_LIMIT
    if op == SWAP_ALTAR:
        return pool != 0 and board.altar != 0
    if op == SWAP_FAMILIAR:
        return pool != 0 and board.me.familiar != 0
    if op == DISCARD:
        return pool != 0
    if op == FILL:
        return _drawable(board, spent)
    if op == DRAW_UNTIL:
        return size(pool) < node.count and _drawable(board, spent)
    if op == RAISE:
        return raisable(board) != 0
    if op == EITHER:
        return _moves(board, node.first_branch, rune, pool, spent) or _moves(
            board, node.second_branch, rune, pool, spent
        )
    if op == LEARN:
        return learnable(board, pool, node.count, rune) != 0
    if op == COPY:
        return _can_copy(board, node.count, rune, pool, spent)
    return False


def _drawable(board: Board, spent: bool) -> bool:
    return spent or board.pouch != 0 or board.discard != 0


def can_draw(board: Board, pool: i64) -> bool:
    return size(pool) < POOL_LIMIT and (board.pouch != 0 or board.discard != 0)


def raisable(board: Board) -> i64:
    """The slots of learned spells below level 5, other than the card in use."""
    seat = board.me
    slots: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0 and slot != board.card and seat.level(slot) < 5:
            slots |= shl(1, slot)
        slot += 1
    return slots


def learnable(board: Board, pool: i64, wilds: i64, rune: i64) -> i64:
    """Three bits per slot: the spells that can be learned, at levels 3, 4, 5."""
    total = size(pool)
    if total < 3:
        return 0
    learned = board.me.learned
    found: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (learned >> slot) & 1 == 0:
            if wilds == 0:
                levels = levels_with_triples(pool, total, slot)
            else:
                levels = levels_with_wilds(pool, slot, wilds, rune)
            if levels != 0:
                found |= shl(levels, 3 * slot)
        slot += 1
    return found


def castable(board: Board, phase: i64) -> i64:
    """Three bits per slot: the own spells that can be used in this phase, at levels 3, 4, 5."""
    seat = board.me
    slots = seat.learned & ~seat.today & (board.symbols >> (7 * phase)) & 127
    if slots == 0:
        return 0
    saved = board.card
    found: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (slots >> slot) & 1 != 0:
            board.card = slot
            levels = _usable_levels(board, card_at(board, slot), seat.level(slot), seat.rune(slot), seat.pool, False)
            found |= shl(levels, 3 * slot)
        slot += 1
    board.card = saved
    return found


def _usable_levels(board: Board, card: Card, level: i64, rune: i64, pool: i64, spent: bool) -> i64:
    """Three bits: the levels of a card, up to ``level``, that can be used; equal ones only at the highest."""
    found: i64 = 0
    above: Node = board.linked.end
    number = level
    while number >= 3:
        node = card.actions[number - 3]
        if node is not above and usable(board, node, rune, pool, spent):
            found |= shl(1, number - 3)
        above = node
        number -= 1
    return found


def copyable(board: Board, owner: i64, phase: i64, rune: i64, pool: i64, spent: bool) -> i64:
    """Three bits per slot: what can be copied of another seat (solo: of the spells not yet learned)."""
    solo = board.linked.solo
    seat: Seat = board.seats[owner]
    slots = (~seat.learned if solo else seat.learned) & (board.symbols >> (7 * phase)) & 127
    found: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (slots >> slot) & 1 != 0:
            card = card_at(board, slot)
            if card.copyable:
                if solo:
                    levels: i64 = 2 if usable(board, card.actions[1], rune, pool, spent) else 0
                else:
                    levels = _usable_levels(board, card, seat.level(slot), seat.rune(slot), pool, spent)
                found |= shl(levels, 3 * slot)
        slot += 1
    return found


def _can_copy(board: Board, phase: i64, rune: i64, pool: i64, spent: bool) -> bool:
    if board.linked.solo:
        return copyable(board, 0, phase, rune, pool, spent) != 0
    if _can_do_primary(board, phase, pool, spent):
        return True
    seat: i64 = 0
    while seat < board.linked.players:
        if seat != board.turn and copyable(board, seat, phase, rune, pool, spent) != 0:
            return True
        seat += 1
    return False


def _can_do_primary(board: Board, phase: i64, pool: i64, spent: bool) -> bool:
    if phase == MORNING:
        return size(pool) < POOL_LIMIT and (board.altar != 0 or _drawable(board, spent))
    if phase == EVENING:
        return learnable(board, pool, 0, 0) != 0
    return pool != 0 and size(board.me.familiar) < FAMILIAR_LIMIT
