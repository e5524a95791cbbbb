"""Where points come from, and who has triggered the end."""

from grimoire.games.endings import Ending
from grimoire.games.materia.board import ALL_SLOTS, FAMILIAR_LIMIT, Seat, card_at
from grimoire.games.materia.phases import FINISHED, SETUP
from grimoire.games.materia.pile import size
from grimoire.games.materia.scoring import all_parts
from grimoire.games.materia.state import State
from grimoire.games.materia.turn_flow import LAST_ROUND
from grimoire.kernel import game as kernel
from grimoire.kernel.game import state_of
from grimoire.texts.message import message, named


def sources(state: kernel.State) -> list[dict[str, int]]:
    """For each score: the fixed points of all spells, the familiar, and each spell whose points are counted."""
    board = state_of(state, State)
    own = [_sources(board, seat, parts) for seat, parts in zip(board.seats, all_parts(board), strict=False)]
    return [*own, all_parts(board)[-1]] if board.linked.solo else own


def _sources(board: State, seat: Seat, parts: dict[str, int]) -> dict[str, int]:
    names = board.spell_names()
    fixed = [name for slot, name in enumerate(names) if name in parts and not _is_counted(board, seat, slot)]
    others = {part: points for part, points in parts.items() if part not in fixed}
    return {"spells": sum(parts[name] for name in fixed)} | others


def _is_counted(board: State, seat: Seat, slot: int) -> bool:
    return card_at(board, slot).level(seat.level(slot)).tally is not None


def ending(state: kernel.State) -> Ending | None:
    """The first in this round to have all spells or a full familiar; nobody in the last round there can be."""
    board = state_of(state, State)
    if board.phase in (SETUP, FINISHED):
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
