"""A match: each command checks and decides what happens, as events; nothing changes until ``evolve`` is told of them.

Whoever runs a match takes three steps: decide, write, evolve.

    events = match.play(person, seat, action, version, now, source)
    ...  # on disk, if it is to last
    for event in events:
        match.evolve(event)

Chance is drawn from the source while deciding, so that the outcomes are part of the events.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from grimoire.kernel.chance import Source, draw
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.fairness import commitment_to
from grimoire.kernel.game import CHANCE, State
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
from grimoire.table.history import BY_CHANCE, BY_OTHER, NOTHING
from grimoire.table.lesson import MakeGame
from grimoire.table.match_state import MatchState
from grimoire.table.refusal import Refused, refused
from grimoire.table.settings import SeatPlan, Settings, check_clock

_NO_UNDO: Final = {
    NOTHING: Fault("undo-nothing", "", "you have nothing to undo"),
    BY_CHANCE: Fault("undo-chance", "", "chance has decided something since"),
    BY_OTHER: Fault("undo-other", "", "somebody else has moved since"),
}


class Match(MatchState):
    """A match in progress."""

    @classmethod
    def create(
        cls,
        make: MakeGame,
        settings: Settings,
        seats: Sequence[SeatPlan],
        now: int,
        source: Source,
        host: str = "",
        away: Collection[int] = (),
        secret: str = "",
    ) -> list[AnyEvent]:
        """The first events of a new match, which begins at once if no seat is open; OptionError names what is wrong.

        ``restore`` makes the match of them. Bots play for the people who are ``away`` from the start. With a ``secret``
        chance can be verified; the source is not used, and the game begins when the players' seeds are revealed.
        """
        check_clock(settings.clock)
        game = make(settings.game, **settings.options)
        if settings.start is not None:
            game.load(settings.start)
        if len(seats) != game.players:
            raise refused("wrong-seats", "seats", "{found} seats, but {wanted} play",
                          found=len(seats), wanted=game.players)  # fmt: skip
        settings = msgspec.structs.replace(settings, game=game.name, options=game.options)
        created = Created(
            version=1, at=now, settings=settings, seats=tuple(seats), host=host,
            commitment=commitment_to(secret) if secret else "", secret=secret,
        )  # fmt: skip
        first: list[AnyEvent] = [created]
        match = cls.created(make, created)
        if match.is_complete and not match.missing_seeds:
            first.append(match._begin(2, now, source))
        left = [Left(version=number, at=now, seat=seat) for number, seat in enumerate(sorted(away), len(first) + 1)]
        return [*first, *left]

    @classmethod
    def restore(cls, make: MakeGame, events: Iterable[AnyEvent]) -> "Match":
        """A match from all its events; ValueError if they are not a match's."""
        rest = iter(events)
        created = next(rest, None)
        if not isinstance(created, Created):
            raise ValueError("the first event of a match is its creation")
        match = cls.created(make, created)
        for event in rest:
            match.evolve(event)
        return match

    # What people do

    def sit(
        self, player: str, name: str, now: int, source: Source, seat: int | None = None, commitment: str = ""
    ) -> list[AnyEvent]:
        """A person takes an open seat, the first one if none is named; their page may commit to a seed."""
        self._check_open()
        free = [number for number, each in enumerate(self.seats) if each.kind == "open"]
        chosen = (free[0] if free else None) if seat is None else seat
        if chosen not in free:
            raise refused("seat-taken", "seat", "this seat is not free")
        return self._take(chosen, SeatPlan("person", name, player, commitment=commitment), now, source)

    def fill(self, player: str, seat: int, level: str, now: int, source: Source) -> list[AnyEvent]:
        """The host gives an open seat to a bot."""
        self._check_open()
        if player != self.host:
            raise refused("not-host", "", "only the host of the table can do this")
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "open":
            raise refused("seat-taken", "seat", "this seat is not free")
        return self._take(seat, SeatPlan("bot", level=level), now, source)

    def reveal(self, player: str, seat: int, seed: str, now: int) -> list[AnyEvent]:
        """A person's page reveals the seed that it has committed to. The game begins with the last of them."""
        self._check_seat(player, seat)
        self._check_open()
        if not self.is_complete:
            raise refused("seats-open", "", "seeds are revealed when all seats are taken")
        if seat not in self.missing_seeds:
            return []
        if commitment_to(seed) != self.seats[seat].commitment:
            raise refused("wrong-seed", "seed", "this seed does not match the commitment")
        revealed = Revealed(version=self.version + 1, at=now, seat=seat, seed=seed)
        return [revealed, *self._begin_after(revealed)]

    def play(
        self, player: str, seat: int, action: str, version: int, now: int, source: Source
    ) -> list[AnyEvent]:  # fmt: skip
        """A person's decision, made with the position of this version in view."""
        self._check_seat(player, seat)
        self._check_live()
        if self.decider != seat:
            raise refused("not-your-turn", "", "it is not your turn")
        self._check_version(version)
        events = self._come_back(seat, now) or self.arrive(player, now)
        events += self._play(seat, [action], self.version + len(events) + 1, now, source, bot=False)
        return events

    def undo(self, player: str, seat: int, version: int, now: int, forced: bool = False) -> list[AnyEvent]:
        """A person undoes their last choice; with ``forced`` their last decision, even if it was the only one legal."""
        self._check_seat(player, seat)
        self._check_live()
        if not self.settings.undo:
            raise refused("undo-off", "", "undo is off at this table")
        self._check_version(version, self._last_choice(seat))
        count = self.history.undo_count(seat, forced)
        if isinstance(count, str):
            raise Refused(_NO_UNDO[count])
        clocks = self.clocks_undone(count, now)
        if clocks is not None and clocks.left[seat] <= 0:
            raise refused("undo-time", "", "you have no time left to undo")
        return [Undone(version=self.version + 1, at=now, seat=seat, count=count)]

    def arrive(self, player: str, now: int) -> list[AnyEvent]:
        """A person has come to the table, where the clocks may have waited for them."""
        if not self.awaited:
            return []
        seats = [seat for seat in self.seats_of(player) if seat in self.awaited]
        return [Arrived(version=self.version + number, at=now, seat=seat) for number, seat in enumerate(seats, start=1)]

    def leave(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person leaves: before the game their seat is open again, during it a bot plays for them.

        After it, the others no longer wait for them to play again. While a game waits for seeds, seats stay taken, so
        that nobody can commit to a seed after others were revealed.
        """
        self._check_seat(player, seat)
        if self.status == "open" and not self.is_complete:
            return [Freed(version=self.version + 1, at=now, seat=seat)]
        goes = self.is_here(seat) if self.status in ("open", "live") else not self.seats[seat].away
        return [Left(version=self.version + 1, at=now, seat=seat)] if goes else []

    def come_back(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person takes their seat again."""
        self._check_seat(player, seat)
        self._check_live()
        return self._come_back(seat, now)

    def resign(self, player: str, seat: int, now: int) -> list[AnyEvent]:
        """A person resigns."""
        self._check_seat(player, seat)
        self._check_live()
        return self._resign(seat, now, "resign")

    def wish(self, player: str, seat: int, wish: Wish, now: int, commitment: str = "") -> list[AnyEvent]:
        """A person wishes to abandon the game, or to play again; once all wish to abandon it, it is abandoned.

        Whoever holds several seats wishes it for all of them. Whoever had left and wishes to play again is back. The
        commitment is to a seed for the next game.
        """
        self._check_seat(player, seat)
        if wish == "abandon":
            self._check_not_ended()
        elif self.status not in ("over", "abandoned"):
            raise refused("not-over", "", "the game is not over yet")
        if self.rematch:
            return []
        events: list[AnyEvent] = []
        for held in self.seats_of(player):
            if wish == "rematch" and self.seats[held].away:
                events.append(Returned(version=self.version + len(events) + 1, at=now, seat=held))
            if held not in self.wishes[wish]:
                own = commitment if held == seat else ""
                events.append(
                    Wished(version=self.version + len(events) + 1, at=now, seat=held, wish=wish, commitment=own)
                )
        if wish == "abandon" and events and self.after(events).agreed("abandon"):
            events.append(Abandoned(version=self.version + len(events) + 1, at=now))
        return events

    def say(self, player: str, seat: int, text: str, now: int) -> list[AnyEvent]:
        """A person writes a line in the chat."""
        self._check_seat(player, seat)
        if not self.settings.chat:
            raise refused("chat-off", "", "chat is off at this table")
        return [Said(version=self.version + 1, at=now, seat=seat, text=text)]

    # What happens without people

    def play_bot(self, seat: int, actions: Sequence[str], version: int, now: int, source: Source) -> list[AnyEvent]:
        """A bot's decisions in a row, chosen at this version; those after the end of its turn are dropped."""
        if self.thinker != seat or version < self.moment:
            raise refused("stale-version", "version", "the position has changed since")
        return self._play(seat, actions, self.version + 1, now, source, bot=True)

    def expire(self, now: int) -> list[AnyEvent]:
        """Whoever decides resigns if their clock has run out; a game that waited for seeds begins without them."""
        deadline = self.deadline
        if deadline is None or now < deadline:
            return []
        if self.status == "open":
            return [self._begin(self.version + 1, now)]
        return [] if self.decider is None else self._resign(self.decider, now, "time")

    def rematched(self, table: str, now: int) -> list[AnyEvent]:
        """The next game of the same people is at that table."""
        return [Rematched(version=self.version + 1, at=now, table=table)]

    # Checks

    def _check_seat(self, player: str, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or not player or self.seats[seat].player != player:
            raise refused("not-your-seat", "seat", "this seat is not yours")

    def _check_open(self) -> None:
        if self.status != "open":
            raise refused("already-begun", "", "the game has already begun")

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
        """The version that a person must have seen to undo; in a lesson the opponent may have moved since."""
        if self.lesson is None:
            return self.moment
        return max(self._undone, *(move.version for move in self.history.moves if move.seat == seat), 0)

    # Events

    def _take(self, seat: int, plan: SeatPlan, now: int, source: Source) -> list[AnyEvent]:
        seated = Seated(version=self.version + 1, at=now, seat=seat, plan=plan)
        return [seated, *self._begin_after(seated, source)]

    def _begin_after(self, event: AnyEvent, source: Source | None = None) -> list[AnyEvent]:
        """The game begins if this event was the last that it waited for."""
        after = self.after([event])
        if not after.is_complete or after.missing_seeds:
            return []
        begun = after._begin(event.version + 1, event.at, source)
        self._foreseen = after._foreseen
        return [begun]

    def _begin(self, version: int, now: int, source: Source | None = None) -> AnyEvent:
        after = self.state.copy()
        begun = Begun(version=version, at=now, then=self._draw_all(after, 1, source))
        self._foreseen = [(begun, after)]
        return begun

    def _play(
        self, seat: int, actions: Sequence[str], version: int, now: int, source: Source, bot: bool
    ) -> list[AnyEvent]:  # fmt: skip
        """Decisions of one seat with what chance makes of each; refused if one of them is not legal."""
        decided: list[tuple[AnyEvent, State]] = []
        state, played = self.state, self.history.length
        for action in actions:
            if state.player != seat:
                break
            state = state.copy()
            try:
                state.apply(action)
            except IllegalAction as error:
                raise Refused(error.faults) from None
            then = self._draw_all(state, played + 2, source)
            played += 1 + len(then)
            number = version + len(decided)
            decided.append((Played(version=number, at=now, seat=seat, action=action, then=then, bot=bot), state))
        self._foreseen = decided
        return [event for event, _ in decided]

    def _draw_all(self, state: State, number: int, source: Source | None) -> tuple[str, ...]:
        """Plays the outcomes of chance, actions from this number on, until somebody decides or the game is over."""
        outcomes: list[str] = []
        while state.player == CHANCE:
            code = self._draw(state, number + len(outcomes), source)
            outcomes.append(state.text(code))
            state.play(code)
        return tuple(outcomes)

    def _draw(self, state: State, number: int, source: Source | None) -> int:
        """An outcome: a lesson knows it beforehand, secrets determine it, or it comes from the source."""
        foretold = None if self.lesson is None else self.lesson.next(state)
        if foretold is not None:
            return state.code(foretold)
        if self.proof is not None:
            return self.proof.outcome(state, number)
        assert source is not None, "chance without secrets needs a source"
        return draw(state, source)

    def _come_back(self, seat: int, now: int) -> list[AnyEvent]:
        if self.seats[seat].resigned:
            raise refused("has-resigned", "", "you have resigned from this game")
        return [Returned(version=self.version + 1, at=now, seat=seat)] if self.seats[seat].away else []

    def _resign(self, seat: int, now: int, why: Why) -> list[AnyEvent]:
        if self.seats[seat].resigned:
            raise refused("has-resigned", "", "you have resigned from this game")
        return [Resigned(version=self.version + 1, at=now, seat=seat, why=why)]
