"""What is asked: each step puts its question to a seat or to chance, or has nothing left to ask."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import (
    FAMILIAR_LIMIT,
    NOBODY,
    POOL_LIMIT,
    Board,
    card_at,
    enter,
    set_level,
)
from grimoire.games.materia.linking import Node
from grimoire.games.materia.options import (
    allowed,
    can_draw,
    castable,
    copyable,
    learnable,
    payable,
    raisable,
)
from grimoire.games.materia.payment import pay_kinds, place_kinds
from grimoire.games.materia.pile import kinds_in, one, shl, size
from grimoire.games.materia.steps import (
    ACT,
    CEDE,
    COPY,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    DROP,
    EITHER,
    FEED,
    FIRST,
    GET,
    GIVE,
    HAND,
    KEEP,
    LEARN,
    MIDDAY,
    MORNING,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PLACE,
    RAISE,
    REVEAL,
    STORE,
    SWAP_ALTAR,
    SWAP_FAMILIAR,
    TAKE,
)
from grimoire.kernel.game import CHANCE

SKIP_WORD: Final[i64] = 1
DRAW_WORD: Final[i64] = 2
DONE_WORD: Final[i64] = 4


def ask(board: Board, step: Node) -> bool:
    """Puts the question of this step; False when nothing is left to ask and the step is over."""
    op = step.op
    if op == ACT:
        return _ask_action(board, step.count)
    if op <= CEDE and op != PLACE and op != PAY:
        return _ask_move(board, step)
    if op <= HAND and op >= DRAW:
        return _ask_draw(board, step)
    if op == PAY:
        return _ask_payment(board)
    if op == PLACE:
        return _ask_placing(board)
    if op == KEEP:
        return _ask_keeping(board)
    if op == SWAP_ALTAR:
        return _ask_swap(board, board.altar)
    if op == SWAP_FAMILIAR:
        return _ask_swap(board, board.me.familiar)
    if op == EITHER:
        return _ask_either(board, step)
    return _ask_rarely(board, step)


def _ask_rarely(board: Board, step: Node) -> bool:
    op = step.op
    if op == OTHERS_TAKE:
        return _ask_others(board, True)
    if op == OTHERS_DRAW:
        return _ask_others(board, False)
    if op == RAISE:
        return _ask_picks(board, raisable(board), board.turn)
    if op == LEARN:
        board.learns = learnable(board, board.me.pool, step.count, board.rune)
        board.player = board.turn
        return board.learns != 0
    if op == COPY:
        return _ask_copy(board, step.count)
    if op == FIRST:
        return board.first < 0 and _ask_picks(board, shl(1, board.linked.players) - 1, CHANCE)
    if op == REVEAL:
        return _ask_reveal(board, step.count)
    if op == DROP:
        _drop(board, step.count)
    return False


def ask_chance(board: Board) -> bool:
    """A token must be drawn: False if there is none, the discard included."""
    if board.pouch == 0:
        if board.discard == 0:
            return False
        board.pouch = board.discard
        board.discard = 0
    board.player = CHANCE
    board.verb = DEAL
    board.kinds = kinds_in(board.pouch)
    return True


def _ask_draw(board: Board, step: Node) -> bool:
    op = step.op
    if op == DRAW_UNTIL:
        return size(board.me.pool) < step.count and ask_chance(board)
    if board.left <= 0 or (op == DRAW and size(board.me.pool) >= POOL_LIMIT):
        return False
    return ask_chance(board)


def _ask_tokens(board: Board, player: i64, verb: i64, kinds: i64) -> bool:
    board.player = player
    board.verb = verb
    board.kinds = kinds
    return kinds != 0


def _ask_move(board: Board, step: Node) -> bool:
    if board.left <= 0:
        return False
    verb = step.op
    from_pool = verb == STORE or verb == DISCARD
    source = board.me.pool if from_pool else board.altar
    if verb == TAKE and size(board.me.pool) >= POOL_LIMIT:
        return False
    if (verb == STORE or verb == FEED) and size(board.me.familiar) >= FAMILIAR_LIMIT:
        return False
    if step.cost:
        kinds = payable(board, step, board.rune, source)
    else:
        kinds = kinds_in(source & allowed(board, step.which, board.rune))
    if step.up_to and kinds != 0:
        board.words = DONE_WORD
    return _ask_tokens(board, board.turn, verb, kinds)


def _ask_swap(board: Board, place: i64) -> bool:
    if board.given >= 0:
        return _ask_tokens(board, board.turn, GET, kinds_in(place))
    if board.left <= 0 or place == 0:
        return False
    return _ask_tokens(board, board.turn, GIVE, kinds_in(board.me.pool))


def _ask_either(board: Board, step: Node) -> bool:
    """Two moves at once, told apart by their verbs."""
    mask = allowed(board, step.first_branch.which, board.rune)
    board.player = board.turn
    board.verb = TAKE
    board.verb2 = STORE
    if size(board.me.pool) < POOL_LIMIT:
        board.kinds = kinds_in(board.altar & mask)
    if size(board.me.familiar) < FAMILIAR_LIMIT:
        board.kinds2 = kinds_in(board.me.pool & mask)
    return board.kinds | board.kinds2 != 0


def _ask_picks(board: Board, picks: i64, player: i64) -> bool:
    board.picks = picks
    board.player = player
    return picks != 0


def _ask_reveal(board: Board, colour: i64) -> bool:
    if (board.slots >> (5 * colour)) & 31 != 31:
        return False
    picks: i64 = 0
    number: i64 = 0
    for card in board.linked.cards:
        if card.colour == colour:
            picks |= shl(1, number)
        number += 1
    return _ask_picks(board, picks, CHANCE)


def _ask_others(board: Board, takes: bool) -> bool:
    """The next of the other players who can."""
    players = board.linked.players
    seat = (board.actor + 1) % players
    while seat != board.turn:
        board.actor = seat
        if size(board.seats[seat].pool) < POOL_LIMIT:
            if takes and board.altar != 0:
                return _ask_tokens(board, seat, TAKE, kinds_in(board.altar))
            if not takes:
                return ask_chance(board)
        seat = (seat + 1) % players
    board.actor = 0
    return False


def _ask_action(board: Board, phase: i64) -> bool:
    board.words = SKIP_WORD
    _offer_primary(board, phase)
    board.casts = castable(board, phase)
    return True


def _offer_primary(board: Board, phase: i64) -> None:
    seat = board.me
    pool = seat.pool
    board.player = board.turn
    if phase == MORNING:
        board.verb = TAKE
        if size(pool) < POOL_LIMIT:
            board.kinds = kinds_in(board.altar)
            if can_draw(board, pool):
                board.words |= DRAW_WORD
    elif phase == MIDDAY:
        board.verb = STORE
        if size(seat.familiar) < FAMILIAR_LIMIT:
            board.kinds = kinds_in(pool)
    else:
        board.learns = learnable(board, pool, 0, 0)


def _ask_copy(board: Board, phase: i64) -> bool:
    pool = board.me.pool
    board.player = board.turn
    if board.linked.solo:
        board.copies = copyable(board, 0, phase, board.rune, pool, False)
        return board.copies != 0
    _offer_primary(board, phase)
    seat: i64 = 0
    while seat < board.linked.players:
        if seat != board.turn:
            found = copyable(board, seat, phase, board.rune, pool, False)
            if seat < 2:
                board.copies |= shl(found, 21 * seat)
            else:
                board.copies2 |= shl(found, 21 * (seat - 2))
        seat += 1
    return True


def _ask_placing(board: Board) -> bool:
    kinds = place_kinds(board.me.pool, board.learning, board.level, board.wilds)
    return _ask_tokens(board, board.turn, PLACE, kinds)


def _ask_payment(board: Board) -> bool:
    rest = board.me.pool - board.paid - one(board.placed)
    kinds = pay_kinds(board.paid, rest, board.learning, board.level, board.wilds, board.rune)
    return _ask_tokens(board, board.turn, PAY, kinds)


def _ask_keeping(board: Board) -> bool:
    if board.left > 0 and size(board.me.familiar) < FAMILIAR_LIMIT:
        return _ask_tokens(board, board.turn, STORE, kinds_in(board.paid))
    instant = card_at(board, board.learning).instants[board.level - 3]
    board.learning = NOBODY
    board.level = 0
    board.wilds = 0
    board.placed = NOBODY
    board.paid = 0
    enter(board, instant)
    return False


def _drop(board: Board, level: i64) -> None:
    seat = board.me
    if board.copied != 0:
        level = seat.level(board.card) - 1
    set_level(board, seat, board.card, level)
