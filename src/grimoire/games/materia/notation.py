"""Actions as text: one short form for each, and what to say when one is not legal."""

from grimoire.games.materia.board import Board
from grimoire.games.materia.kit import Kit
from grimoire.games.materia.rules import legal_codes
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.game import CHANCE


def text_of(kit: Kit, code: object) -> str:
    """The notation of a code; IllegalAction if there is no such code."""
    if isinstance(code, int) and 0 <= code < kit.action_count:
        return kit.texts()[code]
    raise IllegalAction(
        Fault("no-such-code", "", "{code} is no action code of this game (0 to {last})", code=code,
              last=int(kit.action_count) - 1)
    )  # fmt: skip


def code_of(kit: Kit, text: object) -> int:
    """The code of a notation; IllegalAction if it means nothing in this game."""
    code = kit.codes().get(text, -1) if isinstance(text, str) else -1
    if code < 0:
        raise IllegalAction(Fault("no-such-action", "", "{action!r} is no action of this game", action=text))
    return code


def illegal(board: Board, action: object) -> IllegalAction:
    """The error for an action that cannot be played now; it lists what can."""
    texts = board.kit.texts()
    legal = ", ".join(texts[code] for code in legal_codes(board))
    if not legal:
        return IllegalAction(Fault("game-over", "", "{action!r} cannot be played: the game is over", action=action))
    return IllegalAction(
        Fault("illegal-action", "", "{action!r} is not legal here; legal: {legal}", action=action, legal=legal)
    )


def no_draw(board: Board, share: float) -> IllegalAction:
    """The error for a draw where there is none, or with a number out of range."""
    if board.player != CHANCE:
        return IllegalAction(Fault("nothing-to-draw", "", "chance is not asked here"))
    return IllegalAction(Fault("not-a-share", "", "{share!r}: a number from 0 up to 1 is needed", share=share))
