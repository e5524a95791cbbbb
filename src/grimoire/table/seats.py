"""Who sits at a table."""

from typing import Literal

import msgspec

from grimoire.kernel.record import RecordSeat
from grimoire.table.settings import SeatPlan


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is now. ``away``: a bot plays until the person is back; ``resigned``: to the end."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    player: str = ""
    level: str = ""
    away: bool = False
    resigned: bool = False
    commitment: str = ""  # to the seed that the person's page contributes to chance

    @classmethod
    def of(cls, plan: SeatPlan) -> "Seat":
        """The seat as it is planned."""
        return cls(plan.kind, plan.name, plan.player, plan.level, commitment=plan.commitment)

    @property
    def recorded(self) -> RecordSeat:
        """The seat as a record tells it: only the name that was chosen at the table, or the level of a bot."""
        if self.kind == "bot":
            return {"bot": self.level}
        return {"name": self.name} if self.name else {}

    @property
    def is_person(self) -> bool:
        return self.kind == "person"
