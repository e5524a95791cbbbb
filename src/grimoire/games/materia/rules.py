"""The rules as a table of codes: what is legal, and what playing a code does."""

from mypy_extensions import i64

from grimoire.games.materia.board import Board, reveal
from grimoire.games.materia.linking import DONE_CODE, DRAW_CODE, KIND_COUNT, SKIP_CODE, TOKEN_CODES
from grimoire.games.materia.pile import count, lowest, shl, size
from grimoire.games.materia.questions import DONE_WORD, DRAW_WORD, SKIP_WORD
from grimoire.games.materia.resolve import (
    choose_copy,
    choose_done,
    choose_draw,
    choose_learning,
    choose_raise,
    choose_skip,
    choose_spell,
    choose_token,
    deal,
    run,
)
from grimoire.games.materia.steps import DEAL, FIRST, RAISE
from grimoire.games.materia.turn_flow import sit_first
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1


def begin(board: Board) -> None:
    """From the box to the first question."""
    if board.first >= 0:
        sit_first(board, board.first)
    if not board.linked.classic:
        for number in range(len(board.linked.cards)):
            reveal(board, number)
    board.step = board.linked.setup
    board.left = board.step.count
    run(board)


def legal_codes(board: Board) -> list[int]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    codes: list[int] = []
    if board.player == OVER:
        return codes
    words = board.words
    if words != 0:
        if words & SKIP_WORD != 0:
            codes.append(SKIP_CODE)
        if words & DRAW_WORD != 0:
            codes.append(DRAW_CODE)
        if words & DONE_WORD != 0:
            codes.append(DONE_CODE)
    if board.kinds != 0:
        _add_kinds(codes, board.verb, board.kinds)
    if board.kinds2 != 0:
        _add_kinds(codes, board.verb2, board.kinds2)
    if board.learns != 0:
        _add_leveled(codes, board, board.linked.learn_codes, board.learns)
    if board.casts != 0:
        _add_leveled(codes, board, board.linked.cast_codes, board.casts)
    if board.picks != 0:
        _add_picks(codes, board)
    if board.copies | board.copies2 != 0:
        _add_copies(codes, board)
    return codes


def _add_kinds(codes: list[int], verb: i64, kinds: i64) -> None:
    base = TOKEN_CODES + KIND_COUNT * verb
    while kinds != 0:
        codes.append(base + lowest(kinds))
        kinds &= kinds - 1


def _add_leveled(codes: list[int], board: Board, base: i64, mask: i64) -> None:
    slot: i64 = 0
    while mask != 0:
        number = (board.slots >> (5 * slot)) & 31
        if mask & 1 != 0:
            codes.append(base + 3 * number)
        if mask & 2 != 0:
            codes.append(base + 3 * number + 1)
        if mask & 4 != 0:
            codes.append(base + 3 * number + 2)
        mask >>= 3
        slot += 1


def _add_picks(codes: list[int], board: Board) -> None:
    picks = board.picks
    base = _pick_base(board)
    by_slot = board.step.op == RAISE
    number: i64 = 0
    while picks != 0:
        if picks & 1 != 0:
            codes.append(base + ((board.slots >> (5 * number)) & 31 if by_slot else number))
        picks >>= 1
        number += 1


def _pick_base(board: Board) -> i64:
    op = board.step.op
    if op == RAISE:
        return board.linked.raise_codes
    return board.linked.first_codes if op == FIRST else board.linked.reveal_codes


def _add_copies(codes: list[int], board: Board) -> None:
    base = board.linked.copy_codes
    width = 3 * len(board.linked.cards)
    everyone = shl(1, 21) - 1
    _add_leveled(codes, board, base, board.copies & everyone)
    _add_leveled(codes, board, base + width, board.copies >> 21)
    _add_leveled(codes, board, base + 2 * width, board.copies2 & everyone)
    _add_leveled(codes, board, base + 3 * width, board.copies2 >> 21)


def chance_weights(board: Board) -> list[int]:
    """Whole-number weights of the outcomes, in the order of their codes; [] when nobody draws."""
    weights: list[int] = []
    if board.player != CHANCE:
        return weights
    kinds = board.kinds
    while kinds != 0:
        weights.append(count(board.pouch, lowest(kinds)))
        kinds &= kinds - 1
    picks = board.picks
    while picks != 0:
        weights.append(1)
        picks &= picks - 1
    return weights


def outcome_at(board: Board, share: float) -> i64:
    """The outcome on which a number from 0 up to, but not including, 1 falls when all are laid out by weight."""
    if board.kinds != 0:
        kind = token_at(board.pouch, i64(share * float(size(board.pouch))))
        return TOKEN_CODES + KIND_COUNT * DEAL + kind
    codes = legal_codes(board)
    return codes[i64(share * float(len(codes)))]


def token_at(pouch: i64, index: i64) -> i64:
    """The kind of the token with this index, the pouch laid out in order."""
    kind: i64 = 0
    here = pouch & 7
    while index >= here:
        index -= here
        pouch >>= 3
        kind += 1
        here = pouch & 7
    return kind


def play_code(board: Board, code: i64) -> None:
    """Plays a legal code and goes on to the next question."""
    if code < TOKEN_CODES:
        play_word(board, code)
    elif code < board.linked.first_codes:
        token = code - TOKEN_CODES
        play_token(board, token // KIND_COUNT, token % KIND_COUNT)
    elif code < board.linked.learn_codes:
        sit_first(board, code - board.linked.first_codes)
        run(board)
    else:
        _play_card(board, code)


def play_word(board: Board, code: i64) -> None:
    if code == SKIP_CODE:
        choose_skip(board)
    elif code == DRAW_CODE:
        choose_draw(board)
    else:
        choose_done(board)
    run(board)


def play_token(board: Board, verb: i64, kind: i64) -> None:
    if verb == DEAL:
        deal(board, kind)
    else:
        choose_token(board, verb, kind)
    run(board)


def _play_card(board: Board, code: i64) -> None:
    linked = board.linked
    if code < linked.cast_codes:
        number = code - linked.learn_codes
        choose_learning(board, linked.cards[number // 3].colour, number % 3 + 3)
    elif code < linked.raise_codes:
        number = code - linked.cast_codes
        choose_spell(board, linked.cards[number // 3].colour, number % 3 + 3)
    elif code < linked.reveal_codes:
        choose_raise(board, linked.cards[code - linked.raise_codes].colour)
    elif code < linked.copy_codes:
        reveal(board, code - linked.reveal_codes)
    else:
        width = 3 * len(linked.cards)
        number = (code - linked.copy_codes) % width
        choose_copy(board, (code - linked.copy_codes) // width, linked.cards[number // 3].colour, number % 3 + 3)
    run(board)
