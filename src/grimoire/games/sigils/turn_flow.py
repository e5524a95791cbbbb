"""The flow of the game from turn to turn: the next seat, the teachers, last turns, the end."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.sigils.board import FINISHED, FULL_BOOK, PLAYING, TEACHING, Board, enter
from grimoire.games.sigils.dice import OWN, shl
from grimoire.kernel.game import OVER

LAST_ROUND: Final[i64] = 100


def sit(board: Board, seat: i64) -> None:
    """Makes it this seat's turn."""
    board.turn = seat
    board.me = board.seats[seat]


def give_gifts(board: Board) -> None:
    """Gems from the supply and Fame before the first turn, in the order of play."""
    seat = board.first
    for gems, fame in board.linked.gifts:
        board.seats[seat].gems += gems
        board.seats[seat].fame += fame
        board.supply -= gems
        seat = (seat + 1) % board.linked.players


def begin_turn(board: Board) -> None:
    """Nothing has been done in this turn yet."""
    board.stage = PLAYING
    board.settle()
    enter(board, board.linked.turn)


def end_turn(board: Board) -> None:
    """After ``end``, or when a pass is over."""
    if board.linked.teachers and board.teachers_used == OWN:
        board.stage = TEACHING
        enter(board, board.linked.teaching)
    else:
        next_turn(board)


def share_gems(board: Board) -> None:
    """One gem for each player, as far as the supply reaches."""
    seat = board.turn
    for _ in range(board.linked.players):
        if board.supply > 0:
            board.supply -= 1
            board.seats[seat].gems += 1
        seat = (seat + 1) % board.linked.players


def next_turn(board: Board) -> None:
    """The next seat's turn, or the end of the game."""
    players = board.linked.players
    if board.last_turns >= 0:
        board.last_turns &= ~shl(1, board.turn)
    elif board.me.count >= FULL_BOOK:
        board.last_turns = (shl(1, players) - 1) & ~shl(1, board.turn)
    turn = _after(board, board.turn)
    passed_first = _passes_first(board, turn)
    if board.last_turns == 0 or (passed_first and board.round >= LAST_ROUND):
        end_game(board)
        return
    if passed_first:
        board.round += 1
    sit(board, turn)
    begin_turn(board)


def _after(board: Board, turn: i64) -> i64:
    """The next seat that has a turn."""
    players = board.linked.players
    turn = (turn + 1) % players
    while board.last_turns > 0 and (board.last_turns >> turn) & 1 == 0:
        turn = (turn + 1) % players
    return turn


def _passes_first(board: Board, turn: i64) -> bool:
    """Does the round end between the current turn and that one?"""
    players = board.linked.players
    seat = board.turn
    while True:
        seat = (seat + 1) % players
        if seat == board.first:
            return True
        if seat == turn:
            return False


def end_game(board: Board) -> None:
    """It is nobody's turn any more."""
    begin_turn(board)
    sit(board, board.first)
    board.stage = FINISHED
    board.player = OVER
