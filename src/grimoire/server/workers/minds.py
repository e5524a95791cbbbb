"""What a worker has in its memory: the games it is asked about, and bots in the middle of a turn."""

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
PLANS: Final = 8  # bots that are kept in the middle of a turn: the plan of a strong one takes up to 40 MB
_SEED_BITS: Final = 60
_NOBODY: Final = -1

_Key = tuple[str, int, str]


class Refused(Exception):
    """A task that cannot be done, however often it is tried."""


class Mind:
    """A game as it was last told, and the bot that is in the middle of a turn there."""

    def __init__(self, task: Task) -> None:
        self._told: Final = (task.game, task.options, task.start)
        self._record: Final = catalog.Record(catalog.game(task.game, **task.options), task.start)
        self._bot: Bot | None = None

    def fits(self, task: Task) -> bool:
        """Is the task about this game?"""
        return self._told == (task.game, task.options, task.start)

    def catch_up(self, actions: list[str]) -> None:
        """Refused, with the number of the action, where one is illegal."""
        try:
            self._record.catch_up(actions)
        except IllegalAction as error:
            raise Refused(f"action {len(self._record.actions) + 1}: {error}") from None

    def play_on(self, seat: int, spec: str) -> list[str]:
        """Plays the bot's choices, so that they are known to be legal."""
        known = len(self._record.actions)
        if self._record.state.player != seat:
            raise Refused(f"seat {seat} does not decide here")
        while self._record.state.player == seat:
            self._play_once(spec)
        return self._record.actions[known:]

    def advise(self) -> Advised:
        """Hints for whoever decides."""
        advice = catalog.advise(self._record.state, seed=secrets.randbits(_SEED_BITS))
        hints = [_hinted(hint) for hint in advice.hints[:MOST_HINTS]]
        return Advised(list(advice.value.wins), list(advice.value.points), hints)

    @property
    def has_plan(self) -> bool:
        """Is a bot in the middle of a turn?"""
        return self._bot is not None

    def drop_plan(self) -> None:
        """Lets another bot go on, if there is more to decide."""
        self._bot = None

    def _play_once(self, spec: str) -> None:
        if self._bot is None:
            self._bot = make_bot(spec)
        state = self._record.state
        self._record.play(state.text(self._bot.choose(state)))
        if not _goes_on(state, self._record.state):
            self._bot = None  # its plan was for that turn


class Minds:
    """The minds that were asked for last. One that failed is not kept: the next try begins anew."""

    def __init__(self, kept: int = KEPT, plans: int = PLANS) -> None:
        self._kept: Final = kept
        self._plans: Final = plans
        self._minds: Final[OrderedDict[_Key, Mind]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._minds)

    @property
    def plans(self) -> int:
        """How many bots are in the middle of a turn."""
        return sum(mind.has_plan for mind in self._minds.values())

    def think(self, task: Think) -> Thought:
        """Plays on for a seat; Refused if that cannot be."""
        key = (task.table, task.seat, task.bot)
        mind = self._take(key, task)
        thought = Thought(mind.play_on(task.seat, task.bot))
        self._keep(key, mind)
        return thought

    def advise(self, task: Advise) -> Advised:
        """Hints; Refused if there is no such game."""
        key = (task.table, _NOBODY, "")
        mind = self._take(key, task)
        advised = mind.advise()
        self._keep(key, mind)
        return advised

    def forget(self, table: str) -> None:
        """Drops what is known of a table."""
        for key in [key for key in self._minds if key[0] == table]:
            del self._minds[key]

    def _take(self, key: _Key, task: Task) -> Mind:
        """The mind that knows the game of the task, as far as it was played."""
        mind = self._minds.pop(key, None)
        if mind is None or not mind.fits(task):
            mind = _new_mind(task)
        mind.catch_up(task.actions)
        return mind

    def _keep(self, key: _Key, mind: Mind) -> None:
        self._minds[key] = mind
        while len(self._minds) > self._kept:
            self._minds.popitem(last=False)
        planning = [mind for mind in self._minds.values() if mind.has_plan]
        for old in planning[: -self._plans]:
            old.drop_plan()


def make_bot(spec: str) -> Bot:
    """A bot that nobody can foresee; Refused if the catalogue has none of this name."""
    if spec.startswith(catalog.EXTERNAL):
        raise Refused("programs do not play here")
    try:
        return catalog.bot(spec, secrets.randbits(_SEED_BITS))
    except GrimoireError as error:
        raise Refused(str(error)) from None


def _goes_on(before: State, after: State) -> bool:
    """Is it still the same turn? Where chance comes first, one outcome tells, whichever it is."""
    while after.player == CHANCE:
        after.play(after.outcome(0.5))
    return after.player != OVER and search_state(after).turn_key() == search_state(before).turn_key()


def _new_mind(task: Task) -> Mind:
    try:
        return Mind(task)
    except (GrimoireError, TypeError) as error:  # TypeError: an option that the game does not have
        raise Refused(str(error)) from None


def _hinted(hint: Hint) -> Hinted:
    return Hinted(hint.action, hint.share, list(hint.value.wins), list(hint.value.points))
