"""What a game is played with: its cards with their programs linked, its seats, and the codes of its actions.

Built once for a game's options and shared by all its states. This is the only file that knows the layout of codes.
"""

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.programs import BaseLinked, with_new_verbs
from grimoire.games.sigils.board import SPOTS
from grimoire.games.sigils.dice import COLOURS, DICE, OWN
from grimoire.games.sigils.spells import ABILITIES, TYPES, Edition
from grimoire.games.sigils.steps import FillSpots, Node, Program, Step
from grimoire.games.sigils.tallies import Tally
from grimoire.games.sigils.turn_steps import (
    BeginPlay,
    ChooseFirst,
    FinishCast,
    PayForHarness,
    RollForAll,
    RollForPass,
    RollForTeachers,
    RollTeachersAgain,
    Turn,
)
from grimoire.games.sigils.verbs import ALONE, ON_CARD, ON_COLOUR, ON_DIE, ON_SEAT, ON_SPOT, VERBS, Verb
from grimoire.kernel.action import Action, ActionList


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
        self.ability_number: Final[i64] = ABILITIES.get(ability, len(ABILITIES))
        self.program: Final = program
        self.tally: Final = tally

    def shown(self) -> i64:
        """The card as observations show it: a byte each for family, type, halves of sigils and ability, from 1 on."""
        halves = ((self.left + 1) << 16) | ((self.right + 1) << 24)
        return (self.family + 1) | ((self.kind + 1) << 8) | halves | ((self.ability_number + 1) << 32)

    def key(self) -> tuple[object, ...]:
        """Cards with equal keys play alike."""
        return (self.name, int(self.family), int(self.kind), int(self.left), int(self.right), self.ability)


def _numbers(words: list[str], known: tuple[str, ...]) -> list[i64]:
    """Where the words stand among those that are known, -1 for others."""
    return [known.index(word) if word in known else -1 for word in words]


class Linked(BaseLinked[Step, Node]):
    """The cards, programs and codes of a game.

    The actions of a verb have consecutive codes: item by item, and for each item amount by amount. ``first_code``
    holds that of each verb; ``verb_of``, ``item_of`` and ``amount_of`` take a code apart.
    """

    def __init__(
        self,
        edition: Edition,
        cards: list[Card],
        bonuses: list[str],
        players: int,
        first: int,
        teachers: bool,
        gifts: list[tuple[int, int]],
    ) -> None:
        super().__init__(players, first)
        self.edition: Final = edition.name
        self.gems: Final[i64] = edition.gems
        self.gems_a_fame: Final[i64] = edition.gems_a_fame
        self.gifts: Final = gifts  # gems and Fame before the first turn, in the order of play; [] where all start alike
        self.rerolls_used: Final = edition.rerolls_used
        self.cards: Final = cards
        self.shown: Final[vec[i64]] = vec[i64]([card.shown() for card in cards])
        # The family or type that each spot of a book rewards, -1 for none.
        self.bonus_families: Final[list[i64]] = _numbers(bonuses, edition.families)
        self.bonus_types: Final[list[i64]] = _numbers(bonuses, TYPES)
        self.teachers: Final = teachers
        self.dice: Final[i64] = len(DICE) if teachers else len(COLOURS)
        self.signature: Final[tuple[object, ...]] = (
            edition.name, teachers, tuple(bonuses), tuple(card.key() for card in cards), *gifts,
        )  # fmt: skip
        self.fingerprint: Final[i64] = crc32(repr(self.signature).encode())
        self.verbs: Final = with_new_verbs(VERBS, [step.verb for card in cards for step in card.program])
        codes: list[i64] = []
        parts: list[tuple[int, int, int]] = []
        for number, verb in enumerate(self.verbs):
            codes.append(len(parts))
            amounts = list(verb.amounts.values()) or [0]
            for item in range(len(self._items(verb))):
                parts.extend([(number, item, amount) for amount in amounts])
        self.first_code: Final[vec[i64]] = vec[i64](codes)
        self.verb_of: Final[vec[i64]] = vec[i64]([i64(verb) for verb, _, _ in parts])
        self.item_of: Final[vec[i64]] = vec[i64]([i64(item) for _, item, _ in parts])
        self.amount_of: Final[vec[i64]] = vec[i64]([i64(amount) for _, _, amount in parts])

        self.turn: Final = self.link_node(Turn(), None, "turn")
        self.end: Final = self.link_node(FinishCast(), self.turn, "end")
        self.refill: Final = self.link_node(FillSpots(), self.turn, "refill")
        self.payment: Final = self.link_node(PayForHarness(), self.refill, "pay")
        self.passing: Final = self.link_node(RollForPass(), self.turn, "pass")
        self.teaching: Final = self.link_node(RollTeachersAgain(), self.turn, "teach")
        self.setup: Final = self.link(self._setup_steps(), "setup", self.turn)
        self.programs: Final[list[Node]] = [self.link(card.program, card.name, self.end) for card in cards]

    def verb(self, code: i64) -> Verb:
        """The verb of an action."""
        return self.verbs[self.verb_of[code]]

    def earns_bonus(self, card: i64, spot: i64) -> bool:
        """Does a spell suit the spot of the book that it goes to?"""
        spell = self.cards[card]
        return self.bonus_families[spot] == spell.family or self.bonus_types[spot] == spell.kind

    def _items(self, verb: Verb) -> list[str]:
        """What a verb can be about, as the notation names it."""
        if verb.items == ON_DIE:
            return list(DICE[: self.dice])
        if verb.items == ON_SPOT:
            return [str(spot) for spot in range(1, SPOTS + 1)]
        if verb.items == ON_COLOUR:
            return list(COLOURS)
        if verb.items == ON_SEAT:
            return [str(seat) for seat in range(self.players)]
        return [card.name for card in self.cards] if verb.items == ON_CARD else [""]

    def _setup_steps(self) -> Program:
        steps: list[Step] = [ChooseFirst()] if self.first < 0 else []
        steps.extend((FillSpots(OWN), RollForAll()))
        if self.teachers:
            steps.append(RollForTeachers())
        steps.append(BeginPlay())
        return tuple(steps)

    def new_node(self, step: Step, follower: Node | None, name: str) -> Node:
        names = [verb.name for verb in self.verbs]
        codes = self.first_code[names.index(step.verb.name)] if step.verb is not None else 0
        return Node(step, follower, name, codes)

    def make_actions(self) -> list[Action]:
        """All actions and chance outcomes, in the order of their codes."""
        table = ActionList()
        for verb in self.verbs:
            for item in self._items(verb):
                if verb.items == ON_SEAT:
                    table.add(verb.name, seat=int(item))
                elif verb.items == ALONE:
                    table.add(verb.name)
                elif not verb.amounts:
                    table.add(verb.name, item)
                for notation, amount in verb.amounts.items():
                    table.add(verb.name, item, amount, text=f"{verb.name} {item} {notation}")
        return table.actions
