"""Where points come from, and who has triggered the end."""

from collections.abc import Sequence

from grimoire.games.endings import Ending
from grimoire.games.materia.board import ALL_SLOTS, FAMILIAR_LIMIT, Seat, card_at
from grimoire.games.materia.phases import FINISHED, SETUP
from grimoire.games.materia.pile import size
from grimoire.games.materia.state import State
from grimoire.games.materia.turn_flow import LAST_ROUND, is_decided
from grimoire.kernel import game as kernel
from grimoire.kernel.playing import state_of
from grimoire.texts.message import message, named


def sources(state: kernel.State, parts: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    """For each score: the fixed points of all spells, the familiar, and each spell whose points are counted."""
    board = state_of(state, State)
    spells = board.spell_names()
    own = [_sources(board, seat, found, spells) for seat, found in zip(board.seats, parts, strict=False)]
    return [*own, parts[-1]] if board.linked.solo else own


def _sources(board: State, seat: Seat, parts: dict[str, int], spells: list[str]) -> dict[str, int]:
    found = {"spells": 0, **parts}
    for slot, name in enumerate(spells):
        if name in found and not _is_counted(board, seat, slot):
            found["spells"] += found.pop(name)
    return found


def _is_counted(board: State, seat: Seat, slot: int) -> bool:
    return card_at(board, slot).level(seat.level(slot)).tally is not None


def ending(state: kernel.State) -> Ending | None:
    """The first in this round to have all spells or a full familiar; nobody in the last round there can be."""
    board = state_of(state, State)
    if board.phase in (SETUP, FINISHED) or not is_decided(board):
        return None
    kind = "solo" if board.linked.solo else "round"
    for offset in range(int(board.linked.players)):
        number = int(board.first + offset) % int(board.linked.players)
        seat = board.seats[number]
        for reason, has_it in (
            ("all-spells", seat.learned == ALL_SLOTS),
            ("full-familiar", size(seat.familiar) >= FAMILIAR_LIMIT),
        ):
            if has_it:
                return Ending(number, message(f"materia-ending-{reason}", **named(number), last=kind))
    return Ending(None, message("materia-ending-last-round")) if board.round >= LAST_ROUND else None
