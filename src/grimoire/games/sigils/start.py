"""What players are given at the start beyond the printed rules: those who play later win less often without it."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from grimoire.games.options import PLAYERS, Options
from grimoire.kernel.reading import Reader

PRINTED: Final = "printed"
FAIR: Final = "fair"
MOST_GEMS: Final = 5  # for one player: then the supply of 40 lasts for five of them
MOST_FAME: Final = 50
_PART: Final = re.compile(r"\s*([0-9]{1,2}) (gem|gems|fame)\s*")


class Gift(NamedTuple):
    """What a player gets before the first turn."""

    gems: int = 0
    fame: int = 0

    def __str__(self) -> str:
        gems = [f"{self.gems} gem{'s' * (self.gems > 1)}"] if self.gems else []
        return " + ".join(gems + [f"{self.fame} fame"] * (self.fame > 0)) or "0"


def _fame(*numbers: int) -> tuple[Gift, ...]:
    return tuple(Gift(fame=number) for number in numbers)


NONE: Final = Gift()
# By edition and number of players, in the order of play; docs/experiments tells how these were found.
FAIR_GIFTS: Final[dict[tuple[str, int], tuple[Gift, ...]]] = {
    ("60", 2): _fame(0, 4),
    ("60", 3): _fame(0, 3, 5),
    ("60", 4): _fame(0, 3, 5, 6),
    ("60", 5): _fame(0, 3, 5, 6, 7),
    ("75", 2): _fame(0, 4),
    ("75", 3): _fame(0, 3, 6),
    ("75", 4): _fame(0, 3, 5, 7),
    ("75", 5): _fame(0, 3, 5, 7, 8),
}


def read_gifts(reader: Reader, value: object, options: Options) -> list[str] | None:
    """A gift for each player, in the order of play, as texts such as "1 gem + 2 fame"; notes faults."""
    if not isinstance(value, (list, tuple)):
        reader.fault("not-a-list", "start", "a list is needed, not {found}", found=type(value).__name__)
        return None
    players = options.get(PLAYERS)
    if isinstance(players, int) and len(value) != players:
        reader.fault(
            "not-a-gift-each", "start", "{count} gifts for {players} players", count=len(value), players=players
        )
        return None
    gifts = [_gift(text) for text in value]
    for place, gift in enumerate(gifts):
        if gift is None:
            reader.fault("not-a-gift", f"start.{place}",
                         '{found!r}: up to {gems} gems and {fame} fame, such as "2 gems", "1 gem + 3 fame" or "0"',
                         found=value[place], gems=MOST_GEMS, fame=MOST_FAME)  # fmt: skip
    return [str(gift) for gift in gifts]


def gifts_of(start: object, edition: str, players: int) -> Sequence[Gift]:
    """What each player gets, in the order of play; nothing where all start alike."""
    if start == PRINTED:
        return ()
    if start == FAIR:
        return FAIR_GIFTS[edition, players]
    assert isinstance(start, list)
    return [_gift(text) or NONE for text in start]


def _gift(text: object) -> Gift | None:
    """None if it is no gift."""
    text = "0" if text == 0 and type(text) is int else text
    if not isinstance(text, str):
        return None
    if text.strip() == "0":
        return NONE
    parts = [_PART.fullmatch(part) for part in text.split("+")]
    gems = fame = 0
    for part in parts:
        if part is None:
            return None
        number, kind = int(part[1]), part[2]
        gems, fame = (gems, fame + number) if kind == "fame" else (gems + number, fame)
    return Gift(gems, fame) if gems <= MOST_GEMS and fame <= MOST_FAME else None
