"""Legal actions as things to point at: dice, spots of the main board and of the book."""

from grimoire.games.offers import NOWHERE, Offer, Places
from grimoire.games.sigils.dice import COLOURS, TEACHER, lowest
from grimoire.games.sigils.state import State
from grimoire.games.sigils.steps import RollDice
from grimoire.games.sigils.turn_steps import RollForAll
from grimoire.games.sigils.verbs import DISCARD, HARNESS, ON_COLOUR, ON_DIE
from grimoire.games.sigils.words import label
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE
from grimoire.kernel.playing import state_of


def offers(state: kernel.State) -> list[Offer]:
    """What the seat that decides may choose."""
    board = state_of(state, State)
    return [_offer(board, board.action(code)) for code in board.legal()] if board.player >= 0 else []


def places(state: kernel.State, action: Action) -> Places:
    """What an action or an outcome of chance touches, and where that goes."""
    board = state_of(state, State)
    return _rolled(board, action) if board.player == CHANCE else _places(board, action)


def _offer(board: State, action: Action) -> Offer:
    return Offer(action.text, action.verb, label(board, action), *_places(board, action))


def _places(board: State, action: Action) -> Places:
    item = action.item
    if item is None:
        return NOWHERE
    items = board.linked.verb(action.code).items
    if items == ON_DIE:
        return _of_die(board, action, item, int(board.player))
    if items == ON_COLOUR:
        return Places("board", None, item, to="discard" if board.linked.verb_of[action.code] == DISCARD else None)
    return Places("book", int(board.player), item)


def _of_die(board: State, action: Action, die: str, seat: int) -> Places:
    colour = die.removeprefix(TEACHER)
    zone, owner = ("dice", seat) if colour == die else ("teachers", None)
    if board.linked.verb_of[action.code] == HARNESS:
        return Places(zone, owner, colour, to="board", to_item=colour)
    return Places(zone, owner, colour, action.amount)


def _rolled(board: State, action: Action) -> Places:
    """A die with what it shows now, or a spell from the deck with its spot."""
    step, item = board.node.step, action.item
    if item is None:
        return NOWHERE
    if isinstance(step, RollDice):
        return _of_die(board, action, item, int(board.roller if isinstance(step, RollForAll) else board.turn))
    return Places("deck", None, item, to="board", to_item=COLOURS[lowest(board.emptied)])
