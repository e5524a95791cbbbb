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
        self.number: i64 = 0  # among the nodes of its game


class BaseVerb:
    """A verb of the notation. ``items`` is what it can be about; each of them is an action."""

    def __init__(self, name: str, items: i64) -> None:
        self.name: Final = name
        self.items: Final[i64] = items


V = TypeVar("V", bound=BaseVerb)


def with_new_verbs(known: tuple[V, ...], asked: list[V | None]) -> list[V]:
    """The verbs in the order of their codes: those that every game has, then the others that steps ask for."""
    verbs = list(known)
    names = {verb.name for verb in verbs}
    for verb in asked:
        if verb is not None and verb.name not in names:
            names.add(verb.name)
            verbs.append(verb)
    return verbs


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
        node.number = len(self._nodes)
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
