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
from grimoire.games.programs import BaseLinked, BaseNode
from grimoire.kernel.action import Action, ActionList

SKIP_CODE: Final[i64] = 0
DRAW_CODE: Final[i64] = 1
DONE_CODE: Final[i64] = 2
TOKEN_CODES: Final[i64] = 3
KIND_COUNT: Final[i64] = 21
LEVELS: Final = (3, 4, 5)
TOKEN_CODES_END: Final[i64] = 255  # three words and twelve verbs for 21 kinds


class Node(BaseNode):
    """A step linked to the one after it."""

    def __init__(self, step: Step, follower: "Node | None", name: str) -> None:
        super().__init__(name)
        self.op: Final[i64] = step.op
        self.count: Final[i64] = step.count
        self.which: Final[i64] = step.which
        self.up_to: Final = step.up_to
        self.cost: Final = step.cost
        self.next: Final[Node] = self if follower is None else follower
        self.first_branch: Node = self
        self.second_branch: Node = self


class Card:
    """A spell as a game plays it: three programs for its phase, three instants; ``end`` where there is none."""

    def __init__(self, spell: Spell, linked: "Linked") -> None:
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
            steps = _for_solo(level.action) if linked.solo else level.action
            key = tuple(step.key() for step in steps)
            if key not in known:
                known[key] = linked.link(steps, f"{spell.name}.{number}", linked.end)
            self.actions.append(known[key])
            self.instants.append(linked.link(level.instant, f"{spell.name}.{number}.instant", linked.end))
            if any(step.op == COPY for step in steps):
                self.copyable = False

    def level(self, number: i64) -> Level:
        return self.spell.levels[number - 3]


def _for_solo(steps: Program) -> Program:
    return tuple(OPPONENT_STEPS.get(int(step.op), step) for step in steps)


class Linked(BaseLinked[Step, Node]):
    """The programs, cards and codes of a game."""

    def __init__(self, roster: tuple[Spell, ...], players: int, first: int, altar: int, handicap: int) -> None:
        super().__init__(players, first)
        self.solo: Final = players == 1
        self.altar: Final[i64] = altar
        self.handicap: Final[i64] = handicap
        end = self.link_node(Step(END, 0), None, "end")
        self.end: Final = end
        self.cards: Final[list[Card]] = [Card(spell, self) for spell in roster]
        self.classic: Final = len(roster) > len(COLOURS)
        self.acts: Final[list[Node]] = [
            self.link((Step(ACT, phase),), f"act.{phase}", end) for phase in (MORNING, MIDDAY, EVENING)
        ]
        self.take: Final = self.link((Step(TAKE, 1),), "take", end)
        self.draw: Final = self.link((Step(DRAW, 2),), "draw", end)
        self.store: Final = self.link((Step(STORE, 1),), "store", end)
        self.learn: Final = self.link((Step(PLACE, 1), Step(PAY, 1)), "learn", end)
        self.keep: Final = self.link((Step(KEEP, 0),), "keep", end)
        self.send: Final = self.link((Step(SEND, 1),), "send", end)
        self.resupply: Final = self.link((Step(FILL, 0),), "resupply", end)
        self.setup: Final = self.link(self._setup_steps(), "setup", end)
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

    def new_node(self, step: Step, follower: Node | None, name: str) -> Node:
        node = Node(step, follower, name)
        if step.either is not None:
            node.first_branch = self.link_node(step.either[0], follower, name + "a")
            node.second_branch = self.link_node(step.either[1], follower, name + "b")
        return node

    def spell_names(self, slots: i64) -> tuple[str, ...]:
        """The spells in these slots that are known, by colour."""
        numbers = [(slots >> 5 * slot) & 31 for slot in range(len(COLOURS))]
        return tuple([self.cards[number].name for number in numbers if number < len(self.cards)])

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
