"""The interpreter: runs steps until a player or chance is asked, lists what is legal, and plays codes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.games.bits import add_bits
from grimoire.games.sigils.board import ALL_GEMS, Board, enter, move_on
from grimoire.games.sigils.cardset import CardSet, card_set
from grimoire.games.sigils.turn_flow import sit
from grimoire.games.sigils.verbs import CAST, DONE, HARNESS, NUDGE
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1
_MANY: Final = 16  # legal actions: as many as there usually are


def begin(board: Board) -> None:
    """From the box to the first question."""
    linked = board.linked
    board.deck = card_set(range(len(linked.cards)))
    board.discard = CardSet()
    for seat in board.seats:
        seat.gems = linked.gems
    board.supply = ALL_GEMS - linked.gems * linked.players
    if board.first >= 0:
        sit(board, board.first)
    enter(board, linked.setup)
    run(board)


def run(board: Board) -> None:
    """Runs steps until a player or chance is asked, or the game is over."""
    board.forget_question()
    while board.player != OVER:
        step = board.node.step
        if step.ask(board):
            return
        step.do(board)


def legal_codes(board: Board) -> vec[i64]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    codes = vec[i64](capacity=_MANY)
    if board.player == OVER:
        return codes
    if board.player == CHANCE:
        return _outcomes(board)
    linked = board.linked
    codes = add_bits(codes, 0, board.words)  # their verbs come first
    codes = add_bits(codes, linked.first_code[NUDGE], board.nudges)
    codes = add_bits(codes, linked.first_code[HARNESS], board.harnesses)
    codes = add_bits(codes, linked.first_code[CAST], board.casts)
    return add_bits(codes, board.node.codes, board.choices)


def _outcomes(board: Board) -> vec[i64]:
    codes = vec[i64](capacity=_MANY)
    step = board.node.step
    count = step.outcome_count(board)
    index: i64 = 0
    while index < count:
        codes = append(codes, step.outcome(board, index))
        index += 1
    return codes


def chance_weights(board: Board) -> list[int]:
    """Whole-number weights of the outcomes: all are equally likely; [] when nobody draws."""
    return [1] * int(board.node.step.outcome_count(board)) if board.player == CHANCE else []


def outcome_at(board: Board, share: float) -> i64:
    """The outcome on which a number from 0 up to, but not including, 1 falls."""
    step = board.node.step
    return step.outcome(board, i64(share * float(step.outcome_count(board))))


def play_code(board: Board, code: i64) -> None:
    """Plays a legal code and goes on to the next question."""
    if code == board.linked.first_code[DONE]:
        move_on(board)
    else:
        board.node.step.choose(board, code)
    run(board)
