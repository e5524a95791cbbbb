"""A game at the terminal: who sits where, what chance and bots do by themselves, what can be taken back."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Final

from grimoire.bots import Bot, Follower
from grimoire.kernel.chance import Source, draw
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.kernel.record import Record

NOTHING: Final = "nothing"
BY_CHANCE: Final = "chance"
BY_OTHER: Final = "other"


class Session:
    """A record being played. Seats without a bot are persons."""

    def __init__(
        self, record: Record, bots: Sequence[Bot | None], seed: int | None = None, ask_all: bool = False
    ) -> None:
        self.record: Final = record
        self.bots: Final = list(bots)
        self.ask_all: Final = ask_all
        self.state = record.state
        self.past: Final[list[tuple[State, str]]] = list(zip(record.states(), record.actions, strict=False))
        self._seed = seed
        self._seen: Final[dict[int, int]] = {}  # how much of the record each bot that follows it knows

    @property
    def thinker(self) -> int | None:
        """The seat of the bot that ``step`` is going to ask, if it is a bot's turn."""
        seat = self.state.player
        return seat if seat >= 0 and self.bots[seat] is not None else None

    @property
    def over(self) -> bool:
        return self.state.player == OVER

    def play(self, action: str) -> None:
        """Plays an action in notation; IllegalAction changes nothing."""
        before = self.state
        self.record.play(action)
        self.past.append((before, action))
        self.state = self.record.state

    def step(self) -> bool:
        """Plays one thing that needs no person, if there is one; BotError, and nothing is changed, if a bot fails."""
        state = self.state
        if self.over:
            return False
        if state.player == CHANCE:
            self.play(state.text(draw(state, self._source())))
            return True
        bot = self.bots[state.player]
        if bot is not None:
            self._tell(state.player, bot)
            self.play(state.text(bot.choose(state.copy())))
            return True
        if not self._is_asked(state):
            self.play(state.actions()[0])
            return True
        return False

    def seat(self, seat: int, bot: Bot) -> None:
        """Gives a seat to another bot."""
        self._dismiss(seat)
        self.bots[seat] = bot

    def close(self) -> None:
        """Lets the bots go that follow the record."""
        for seat in range(len(self.bots)):
            self._dismiss(seat)

    def undo(self) -> str | None:
        """Back to the last choice of the person who is asked now; else, with nothing changed, the reason why not."""
        for count, (before, _) in enumerate(reversed(self.past), start=1):
            if before.player != self.state.player:
                return BY_CHANCE if before.player == CHANCE else BY_OTHER
            if self._is_asked(before):
                self._take_back(count)
                return None
        return NOTHING

    def _tell(self, seat: int, bot: Bot) -> None:
        """A bot that follows the record is told of it once, and again where what it knows was taken back."""
        if not isinstance(bot, Follower):
            return
        played = len(self.record.actions)
        if seat not in self._seen or played < self._seen[seat]:
            bot.follow(self.record)
        self._seen[seat] = played + 1  # with what it is going to choose

    def _dismiss(self, seat: int) -> None:
        bot = self.bots[seat]
        if self._seen.pop(seat, None) is not None and isinstance(bot, Follower):
            with suppress(Exception):  # it is not needed any more
                bot.close()

    def _is_asked(self, state: State) -> bool:
        return self.ask_all or len(state.legal()) > 1

    def _take_back(self, count: int) -> None:
        for _ in range(count):
            self.record.undo()
            self.state, _ = self.past.pop()

    def _source(self) -> Source:
        """With a seed every draw depends on its number only, so that a resumed game goes on as it would have."""
        return SystemRandom() if self._seed is None else Random(f"{self._seed} {len(self.past)}")
