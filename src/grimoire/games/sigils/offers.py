"""Legal actions as things to point at: dice, spots of the main board and of the book."""

from grimoire.games.offers import Offer, offers_of
from grimoire.games.sigils.dice import TEACHER
from grimoire.games.sigils.state import State
from grimoire.games.sigils.verbs import DISCARD, HARNESS, ON_COLOUR, ON_DIE
from grimoire.games.sigils.words import label
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import state_of
from grimoire.texts.message import Message


def offers(state: kernel.State) -> list[Offer]:
    """What the seat that decides may choose."""
    return offers_of(state_of(state, State), _offer)


def _offer(board: State, action: Action) -> Offer:
    words, verb, item = label(board, action), action.verb, action.item
    if item is None:
        return Offer(action.text, verb, words)
    items = board.linked.verb(action.code).items
    if items == ON_DIE:
        return _of_die(board, action, item, words)
    if items == ON_COLOUR:
        to = "discard" if board.linked.verb_of[action.code] == DISCARD else None
        return Offer(action.text, verb, words, "board", None, item, to=to)
    return Offer(action.text, verb, words, "book", int(board.player), item)


def _of_die(board: State, action: Action, die: str, words: Message) -> Offer:
    colour = die.removeprefix(TEACHER)
    zone, owner = ("dice", int(board.player)) if colour == die else ("teachers", None)
    if board.linked.verb_of[action.code] == HARNESS:
        return Offer(action.text, action.verb, words, zone, owner, colour, to="board", to_item=colour)
    return Offer(action.text, action.verb, words, zone, owner, colour, action.amount)
