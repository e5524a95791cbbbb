"""Legal actions as things to point at: tokens in piles, spells of a seat."""

from functools import cache
from typing import Final

from grimoire.games.choices import Choice
from grimoire.games.materia.board import card_at
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import KEEP, PLACE, RAISE, SWAP_ALTAR, SWAP_FAMILIAR
from grimoire.kernel import game as kernel
from grimoire.texts.speech import state_of

_OWNED: Final = ("pool", "familiar", "spells")
_PLACES: Final[dict[int, str]] = {SWAP_ALTAR: "altar", SWAP_FAMILIAR: "familiar", KEEP: "paid"}
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
    ("pay", ""): ("pool", "discard"),
    ("send", ""): ("altar", "track"),
    ("cede", ""): ("altar", "lower"),
}
_LEVELED: Final = ("learn", "cast")


def choices(state: kernel.State) -> list[Choice]:
    """What the seat that decides may choose, in the order of ``actions()``; [] at chance and once over."""
    board = state_of(state, State)
    seat = board.player
    if seat < 0:
        return []
    op = board.step.op
    if op == RAISE:
        return [_raising(board, action) for action in board.actions()]
    if op == PLACE:
        spell = card_at(board, board.learning).name
        return [_placing(action, seat, spell) for action in board.actions()]
    place = _PLACES.get(op, "")
    return [_choice(action, seat, place) for action in board.actions()]


@cache
def _choice(action: str, seat: int, place: str) -> Choice:
    verb, *rest = action.split(" ")
    if (verb, place) in _MOVES:
        zone, to = _MOVES[verb, place]
        return Choice(action, verb, zone, _owner(zone, seat), rest[0], to=to, to_seat=_owner(to, seat))
    if verb == "draw":
        return Choice(action, verb, "pouch", to="pool", to_seat=seat)
    if verb in _LEVELED:
        return Choice(action, verb, "spells", seat, rest[0], int(rest[1]))
    if verb == "copy":
        return Choice(action, verb, "spells", int(rest[0]), rest[1], int(rest[2]))
    return Choice(action, verb)


@cache
def _placing(action: str, seat: int, spell: str) -> Choice:
    verb, kind = action.split(" ")
    return Choice(action, verb, "pool", seat, kind, to="spells", to_seat=seat, to_item=spell)


def _raising(board: State, action: str) -> Choice:
    verb, spell = action.split(" ")
    level = board.me.level(board.spell_names().index(spell)) + 1
    return Choice(action, verb, "spells", int(board.turn), spell, int(level))


def _owner(zone: str, seat: int) -> int | None:
    return seat if zone in _OWNED else None
