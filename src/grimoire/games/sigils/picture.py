"""The board as a client draws it: the position, and what is under way in the middle of a turn."""

from typing import Any

from grimoire.games.sigils.board import NOTHING
from grimoire.games.sigils.dice import DICE
from grimoire.games.sigils.position import describe
from grimoire.games.sigils.state import State
from grimoire.kernel import game as kernel
from grimoire.texts.speech import state_of


def picture(state: kernel.State) -> dict[str, Any]:
    """As the position; ``underway`` tells the die being harnessed and the dice paid, or the spot being cast."""
    board = state_of(state, State)
    shown = describe(board)
    if board.price != NOTHING:
        paid = [die for number, die in enumerate(DICE) if board.paid >> number & 1]
        shown["underway"] = {"harnessed": DICE[board.price], "paid": paid}
    elif board.casting != NOTHING:
        shown["underway"] = {"cast": int(board.casting) + 1}
    return shown
