"""What a game is played with: its cards with their programs linked, its seats, its action codes."""

from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64

from grimoire.games.sigils.dice import COLOURS, DICE, FACES
from grimoire.games.sigils.spells import ABILITIES
from grimoire.games.sigils.steps import END, Program, Step, Tally
from grimoire.kernel.action import Action, ActionList
from grimoire.kernel.playing import ActionTable

SPOTS: Final = 10  # of a spellbook, in two rows
ROW: Final[i64] = 5
CARD_BITS: Final[i64] = 10
NO_CARD: Final[i64] = 1023
ALL_GEMS: Final[i64] = 40
SHIFT_PIPS: Final = (1, -1, 2, -2)

PASS_CODE: Final[i64] = 0
END_CODE: Final[i64] = 1
DONE_CODE: Final[i64] = 2
NUDGE_CODES: Final[i64] = 3


class Node:
    """A step linked to the one after it. ``name`` tells the same step apart in all games."""

    def __init__(self, step: Step, follower: "Node | None", name: str) -> None:
        self.op: Final[i64] = step.op
        self.number: Final[i64] = step.number
        self.name: Final = name
        self.fingerprint: Final[i64] = crc32(name.encode())
        self.next: Final[Node] = self if follower is None else follower


def link(steps: Program, name: str, end: Node) -> Node:
    """The program as a chain of nodes that leads to ``end``."""
    node = end
    index = len(steps) - 1
    while index >= 0:
        node = Node(steps[index], node, f"{name}.{index}")
        index -= 1
    return node


class Card:
    """A spell: its family, type, sigil halves and ability."""

    def __init__(
        self,
        name: str,
        names: dict[str, str],
        family: i64,
        kind: i64,
        left: i64,
        right: i64,
        ability: str,
        program: Program,
        tally: Tally | None,
    ) -> None:
        self.name: Final = name
        self.names: Final = names
        self.family: Final[i64] = family
        self.kind: Final[i64] = kind
        self.left: Final[i64] = left
        self.right: Final[i64] = right
        self.ability: Final = ability
        self.sort: Final[i64] = ABILITIES.get(ability, len(ABILITIES))
        self.program: Final = program
        self.tally: Final = tally

    def key(self) -> tuple[object, ...]:
        """Cards with equal keys play alike."""
        return (self.name, int(self.family), int(self.kind), int(self.left), int(self.right), self.ability)


class Linked(ActionTable):
    """The cards, programs and codes of a game."""

    def __init__(
        self,
        cards: list[Card],
        bonuses: list[tuple[int, int]],
        players: int,
        first: int,
        teachers: bool,
        gems: int,
        gems_a_fame: int,
        rerolls_used: bool,
        options: dict[str, Any],
    ) -> None:
        super().__init__()
        self.options: Final = options  # those of the game, to make it again
        self.cards: Final = cards
        self.bonus_families: Final[list[i64]] = [family for family, _ in bonuses]
        self.bonus_types: Final[list[i64]] = [kind for _, kind in bonuses]
        self.players: Final[i64] = players
        self.first: Final[i64] = first
        self.teachers: Final = teachers
        self.gems: Final[i64] = gems
        self.gems_a_fame: Final[i64] = gems_a_fame
        self.rerolls_used: Final = rerolls_used
        self.signature: Final[tuple[object, ...]] = (
            teachers, gems_a_fame, rerolls_used, tuple(bonuses), tuple(card.key() for card in cards),
        )  # fmt: skip
        self.fingerprint: Final[i64] = crc32(repr(self.signature).encode())
        self.end: Final = Node(Step(END), None, "end")
        self.programs: Final[list[Node]] = [link(card.program, card.name, self.end) for card in cards]
        dice: i64 = len(DICE) if teachers else len(COLOURS)
        self.dice: Final[i64] = dice
        self.harness_codes: Final[i64] = NUDGE_CODES + 2 * dice
        self.pay_codes: Final[i64] = self.harness_codes + dice
        self.turn_codes: Final[i64] = self.pay_codes + dice
        self.reroll_codes: Final[i64] = self.turn_codes + dice
        self.shift_codes: Final[i64] = self.reroll_codes + dice
        self.cast_codes: Final[i64] = self.shift_codes + 4 * dice
        self.entomb_codes: Final[i64] = self.cast_codes + SPOTS
        self.discard_codes: Final[i64] = self.entomb_codes + SPOTS
        self.first_codes: Final[i64] = self.discard_codes + len(COLOURS)
        self.roll_codes: Final[i64] = self.first_codes + players
        self.reveal_codes: Final[i64] = self.roll_codes + 6 * dice
        self.action_count: Final[i64] = self.reveal_codes + len(cards)

    def nodes(self) -> dict[str, Node]:
        """Every step of the game by its name."""
        found: dict[str, Node] = {self.end.name: self.end}
        for node in self.programs:
            while node.name not in found:
                found[node.name] = node
                node = node.next
        return found

    def make_actions(self) -> list[Action]:
        """All actions and chance outcomes; the order is that of the codes above."""
        table = ActionList()
        dice = DICE[: self.dice]
        for word in ("pass", "end", "done"):
            table.add(word)
        for die in dice:
            table.add("nudge", die, 1, text=f"nudge {die} +")
            table.add("nudge", die, -1, text=f"nudge {die} -")
        for verb in ("harness", "pay", "turn", "reroll"):
            for die in dice:
                table.add(verb, die)
        for die in dice:
            for pips in SHIFT_PIPS:
                table.add("shift", die, pips, text=f"shift {die} {pips:+}")
        for verb in ("cast", "entomb"):
            for spot in range(1, SPOTS + 1):
                table.add(verb, str(spot))
        for colour in COLOURS:
            table.add("discard", colour)
        for seat in range(self.players):
            table.add("first", seat=seat)
        for die in dice:
            for face in range(1, FACES + 1):
                table.add("roll", die, face)
        for card in self.cards:
            table.add("reveal", card.name)
        return table.actions
