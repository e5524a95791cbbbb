"""What a game is played with: its spells with their programs linked, its seats, its action codes.

Built once for a game's options and shared by all its states.
"""

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from grimoire.games.materia.pile import COLOURS, KINDS
from grimoire.games.materia.solo import OPPONENT_STEPS
from grimoire.games.materia.spells import Level, Spell
from grimoire.games.materia.steps import (
    ACT,
    ANY,
    COPY,
    DRAW,
    EITHER,
    END,
    EVENING,
    FILL,
    FIRST,
    HAND,
    KEEP,
    LOWER,
    MIDDAY,
    MORNING,
    PAY,
    PLACE,
    REVEAL,
    SEND,
    STORE,
    TAKE,
    VERBS,
    Program,
    Step,
)
from grimoire.kernel.action import Action, ActionList
from grimoire.kernel.playing import ActionTable

SKIP_CODE: Final[i64] = 0
DRAW_CODE: Final[i64] = 1
DONE_CODE: Final[i64] = 2
TOKEN_CODES: Final[i64] = 3
KIND_COUNT: Final[i64] = 21
LEVELS: Final = (3, 4, 5)
TOKEN_CODES_END: Final[i64] = 255  # three words and twelve verbs for 21 kinds


class Node:
    """A step linked to the one after it. ``name`` tells the same step apart in all games."""

    def __init__(self, step: Step, follower: "Node | None", name: str) -> None:
        self.op: Final[i64] = step.op
        self.count: Final[i64] = step.count
        self.which: Final[i64] = step.which
        self.up_to: Final = step.up_to
        self.cost: Final = step.cost
        self.name: Final = name
        self.fingerprint: Final[i64] = crc32(name.encode())
        self.next: Final[Node] = self if follower is None else follower
        self.first_branch: Node = self
        self.second_branch: Node = self
        if step.op == EITHER and step.either is not None:
            self.first_branch = Node(step.either[0], follower, name + "a")
            self.second_branch = Node(step.either[1], follower, name + "b")


def link(steps: Program, name: str, end: Node) -> Node:
    """The program as a chain of nodes that leads to ``end``."""
    node = end
    index = len(steps) - 1
    while index >= 0:
        node = Node(steps[index], node, f"{name}.{index}")
        index -= 1
    return node


class Card:
    """A spell as a game plays it: three programs for its phase, three instants; ``end`` where there is none."""

    def __init__(self, spell: Spell, solo: bool, end: Node) -> None:
        self.spell: Final = spell
        self.name: Final = spell.name
        self.fingerprint: Final[i64] = crc32(spell.name.encode())
        self.colour: Final[i64] = spell.colour
        self.phase: Final[i64] = spell.phase
        self.actions: Final[list[Node]] = []
        self.instants: Final[list[Node]] = []
        self.copyable = True
        known: dict[tuple[object, ...], Node] = {}
        for number, level in enumerate(spell.levels, start=3):
            steps = _for_solo(level.action) if solo else level.action
            key = tuple(step.key() for step in steps)
            if key not in known:
                known[key] = link(steps, f"{spell.name}.{number}", end)
            self.actions.append(known[key])
            self.instants.append(link(level.instant, f"{spell.name}.{number}.instant", end))
            if any(step.op == COPY for step in steps):
                self.copyable = False

    def level(self, number: i64) -> Level:
        return self.spell.levels[number - 3]


def _for_solo(steps: Program) -> Program:
    return tuple(OPPONENT_STEPS.get(int(step.op), step) for step in steps)


class Linked(ActionTable):
    """The programs, cards and codes of a game."""

    def __init__(self, roster: tuple[Spell, ...], players: int, first: int, altar: int, handicap: int) -> None:
        super().__init__()
        self.players: Final[i64] = players
        self.solo: Final = players == 1
        self.first: Final[i64] = first
        self.altar: Final[i64] = altar
        self.handicap: Final[i64] = handicap
        end = Node(Step(END, 0), None, "end")
        self.end: Final = end
        self.cards: Final[list[Card]] = [Card(spell, players == 1, end) for spell in roster]
        self.classic: Final = len(roster) > len(COLOURS)
        self.acts: Final[list[Node]] = [
            link((Step(ACT, phase),), f"act.{phase}", end) for phase in (MORNING, MIDDAY, EVENING)
        ]
        self.take: Final = link((Step(TAKE, 1),), "take", end)
        self.draw: Final = link((Step(DRAW, 2),), "draw", end)
        self.store: Final = link((Step(STORE, 1),), "store", end)
        self.learn: Final = link((Step(PLACE, 1), Step(PAY, 1)), "learn", end)
        self.keep: Final = link((Step(KEEP, 0),), "keep", end)
        self.send: Final = link((Step(SEND, 1),), "send", end)
        self.resupply: Final = link((Step(FILL, 0),), "resupply", end)
        self.setup: Final = link(self._setup_steps(), "setup", end)
        self.first_codes: Final[i64] = TOKEN_CODES_END
        self.learn_codes: Final[i64] = self.first_codes + self.players
        self.cast_codes: Final[i64] = self.learn_codes + 3 * len(roster)
        self.raise_codes: Final[i64] = self.cast_codes + 3 * len(roster)
        self.reveal_codes: Final[i64] = self.raise_codes + len(roster)
        self.copy_codes: Final[i64] = self.reveal_codes + len(roster)
        self.action_count: Final[i64] = self.copy_codes + 3 * len(roster) * self.players

    def _setup_steps(self) -> Program:
        steps: list[Step] = []
        if self.first < 0:
            steps.append(Step(FIRST))
        if self.classic:
            steps.extend(Step(REVEAL, colour) for colour in range(len(COLOURS)))
        steps.append(Step(FILL, self.altar))
        steps.extend(Step(HAND, 2, offset) for offset in range(self.players))
        if self.handicap > 0:
            steps.append(Step(LOWER, self.handicap, ANY))
        return tuple(steps)

    def nodes(self) -> dict[str, Node]:
        """Every step of the game by its name."""
        chains = [self.setup, self.take, self.draw, self.store, self.learn, self.keep, self.send, self.resupply]
        chains.extend(self.acts)
        for card in self.cards:
            chains.extend(card.actions)
            chains.extend(card.instants)
        found: dict[str, Node] = {self.end.name: self.end}
        for node in chains:
            while node.name not in found:
                found[node.name] = node
                found[node.first_branch.name] = node.first_branch
                found[node.second_branch.name] = node.second_branch
                node = node.next
        return found

    def make_actions(self) -> list[Action]:
        """All actions and chance outcomes; the order is that of the codes above."""
        table = ActionList()
        names = [card.name for card in self.cards]
        for word in ("skip", "draw", "done"):
            table.add(word)
        for verb in VERBS:
            for kind in KINDS:
                table.add(verb, kind)
        for seat in range(self.players):
            table.add("first", seat=seat)
        for verb in ("learn", "cast"):
            for name in names:
                for level in LEVELS:
                    table.add(verb, name, level)
        for verb in ("raise", "reveal"):
            for name in names:
                table.add(verb, name)
        for seat in range(self.players):
            for name in names:
                for level in LEVELS:
                    table.add("copy", name, level, seat)
        return table.actions
