"""Pig: roll as often as you dare; a 1 loses what the turn has gained. The first to bank the target wins."""

from typing import TYPE_CHECKING, Final

from grimoire.games.options import Option
from grimoire.games.spec import GameSpec, Modes

if TYPE_CHECKING:
    from grimoire_pig.game import Pig

OPTIONS: Final = (
    Option("players", "number", default=2, low=2, high=4),
    Option("target", "number", default=100, low=10, high=1000),
)


class PigSpec(GameSpec):
    """What Grimoire needs to know about Pig; everything else has a default."""

    name = "pig"
    options = OPTIONS

    def modes(self) -> Modes:
        return {"2p": {"players": 2}, "3p-short": {"players": 3, "target": 50}}

    def make(self, /, **options: object) -> "Pig":
        from grimoire_pig.game import Pig

        return Pig(**options)


SPEC: Final = PigSpec()
