"""Sigils (the printed Spellbooks by Alexandros Kapidakis), as a plug-in."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from grimoire.games.options import RANDOM, Option, Options, When
from grimoire.games.spec import BoardData, Changes, GameSpec, Modes
from grimoire.kernel.game import Game, State
from grimoire.kernel.reading import Reader

if TYPE_CHECKING:
    from cyclopts import App

    from grimoire.games.endings import Ending
    from grimoire.games.offers import Offer, Places
    from grimoire.games.reasons import Thing
    from grimoire.games.sigils.balance import CardBalance
    from grimoire.games.sigils.game import Sigils
    from grimoire.kernel.action import Action
    from grimoire.terminal.drawing import Drawing
    from grimoire.texts.message import Message
    from grimoire.texts.words import Words


def _own_gifts(reader: Reader, value: object, options: Options) -> object:
    from grimoire.games.sigils.start import read_gifts

    return read_gifts(reader, value, options)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", "number", default=2, low=2, high=5),
    Option("edition", "choice", default="60", choices=("60", "75")),
    Option(
        "teachers", "flag", default=False, when=When("edition", ("60",)),
        refusal=("no-teachers", "edition {edition} has no Teachers"),
    ),
    Option("first", "seat", default=RANDOM, in_position=False),
    Option(
        "start", "choice", default="printed", choices=("printed", "fair"), also=_own_gifts,
        also_as="a gift for each player", in_position=False, recorded="given",
    ),
    Option("deck", "file", default=None, in_position=False, remedy_for=("not-a-card",), recorded="given"),
)  # fmt: skip
_EDITIONS: Final[dict[str, Options]] = {
    "60": {"edition": "60"},
    "60-teachers": {"edition": "60", "teachers": True},
    "75": {"edition": "75"},
}


class SigilsSpec(GameSpec):
    """Everything the rest of the program knows about Sigils."""

    name = "sigils"
    titles = ("spellbooks",)
    options = OPTIONS
    examples = (
        ("play sigils --players 3 --teachers", "with the Teachers' dice"),
        ("play sigils --deck my-deck.toml", "with spells of your own"),
        ("perft sigils --depth 2 --edition 75", ""),
        ("bench sigils --teachers", ""),
        ("check position.json --deck my-deck.toml", ""),
        ("arena sigils sage@2000 mcts@0.5s --sprt 0.5,0.65 --teachers", ""),
    )
    bench_modes: ClassVar[Mapping[str, str]] = {
        "2 players, edition 60": "2p-60",
        "2 players, Teachers": "2p-60-teachers",
        "2 players, edition 75": "2p-75",
        "5 players, edition 75": "5p-75",
    }
    exploration = 1.0
    playout_share = 0.5
    search_share = 0.35
    # Dice ask for more thought than tokens: with few nodes the master would be far weaker.
    levels: ClassVar[Mapping[str, str]] = {
        "novice": "greedy overlooks 65%",
        "apprentice": "greedy overlooks 45%",
        "adept": "greedy",
        "master": "sage@300",
        "archmage": "sage@1s",
    }

    def make(self, /, **options: object) -> "Sigils":
        from grimoire.games.sigils.game import Sigils

        return Sigils(**options)

    def modes(self) -> Modes:
        return {
            f"{players}p-{name}": {"players": players, **options}
            for players in self.seats
            for name, options in _EDITIONS.items()
        }

    def words(self) -> "Words":
        return _client().words

    def board_view(self, state: State) -> BoardData:
        return _client().board_view(state)

    def offers(self, state: State) -> "list[Offer]":
        return _client().offers(state)

    def places(self, state: State, action: "Action") -> "Places":
        return _client().places(state, action)

    def reason(self, state: State, thing: "Thing") -> "Message":
        from grimoire.games.sigils.reasons import reason

        return reason(state, thing)

    def sources(self, state: State, parts: Sequence[dict[str, int]]) -> Sequence[dict[str, int]]:
        return _client().sources(state, parts)

    def ending(self, state: State) -> "Ending | None":
        return _client().ending(state)

    def sheet(self, game: Game[State]) -> object:
        from grimoire.games.sigils.sheet import sheet

        return sheet(game)

    def wire_types(self) -> tuple[type, ...]:
        from grimoire.games.sigils.board_types import BoardView
        from grimoire.games.sigils.sheet import Sheet

        return BoardView, Sheet

    def terminal(self) -> "Drawing":
        from grimoire.games.sigils import terminal

        return terminal

    def lesson(self) -> bytes:
        return self.folder().joinpath("lesson.json").read_bytes()

    def weights(self) -> bytes:
        return self.folder().joinpath("weights.net").read_bytes()

    def training(self) -> Sequence[tuple[float, Options]]:
        shares = {
            "2p-60": 0.40, "2p-75": 0.22, "2p-60-teachers": 0.10, "3p-60": 0.10, "3p-75": 0.06, "4p-60": 0.06,
            "4p-75": 0.03, "5p-60": 0.03,
        }  # fmt: skip
        modes = self.modes()
        return [(share, modes[mode]) for mode, share in shares.items()]

    def commands(self) -> "Sequence[App]":
        from grimoire.games.sigils.deck_command import app

        return (app,)

    def changed(self, options: Options, cards: Changes) -> Game[State]:
        from grimoire.games.sigils.changes import changed_game

        return changed_game(options, cards)

    def balance(self) -> "CardBalance":
        from grimoire.games.sigils.balance import BALANCE

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
    from grimoire.games.sigils import words
    from grimoire.games.sigils.board_view import board_view
    from grimoire.games.sigils.ending import ending, sources
    from grimoire.games.sigils.offers import offers, places

    return _Client(words, board_view, offers, places, sources, ending)


SPEC: Final = SigilsSpec()
