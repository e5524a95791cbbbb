"""A match: what may be asked of it, and what it becomes by each event."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from grimoire.kernel import record
from grimoire.kernel.chance import Source, draw
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.table.clocks import NOBODY, Clocks
from grimoire.table.events import (
    Abandoned,
    AnyEvent,
    Begun,
    Created,
    Freed,
    Left,
    Played,
    Rematched,
    Resigned,
    Returned,
    Said,
    Seated,
    Undone,
    Why,
    Wish,
    Wished,
)
from grimoire.table.lesson import Lesson, MakeGame, lesson_of
from grimoire.table.refusal import Refused, refused
from grimoire.table.seats import Seat
from grimoire.table.settings import SeatPlan, Settings, check_clock
from grimoire.table.trail import BY_CHANCE, BY_OTHER, NOTHING, LessonTrail, Trail

Status = Literal["open", "live", "over", "abandoned"]
CHAT_KEPT: Final = 100
_NO_UNDO: Final = {
    NOTHING: Fault("undo-nothing", "", "there is nothing of yours to take back"),
    BY_CHANCE: Fault("undo-chance", "", "chance has fallen since"),
    BY_OTHER: Fault("undo-other", "", "somebody else has moved since"),
}


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, and by what."""

    winners: tuple[int, ...]
    by: Literal["play", "resign", "time", "abandon"]


