"""Materia (the printed SpellBook by Phil Walker-Harding), as a plug-in."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from grimoire.games.options import RANDOM, Option, Options, When
from grimoire.games.spec import BoardData, Changes, GameSpec, Modes
from grimoire.kernel.game import Game, State
from grimoire.kernel.reading import Reader

if TYPE_CHECKING:
    from grimoire.games.endings import Ending
    from grimoire.games.materia.balance import SpellBalance
    from grimoire.games.materia.game import Materia
    from grimoire.games.offers import Offer, Places
    from grimoire.games.reasons import Thing
    from grimoire.kernel.action import Action
    from grimoire.terminal.drawing import Drawing
    from grimoire.texts.message import Message
    from grimoire.texts.words import Words

SETS: Final = ("set-1", "set-2", "set-3")
CLASSIC: Final = "classic"
_MIXED_SETS: Final = (2, 3, 3, 2, 3, 3, 3)  # of a mode with spells of several sets: the set of each colour


def _own_seven(reader: Reader, value: object, _: Options) -> object:
    from grimoire.games.materia.game import read_spells

    return read_spells(reader, value)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", "number", default=2, low=1, high=4),
    Option("spells", "choice", default="set-1", choices=(*SETS, CLASSIC), also=_own_seven, also_as="a list of 7"),
    Option("first", "seat", default=RANDOM, in_position=False),
    Option(
        "handicap", "number", default=0, low=0, high=3, when=When("players", (1,)), recorded="when",
        refusal=("solo-only", "only a game for one player has a handicap"),
    ),
)  # fmt: skip


class MateriaSpec(GameSpec):
    """Everything the rest of the program knows about Materia."""

    name = "materia"
    titles = ("spellbook",)
    options = OPTIONS
    examples = (
        ("play materia --players 1 --handicap 2", "solo"),
        ("play materia --spells classic", "random spells"),
        ("play materia --seats you,adept,you", "two people and a bot"),
        ("perft materia --depth 3 --players 1", ""),
        ("bench materia --games 10000 --players 4", ""),
        ("arena materia sage --seats 1 --handicap 2", "solo, against the game"),
    )
    bench_modes: ClassVar[Mapping[str, str]] = {
        "2 players, set-1": "2p-set-1",
        "2 players, set-2": "2p-set-2",
        "2 players, set-3": "2p-set-3",
        "4 players, classic": "4p-classic",
        "solo, classic": "1p-classic",
    }
    exploration = 4.0
    caution = 0.13
    rollout_turns = 4
    solo_exploration = 0.8
    levels: ClassVar[Mapping[str, str]] = {
        "novice": "greedy overlooks 67%",
        "apprentice": "greedy overlooks 47%",
        "adept": "greedy",
        "master": "sage@30",
        "archmage": "sage@1s",
    }

    def make(self, /, **options: object) -> "Materia":
        from grimoire.games.materia.game import Materia

        return Materia(**options)

    def modes(self) -> Modes:
        from grimoire.games.materia.spells import TABLE

        mixed = [row.name for colour, number in enumerate(_MIXED_SETS) for row in TABLE
                 if row.colour == colour and row.set == number]  # fmt: skip
        spells: dict[str, object] = {name: name for name in (*SETS, CLASSIC)} | {"mixed": mixed}
        modes: dict[str, Options] = {
            f"{players}p-{name}": {"players": players, "spells": value}
            for players in self.seats
            for name, value in spells.items()
        }
        for handicap in (1, 2, 3):
            modes[f"1p-handicap-{handicap}"] = {"players": 1, "spells": CLASSIC, "handicap": handicap}
        return modes

    def words(self) -> "Words":
        return _client().words

    def board_view(self, state: State) -> BoardData:
        return _client().board_view(state)

    def offers(self, state: State) -> "list[Offer]":
        return _client().offers(state)

    def places(self, state: State, action: "Action") -> "Places":
        return _client().places(state, action)

    def reason(self, state: State, thing: "Thing") -> "Message":
        from grimoire.games.materia.reasons import reason

        return reason(state, thing)

    def sources(self, state: State, parts: Sequence[dict[str, int]]) -> Sequence[dict[str, int]]:
        return _client().sources(state, parts)

    def ending(self, state: State) -> "Ending | None":
        return _client().ending(state)

    def sheet(self, game: Game[State]) -> object:
        from grimoire.games.materia.sheet import sheet

        return sheet(game)

    def wire_types(self) -> tuple[type, ...]:
        from grimoire.games.materia.board_types import BoardView
        from grimoire.games.materia.sheet import Sheet

        return BoardView, Sheet

    def terminal(self) -> "Drawing":
        from grimoire.games.materia import terminal

        return terminal

    def lesson(self) -> bytes:
        return self.folder().joinpath("lesson.json").read_bytes()

    def weights(self) -> bytes:
        return self.folder().joinpath("weights.net").read_bytes()

    def solo_weights(self) -> bytes:
        return self.folder().joinpath("solo.net").read_bytes()

    def training(self) -> Sequence[tuple[float, Options]]:
        shares = {
            "2p-set-1": 0.24, "2p-set-2": 0.05, "2p-set-3": 0.05, "2p-classic": 0.12, "3p-set-1": 0.04,
            "3p-classic": 0.04, "4p-set-1": 0.03, "4p-classic": 0.03, "1p-set-1": 0.20, "1p-set-2": 0.04,
            "1p-set-3": 0.04, "1p-classic": 0.12,
        }  # fmt: skip
        modes = self.modes()
        return [(share, modes[mode]) for mode, share in shares.items()]

    def changed(self, options: Options, cards: Changes) -> Game[State]:
        from grimoire.games.materia.changes import changed_game

        return changed_game(options, cards)

    def balance(self) -> "SpellBalance":
        from grimoire.games.materia.balance import BALANCE

        return BALANCE


class _Client(NamedTuple):
    """What every update for a client needs."""

    words: "Words"
    board_view: "Callable[[State], BoardData]"
    offers: "Callable[[State], list[Offer]]"
    places: "Callable[[State, Action], Places]"
    sources: "Callable[[State, Sequence[dict[str, int]]], list[dict[str, int]]]"
    ending: "Callable[[State], Ending | None]"


@cache
def _client() -> _Client:
    """Imported when it is first needed, and then at hand: an import statement in each call would cost more."""
    from grimoire.games.materia import words
    from grimoire.games.materia.board_view import board_view
    from grimoire.games.materia.ending import ending, sources
    from grimoire.games.materia.offers import offers, places

    return _Client(words, board_view, offers, places, sources, ending)


SPEC: Final = MateriaSpec()
