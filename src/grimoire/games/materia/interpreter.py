"""Runs the steps: goes on until somebody, or chance, is asked; lists what is legal; plays codes."""

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.bits import ones, put_bits
from grimoire.games.materia.board import Board, card_number, current_node, enter, reveal
from grimoire.games.materia.pile import WHOLE, count, kind_at, lowest, shl, size
from grimoire.games.materia.turn_flow import finish, sit_first
from grimoire.games.materia.verbs import CAST, LEARN
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1


def begin(board: Board) -> None:
    """From the box to the first question."""
    linked = board.linked
    board.pouch = WHOLE
    if board.first >= 0:
        sit_first(board, board.first)
    if not linked.classic:
        for number in range(len(linked.cards)):
            reveal(board, number)
    enter(board, linked.setup)
    run(board)


def run(board: Board) -> None:
    """Goes on until a question is put or the game is over."""
    board.forget_question()
    while board.player != OVER:
        node = current_node(board)
        if node.ends:
            finish(board)
        elif node.step.ask(board):
            return
        else:
            node.step.do(board)


def play_code(board: Board, code: i64) -> None:
    """Plays a legal code and goes on to the next question."""
    current_node(board).step.choose(board, code)
    run(board)


# What is legal


def _legal_count(board: Board) -> i64:
    """How many codes are legal."""
    legal = ones(board.words) + size(board.kinds) + size(board.kinds2)
    if board.learns | board.casts | board.picks != 0:
        legal += ones(board.learns) + ones(board.casts) + ones(board.picks)
    if board.copies | board.copies2 != 0:
        legal += ones(board.copies) + ones(board.copies2)
    return legal


def legal_codes(board: Board) -> vec[i64]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    if board.player == OVER:
        return vec[i64]()
    codes = vec[i64]([0] * _legal_count(board))
    at = put_bits(codes, 0, 0, board.words)  # their verbs come first
    at = _put_kinds(codes, at, board.first_code, board.kinds)
    at = _put_kinds(codes, at, board.first_code2, board.kinds2)
    if board.learns != 0:
        at = _put_levels(codes, at, board, board.linked.first_code[LEARN], board.learns)
    if board.casts != 0:
        at = _put_levels(codes, at, board, board.linked.first_code[CAST], board.casts)
    at = put_bits(codes, at, board.first_code, board.picks)
    if board.copies | board.copies2 != 0:
        _put_copies(codes, at, board)
    return codes


def _put_kinds(codes: vec[i64], at: i64, first: i64, kinds: i64) -> i64:
    while kinds != 0:
        codes[at] = first + lowest(kinds)
        kinds &= kinds - 1
        at += 1
    return at


def _put_levels(codes: vec[i64], at: i64, board: Board, first: i64, spells: i64) -> i64:
    """Levels of spells, of which ``first`` is the code of the first card's lowest."""
    slot: i64 = 0
    while spells != 0:
        if spells & 7 != 0:
            at = put_bits(codes, at, first + 3 * card_number(board, slot), spells & 7)
        spells >>= 3
        slot += 1
    return at


def _put_copies(codes: vec[i64], at: i64, board: Board) -> None:
    of_a_seat = shl(1, 21) - 1
    linked = board.linked
    at = _put_levels(codes, at, board, linked.copy_code(0, 0, 3), board.copies & of_a_seat)
    at = _put_levels(codes, at, board, linked.copy_code(1, 0, 3), board.copies >> 21)
    at = _put_levels(codes, at, board, linked.copy_code(2, 0, 3), board.copies2 & of_a_seat)
    _put_levels(codes, at, board, linked.copy_code(3, 0, 3), board.copies2 >> 21)


# Chance


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
        return board.first_code + kind_at(board.pouch, i64(share * float(size(board.pouch))))
    codes = legal_codes(board)
    return codes[i64(share * float(i64(len(codes))))]
