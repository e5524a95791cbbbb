"""The board as a client draws it: the position, and what is under way in the middle of a turn."""

from typing import Any

from grimoire.games.sigils.board import NOTHING, Seat
from grimoire.games.sigils.dice import DICE
from grimoire.games.sigils.linking import ROW
from grimoire.games.sigils.position import describe
from grimoire.games.sigils.scoring import face_up
from grimoire.games.sigils.state import State
from grimoire.kernel import game as kernel
from grimoire.texts.speech import state_of


def board_view(state: kernel.State) -> dict[str, Any]:
    """As the position; ``underway`` tells the die being harnessed and the dice paid, or the spot being cast.

    Of each seat also the spots whose right half is ``joined`` by the next spell.
    """
    board = state_of(state, State)
    shown = describe(board)
    for told, seat in zip(shown["seats"], board.seats, strict=True):
        told["joined"] = _joined(board, seat)
    if board.price != NOTHING:
        paid = [die for number, die in enumerate(DICE) if board.paid >> number & 1]
        shown["underway"] = {"harnessed": DICE[board.price], "paid": paid}
    elif board.casting != NOTHING:
        shown["underway"] = {"cast": int(board.casting) + 1}
    return shown


def _joined(board: State, seat: Seat) -> list[int]:
    """Spots from 1 on, as a sigil is completed: within a row, looking across face-down spells."""
    joined: list[int] = []
    before = 0
    for spot in range(1, int(seat.count) + 1):
        if spot == ROW + 1:
            before = 0
        if not face_up(seat, spot - 1):
            continue
        if before and board.card(seat, before - 1).right == board.card(seat, spot - 1).left:
            joined.append(before)
        before = spot
    return joined
