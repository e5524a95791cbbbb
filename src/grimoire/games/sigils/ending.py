"""Where Fame comes from, and who has triggered the end."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from grimoire.games.endings import Ending
from grimoire.games.sigils.board import FINISHED, FULL_BOOK, SETUP
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.scoring import OTHER_PARTS, part_of
from grimoire.games.sigils.spell_words import ability_word
from grimoire.games.sigils.spells import TABLE
from grimoire.games.sigils.state import State
from grimoire.games.sigils.tallies import PerSigil
from grimoire.games.sigils.turn_flow import LAST_ROUND
from grimoire.kernel import game as kernel
from grimoire.kernel.playing import state_of
from grimoire.texts.message import message, named

_FAME, _GEMS, _SIGILS = OTHER_PARTS
_ORDER: Final = (_FAME, *dict.fromkeys(row.word for row in TABLE if row.tally is not None), _SIGILS, _GEMS)


def sources(state: kernel.State, parts: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    """For each score: Fame won in play, the spells that count at the end by their ability, sigils and gems."""
    groups = _groups(state_of(state, State).linked)
    return [_sources(groups, found) for found in parts]


def _sources(groups: Mapping[str, str], parts: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for part, points in parts.items():
        group = groups.get(part, part)
        found[group] = found.get(group, 0) + points
    ordered = {group: found.pop(group) for group in _ORDER if group in found}
    return {**ordered, **found}


@lru_cache(16)
def _groups(linked: Linked) -> dict[str, str]:
    """The source of each card's part: its ability. A spell that counts sigils adds to what they are worth."""
    return {part_of(card): _SIGILS if isinstance(card.tally, PerSigil) else ability_word(card) for card in linked.cards}


def ending(state: kernel.State) -> Ending | None:
    """Whoever has filled the book first; nobody in the last round there can be."""
    board = state_of(state, State)
    if board.stage in (SETUP, FINISHED):
        return None
    seat = _trigger(board)
    if seat is not None:
        return Ending(seat, message("sigils-ending-full-book", **named(seat)))
    return Ending(None, message("sigils-ending-last-round")) if board.round >= LAST_ROUND else None


def _trigger(board: State) -> int | None:
    """The others have their last turns in order, so the first of those who have none left has triggered the end."""
    if board.last_turns < 0:
        return int(board.turn) if board.me.count >= FULL_BOOK else None
    players, seat = int(board.linked.players), int(board.turn)
    while board.last_turns >> seat & 1:
        seat = (seat + 1) % players
    return seat
