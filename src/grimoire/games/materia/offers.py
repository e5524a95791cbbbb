"""Legal actions as things to point at: tokens in piles, spells of a seat."""

from typing import Final

from grimoire.games.materia.board import card_at, current_node
from grimoire.games.materia.state import State
from grimoire.games.materia.verbs import DONE
from grimoire.games.materia.words import label
from grimoire.games.offers import Offer, offers_of
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import state_of

_OWNED: Final = ("pool", "familiar", "spells")


def offers(state: kernel.State) -> list[Offer]:
    """What the seat that decides may choose."""
    return offers_of(state_of(state, State), _offer)


def _offer(board: State, action: Action) -> Offer:
    words, seat = label(board, action), int(board.player)
    if board.linked.verb_of[action.code] == DONE:  # leaves the rest of a step: no token is touched
        return Offer(action.text, action.verb, words)
    zone, to = current_node(board).step.places(board, action.code)
    if zone:
        target = card_at(board, board.learning).name if to == "spells" else None
        return Offer(
            action.text, action.verb, words, zone, _owner(zone, seat), action.item,
            to=to, to_seat=_owner(to, seat), to_item=target,
        )  # fmt: skip
    if action.item is None:
        return Offer(action.text, action.verb, words)
    level = action.amount
    if level is None:
        level = int(board.me.level(board.linked.slot_of[action.code])) + 1
    owner = seat if action.seat is None else action.seat
    return Offer(action.text, action.verb, words, "spells", owner, action.item, level)


def _owner(zone: str, seat: int) -> int | None:
    return seat if zone in _OWNED else None
