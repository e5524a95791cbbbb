"""The interpreter of steps: goes on until somebody, or chance, is asked; carries out what was chosen."""

from mypy_extensions import i64

from grimoire.games.materia.board import (
    NOBODY,
    POOL_LIMIT,
    Board,
    card_at,
    enter,
    refresh,
    set_level,
)
from grimoire.games.materia.payment import is_exact
from grimoire.games.materia.pile import one, shl, size
from grimoire.games.materia.questions import ask, ask_chance
from grimoire.games.materia.steps import (
    ACT,
    COPY,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    EITHER,
    END,
    FEED,
    GET,
    GIVE,
    HAND,
    KEEP,
    LEARN,
    LOWER,
    ONE_COLOUR,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PLACE,
    SEND,
    STORE,
    SWAP_ALTAR,
    SWEEP,
    TAKE,
)
from grimoire.games.materia.turn_flow import finish
from grimoire.kernel.game import OVER


def run(board: Board) -> None:
    """Goes on until a question is put or the game is over."""
    board.forget_question()
    while True:
        if board.draws > 0:
            if size(board.me.pool) < POOL_LIMIT and ask_chance(board):
                return
            board.draws = 0
        step = board.step
        if step.op == END:
            finish(board)
            if board.player == OVER:
                return
        elif ask(board, step):
            return
        elif board.step is step:
            enter(board, step.next)


def choose_token(board: Board, verb: i64, kind: i64) -> None:
    """Carries out a move of one token."""
    op = board.step.op
    if op == ACT or op == COPY:
        enter(board, board.linked.take if verb == TAKE else board.linked.store)
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
    """A permanent effect may draw when a token of its rune comes from the altar into the pool."""
    seat = board.me
    if seat.echo > 0 and kind % 3 == seat.echo_rune:
        board.draws = seat.echo


def _move(board: Board, verb: i64, token: i64) -> None:
    seat = board.me
    board.left -= 1
    if verb == STORE:
        if board.step.op == KEEP:
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
    enter(board, board.linked.keep)
    board.left = seat.keep


def choose_learning(board: Board, slot: i64, level: i64) -> None:
    board.wilds = board.step.count if board.step.op == LEARN else 0
    board.learning = slot
    board.level = level
    enter(board, board.linked.learn)


def choose_spell(board: Board, slot: i64, level: i64) -> None:
    """Uses a spell of one's own."""
    board.card = slot
    board.rune = board.me.rune(slot)
    board.copied = 0
    enter(board, card_at(board, slot).actions[level - 3])


def choose_copy(board: Board, owner: i64, slot: i64, level: i64) -> None:
    """Uses another player's spell through the card that copies."""
    if not board.linked.solo:
        board.rune = board.seats[owner].rune(slot)
    board.copied = 1
    enter(board, card_at(board, slot).actions[level - 3])


def choose_raise(board: Board, slot: i64) -> None:
    set_level(board, board.me, slot, board.me.level(slot) + 1)
    enter(board, board.step.next)


def choose_draw(board: Board) -> None:
    enter(board, board.linked.draw)


def choose_skip(board: Board) -> None:
    enter(board, board.linked.end)


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
