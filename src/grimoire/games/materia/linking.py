"""What a game is played with: its spells with their programs linked, its seats, and the codes of its actions.

Built once for a game's options and shared by all its states. This is the only file that knows the layout of codes.
"""

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.materia.phases import EVENING, MIDDAY, MORNING
from grimoire.games.materia.pile import COLOURS, KINDS
from grimoire.games.materia.spells import PRINTED_PRICES, Level, Spell
from grimoire.games.materia.steps import Draw, DrawForOpponent, Fill, Node, Program, Send, Step
from grimoire.games.materia.turn_steps import (
    Act,
    ChooseFirst,
    Hand,
    Keep,
    OwedDraws,
    Pay,
    Place,
    Resupply,
    RevealSpell,
)
from grimoire.games.materia.verbs import (
    ALONE,
    COPY,
    DEAL,
    ON_LEVEL,
    ON_LEVEL_OF,
    ON_SEAT,
    ON_SPELL,
    ON_TOKEN,
    VERBS,
    Verb,
)
from grimoire.games.programs import BaseLinked, with_new_verbs
from grimoire.kernel.action import Action, ActionList

LEVELS: Final = (3, 4, 5)
_HAND: Final = 2
_NONE: Final = -1


class Card:
    """A spell as a game plays it: three programs for its phase, three instants; the end where there is none."""

    def __init__(self, spell: Spell, linked: "Linked") -> None:
        self.spell: Final = spell
        self.name: Final = spell.name
        self.fingerprint: Final[i64] = crc32(spell.name.encode())
        self.colour: Final[i64] = spell.colour
        self.phase: Final[i64] = spell.phase
        self.prices: Final = spell.prices
        self.actions: Final[list[Node]] = []
        self.instants: Final[list[Node]] = []
        self.copyable = True
        known: dict[tuple[object, ...], Node] = {}
        for number, level in enumerate(spell.levels, start=LEVELS[0]):
            steps = _for_solo(level.action) if linked.solo else level.action
            key = tuple([step.key() for step in steps])
            if key not in known:
                known[key] = linked.link(steps, f"{spell.name}.{number}", linked.end)
            self.actions.append(known[key])
            self.instants.append(linked.link(level.instant, f"{spell.name}.{number}.instant", linked.end))
            for step in steps:
                if not step.can_be_copied():
                    self.copyable = False

    def level(self, number: i64) -> Level:
        return self.spell.levels[number - 3]


def _for_solo(steps: Program) -> Program:
    return tuple([step.in_solo() for step in steps])


def _all_steps(roster: tuple[Spell, ...]) -> list[Step]:
    """The steps of all levels of these spells."""
    steps: list[Step] = []
    for spell in roster:
        for level in spell.levels:
            for step in (*level.action, *level.instant):
                steps.extend((step, *step.branches))
    return steps


