"""How much a bot may think about one whole turn."""

import re
from decimal import Decimal
from typing import Final

from grimoire.kernel.errors import Fault, OptionError

_FORM: Final = re.compile(r"(?P<amount>\d+(?:\.\d+)?)(?P<unit>s|ms)?", re.ASCII)
MOST_NODES: Final = 10**9
MOST_SECONDS: Final = 3600.0


class Budget:
    """Nodes or seconds for a turn, shared by its decisions. Written ``2000``, ``0.5s`` or ``50ms``."""

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        if not ((0 < nodes <= MOST_NODES and seconds == 0) or (nodes == 0 and 0 < seconds <= MOST_SECONDS)):
            raise _refused(f"{nodes} nodes, {seconds} seconds")
        self.nodes: Final = nodes
        self.seconds: Final = seconds

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """A budget from its short form; OptionError if it is none."""
        found = _FORM.fullmatch(text)
        if found is None:
            raise _refused(text)
        amount, unit = found["amount"], found["unit"]
        try:
            if unit is None:
                return cls(nodes=int(amount))
            return cls(seconds=float(amount) / (1000 if unit == "ms" else 1))
        except (ValueError, OptionError):
            raise _refused(text) from None

    def __str__(self) -> str:
        if self.nodes:
            return str(self.nodes)
        return f"{Decimal(repr(self.seconds)):f}s".replace(".0s", "s")

    def __repr__(self) -> str:
        return f"Budget.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and (self.nodes, self.seconds) == (other.nodes, other.seconds)

    def __hash__(self) -> int:
        return hash((self.nodes, self.seconds))


def _refused(found: str) -> OptionError:
    return OptionError(
        Fault("not-a-budget", "budget",
              "{found!r} is not a budget; give nodes, such as 2000, or seconds, such as 0.5s or 50ms", found=found)
    )  # fmt: skip
