"""Legal actions as things to point at: dice, spots of the main board and of the book."""

from grimoire.games.offers import NOWHERE, Offer, Places, PlainPlaces
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
    return Places(*(_rolled(board, action) if board.player == CHANCE else _places(board, action)))


def _offer(board: State, action: Action) -> Offer:
    zone, seat, item, amount, to, to_seat, to_item = _places(board, action)
    return Offer(action.text, action.verb, label(board, action), zone, seat, item, amount, to, to_seat, to_item)


def _places(board: State, action: Action) -> PlainPlaces:
    item = action.item
    if item is None:
        return NOWHERE
    items = board.linked.verb(action.code).items
    if items == ON_DIE:
        return _of_die(board, action, item, int(board.player))
    if items == ON_COLOUR:
        to = "discard" if board.linked.verb_of[action.code] == DISCARD else None
        return "board", None, item, None, to, None, None
    return "book", int(board.player), item, None, None, None, None


def _of_die(board: State, action: Action, die: str, seat: int) -> PlainPlaces:
    colour = die.removeprefix(TEACHER)
    zone, owner = ("dice", seat) if colour == die else ("teachers", None)
    if board.linked.verb_of[action.code] == HARNESS:
        return zone, owner, colour, None, "board", None, colour
    return zone, owner, colour, action.amount, None, None, None


def _rolled(board: State, action: Action) -> PlainPlaces:
    """A die with what it shows now, or a spell from the deck with its spot."""
    step, item = board.node.step, action.item
    if item is None:
        return NOWHERE
    if isinstance(step, RollDice):
        return _of_die(board, action, item, int(board.roller if isinstance(step, RollForAll) else board.turn))
    return "deck", None, item, None, "board", None, COLOURS[lowest(board.emptied)]
