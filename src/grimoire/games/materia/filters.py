"""Which tokens a step may touch. The runes come first, so that a fixed rune is its own number."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.materia.pile import RUNES, colours_in, runes_of

if TYPE_CHECKING:  # a board has steps, which have filters
    from grimoire.games.materia.board import Board

CIRCLE: Final[i64] = 0
TRIANGLE: Final[i64] = 1
SQUARE: Final[i64] = 2
CARD_RUNE: Final[i64] = 3
ONE_COLOUR: Final[i64] = 4
STORED_COLOURS: Final[i64] = 5
ANY: Final[i64] = 6
_EVERYTHING: Final[i64] = -1


def allowed(board: "Board", which: i64, rune: i64) -> i64:
    """The mask of the tokens that pass a filter; ``rune`` is that of the card in use."""
    if which == ANY:
        return _EVERYTHING
    if which < CARD_RUNE:
        return runes_of(which)
    if which == CARD_RUNE:
        return runes_of(rune)
    if which == ONE_COLOUR:
        return _EVERYTHING if board.lock == 0 else board.lock
    return colours_in(board.me.familiar)


def rune_name(which: i64, rune: i64) -> str:
    """The rune that a filter asks for, as a position names it; empty if any will do."""
    if which > CARD_RUNE:
        return ""
    return RUNES[rune] if which == CARD_RUNE else RUNES[which]


def filter_name(board: "Board", which: i64) -> str:
    """What kind of filter this is, as texts know it."""
    if which <= CARD_RUNE:
        return "rune"
    if which == ONE_COLOUR:
        return "colour" if board.lock == 0 else "same"
    return "stored" if which == STORED_COLOURS else "any"
