"""The fields of a state of Sigils. After a change: ``make fields``."""

from typing import Final

from grimoire.games.fields import Field, ObjectField, Role, StateFields
from grimoire.games.sigils.dice import ALL_ONES, OWN, TEACHERS

_NOTHING: Final = -1
_LAST_SEAT: Final = 4
_LAST_SPOT: Final = 9
_LAST_DIE: Final = 11
_SIX_DICE: Final = 0o777777
_ALL_SPOTS: Final = 0o1777
_ALL_DICE: Final = int(OWN | TEACHERS)
_MOST_GEMS: Final = 40
_MOST_FAME: Final = (1 << 20) - 1
_CARDS_OF_A_ROW: Final = (1 << 50) - 1

_SEAT: Final = (
    Field("dice", "three bits a die", initial=int(ALL_ONES), high=_SIX_DICE),
    Field("used", "a bit a die", high=int(OWN)),
    Field("gems", high=_MOST_GEMS),
    Field("fame", high=_MOST_FAME),
    Field("count", "spells in the book", high=_LAST_SPOT + 1),
    Field("top", "ten bits a spell, spots 1 to 5", high=_CARDS_OF_A_ROW),
    Field("bottom", "spots 6 to 10", high=_CARDS_OF_A_ROW),
    Field("cast", "a bit a spot: has a gem on it", high=_ALL_SPOTS),
    Field("down", "a bit a spot: face down", high=_ALL_SPOTS),
    Field("ready", "a bit a spot: face up with an ability to cast", role=Role.DERIVED),
    Field("worth", "the Fame of red abilities and sigils, once the books are counted", role=Role.DERIVED),
)

_BOARD: Final = (
    Field("player", low=-2, high=_LAST_SEAT, inherited=True),
    Field("turn", high=_LAST_SEAT, inherited=True),
    Field("round", high=127, inherited=True),
    Field("first", initial="linked.first", low=_NOTHING, high=_LAST_SEAT),
    Field("stage", high=4),
    Field("last_turns", "once a book is full: a bit for each seat that still has a turn",
          initial=_NOTHING, low=_NOTHING, high=31),
    Field("spots", "ten bits a spot of the main board: its card", initial=(1 << 60) - 1),
    Field("supply", high=_MOST_GEMS),
    Field("teachers", "three bits a die", initial=int(ALL_ONES), high=_SIX_DICE),
    Field("teachers_used", "all, where there are none", initial=int(OWN), high=int(OWN)),
    Field("begun", "1 from the first action of a turn on", role=Role.TRANSIENT, high=1),
    Field("bound", "1 when a spell was cast before the harness", role=Role.TRANSIENT, high=1),
    Field("colour", "of the die harnessed", role=Role.TRANSIENT, initial=_NOTHING, low=_NOTHING, high=5),
    Field("value", "of the die harnessed", role=Role.TRANSIENT, high=6),
    Field("harnessing", "the die being harnessed", role=Role.TRANSIENT, initial=_NOTHING, low=_NOTHING, high=_LAST_DIE),
    Field("paid", "the dice paid so far", role=Role.TRANSIENT, high=_ALL_DICE),
    Field("casting", "the spot of the spell", role=Role.TRANSIENT, initial=_NOTHING, low=_NOTHING, high=_LAST_SPOT),
    Field("left", "how often the step is still to be done", role=Role.TRANSIENT, high=15),
    Field("emptied", "spots to fill again", role=Role.TRANSIENT, high=int(OWN)),
    Field("rolls", "dice to roll", role=Role.TRANSIENT, high=_ALL_DICE),
    Field("roller", "who rolls at set-up", role=Role.TRANSIENT, high=_LAST_SEAT),
    Field("counted", "1 until a book changes: what the books are worth is known", role=Role.DERIVED),
    Field("words", "pass, end, done", role=Role.QUESTION),
    Field("nudges", "two bits a die: up, down", role=Role.QUESTION),
    Field("harnesses", "a bit a die", role=Role.QUESTION),
    Field("casts", "a bit a spot", role=Role.QUESTION),
    Field("choices", "of the step under way: a bit for each action of its verb", role=Role.QUESTION),
)  # fmt: skip


def _cards(name: str) -> ObjectField:
    """A set of cards."""
    return ObjectField(name, "CardSet", "NO_CARDS", key="{}.key()", fingerprint="{}.fingerprint()", copied="{}.copy()",
                       pickled="{}.members()", pickled_type="list", restored="card_set({})")  # fmt: skip


FIELDS: Final = StateFields(
    seat=_SEAT,
    board=_BOARD,
    objects=(
        _cards("deck"),
        _cards("discard"),
        ObjectField("node", "Node", "linked.setup", "the step under way", key="{}.name", fingerprint="{}.fingerprint",
                    pickled="{}.name", pickled_type="str", restored="self.linked.node({})"),
    ),
    imports=("from grimoire.games.sigils.cardset import NO_CARDS, CardSet, card_set",),
    type_imports=(
        "from grimoire.games.sigils.linking import Linked",
        "from grimoire.games.sigils.steps import Node",
    ),
    linked_key="self.linked.signature",
    linked_fingerprint="self.linked.fingerprint",
)  # fmt: skip
