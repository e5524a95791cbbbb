"""The board as a client draws it: the position, and what is under way in the middle of an action."""

from functools import lru_cache

from grimoire.games.materia.board import NOBODY, Board, Seat, card_at
from grimoire.games.materia.board_types import BoardView, LearnedView, SeatView, UnderwayView
from grimoire.games.materia.phases import FINISHED, PHASES, SETUP
from grimoire.games.materia.pile import COLOURS, KINDS, names_of, size
from grimoire.kernel.game import State
from grimoire.kernel.playing import state_of


def board_view(state: State) -> BoardView:
    """The board of a state, with what is under way."""
    board = state_of(state, Board)
    view = describe(board)
    if board.given != NOBODY:
        view["underway"] = {"given": KINDS[board.given]}
    elif board.learning != NOBODY:
        view["underway"] = _learning(board)
    return view


def _learning(board: Board) -> UnderwayView:
    return {
        "spell": card_at(board, board.learning).name,
        "level": int(board.level),
        "placed": None if board.placed == NOBODY else KINDS[board.placed],
        "paid": names_of(board.paid),
    }


def describe(board: Board) -> BoardView:
    """The board, with ``pending`` unless a phase begins or the game is over."""
    known, spells = board.first >= 0, board.spell_names()
    view: BoardView = {
        "game": "materia",
        "players": int(board.linked.players),
        "spells": spells,
        "first": int(board.first) if known else None,
        "round": int(board.round),
        "turn": int(board.turn) if known else None,
        "phase": phase_name(board),
        "morning_actions_used": int(board.used),
        "altar": [*_names(board.altar)],
        "discard": [*_names(board.discard)],
        "pouch": int(size(board.pouch)),
        "seats": [_describe_seat(seat, spells) for seat in board.seats],
    }
    if board.linked.solo:
        view["handicap"] = int(board.linked.handicap)
        view["opponent"] = {"track": [*_names(board.track)], "lower": [*_names(board.lower)]}
    if is_pending(board):
        view["pending"] = True
    return view


@lru_cache(16_384)
def _names(pile: int) -> tuple[str, ...]:
    """As ``names_of``; most piles of a board are those of the one before."""
    return tuple(names_of(pile))


def phase_name(board: Board) -> str:
    """The phase as a position names it; what follows the Evening still belongs to it."""
    if board.phase == FINISHED:
        return "over"
    if board.phase == SETUP:
        return "setup"
    return PHASES[min(board.phase, len(PHASES) - 1)]


def is_pending(board: Board) -> bool:
    """Is the game in the middle of an action (or of the set-up, or of a resupply)?"""
    if board.phase == FINISHED:
        return False
    return board.phase >= len(PHASES) or board.node is not board.linked.acts[board.phase]


def _describe_seat(seat: Seat, names: list[str]) -> SeatView:
    learned: dict[str, LearnedView] = {
        names[slot]: {
            "level": int(seat.level(slot)),
            "token": KINDS[3 * slot + seat.rune(slot)],
            "today": bool(seat.today >> slot & 1),
        }
        for slot in range(len(COLOURS))
        if seat.learned >> slot & 1
    }
    return {"pool": [*_names(seat.pool)], "familiar": [*_names(seat.familiar)], "learned": learned}
