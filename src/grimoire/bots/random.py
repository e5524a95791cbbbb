"""A bot that plays any legal action, each equally likely."""

from random import Random
from typing import Final

from grimoire.kernel.chance import pick
from grimoire.kernel.game import State


class RandomBot:
    """The same seed makes the same choices; without one it is different every time."""

    name: Final = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._source = Random(seed)

    def choose(self, state: State) -> int:
        return pick(state, self._source)
