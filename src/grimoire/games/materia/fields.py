"""The fields of a state of Materia. After a change: ``make fields``."""

from typing import Final

from grimoire.games.fields import Field, ObjectField, Role, StateFields
from grimoire.games.materia.phases import SETUP

_NOBODY: Final = -1
_LAST_SEAT: Final = 3
_LAST_SLOT: Final = 6
_LAST_KIND: Final = 20

_SEAT: Final = (
    Field("pool"),
    Field("familiar"),
    Field("levels", "four bits per slot", high=(1 << 28) - 1),
    Field("runes", "two bits per slot: the rune of the token on the card", high=(1 << 14) - 1),
    Field("today", "a bit per slot: learned this Day", high=127),
    Field("learned", "a bit per slot", role=Role.DERIVED),
    # What the permanent effects amount to.
    Field("echo", "a matching take draws so many", role=Role.DERIVED),
    Field("echo_rune", "which takes match", role=Role.DERIVED),
    Field("mornings", "Morning actions of a Day", role=Role.DERIVED, initial=1),
    Field("keep", "so many tokens of a payment may be stored", role=Role.DERIVED),
)

_BOARD: Final = (
    Field("player", low=-2, high=_LAST_SEAT, inherited=True),
    Field("turn", high=_LAST_SEAT, inherited=True),
    Field("round", high=127, inherited=True),
    Field("first", initial="linked.first", low=_NOBODY, high=_LAST_SEAT),
    Field("phase", initial=int(SETUP), high=7),
    Field("used", "Morning actions of this Day", high=3),
    Field("altar"),
    Field("pouch"),
    Field("discard"),
    Field("track", "solo: the opponent's track"),
    Field("lower", "solo: the lower part of the opponent's board"),
    Field(
        "slots",
        "five bits per slot: which card of this game; 31 while unknown",
        initial=(1 << 35) - 1,
        key="self.linked.spell_names({})",
        fingerprint="self.spells",
    ),
    Field("left", "how often the step is still to be done", role=Role.TRANSIENT, high=127),
    Field("lock", "the one colour that a step is bound to, as a mask", role=Role.TRANSIENT),
    Field("actor", "who moves when it is not the player whose Day it is", role=Role.TRANSIENT, high=_LAST_SEAT),
    Field("draws", "draws owed by a permanent effect, before anything else", role=Role.TRANSIENT, high=15),
    Field("swept", "tokens swept from the altar, still to be replaced", role=Role.TRANSIENT, high=127),
    Field("given", "the kind given in a swap, still shown in the pool", role=Role.TRANSIENT,
          initial=_NOBODY, low=_NOBODY, high=_LAST_KIND),
    Field("card", "the slot of the card in use", role=Role.TRANSIENT, initial=_NOBODY, low=_NOBODY, high=_LAST_SLOT),
    Field("rune", "its rune, or that of the card it copies", role=Role.TRANSIENT, high=2),
    Field("copied", "1 while another player's spell is in use", role=Role.TRANSIENT, high=1),
    Field("learning", "the slot being learned", role=Role.TRANSIENT, initial=_NOBODY, low=_NOBODY, high=_LAST_SLOT),
    Field("level", "at which it is learned", role=Role.TRANSIENT, high=5),
    Field("wilds", "so many tokens may pay as wilds", role=Role.TRANSIENT, high=7),
    Field("placed", "the kind on the card being learned", role=Role.TRANSIENT,
          initial=_NOBODY, low=_NOBODY, high=_LAST_KIND),
    Field("paid", "the tokens paid so far", role=Role.TRANSIENT),
    Field("spells", "a fingerprint of the cards known", role=Role.DERIVED),
    Field("symbols", "seven bits per phase: slots with that symbol", role=Role.DERIVED),
    Field("words", "skip, draw, done", role=Role.QUESTION),
    Field("first_code", "of the verb that kinds or picks are for", role=Role.QUESTION),
    Field("kinds", role=Role.QUESTION),
    Field("first_code2", "of a second verb with kinds of its own", role=Role.QUESTION),
    Field("kinds2", role=Role.QUESTION),
    Field("learns", "three bits per slot", role=Role.QUESTION),
    Field("casts", "three bits per slot", role=Role.QUESTION),
    Field("picks", "a bit for each seat or card", role=Role.QUESTION),
    Field("copies", "three bits per slot, seats 0 and 1", role=Role.QUESTION),
    Field("copies2", "seats 2 and 3", role=Role.QUESTION),
)  # fmt: skip

FIELDS: Final = StateFields(
    seat=_SEAT,
    board=_BOARD,
    objects=(
        ObjectField("node", "Node", "linked.end", "the step under way", key="{}.name", fingerprint="{}.fingerprint",
                    pickled="{}.name", pickled_type="str", restored="self.linked.node({})"),
    ),
    type_imports=(
        "from grimoire.games.materia.linking import Linked",
        "from grimoire.games.materia.steps import Node",
    ),
)  # fmt: skip
