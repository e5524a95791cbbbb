"""What a worker remembers: the games it is asked about, and bots in the middle of a turn."""

import secrets
from collections import OrderedDict
from typing import Final

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.bots.advice import Hint
from grimoire.bots.search_bot import search_state
from grimoire.kernel.errors import GrimoireError, IllegalAction
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.server.workers.tasks import KEPT, Advise, Advised, Hinted, Task, Think, Thought

MOST_HINTS: Final = 5
BOTS_KEPT: Final = 8  # in the middle of a turn; the search tree of a strong one takes up to 40 MB
_SEED_BITS: Final = 60
_NOBODY: Final = -1

_Key = tuple[str, int, str]


class BadTask(Exception):
    """A task that will fail however often it is tried."""


class KnownGame:
    """A game as far as it is known, and the bot that is in the middle of a turn there."""

    def __init__(self, task: Task) -> None:
        self._about: Final = (task.game, task.options, task.start)
        self._record: Final = catalog.Record(catalog.game(task.game, **task.options), task.start)
        self._bot: Bot | None = None

    def fits(self, task: Task) -> bool:
        """Is a task about this game?"""
        return self._about == (task.game, task.options, task.start)

    def catch_up(self, actions: list[str]) -> None:
        """Goes on to where these actions lead; BadTask gives the number of an illegal one."""
        try:
            self._record.catch_up(actions)
        except IllegalAction as error:
            raise BadTask(f"action {len(self._record.actions) + 1}: {error}") from None

    def play_on(self, seat: int, spec: str) -> list[str]:
        """The bot's choices until somebody else decides; they are played, so they are legal."""
        known = len(self._record.actions)
        if self._record.state.player != seat:
            raise BadTask(f"seat {seat} does not decide here")
        while self._record.state.player == seat:
            self._play_once(spec)
        return self._record.actions[known:]

    def advise(self) -> Advised:
        """Hints for whoever decides."""
        advice = catalog.advise(self._record.state, seed=secrets.randbits(_SEED_BITS))
        hints = [_hinted(hint) for hint in advice.hints[:MOST_HINTS]]
        return Advised(list(advice.value.wins), list(advice.value.points), hints)

    @property
    def has_bot(self) -> bool:
        """Is a bot in the middle of a turn?"""
        return self._bot is not None

    def drop_bot(self) -> None:
        """Forgets the bot; another one would go on from here."""
        self._bot = None

    def _play_once(self, spec: str) -> None:
        if self._bot is None:
            self._bot = make_bot(spec)
        state = self._record.state
        self._record.play(state.text(self._bot.choose(state)))
        if not _goes_on(state, self._record.state):
            self._bot = None  # its search was for that turn


class WorkerState:
    """The games that were asked about last. One that failed is forgotten: the next try starts afresh."""

    def __init__(self, games_kept: int = KEPT, bots_kept: int = BOTS_KEPT) -> None:
        self._games_kept: Final = games_kept
        self._bots_kept: Final = bots_kept
        self._games: Final[OrderedDict[_Key, KnownGame]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._games)

    @property
    def bots(self) -> int:
        """How many bots are in the middle of a turn."""
        return sum(game.has_bot for game in self._games.values())

    def think(self, task: Think) -> Thought:
        """Plays on for a seat; BadTask if that is impossible."""
        key = (task.table, task.seat, task.bot)
        game = self._take(key, task)
        thought = Thought(game.play_on(task.seat, task.bot))
        self._keep(key, game)
        return thought

    def advise(self, task: Advise) -> Advised:
        """Hints; BadTask if there is no such game."""
        key = (task.table, _NOBODY, "")
        game = self._take(key, task)
        advised = game.advise()
        self._keep(key, game)
        return advised

    def forget(self, table: str) -> None:
        """Forgets a table."""
        for key in [key for key in self._games if key[0] == table]:
            del self._games[key]

    def _take(self, key: _Key, task: Task) -> KnownGame:
        """The game of a task, as far as it was played."""
        game = self._games.pop(key, None)
        if game is None or not game.fits(task):
            game = _new_game(task)
        game.catch_up(task.actions)
        return game

    def _keep(self, key: _Key, game: KnownGame) -> None:
        self._games[key] = game
        while len(self._games) > self._games_kept:
            self._games.popitem(last=False)
        with_bots = [game for game in self._games.values() if game.has_bot]
        for oldest in with_bots[: -self._bots_kept]:
            oldest.drop_bot()


def make_bot(spec: str) -> Bot:
    """A bot that nobody can predict; BadTask if the catalogue has none of this name."""
    if spec.startswith(catalog.EXTERNAL):
        raise BadTask("external programs cannot play on the server")
    try:
        return catalog.bot(spec, secrets.randbits(_SEED_BITS))
    except GrimoireError as error:
        raise BadTask(str(error)) from None


def _goes_on(before: State, after: State) -> bool:
    """Is it still the same turn? Where chance comes first, any outcome tells."""
    while after.player == CHANCE:
        after.play(after.outcome(0.5))
    return after.player != OVER and search_state(after).turn_key() == search_state(before).turn_key()


def _new_game(task: Task) -> KnownGame:
    try:
        return KnownGame(task)
    except (GrimoireError, TypeError) as error:  # TypeError: an option that the game does not have
        raise BadTask(str(error)) from None


def _hinted(hint: Hint) -> Hinted:
    return Hinted(hint.action, hint.share, list(hint.value.wins), list(hint.value.points))
