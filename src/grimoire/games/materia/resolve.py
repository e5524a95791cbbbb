"""The interpreter of steps: goes on until somebody, or chance, is asked; carries out what was chosen."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import (
    FAMILIAR_LIMIT,
    NOBODY,
    POOL_LIMIT,
    Board,
    card_at,
    enter,
    refresh,
    set_level,
)
from grimoire.games.materia.day import finish
from grimoire.games.materia.kit import Node
from grimoire.games.materia.options import (
    allowed,
    can_draw,
    castable,
    copyable,
    learnable,
    payable,
    raisable,
)
from grimoire.games.materia.payment import is_exact, pay_kinds, place_kinds
from grimoire.games.materia.pile import kinds_in, one, shl, size
from grimoire.games.materia.steps import (
    ACT,
    CEDE,
    COMMUNE,
    COPY,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    DROP,
    EITHER,
    END,
    FEED,
    FIRST,
    GET,
    GIVE,
    HAND,
    LEARN,
    LOWER,
    MIDDAY,
    MORNING,
    ONE_COLOUR,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PLACE,
    RAISE,
    REVEAL,
    SEND,
    STORE,
    SWAP_ALTAR,
    SWAP_FAMILIAR,
    SWEEP,
    TAKE,
)
from grimoire.kernel.game import CHANCE, OVER

SKIP_WORD: Final[i64] = 1
DRAW_WORD: Final[i64] = 2
DONE_WORD: Final[i64] = 4


def run(board: Board) -> None:
    """Goes on until a question is put or the game is over."""
    _forget_question(board)
    while True:
        if board.draws > 0:
            if size(board.me.pool) < POOL_LIMIT and _ask_chance(board):
                return
            board.draws = 0
        step = board.step
        if step.op == END:
            finish(board)
            if board.player == OVER:
                return
        elif _ask(board, step):
            return
        elif board.step is step:
            enter(board, step.next)


def _forget_question(board: Board) -> None:
    board.words = 0
    board.kinds = 0
    board.kinds2 = 0
    board.learns = 0
    board.casts = 0
    board.picks = 0
    board.copies = 0
    board.copies2 = 0


def _ask(board: Board, step: Node) -> bool:
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
    if op == COMMUNE:
        return _ask_communion(board)
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
        return board.first < 0 and _ask_picks(board, shl(1, board.kit.players) - 1, CHANCE)
    if op == REVEAL:
        return _ask_reveal(board, step.count)
    if op == DROP:
        _drop(board, step.count)
    return False


def _ask_chance(board: Board) -> bool:
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
        return size(board.me.pool) < step.count and _ask_chance(board)
    if board.left <= 0 or (op == DRAW and size(board.me.pool) >= POOL_LIMIT):
        return False
    return _ask_chance(board)


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
    """Focus: take and store are told apart by their verbs."""
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
    for card in board.kit.cards:
        if card.colour == colour:
            picks |= shl(1, number)
        number += 1
    return _ask_picks(board, picks, CHANCE)


def _ask_others(board: Board, takes: bool) -> bool:
    """The next of the other players who can."""
    players = board.kit.players
    seat = (board.actor + 1) % players
    while seat != board.turn:
        board.actor = seat
        if size(board.seats[seat].pool) < POOL_LIMIT:
            if takes and board.altar != 0:
                return _ask_tokens(board, seat, TAKE, kinds_in(board.altar))
            if not takes:
                return _ask_chance(board)
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
    if board.kit.solo:
        board.copies = copyable(board, 0, phase, board.rune, pool, False)
        return board.copies != 0
    _offer_primary(board, phase)
    seat: i64 = 0
    while seat < board.kit.players:
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


def _ask_communion(board: Board) -> bool:
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


def choose_token(board: Board, verb: i64, kind: i64) -> None:
    """Carries out a move of one token."""
    op = board.step.op
    if op == ACT or op == COPY:
        enter(board, board.kit.take if verb == TAKE else board.kit.store)
    elif op == EITHER:
        enter(board, board.step.first_branch if verb == TAKE else board.step.second_branch)
    if board.step.which == ONE_COLOUR:
        board.lock = shl(511, 9 * (kind // 3))
    if verb == TAKE:
        _take(board, kind)
    elif verb == PAY:
        _pay(board, kind)
    elif verb == PLACE:
        board.placed = kind
        enter(board, board.step.next)
    elif verb == GIVE:
        board.given = kind
    elif verb == GET:
        _get(board, kind)
    else:
        _move(board, verb, one(kind))


def _take(board: Board, kind: i64) -> None:
    board.altar -= one(kind)
    if board.step.op == OTHERS_TAKE:
        board.seats[board.actor].pool += one(kind)
        return
    board.me.pool += one(kind)
    board.left -= 1
    _echo(board, kind)


def _echo(board: Board, kind: i64) -> None:
    """Mirage: a token of its rune came from the altar into the pool."""
    seat = board.me
    if seat.echo > 0 and kind % 3 == seat.echo_rune:
        board.draws = seat.echo


def _move(board: Board, verb: i64, token: i64) -> None:
    seat = board.me
    board.left -= 1
    if verb == STORE:
        if board.step.op == COMMUNE:
            board.paid -= token
            board.discard -= token
        else:
            seat.pool -= token
        seat.familiar += token
    elif verb == DISCARD:
        seat.pool -= token
        board.discard += token
    else:
        board.altar -= token
        if verb == FEED:
            seat.familiar += token
        elif verb == SWEEP:
            board.discard += token
            board.swept += 1
        elif verb == SEND:
            board.track += token
        else:
            board.lower += token


def _get(board: Board, kind: i64) -> None:
    seat = board.me
    seat.pool += one(kind) - one(board.given)
    if board.step.op == SWAP_ALTAR:
        board.altar += one(board.given) - one(kind)
        _echo(board, kind)
    else:
        seat.familiar += one(board.given) - one(kind)
    board.given = NOBODY
    board.left -= 1


def _pay(board: Board, kind: i64) -> None:
    board.paid += one(kind)
    if is_exact(board.paid, board.learning, board.level, board.wilds):
        _learned(board)


def _learned(board: Board) -> None:
    """The payment is complete: the token lies on the card, the rest is discarded."""
    seat = board.me
    slot = board.learning
    seat.pool -= board.paid + one(board.placed)
    board.discard += board.paid
    seat.learned |= shl(1, slot)
    seat.today |= shl(1, slot)
    seat.levels |= shl(board.level, 4 * slot)
    seat.runes |= shl(board.placed % 3, 2 * slot)
    refresh(board, seat)
    enter(board, board.kit.commune)
    board.left = seat.commune


def choose_learning(board: Board, slot: i64, level: i64) -> None:
    board.wilds = board.step.count if board.step.op == LEARN else 0
    board.learning = slot
    board.level = level
    enter(board, board.kit.learn)


def choose_spell(board: Board, slot: i64, level: i64) -> None:
    """Uses a spell of one's own."""
    board.card = slot
    board.rune = board.me.rune(slot)
    board.copied = 0
    enter(board, card_at(board, slot).actions[level - 3])


def choose_copy(board: Board, owner: i64, slot: i64, level: i64) -> None:
    """Uses another player's spell through the card that copies."""
    if not board.kit.solo:
        board.rune = board.seats[owner].rune(slot)
    board.copied = 1
    enter(board, card_at(board, slot).actions[level - 3])


def choose_raise(board: Board, slot: i64) -> None:
    set_level(board, board.me, slot, board.me.level(slot) + 1)
    enter(board, board.step.next)


def choose_draw(board: Board) -> None:
    enter(board, board.kit.draw)


def choose_skip(board: Board) -> None:
    enter(board, board.kit.end)


def choose_done(board: Board) -> None:
    enter(board, board.step.next)


def deal(board: Board, kind: i64) -> None:
    """A token came out of the pouch."""
    token = one(kind)
    board.pouch -= token
    if board.draws > 0:
        board.draws -= 1
        board.me.pool += token
        return
    op = board.step.op
    board.left -= 1
    if op == DRAW or op == DRAW_UNTIL:
        board.me.pool += token
    elif op == HAND or op == OTHERS_DRAW:
        board.seats[board.actor].pool += token
    elif op == LOWER:
        board.lower += token
    else:
        board.altar += token
