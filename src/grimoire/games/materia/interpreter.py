"""Runs the steps: goes on until somebody, or chance, is asked; lists what is legal; plays codes."""

from mypy_extensions import i64

from grimoire.games.materia.board import Board, card_number, current_node, enter, reveal
from grimoire.games.materia.pile import WHOLE, count, kind_at, lowest, shl, size
from grimoire.games.materia.turn_flow import finish, sit_first
from grimoire.games.materia.verbs import CAST, DONE, DONE_BIT, DRAW, DRAW_BIT, LEARN, SKIP, SKIP_BIT
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


def legal_codes(board: Board) -> list[int]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    codes: list[int] = []
    if board.player == OVER:
        return codes
    linked = board.linked
    words = board.words
    if words != 0:
        if words & SKIP_BIT != 0:
            codes.append(linked.first_code[SKIP])
        if words & DRAW_BIT != 0:
            codes.append(linked.first_code[DRAW])
        if words & DONE_BIT != 0:
            codes.append(linked.first_code[DONE])
    if board.kinds != 0:
        _add_kinds(codes, board.first_code, board.kinds)
    if board.kinds2 != 0:
        _add_kinds(codes, board.first_code2, board.kinds2)
    if board.learns != 0:
        _add_levels(codes, board, LEARN, board.learns)
    if board.casts != 0:
        _add_levels(codes, board, CAST, board.casts)
    if board.picks != 0:
        _add_picks(codes, board.first_code, board.picks)
    if board.copies | board.copies2 != 0:
        _add_copies(codes, board)
    return codes


def _add_kinds(codes: list[int], first: i64, kinds: i64) -> None:
    while kinds != 0:
        codes.append(first + lowest(kinds))
        kinds &= kinds - 1


def _add_levels(codes: list[int], board: Board, verb: i64, spells: i64) -> None:
    slot: i64 = 0
    while spells != 0:
        if spells & 7 != 0:
            code = board.linked.level_code(verb, card_number(board, slot), 3)
            _add_picks(codes, code, spells & 7)
        spells >>= 3
        slot += 1


def _add_picks(codes: list[int], first: i64, picks: i64) -> None:
    while picks != 0:
        if picks & 1 != 0:
            codes.append(first)
        picks >>= 1
        first += 1


def _add_copies(codes: list[int], board: Board) -> None:
    of_a_seat = shl(1, 21) - 1
    _add_spells_of(codes, board, 0, board.copies & of_a_seat)
    _add_spells_of(codes, board, 1, board.copies >> 21)
    _add_spells_of(codes, board, 2, board.copies2 & of_a_seat)
    _add_spells_of(codes, board, 3, board.copies2 >> 21)


def _add_spells_of(codes: list[int], board: Board, seat: i64, spells: i64) -> None:
    slot: i64 = 0
    while spells != 0:
        if spells & 7 != 0:
            code = board.linked.copy_code(seat, card_number(board, slot), 3)
            _add_picks(codes, code, spells & 7)
        spells >>= 3
        slot += 1


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
    return codes[i64(share * float(len(codes)))]
