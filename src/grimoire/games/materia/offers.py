"""Legal actions as things to point at: tokens in piles, spells of a seat."""

from typing import Final

from grimoire.games.materia.board import card_at
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import KEEP, PLACE, SWAP_ALTAR, SWAP_FAMILIAR
from grimoire.games.materia.words import label
from grimoire.games.offers import Offer
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import state_of

_OWNED: Final = ("pool", "familiar", "spells")
_PLACES: Final[dict[int, str]] = {SWAP_ALTAR: "altar", SWAP_FAMILIAR: "familiar", KEEP: "paid", PLACE: "spells"}
_MOVES: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("take", ""): ("altar", "pool"),
    ("store", ""): ("pool", "familiar"),
    ("store", "paid"): ("paid", "familiar"),
    ("feed", ""): ("altar", "familiar"),
    ("discard", ""): ("pool", "discard"),
    ("sweep", ""): ("altar", "discard"),
    ("give", "altar"): ("pool", "altar"),
    ("give", "familiar"): ("pool", "familiar"),
    ("get", "altar"): ("altar", "pool"),
    ("get", "familiar"): ("familiar", "pool"),
    ("place", "spells"): ("pool", "spells"),
    ("pay", ""): ("pool", "discard"),
    ("send", ""): ("altar", "track"),
    ("cede", ""): ("altar", "lower"),
}


def offers(state: kernel.State) -> list[Offer]:
    """What the seat that decides may choose, in the order of ``actions()``; [] at chance and once over."""
    board = state_of(state, State)
    if board.player < 0:
        return []
    return [_offer(board, board.action(code)) for code in board.legal()]


def _offer(board: State, action: Action) -> Offer:
    words, seat = label(board, action), int(board.player)
    move = _MOVES.get((action.verb, _PLACES.get(int(board.step.op), "")))
    if move is not None:
        return _move(board, action, *move)
    if action.verb == "draw":
        return Offer(action.text, action.verb, words, "pouch", to="pool", to_seat=seat)
    if action.item is None:
        return Offer(action.text, action.verb, words)
    level = action.amount
    if action.verb == "raise":
        level = int(board.me.level(board.spell_names().index(action.item))) + 1
    owner = seat if action.seat is None else action.seat
    return Offer(action.text, action.verb, words, "spells", owner, action.item, level)


def _move(board: State, action: Action, zone: str, to: str) -> Offer:
    seat = int(board.player)
    target = card_at(board, board.learning).name if action.verb == "place" else None
    return Offer(
        action.text, action.verb, label(board, action), zone, _owner(zone, seat), action.item,
        to=to, to_seat=_owner(to, seat), to_item=target,
    )  # fmt: skip


def _owner(zone: str, seat: int) -> int | None:
    return seat if zone in _OWNED else None