class Match:
    """A match in progress. Commands check, return the events they caused and have applied them already."""

    def __init__(self, make: MakeGame, created: Created) -> None:
        settings = created.settings
        self.settings: Final = settings
        self.host: Final = created.host
        self.seats: Final = [Seat.of(plan) for plan in created.seats]
        game = make(settings.game, **settings.options)
        self.lesson: Final = lesson_of(settings.game, make) if settings.lesson else None
        self.trail: Final = Trail(game, settings) if self.lesson is None else LessonTrail(game, settings, self.lesson)
        self.clocks: Final = None if settings.clock is None else Clocks(settings.clock, len(self.seats))
        self.version = created.version
        self.changed = created.at
        self.moment = created.version  # the version since which the position is as it is
        self.status: Status = "open"
        self.result: Result | None = None
        self.wishes: Final[dict[Wish, set[int]]] = {"abandon": set(), "rematch": set()}
        self.rematch = ""
        self.chat: Final[list[Said]] = []
        self._undone = 0  # the version of the last time that something was taken back
        self._foreseen: State | None = None  # what the decision being made leads to

    @classmethod
    def create(
        cls, make: MakeGame, settings: Settings, seats: Sequence[SeatPlan], now: int, source: Source, host: str = ""
    ) -> tuple["Match", list[AnyEvent]]:
        """A new match, begun at once if nobody is missing; OptionError names what cannot be."""
        check_clock(settings.clock)
        game = make(settings.game, **settings.options)
        if settings.start is not None:
            game.load(settings.start)
        if len(seats) != game.players:
            raise refused("wrong-seats", "seats", "{found} seats, but {wanted} play",
                          found=len(seats), wanted=game.players)  # fmt: skip
        settings = msgspec.structs.replace(settings, game=game.name, options=game.options)
        created = Created(version=1, at=now, settings=settings, seats=tuple(seats), host=host)
        match = cls(make, created)
        return match, [created, *match._begin_if_full(now, source)]

    @classmethod
    def restore(cls, make: MakeGame, events: Iterable[AnyEvent]) -> "Match":
        """A match from all its events; ValueError if they are not a match's."""
        told = iter(events)
        created = next(told, None)
        if not isinstance(created, Created):
            raise ValueError("a match begins with its creation")
        match = cls(make, created)
        for event in told:
            match.apply(event)
        return match

    # What can be asked

    @property
    def state(self) -> State:
        """The state as it is; to be looked at, not played on."""
        return self.trail.state

    @property
    def decider(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.state.player if self.status == "live" else None

    @property
    def thinker(self) -> int | None:
        """The seat that a bot has to decide for now. Nobody's game waits while all its people are away."""
        seat = self.decider
        if seat is None or self.seats[seat].is_here:
            return None
        people = [each for each in self.seats if each.is_person and not each.resigned]
        return seat if not people or any(each.is_here for each in people) else None

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays a seat."""
        return self.seats[seat].level or self.settings.stand_in

    @property
    def foretold(self) -> str | None:
        """The action that the lesson, if this is one, goes on with."""
        return None if self.lesson is None else self.lesson.next(self.state)

    @property
    def deadline(self) -> int | None:
        """When the clock of whoever decides runs out."""
        return None if self.clocks is None or self.status != "live" else self.clocks.deadline()

    def seats_of(self, player: str) -> list[int]:
        """The seats somebody holds."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and seat.player == player]

    def record(self) -> dict[str, Any]:
        """The record of the game so far, ready for JSON."""
        game, state = self.trail.game, self.state
        over = state.player == OVER
        return {
            "grimoire": record.FORMAT,
            "game": game.name,
            "rules": game.rules,
            "options": game.options,
            "start": self.trail.start,
            "actions": list(self.trail.actions),
            "result": {"scores": state.scores(), "winners": state.winners()} if over else None,
        }

    # Commands of people

    def sit(self, player: str, name: str, now: int, source: Source, seat: int | None = None) -> list[AnyEvent]:
        """Takes an open seat, the first one if none is named."""
        self._check_open()
        free = [number for number, each in enumerate(self.seats) if each.kind == "open"]
        chosen = (free[0] if free else None) if seat is None else seat
        if chosen not in free:
            raise refused("seat-taken", "seat", "this seat is not free")
        return self._take(chosen, SeatPlan("person", name, player), now, source)

    def fill(self, player: str, seat: int, level: str, now: int, source: Source) -> list[AnyEvent]:
        """The host gives an open seat to a bot."""
        self._check_open()
        if player != self.host:
            raise refused("not-host", "", "only who set up the table can do this")
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "open":
            raise refused("seat-taken", "seat", "this seat is not free")
        return self._take(seat, SeatPlan("bot", level=level), now, source)

    def play(
        self, player: str, seat: int, action: str, version: int, now: int, source: Source
    ) -> list[AnyEvent]:  # fmt: skip
        """A person's decision, made with the position of this version in view."""
        self._check_seat(player, seat)
        self._check_live()
        if self.decider != seat:
            raise refused("not-your-turn", "", "it is not your turn")
        self._check_version(version)
        outcomes, after = self._consequence(action, source)
        back = self._come_back(seat, now)
        self._foreseen = after
        return [*back, self._play(seat, action, outcomes, now, bot=False)]

    def undo(self, player: str, seat: int, version: int, now: int) -> list[AnyEvent]:
        """Takes back the last choice of a person."""
        self._check_seat(player, seat)
        self._check_live()
        if not self.settings.undo:
            raise refused("undo-off", "", "nothing is taken back at this table")
        self._check_version(version, self._last_choice(seat))
        count = self.trail.way_back(seat)
        if isinstance(count, str):
            raise Refused(_NO_UNDO[count])
        return [self._happen(Undone(version=self.version + 1, at=now, seat=seat, count=count))]

    def leave(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person goes: before the game their seat is open again, in it a bot plays for them."""
        self._check_seat(player, seat)
        self._check_not_ended()
        if self.status == "open":
            return [self._happen(Freed(version=self.version + 1, at=now, seat=seat))]
        if not self.seats[seat].is_here:
            return []
        return [self._happen(Left(version=self.version + 1, at=now, seat=seat))]

    def come_back(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person takes their seat again."""
        self._check_seat(player, seat)
        self._check_live()
        return self._come_back(seat, now)

    def resign(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person gives up."""
        self._check_seat(player, seat)
        self._check_live()
        return self._resign(seat, now, "resign")

    def wish(self, player: str, seat: int, wish: Wish, now: int) -> list[AnyEvent]:
        """A person wishes to abandon the game, or to play again; once all do, it is abandoned."""
        self._check_seat(player, seat)
        if wish == "abandon":
            self._check_not_ended()
        elif self.status not in ("over", "abandoned"):
            raise refused("not-over", "", "the game is not over yet")
        if seat in self.wishes[wish] or self.rematch:
            return []
        wished = self._happen(Wished(version=self.version + 1, at=now, seat=seat, wish=wish))
        if wish == "abandon" and self.agreed("abandon"):
            return [wished, self._happen(Abandoned(version=self.version + 1, at=now))]
        return [wished]

    def say(self, player: str, seat: int, text: str, now: int) -> list[AnyEvent]:
        """A line for the chat."""
        self._check_seat(player, seat)
        if not self.settings.chat:
            raise refused("chat-off", "", "there is no chat at this table")
        return [self._happen(Said(version=self.version + 1, at=now, seat=seat, text=text))]

    # What no person does

    def play_bot(self, seat: int, action: str, version: int, now: int, source: Source) -> list[AnyEvent]:
        """A bot's decision, thought about at this version."""
        if self.thinker != seat or version < self.moment:
            raise refused("stale-version", "version", "the position has changed since")
        outcomes, self._foreseen = self._consequence(action, source)
        return [self._play(seat, action, outcomes, now, bot=True)]

    def expire(self, now: int) -> list[AnyEvent]:
        """Ends the time of whoever decides if their clock has run out."""
        deadline = self.deadline
        if deadline is None or now < deadline or self.decider is None:
            return []
        return self._resign(self.decider, now, "time")

    def agreed(self, wish: Wish) -> bool:
        """Do all people who are at the table wish it?"""
        people = {number for number, seat in enumerate(self.seats) if seat.is_person and not seat.away}
        return bool(people) and people <= self.wishes[wish]

    def rematched(self, table: str, now: int) -> list[AnyEvent]:
        """The game that follows this one is at that table."""
        return [self._happen(Rematched(version=self.version + 1, at=now, table=table))]

    # Checks

    def _check_seat(self, player: str, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or not player or self.seats[seat].player != player:
            raise refused("not-your-seat", "seat", "this seat is not yours")

    def _check_open(self) -> None:
        if self.status != "open":
            raise refused("already-begun", "", "the game has begun already")

    def _check_live(self) -> None:
        self._check_not_ended()
        if self.status == "open":
            raise refused("not-begun", "", "the game has not begun yet")

    def _check_not_ended(self) -> None:
        if self.status in ("over", "abandoned"):
            raise refused("match-over", "", "the game is over")

    def _check_version(self, version: int, since: int | None = None) -> None:
        if not (self.moment if since is None else since) <= version <= self.version:
            raise refused("stale-version", "version", "the position has changed since")

    def _last_choice(self, seat: int) -> int:
        """What whoever takes back must have seen; in a lesson the opponent may have moved since."""
        if self.lesson is None:
            return self.moment
        return max(self._undone, *(moment.version for moment in self.trail.moments if moment.seat == seat), 0)

    # Causes

    def _happen(self, event: AnyEvent) -> AnyEvent:
        self.apply(event)
        return event

    def _take(self, seat: int, plan: SeatPlan, now: int, source: Source) -> list[AnyEvent]:
        seated = self._happen(Seated(version=self.version + 1, at=now, seat=seat, plan=plan))
        return [seated, *self._begin_if_full(now, source)]

    def _begin_if_full(self, now: int, source: Source) -> list[AnyEvent]:
        if any(seat.kind == "open" for seat in self.seats):
            return []
        outcomes = _outcomes(self.state.copy(), source, self.lesson)
        return [self._happen(Begun(version=self.version + 1, at=now, then=outcomes))]

    def _consequence(self, action: str, source: Source) -> tuple[tuple[str, ...], State]:
        """What chance makes of an action, and the state that it leads to; refused if it is not legal."""
        after = self.state.copy()
        try:
            after.apply(action)
        except IllegalAction as error:
            raise Refused(error.faults) from None
        return _outcomes(after, source, self.lesson), after

    def _play(self, seat: int, action: str, outcomes: tuple[str, ...], now: int, bot: bool) -> AnyEvent:
        version = self.version + 1
        return self._happen(Played(version=version, at=now, seat=seat, action=action, then=outcomes, bot=bot))

    def _come_back(self, seat: int, now: int) -> list[AnyEvent]:
        if self.seats[seat].resigned:
            raise refused("has-resigned", "", "you have given up this game")
        if not self.seats[seat].away:
            return []
        return [self._happen(Returned(version=self.version + 1, at=now, seat=seat))]

    def _resign(self, seat: int, now: int, why: Why) -> list[AnyEvent]:
        if self.seats[seat].resigned:
            raise refused("has-resigned", "", "you have given up this game")
        return [self._happen(Resigned(version=self.version + 1, at=now, seat=seat, why=why))]

    # Effects

    def apply(self, event: AnyEvent) -> None:
        """What the match becomes by its next event; ValueError if it cannot be the next."""
        if event.version != self.version + 1:
            raise ValueError(f"version {event.version} cannot follow version {self.version}")
        self._become(event)
        self.version = event.version
        self.changed = event.at
        if not isinstance(event, Said):
            self._run_clock(event.at)

    def _become(self, event: AnyEvent) -> None:
        match event:
            case Played():
                self._played(event)
            case Said():
                self.chat.append(event)
                del self.chat[:-CHAT_KEPT]
            case Undone():
                self.trail.take_back(event.count)
                self.moment = self._undone = event.version
                self.wishes["abandon"].clear()
            case Begun():
                self.status = "live"
                self.trail.draw(event.version, event.then)
                self._moved(event.version)
            case Seated() | Freed() | Left() | Returned():
                self._reseat(event)
            case Resigned():
                self.seats[event.seat].resigned = True
                self._end_if_deserted(event.why)
            case Wished():
                self.wishes[event.wish].add(event.seat)
            case Abandoned():
                self.status, self.result = "abandoned", Result((), "abandon")
            case Rematched():
                self.rematch = event.table
            case Created():
                raise ValueError("a match is created once")

    def _played(self, event: Played) -> None:
        after, self._foreseen = self._foreseen, None
        self.trail.play(event.version, event.seat, event.action, event.then, event.bot, after)
        self._moved(event.version)

    def _moved(self, version: int) -> None:
        self.moment = version
        self.wishes["abandon"].clear()
        if self.state.player == OVER:
            self.status, self.result = "over", Result(self._winners(), "play")

    def _reseat(self, event: Seated | Freed | Left | Returned) -> None:
        match event:
            case Seated():
                self.seats[event.seat] = Seat.of(event.plan)
            case Freed():
                self.seats[event.seat] = Seat("open")
            case Left() | Returned():
                self.seats[event.seat].away = isinstance(event, Left)

    def _winners(self) -> tuple[int, ...]:
        """Whoever has given up does not win."""
        winners = [seat for seat in self.state.winners() if not self.seats[seat].resigned]
        if winners or len(self.seats) == 1:
            return tuple(winners)
        scores = self.state.scores()
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        best = max(scores[number] for number in left)
        return tuple(number for number in left if scores[number] == best)

    def _end_if_deserted(self, why: Why) -> None:
        """One seat left, or no person: those who are left have won."""
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) <= 1 or not any(self.seats[number].is_person for number in left):
            self.status, self.result = "over", Result(tuple(left), why)

    def _run_clock(self, now: int) -> None:
        if self.clocks is not None:
            seat = self.decider
            self.clocks.turn_to(seat if seat is not None and self.seats[seat].is_here else NOBODY, now)


def _outcomes(state: State, source: Source, lesson: Lesson | None) -> tuple[str, ...]:
    """Plays what chance does until somebody decides or the game is over; a lesson knows it beforehand."""
    outcomes: list[str] = []
    while state.player == CHANCE:
        told = None if lesson is None else lesson.next(state)
        code = draw(state, source) if told is None else state.code(told)
        outcomes.append(state.text(code))
        state.play(code)
    return tuple(outcomes)
