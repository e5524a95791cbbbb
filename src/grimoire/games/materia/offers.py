"""Legal actions as things to point at: tokens in piles, spells of a seat."""

from typing import Final

from grimoire.games.materia.board import card_at, current_node
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import FromPouch
from grimoire.games.materia.verbs import DONE
from grimoire.games.materia.words import label
from grimoire.games.offers import NOWHERE, Offer, Places, PlainPlaces
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE
from grimoire.kernel.playing import state_of

_OWNED: Final = ("pool", "familiar", "spells")


def offers(state: kernel.State) -> list[Offer]:
    """What the seat that decides may choose."""
    board = state_of(state, State)
    return [_offer(board, board.action(code)) for code in board.legal()] if board.player >= 0 else []


def places(state: kernel.State, action: Action) -> Places:
    """What an action or an outcome of chance touches, and where that goes."""
    board = state_of(state, State)
    return Places(*(_dealt(board, action) if board.player == CHANCE else _places(board, action)))


def _offer(board: State, action: Action) -> Offer:
    zone, seat, item, amount, to, to_seat, to_item = _places(board, action)
    return Offer(action.text, action.verb, label(board, action), zone, seat, item, amount, to, to_seat, to_item)


def _places(board: State, action: Action) -> PlainPlaces:
    seat = int(board.player)
    if board.linked.verb_of[action.code] == DONE:  # leaves the rest of a step: no token is touched
        return NOWHERE
    zone, to = current_node(board).step.places(board, action.code)
    if zone:
        target = card_at(board, board.learning).name if to == "spells" else None
        return zone, _owner(zone, seat), action.item, None, to, _owner(to, seat), target
    if action.item is None:
        return NOWHERE
    level, slot = action.amount, board.linked.slot_of[action.code]
    if level is None and slot >= 0:
        level = int(board.me.level(slot)) + 1
    return "spells", seat if action.seat is None else action.seat, action.item, level, None, None, None


def _dealt(board: State, action: Action) -> PlainPlaces:
    """A token from the pouch; chance has no other things to move."""
    step = current_node(board).step
    if not isinstance(step, FromPouch):
        return None, None, action.item, None, None, None, None
    return "pouch", None, action.item, None, step.place, _owner(step.place, int(step.receiver(board))), None


def _owner(zone: str, seat: int) -> int | None:
    return seat if zone in _OWNED else None
