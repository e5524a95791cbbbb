"""Programs: what a spell does as a row of steps, linked into a chain of nodes that a game walks along."""

from typing import Final, Generic, TypeVar
from zlib import crc32

from mypy_extensions import i64

from grimoire.kernel.playing import ActionTable


class BaseNode:
    """A step of a program. Its name tells it apart from the others, and is the same in all games."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.fingerprint: Final[i64] = crc32(name.encode())


S = TypeVar("S")
N = TypeVar("N", bound=BaseNode)


class BaseLinked(ActionTable, Generic[S, N]):
    """The rules of a game with its options chosen: its actions, and its programs linked. Shared by all its states."""

    def __init__(self, players: int, first: int) -> None:
        super().__init__()
        self.players: Final[i64] = players
        self.first: Final[i64] = first  # the seat that begins, -1 if that is left to chance
        self._nodes: Final[dict[str, N]] = {}

    def new_node(self, step: S, follower: N | None, name: str) -> N:
        """A node of the game's own kind; without a follower it is the end of a program."""
        raise NotImplementedError

    def link_node(self, step: S, follower: N | None, name: str) -> N:
        """A node, which is known by its name from now on."""
        node = self.new_node(step, follower, name)
        self._nodes[name] = node
        return node

    def link(self, steps: tuple[S, ...], name: str, end: N) -> N:
        """The program as a chain of nodes that leads to ``end``."""
        node = end
        index = len(steps) - 1
        while index >= 0:
            node = self.link_node(steps[index], node, f"{name}.{index}")
            index -= 1
        return node

    def node(self, name: str) -> N:
        """The node with this name."""
        return self._nodes[name]

    def nodes(self) -> dict[str, N]:
        """Every node by its name."""
        return self._nodes
