"""Players that are no persons; they know only the kernel."""

from typing import Protocol

from grimoire.kernel.game import State


class Bot(Protocol):
    """Asked where its seat decides, it answers with a code of ``state.legal()`` and leaves the state alone."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State) -> int: ...
