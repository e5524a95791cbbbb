"""A match as its events have left it: what can be read from it, and what the next event changes."""

from collections.abc import Iterable
from typing import Final, Self

import msgspec

from grimoire.kernel.game import OVER, Game, Position, State
from grimoire.kernel.record import RecordData, record_data
from grimoire.table.clocks import NOBODY, Clocks
from grimoire.table.events import (
    Abandoned,
    AnyEvent,
    Arrived,
    Begun,
    Created,
    Freed,
    Left,
    Played,
    Rematched,
    Resigned,
    Returned,
    Revealed,
    Said,
    Seated,
    Undone,
    Why,
    Wish,
    Wished,
)
from grimoire.table.history import History, LessonHistory, first_state
from grimoire.table.lesson import Lesson, MakeGame, lesson_of
from grimoire.table.proof import SEED_WAIT, Proof
from grimoire.table.result import Result, Status
from grimoire.table.seats import Seat
from grimoire.table.settings import Settings

CHAT_KEPT: Final = 100
_NO_SEATS: Final[frozenset[int]] = frozenset()
_NO_WISHES: Final[dict[Wish, frozenset[int]]] = {"abandon": _NO_SEATS, "rematch": _NO_SEATS}


class MatchState:
    """Changes by ``evolve`` alone; whoever keeps matches on disk writes an event before evolving by it."""

    def __init__(self, settings: Settings, host: str, lesson: Lesson | None, history: History) -> None:
        self.settings: Final = settings
        self.host: Final = host
        self.lesson: Final = lesson
        self.history: Final = history
        self.seats: list[Seat] = []
        self.proof: Proof | None = None
        self.clocks: Clocks | None = None
        self.version = 0
        self.changed = 0  # when
        self.moment = 0  # the version since which the position is as it is
        self.status: Status = "open"
        self.result: Result | None = None
        self.awaited = _NO_SEATS  # the clocks wait for these
        self.wishes: dict[Wish, frozenset[int]] = _NO_WISHES
        self.rematch = ""
        self.next_commitments: dict[int, str] = {}  # to seeds for another game of the same people
        self.chat: list[Said] = []
        self._clocks_before: tuple[Clocks, ...] = ()  # each move that can be undone
        self._complete = 0  # when the last seat was taken
        self._undone = 0  # the version of the last undo
        self._foreseen: list[tuple[AnyEvent, State]] = []  # what the last decision leads to, so as not to play it twice

    @classmethod
    def created(cls, make: MakeGame, created: Created) -> Self:
        """A match of which nothing is known but its first event."""
        settings = created.settings
        game = make(settings.game, **settings.options)
        lesson = lesson_of(settings.game, make) if settings.lesson else None
        match = cls(settings, created.host, lesson, _new_history(game, settings.start, lesson))
        match.seats = [Seat.of(plan) for plan in created.seats]
        match.proof = Proof.of(created)
        match.clocks = None if settings.clock is None else Clocks.full(settings.clock, len(match.seats))
        match.version = match.moment = created.version
        match.changed = match._complete = created.at
        match.awaited = match._all_people() if settings.gather else _NO_SEATS
        return match

    # Reading

    @property
    def state(self) -> State:
        """The state of the game; to be read, not played on."""
        return self.history.state

    @property
    def decider(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.state.player if self.status == "live" else None

    @property
    def thinker(self) -> int | None:
        """The seat that a bot has to decide for now. A game waits while all its people are away."""
        seat = self.decider
        if seat is None or self.is_here(seat):
            return None
        people = [each for each in self.seats if each.is_person and not each.resigned]
        return seat if not people or any(self.is_here(number) for number in range(len(self.seats))) else None

    def is_here(self, seat: int) -> bool:
        """Does a person play at this seat? Asked several times for every move: a property of seats would be slower."""
        found = self.seats[seat]
        return found.kind == "person" and not found.away and not found.resigned

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays a seat."""
        return self.seats[seat].level or self.settings.stand_in

    @property
    def foretold(self) -> str | None:
        """The action that the lesson, if this is one, goes on with."""
        return None if self.lesson is None else self.lesson.next(self.state)

    @property
    def missing_seeds(self) -> list[int]:
        """The seats that have committed to a seed and have not revealed it."""
        if self.proof is None:
            return []
        known = self.proof.seeds
        return [number for number, seat in enumerate(self.seats) if seat.commitment and number not in known]

    @property
    def is_complete(self) -> bool:
        """Are all seats taken? If the game has not begun, it waits for seeds."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def deadline(self) -> int | None:
        """When the clock of whoever decides runs out, or the game no longer waits for seeds."""
        if self.status == "open" and self.is_complete:
            return self._complete + SEED_WAIT
        return None if self.clocks is None or self.status != "live" else self.clocks.deadline()

    def clocks_undone(self, count: int, now: int) -> Clocks | None:
        """The clocks after an undo of so many decisions."""
        return None if self.clocks is None else self.clocks.undone(self._clocks_before[-count], now)

    def seats_of(self, player: str) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and seat.player == player]

    def is_open_to(self, person: str) -> bool:
        """May a person see the table? If it is closed to watchers, only its people may, once the game has begun."""
        if self.settings.watchers or self.status == "open":
            return True
        return bool(person) and (person == self.host or bool(self.seats_of(person)))

    def agreed(self, wish: Wish) -> bool:
        """Do all people at the table wish it?"""
        people = {number for number in self._all_people() if not self.seats[number].away}
        return bool(people) and people <= self.wishes[wish]

    def _all_people(self) -> frozenset[int]:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_person)

    def record(self, closed: bool = False) -> RecordData:
        """The record of the game so far, ready for JSON; secrets are in it once the game has ended or is ``closed``."""
        seats = [seat.recorded for seat in self.seats]
        ended = closed or self.status in ("over", "abandoned")
        fairness = None if self.proof is None else self.proof.recorded(self.seats, ended)
        return record_data(self.history.game, self.history.start, self.history.actions, self.state, seats, fairness)

    # Evolving

    def after(self, events: Iterable[AnyEvent]) -> Self:
        """A copy that these events have happened to; the match itself stays as it is."""
        twin = self._copy()
        for event in events:
            twin.evolve(event)
        return twin

    def _copy(self) -> Self:
        """All fields, one by one: every move makes a copy, and compiled classes have no dictionary to copy.

        Lists and dictionaries are shared, for they are replaced and never changed.
        """
        twin = type(self)(self.settings, self.host, self.lesson, self.history.copy())
        twin.seats, twin.chat, twin.wishes, twin.next_commitments = (
            self.seats, self.chat, self.wishes, self.next_commitments
        )  # fmt: skip
        twin.proof, twin.clocks, twin.awaited, twin.rematch = self.proof, self.clocks, self.awaited, self.rematch
        twin.version, twin.changed, twin.moment = self.version, self.changed, self.moment
        twin.status, twin.result = self.status, self.result
        twin._clocks_before, twin._complete, twin._undone = self._clocks_before, self._complete, self._undone
        twin._foreseen = self._foreseen
        return twin

    def evolve(self, event: AnyEvent) -> None:
        """Becomes the match after its next event; ValueError if it cannot be the next."""
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
                after = self._foreseen_after(event)
                self.history.play(event.version, event.seat, event.action, event.then, event.bot, after)
                self._keep_clocks()
                self._moved(event.version)
            case Said():
                self.chat = [*self.chat, event][-CHAT_KEPT:]
            case Undone():
                self.history.undo(event.count)
                self.clocks = self.clocks_undone(event.count, event.at)
                self._clocks_before = self._clocks_before[: -event.count]
                self._undone = event.version
                self._moved(event.version)
            case Begun():
                self.status = "live"
                self.history.begin(event.version, event.then, self._foreseen_after(event))
                self._moved(event.version)
            case Seated() | Freed() | Left() | Returned():
                self._seat(event.seat, _reseated(self.seats[event.seat], event))
                self.awaited -= {event.seat}
                if isinstance(event, Seated):
                    self._complete = event.at
            case Revealed():
                assert self.proof is not None, "a match without a secret has no seeds"
                self.proof = self.proof.with_seed(event)
            case Resigned():
                self._seat(event.seat, msgspec.structs.replace(self.seats[event.seat], resigned=True))
                self.awaited -= {event.seat}
                self._end_if_deserted(event.why)
            case Arrived():
                self.awaited -= {event.seat}
            case Wished():
                self.wishes = {**self.wishes, event.wish: self.wishes[event.wish] | {event.seat}}
                if event.commitment:
                    self.next_commitments = {**self.next_commitments, event.seat: event.commitment}
            case Abandoned():
                self.status, self.result = "abandoned", Result((), "abandon")
            case Rematched():
                self.rematch = event.table
            case Created():
                raise ValueError("a match is created once")

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _foreseen_after(self, event: AnyEvent) -> State | None:
        for decided, state in self._foreseen:
            if decided is event:
                return state
        return None

    def _moved(self, version: int) -> None:
        self.moment = version
        if self.wishes["abandon"]:
            self.wishes = {**self.wishes, "abandon": _NO_SEATS}
        if self.state.player == OVER:
            self.status, self.result = "over", Result(self._winners(), "play")

    def _winners(self) -> tuple[int, ...]:
        """Whoever has resigned does not win."""
        winners = [seat for seat in self.state.winners() if not self.seats[seat].resigned]
        if winners or len(self.seats) == 1:
            return tuple(winners)
        scores = self.state.scores()
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        best = max(scores[number] for number in left)
        return tuple(number for number in left if scores[number] == best)

    def _end_if_deserted(self, why: Why) -> None:
        """With one seat left, or no person, those who are left have won."""
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) <= 1 or not any(self.seats[number].is_person for number in left):
            self.status, self.result = "over", Result(tuple(left), why)

    def _keep_clocks(self) -> None:
        """Keeps the clocks as they were before a move, as long as it can be undone."""
        if self.clocks is not None:
            kept = self.history.undoable
            self._clocks_before = (*self._clocks_before, self.clocks)[-kept:] if kept else ()
            self.clocks = self.clocks.decided()

    def _run_clock(self, now: int) -> None:
        if self.clocks is not None:
            seat = self.decider
            runs = seat is not None and self.is_here(seat) and not self.awaited
            self.clocks = self.clocks.turned_to(NOBODY if seat is None else seat, runs, now)


def _new_history(game: Game[State], start: Position | None, lesson: Lesson | None) -> History:
    state = first_state(game, start)
    return History(game, start, state) if lesson is None else LessonHistory(game, start, state, lesson)


def _reseated(seat: Seat, event: Seated | Freed | Left | Returned) -> Seat:
    match event:
        case Seated():
            return Seat.of(event.plan)
        case Freed():
            return Seat("open")
        case Left() | Returned():
            return msgspec.structs.replace(seat, away=isinstance(event, Left))
