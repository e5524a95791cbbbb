"""The verbs of actions and chance outcomes, and what each is about. :mod:`.linking` gives their actions codes."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.programs import BaseVerb

# What a verb can be about.
ALONE: Final[i64] = 0  # nothing: the verb is the whole action
ON_TOKEN: Final[i64] = 1
ON_SEAT: Final[i64] = 2
ON_LEVEL: Final[i64] = 3  # a spell at a level
ON_SPELL: Final[i64] = 4
ON_LEVEL_OF: Final[i64] = 5  # a player's spell at a level


class Verb(BaseVerb):
    """Most verbs are about a token."""

    def __init__(self, name: str, items: i64 = ON_TOKEN) -> None:
        super().__init__(name, items)


# fmt: off
VERBS: Final = (
    Verb("skip", ALONE), Verb("draw", ALONE), Verb("done", ALONE),
    Verb("take"), Verb("store"), Verb("feed"), Verb("discard"), Verb("sweep"), Verb("give"), Verb("get"),
    Verb("place"), Verb("pay"), Verb("send"), Verb("cede"), Verb("deal"),
    Verb("first", ON_SEAT), Verb("learn", ON_LEVEL), Verb("cast", ON_LEVEL), Verb("raise", ON_SPELL),
    Verb("reveal", ON_SPELL), Verb("copy", ON_LEVEL_OF),
)
# fmt: on
# Their numbers: where they stand in the table above.
SKIP: Final[i64] = 0
DRAW: Final[i64] = 1
DONE: Final[i64] = 2
TAKE: Final[i64] = 3
STORE: Final[i64] = 4
FEED: Final[i64] = 5
DISCARD: Final[i64] = 6
SWEEP: Final[i64] = 7
GIVE: Final[i64] = 8
GET: Final[i64] = 9
PLACE: Final[i64] = 10
PAY: Final[i64] = 11
SEND: Final[i64] = 12
CEDE: Final[i64] = 13
DEAL: Final[i64] = 14
FIRST: Final[i64] = 15
LEARN: Final[i64] = 16
CAST: Final[i64] = 17
RAISE: Final[i64] = 18
REVEAL: Final[i64] = 19
COPY: Final[i64] = 20

# Verbs without an item that are on offer, as bits.
SKIP_BIT: Final[i64] = 1
DRAW_BIT: Final[i64] = 2
DONE_BIT: Final[i64] = 4
