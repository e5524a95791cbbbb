"""Sigils with its options chosen."""

from typing import Any, Final

from grimoire.games.base import BaseGame, check_first
from grimoire.games.sigils import position
from grimoire.games.sigils.cards import Deck, own_deck, read_deck
from grimoire.games.sigils.interpreter import RULES_VERSION, begin
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.spells import EDITIONS, TYPES
from grimoire.games.sigils.state import State, new_state
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


class Sigils(BaseGame[State]):
    """A game of Sigils: ``players``, ``edition``, ``teachers``, ``first`` and ``deck``."""

    name = "sigils"
    rules: Final = RULES_VERSION

    def __init__(
        self,
        players: int = 2,
        edition: str = "60",
        teachers: bool = False,
        first: int | str = "random",
        deck: object = None,
        **unknown: object,
    ) -> None:
        _check(players, edition, teachers, first, unknown)
        self.players: Final = players
        self.edition: Final = edition
        self.teachers: Final = teachers
        self.first: Final = first
        self.deck: Final = own_deck(edition) if deck is None else read_deck(deck, edition, players)
        self._own_deck: Final = deck is None
        rules = EDITIONS[edition]
        seat = first if isinstance(first, int) else -1
        self.linked: Final = Linked(
            self.deck.cards,
            _bonuses(self.deck, rules.families),
            players,
            seat,
            teachers,
            rules.gems,
            rules.gems_a_fame,
            rules.rerolls_used,
            self.options,
        )

    @property
    def options(self) -> dict[str, Any]:
        """The options that make this game again, ready for JSON; a deck of one's own is embedded."""
        options: dict[str, Any] = {
            "players": self.players,
            "edition": self.edition,
            "teachers": self.teachers,
            "first": self.first,
        }
        if not self._own_deck:
            options["deck"] = self.deck.data
        return options

    @property
    def action_count(self) -> int:
        """Codes are 0 to action_count - 1."""
        return self.linked.action_count

    def start(self) -> State:
        """Before the first chance outcome."""
        state = new_state(self.linked)
        begin(state)
        return state

    def load(self, data: object) -> State:
        """A position, as ``json.load`` gives it."""
        state = new_state(self.linked)
        position.load(state, data, self.edition)
        return state


def _check(players: object, edition: object, teachers: object, first: object, unknown: dict[str, object]) -> None:
    reader = Reader()
    for option in unknown:
        reader.fault("unknown-option", option, "there is no such option")
    options = {"players": players, "edition": edition, "teachers": teachers}
    count = reader.number(options, "players", LEAST_PLAYERS, MOST_PLAYERS)
    name = reader.choice(options, "edition", tuple(EDITIONS))
    reader.flag(options, "teachers", "")
    if count is not None:
        check_first(reader, first, count)
    if name is not None and teachers is True and not EDITIONS[name].has_teachers:
        reader.fault("no-teachers", "teachers", "edition {edition} has no Teachers", edition=name)
    if reader.faults:
        raise OptionError(reader.faults)


def _bonuses(deck: Deck, families: tuple[str, ...]) -> list[tuple[int, int]]:
    """The family and the type that each spot of the book rewards, -1 for none."""
    return [
        (families.index(bonus) if bonus in families else -1, TYPES.index(bonus) if bonus in TYPES else -1)
        for bonus in deck.bonuses
    ]
