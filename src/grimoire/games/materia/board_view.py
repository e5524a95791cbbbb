"""The board as a client draws it: the position, and what is under way in the middle of an action."""

from typing import Any

from grimoire.games.materia.board import NOBODY, card_at
from grimoire.games.materia.pile import KINDS, names_of
from grimoire.games.materia.position import describe
from grimoire.games.materia.state import State
from grimoire.kernel import game as kernel
from grimoire.texts.speech import state_of


def board_view(state: kernel.State) -> dict[str, Any]:
    """As the position, but the pouch is a number, and ``underway`` tells what an unfinished action has touched."""
    board = state_of(state, State)
    shown = describe(board, pouch=False)
    if board.given != NOBODY:
        shown["underway"] = {"given": KINDS[board.given]}
    elif board.learning != NOBODY:
        shown["underway"] = _learning(board)
    return shown


def _learning(board: State) -> dict[str, Any]:
    return {
        "spell": card_at(board, board.learning).name,
        "level": int(board.level),
        "placed": None if board.placed == NOBODY else KINDS[board.placed],
        "paid": names_of(board.paid),
    }