class Linked(BaseLinked[Step, Node]):
    """The programs, cards and codes of a game.

    The actions of a verb have consecutive codes: by seat, then by item, then by level. ``first_code`` holds the first
    of each verb, the other vectors take a code apart; -1 where an action has no such part. An item is a kind of token
    or a card by its number, whose slot is in ``slot_of``.
    """

    def __init__(self, roster: tuple[Spell, ...], players: int, first: int, altar: int, handicap: int) -> None:
        super().__init__(players, first)
        self.solo: Final = players == 1
        self.altar: Final[i64] = altar
        self.handicap: Final[i64] = handicap
        self.classic: Final = len(roster) > len(COLOURS)
        self.printed_prices: Final = all(spell.prices == PRINTED_PRICES for spell in roster)
        self.sets: Final[vec[i64]] = vec[i64]([spell.set for spell in roster])
        self.verbs: Final = with_new_verbs(VERBS, [step.verb for step in _all_steps(roster)])
        parts: list[tuple[int, int, int, int]] = []  # verb, seat, item, level
        first_codes: list[i64] = []
        for number, verb in enumerate(self.verbs):
            first_codes.append(len(parts))
            parts.extend([(number, *part) for part in _parts(verb, players, len(roster))])
        self._codes_of_verbs: Final = {verb.name: code for verb, code in zip(self.verbs, first_codes, strict=True)}
        self.first_code: Final[vec[i64]] = vec[i64](first_codes)
        self.verb_of: Final[vec[i64]] = vec[i64]([i64(part[0]) for part in parts])
        self.seat_of: Final[vec[i64]] = vec[i64]([i64(part[1]) for part in parts])
        self.item_of: Final[vec[i64]] = vec[i64]([i64(part[2]) for part in parts])
        self.level_of: Final[vec[i64]] = vec[i64]([i64(part[3]) for part in parts])
        self.slot_of: Final[vec[i64]] = vec[i64]([_slot(roster, self.verbs[part[0]], part[2]) for part in parts])
        self.deal_codes: Final[i64] = first_codes[DEAL]

        end = self.link_node(Step(), None, "end")
        self.end: Final = end
        self.cards: Final[list[Card]] = [Card(spell, self) for spell in roster]
        self.acts: Final[list[Node]] = [
            self.link((Act(phase),), f"act.{phase}", end) for phase in (MORNING, MIDDAY, EVENING)
        ]
        self.draw: Final = self.link((Draw(2),), "draw", end)
        self.learn: Final = self.link((Place(), Pay(), Keep()), "learn", end)
        self.echo: Final = self.link((OwedDraws(),), "echo", end)
        self.send: Final = self.link((Send(),), "send", end)
        self.resupply: Final = self.link((Resupply(),), "resupply", end)
        self.setup: Final = self.link(self._setup_steps(), "setup", end)

    def _setup_steps(self) -> Program:
        steps: list[Step] = []
        if self.first < 0:
            steps.append(ChooseFirst())
        if self.classic:
            steps.extend([RevealSpell(colour) for colour in range(len(COLOURS))])
        steps.append(Fill(self.altar))
        steps.extend([Hand(_HAND, offset) for offset in range(self.players)])
        if self.handicap > 0:
            steps.append(DrawForOpponent(self.handicap))
        return tuple(steps)

    def new_node(self, step: Step, follower: Node | None, name: str) -> Node:
        codes = _NONE if step.verb is None else self._codes_of_verbs[step.verb.name]
        branches = [self.link_node(branch, follower, f"{name}.{index}") for index, branch in enumerate(step.branches)]
        return Node(step, follower, name, codes, branches)

    def spell_names(self, slots: i64) -> tuple[str, ...]:
        """The spells in these slots that are known, by colour."""
        numbers = [(slots >> 5 * slot) & 31 for slot in range(len(COLOURS))]
        return tuple([self.cards[number].name for number in numbers if number < len(self.cards)])

    # Codes

    def verb(self, code: i64) -> Verb:
        """The verb of an action."""
        return self.verbs[self.verb_of[code]]

    def level_code(self, verb: i64, card: i64, level: i64) -> i64:
        """The code of learning or casting a spell."""
        return self.first_code[verb] + 3 * card + level - 3

    def copy_code(self, seat: i64, card: i64, level: i64) -> i64:
        """The code of copying a player's spell."""
        return self.first_code[COPY] + 3 * (seat * i64(len(self.cards)) + card) + level - 3

    def make_actions(self) -> list[Action]:
        """All actions and chance outcomes in the order of their codes."""
        actions = ActionList()
        for code in range(len(self.verb_of)):
            verb = self.verb(code)
            seat = self.seat_of[code]
            level = self.level_of[code]
            item: str | None = None
            if verb.items == ON_TOKEN:
                item = KINDS[self.item_of[code]]
            elif self.item_of[code] >= 0:
                item = self.cards[self.item_of[code]].name
            actions.add(verb.name, item, int(level) if level >= 0 else None, int(seat) if seat >= 0 else None)
        return actions.actions


def _parts(verb: Verb, players: int, cards: int) -> list[tuple[int, int, int]]:
    """Seat, item and level of each action of a verb."""
    items = verb.items
    if items == ALONE:
        return [(_NONE, _NONE, _NONE)]
    if items == ON_TOKEN:
        return [(_NONE, kind, _NONE) for kind in range(len(KINDS))]
    if items == ON_SEAT:
        return [(seat, _NONE, _NONE) for seat in range(players)]
    if items == ON_SPELL:
        return [(_NONE, card, _NONE) for card in range(cards)]
    seats = range(players) if items == ON_LEVEL_OF else (_NONE,)
    return [(seat, card, level) for seat in seats for card in range(cards) for level in LEVELS]


def _slot(roster: tuple[Spell, ...], verb: Verb, item: int) -> i64:
    """The slot of the spell that an action is about."""
    if verb.items != ON_SPELL and verb.items != ON_LEVEL and verb.items != ON_LEVEL_OF:
        return _NONE
    return roster[item].colour
