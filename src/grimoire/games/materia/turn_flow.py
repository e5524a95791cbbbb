"""What happens between actions: phases, the end of a Day, the altar, the next player, the end."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import ALL_SLOTS, FAMILIAR_LIMIT, Board, enter
from grimoire.games.materia.phases import EVENING, FINISHED, MIDDAY, MORNING, RESUPPLY, SENDING, SETUP
from grimoire.games.materia.pile import size
from grimoire.games.materia.solo import ALTAR, TRACK, clears_altar
from grimoire.kernel.game import OVER

LAST_ROUND: Final[i64] = 100
ALTAR_FILL: Final[i64] = 5
ALTAR_SPACES: Final[i64] = 10


def finish(board: Board) -> None:
    """An action is over (or skipped): whatever comes next."""
    board.settle()
    phase = board.phase
    if phase == MORNING:
        board.used += 1
        if board.used < board.me.mornings:
            begin_phase(board, MORNING)
        else:
            begin_phase(board, MIDDAY)
    elif phase == MIDDAY:
        begin_phase(board, EVENING)
    elif phase == EVENING:
        _close_day(board)
    elif phase == SENDING:
        _after_send(board, clears_altar(size(board.track)))
    elif phase == RESUPPLY:
        _next_player(board)
    elif phase == SETUP:
        begin_phase(board, MORNING)


def begin_phase(board: Board, phase: i64) -> None:
    board.phase = phase
    if phase != MORNING:
        board.used = 0
    enter(board, board.linked.acts[phase])


def _close_day(board: Board) -> None:
    board.me.today = 0
    if not board.linked.solo:
        if (board.turn + 1) % board.linked.players == board.first and is_decided(board):
            end_game(board)
        else:
            _resupply(board)
    elif board.altar != 0 and size(board.track) < TRACK:
        board.phase = SENDING
        enter(board, board.linked.send)
    else:
        _after_send(board, False)


def _after_send(board: Board, clear: bool) -> None:
    if is_decided(board):
        end_game(board)
        return
    if clear:
        board.discard += board.altar
        board.altar = 0
    _draw_onto_altar(board, ALTAR - size(board.altar))


def is_decided(board: Board) -> bool:
    """Is this the last round?"""
    if board.round >= LAST_ROUND or size(board.track) >= TRACK:
        return True
    for seat in board.seats:
        if seat.learned == ALL_SLOTS or size(seat.familiar) >= FAMILIAR_LIMIT:
            return True
    return False


def end_game(board: Board) -> None:
    board.phase = FINISHED
    board.used = 0
    enter(board, board.linked.end)
    board.player = OVER


def _resupply(board: Board) -> None:
    there = size(board.altar)
    if there >= ALTAR_SPACES:
        board.discard += board.altar
        board.altar = 0
        there = 0
    _draw_onto_altar(board, ALTAR_FILL - there if there < ALTAR_FILL else 1)


def _draw_onto_altar(board: Board, count: i64) -> None:
    board.phase = RESUPPLY
    enter(board, board.linked.resupply)
    board.left = count


def _next_player(board: Board) -> None:
    board.turn = (board.turn + 1) % board.linked.players
    board.me = board.seats[board.turn]
    if board.turn == board.first:
        board.round += 1
    begin_phase(board, MORNING)


def sit_first(board: Board, seat: i64) -> None:
    """This seat has the first Day."""
    board.first = seat
    board.turn = seat
    board.me = board.seats[seat]
