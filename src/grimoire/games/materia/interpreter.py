"""Runs the steps: goes on until somebody, or chance, is asked; lists what is legal; plays codes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.games.bits import add_bits
from grimoire.games.materia.board import Board, card_number, current_node, enter, reveal
from grimoire.games.materia.pile import WHOLE, count, kind_at, lowest, shl, size
from grimoire.games.materia.turn_flow import finish, sit_first
from grimoire.games.materia.verbs import CAST, LEARN
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1
_MANY: Final = 16  # legal actions: as many as there usually are


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


def legal_codes(board: Board) -> vec[i64]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    codes = vec[i64](capacity=_MANY)
    if board.player == OVER:
        return codes
    codes = add_bits(codes, 0, board.words)  # their verbs come first
    codes = _add_kinds(codes, board.first_code, board.kinds)
    codes = _add_kinds(codes, board.first_code2, board.kinds2)
    if board.learns != 0:
        codes = _add_levels(codes, board, board.linked.first_code[LEARN], board.learns)
    if board.casts != 0:
        codes = _add_levels(codes, board, board.linked.first_code[CAST], board.casts)
    codes = add_bits(codes, board.first_code, board.picks)
    if board.copies | board.copies2 != 0:
        codes = _add_copies(codes, board)
    return codes


def _add_kinds(codes: vec[i64], first: i64, kinds: i64) -> vec[i64]:
    while kinds != 0:
        codes = append(codes, first + lowest(kinds))
        kinds &= kinds - 1
    return codes


def _add_levels(codes: vec[i64], board: Board, first: i64, spells: i64) -> vec[i64]:
    """Levels of spells, of which ``first`` is the code of the first card's lowest."""
    slot: i64 = 0
    while spells != 0:
        if spells & 7 != 0:
            codes = add_bits(codes, first + 3 * card_number(board, slot), spells & 7)
        spells >>= 3
        slot += 1
    return codes


def _add_copies(codes: vec[i64], board: Board) -> vec[i64]:
    of_a_seat = shl(1, 21) - 1
    linked = board.linked
    codes = _add_levels(codes, board, linked.copy_code(0, 0, 3), board.copies & of_a_seat)
    codes = _add_levels(codes, board, linked.copy_code(1, 0, 3), board.copies >> 21)
    codes = _add_levels(codes, board, linked.copy_code(2, 0, 3), board.copies2 & of_a_seat)
    return _add_levels(codes, board, linked.copy_code(3, 0, 3), board.copies2 >> 21)


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
