"""What a game tells the rest of the program about itself: one :class:`GameSpec` for each game.

A game registers its ``SPEC`` under the entry-point group ``grimoire.games``. What it does not override has a default
that works for every game: a board of labelled zones, a button for every action, the levels without a trained net.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar, Final

from grimoire.games.options import PLAYERS, Option, Options
from grimoire.kernel.game import Game, Json, State
from grimoire.kernel.playing import state_of

__all__ = ["GameSpec", "Modes"]

if TYPE_CHECKING:
    from cyclopts import App

    from grimoire.games.balance import Balance
    from grimoire.games.endings import Ending
    from grimoire.games.observation import Observation
    from grimoire.games.offers import Offer, Places
    from grimoire.games.reasons import Thing
    from grimoire.kernel.action import Action
    from grimoire.terminal.drawing import Drawing
    from grimoire.texts.message import Message
    from grimoire.texts.words import Words

Modes = Mapping[str, Options]
BoardData = Mapping[str, Json]
Changes = Mapping[str, Mapping[str, object]]  # by card or spell: the fields that are different, with their values
# From easy to hard. Nodes make a level equally strong on every machine; only the hardest takes its time.
DEFAULT_LEVELS: Final[Mapping[str, str]] = {
    "novice": "greedy overlooks 65%",
    "apprentice": "greedy overlooks 45%",
    "adept": "greedy",
    "master": "mcts@400",
    "archmage": "mcts@1s",
}


class GameSpec:
    """A game as a plug-in. What costs time to import is imported when a method is first called."""

    name: ClassVar[str]
    titles: ClassVar[tuple[str, ...]] = ()  # other names that are understood, such as the printed title
    options: ClassVar[tuple[Option, ...]]
    examples: ClassVar[tuple[tuple[str, str], ...]] = ()  # for the help: ("play mygame --players 1", "solo")
    bench_modes: ClassVar[Mapping[str, str]] = {}  # what is measured: a label and its mode, the main one first
    levels: ClassVar[Mapping[str, str]] = DEFAULT_LEVELS  # how bots for people play; what is not named is as usual
    # Found by matches: how much a search tries what its net likes less, which differences in value it mistrusts, and
    # for how many turns close choices are played on.
    exploration: ClassVar[float] = 2.0
    caution: ClassVar[float] = 0.0
    rollout_turns: ClassVar[int] = 0
    # A game that is played alone: the search then mistrusts nothing and plays nothing on. 0 searches as with others.
    solo_exploration: ClassVar[float] = 0.0
    # How much of a leaf's value is that of a short playout instead of the net's, and how many turns it has.
    playout_share: ClassVar[float] = 0.0
    playout_turns: ClassVar[int] = 8
    # Of an evaluation: the least share of what the search says; the rest are games played out by the policy.
    search_share: ClassVar[float] = 0.0

    @property
    def seats(self) -> range:
        """How many can play."""
        players = next(option for option in self.options if option.name == PLAYERS)
        return range(players.low, players.high + 1)

    def folder(self) -> Traversable:
        """The game's own folder; its texts are in ``texts/en.ftl``, ``fr.ftl`` and ``de.ftl`` there."""
        return files(type(self).__module__)

    def make(self, /, **options: object) -> Game[State]:
        """The game with its options chosen; OptionError names each fault."""
        raise NotImplementedError

    def modes(self) -> Modes:
        """Ways to play that tests, benchmarks and training go through, by name."""
        return {}

    # In words

    def words(self) -> "Words":
        """The game in words."""
        from grimoire.games.generic import GenericWords

        return GenericWords(self.name)

    # For clients

    def board_view(self, state: State) -> BoardData:
        """The board as a client draws it: the position, and what is under way."""
        return state.position()

    def offers(self, state: State) -> "list[Offer]":
        """The legal actions as things to point at; [] at chance and once over."""
        from grimoire.games.generic import plain_offers

        return plain_offers(self.words(), state)

    def places(self, state: State, action: "Action") -> "Places":  # noqa: ARG002 (games with zones need it)
        """What an action, or an outcome of chance, touches in the state before it, and where that goes."""
        from grimoire.games.offers import Places

        return Places(item=action.item, amount=action.amount)

    def reason(self, state: State, thing: "Thing") -> "Message":  # noqa: ARG002 (games with a board of their own need it)
        """Why something on the board that no offer touches cannot be chosen now, in one sentence."""
        from grimoire.texts.message import message

        return message("reason-general")

    def sources(self, state: State, parts: "Sequence[dict[str, int]]") -> Sequence[dict[str, int]]:  # noqa: ARG002
        """For each score, where its points come from: ``parts``, which are ``score_parts()``, in broader groups.

        Their texts are ``<game>-source-<source>``, or those of the parts.
        """
        return parts

    def ending(self, state: State) -> "Ending | None":  # noqa: ARG002 (games with last turns need it)
        """Who has triggered the end, while last turns are left."""
        return None

    def turn(self, state: State) -> tuple[int, int]:
        """The round, from 1 on, and the seat whose turn it is."""
        return int(getattr(state, "round", 1)), int(getattr(state, "turn", max(0, state.player)))

    def sheet(self, game: Game[State]) -> object | None:  # noqa: ARG002 (games with cards need it)
        """All spells or cards of a game for reference: a msgspec struct, or None if there are none."""
        return None

    def wire_types(self) -> tuple[type, ...]:
        """The classes of the board view and the sheet, for clients in TypeScript."""
        return ()

    def terminal(self) -> "Drawing":
        """How the game is drawn in a terminal."""
        from grimoire.terminal.generic import GenericDrawing

        return GenericDrawing(self)

    def lesson(self) -> bytes | None:
        """A guided first game as JSON (see :mod:`grimoire.table.lesson`), None if there is none."""
        return None

    # For bots

    def weights(self) -> bytes | None:
        """The trained net of the sage, None if there is none."""
        return None

    def solo_weights(self) -> bytes | None:
        """The net for games of one player, None if they have none of their own."""
        return None

    def net_for(self, alone: bool) -> bytes | None:
        """The net for a game alone or with others, None if there is none."""
        return (self.solo_weights() if alone else None) or self.weights()

    def training(self) -> Sequence[tuple[float, Options]]:
        """The options that self-play goes through, each with its share of the games."""
        modes = self.modes() or {"": {}}
        return [(1.0 / len(modes), options) for options in modes.values()]

    # For environments

    def observation(self, game: Game[State]) -> "Observation":
        """What the numbers mean that a seat sees of a game with its options chosen (see ``grimoire.envs``)."""
        from grimoire.games.search_state import SearchState

        return state_of(game.start(), SearchState).observation()

    # For study

    def balance(self) -> "Balance | None":
        """How to count which spells or cards win, None if there is nothing to count."""
        return None

    def changed(self, options: Options, cards: Changes) -> Game[State]:  # noqa: ARG002 (games with cards need it)
        """The game with other numbers on some of its cards or spells, for experiments; OptionError for each fault."""
        from grimoire.kernel.errors import Fault, OptionError

        raise OptionError(
            Fault("no-changes", self.name, "{game} has no cards or spells that can be changed", game=self.name)
        )

    # For the command line

    def commands(self) -> "Sequence[App]":
        """Commands of the game's own for the command line."""
        return ()
