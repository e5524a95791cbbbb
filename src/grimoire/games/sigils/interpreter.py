"""The interpreter: runs steps until a player or chance is asked, lists what is legal, and plays codes."""

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.bits import ones, put_bits
from grimoire.games.sigils.board import ALL_GEMS, Board, enter, move_on
from grimoire.games.sigils.cardset import CardSet, card_set
from grimoire.games.sigils.turn_flow import sit
from grimoire.games.sigils.verbs import CAST, DONE, HARNESS, NUDGE
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1


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


def legal_count(board: Board) -> i64:
    """How many actions the player who decides has."""
    legal = ones(board.words | (board.nudges << 3) | (board.harnesses << 27) | (board.casts << 39))
    return legal if board.choices == 0 else legal + ones(board.choices)


def legal_codes(board: Board) -> vec[i64]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    if board.player == OVER:
        return vec[i64]()
    if board.player == CHANCE:
        return _outcomes(board)
    codes = vec[i64]([0] * legal_count(board))
    at = put_bits(codes, 0, 0, board.words)  # their verbs come first
    if board.choices != 0:
        put_bits(codes, at, board.node.codes, board.choices)
        return codes
    first = board.linked.first_code
    at = put_bits(codes, at, first[NUDGE], board.nudges)
    at = put_bits(codes, at, first[HARNESS], board.harnesses)
    put_bits(codes, at, first[CAST], board.casts)
    return codes


def _outcomes(board: Board) -> vec[i64]:
    step = board.node.step
    count = step.outcome_count(board)
    codes = vec[i64]([0] * count)
    index: i64 = 0
    while index < count:
        codes[index] = step.outcome(board, index)
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
