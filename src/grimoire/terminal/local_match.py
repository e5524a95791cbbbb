"""A match at this terminal: drives :class:`grimoire.table.match.Match` for the people in front of it and the bots."""

from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots import Bot, Follower
from grimoire.kernel.chance import Source
from grimoire.kernel.game import OVER, Game, Position, State
from grimoire.kernel.record import Record, RecordData, RecordResult
from grimoire.table.events import AnyEvent
from grimoire.table.from_record import events_of_record
from grimoire.table.match import Match
from grimoire.table.numbered_source import NumberedSource
from grimoire.table.settings import SeatPlan, Settings
from grimoire.terminal.saves import YOU

NOW: Final = 0  # there is no clock


class Step(NamedTuple):
    """An action or outcome of chance that was played, and the state before it."""

    state: State
    action: str


class LocalMatch:
    """Goes on from a record. Seats without a bot are people's; the match knows them all by the same name.

    With a seed every draw depends on its number only, so that a resumed game goes on as it would have.
    """

    def __init__(
        self, record: Record, bots: Sequence[Bot | None], seed: int | None = None, ask_all: bool = False
    ) -> None:
        self.bots: Final = list(bots)
        self.ask_all: Final = ask_all
        self._seed: Final = seed
        source = SystemRandom() if seed is None else NumberedSource(seed, len(record.actions))
        plans = [SeatPlan("person", player=YOU) if bot is None else SeatPlan("bot", level=bot.name) for bot in bots]
        events = events_of_record(record, Settings(record.game.name), plans, NOW, source)
        self._match: Final = Match.restore(catalog.game, events)
        self.steps: Final[list[Step]] = []
        self._known: Final[dict[int, int]] = {}  # how many actions each bot that follows the game knows
        self._update_steps()

    @property
    def game(self) -> Game[State]:
        """The game with its options."""
        return self._match.history.game

    @property
    def state(self) -> State:
        """The state of the game; to be read, not played on."""
        return self._match.state

    @property
    def over(self) -> bool:
        return self.state.player == OVER

    @property
    def thinker(self) -> int | None:
        """The seat whose bot decides next."""
        return self._match.thinker

    def record(self) -> RecordData:
        """The record of the game so far, ready for JSON; who plays is noted next to it, for a bot may be a command."""
        record = self._match.record()
        record.pop("seats", None)
        return record

    def play(self, action: str) -> None:
        """A person's decision, in notation; Refused, with nothing changed, if it is not legal."""
        match = self._match
        self._evolve(match.play(YOU, self.state.player, action, match.version, NOW, self._source()))

    def step(self) -> bool:
        """Plays one decision that no person makes, if there is one; BotError, with nothing changed, if a bot fails."""
        seat, state = self._match.decider, self.state
        bot = None if seat is None else self.bots[seat]
        if seat is not None and bot is not None:
            self._introduce(seat, bot)
            action = state.text(bot.choose(state.copy()))
            self._evolve(self._match.play_bot(seat, [action], self._match.version, NOW, self._source()))
        elif seat is not None and not self.ask_all and len(state.legal()) == 1:
            self.play(state.actions()[0])
        else:
            return False
        return True

    def undo(self) -> None:
        """Back to the last choice of the person who decides now; Refused, with nothing changed, if there is no way."""
        match = self._match
        self._evolve(match.undo(YOU, self.state.player, match.version, NOW, forced=self.ask_all))

    def seat_bot(self, seat: int, bot: Bot) -> None:
        """Another bot takes over a bot's seat."""
        self._dismiss(seat)
        self.bots[seat] = bot

    def close(self) -> None:
        """Dismisses the bots that follow the game."""
        for seat in range(len(self.bots)):
            self._dismiss(seat)

    def _source(self) -> Source:
        return SystemRandom() if self._seed is None else NumberedSource.before_move(self._seed, self._match)

    def _evolve(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self._match.evolve(event)
        self._update_steps()

    def _update_steps(self) -> None:
        """Adds what was played since, and drops what was undone."""
        actions, steps = self._match.history.actions, self.steps
        del steps[len(actions) :]
        state = steps[-1].state.copy() if steps else self._match.history.first_state()
        if steps:
            state.apply(steps[-1].action)
        for action in actions[len(steps) :]:
            steps.append(Step(state.copy(), action))
            state.apply(action)

    def _introduce(self, seat: int, bot: Bot) -> None:
        """A bot that follows the game gets it once, and again when something that it knows was undone."""
        if not isinstance(bot, Follower):
            return
        played = self._match.history.length
        if seat not in self._known or played < self._known[seat]:
            bot.follow(MatchInProgress(self._match))
        self._known[seat] = played + 1  # with its own decision

    def _dismiss(self, seat: int) -> None:
        bot = self.bots[seat]
        if self._known.pop(seat, None) is not None and isinstance(bot, Follower):
            with suppress(Exception):  # it is not needed any more
                bot.close()


class MatchInProgress:
    """A match as bots follow it."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match

    @property
    def game(self) -> Game[State]:
        return self._match.history.game

    @property
    def start(self) -> Position | None:
        return self._match.history.start

    @property
    def actions(self) -> Sequence[str]:
        return self._match.history.actions

    @property
    def result(self) -> RecordResult | None:
        return self._match.record()["result"]
