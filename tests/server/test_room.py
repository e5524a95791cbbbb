"""A room with made-up storage, people and bots: what is written, when it is told, and what a failure leaves behind."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import cast

import pytest

from grimoire import catalog
from grimoire.server.background import BackgroundTasks
from grimoire.server.connection import Connection
from grimoire.server.live_table import Command
from grimoire.server.metrics import Metrics
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.room import Room, RoomServices
from grimoire.server.settings import Limits, ServerSettings
from grimoire.server.storage import Append, Conflict, StorageError
from grimoire.server.storage.model import DatabaseFailed
from grimoire.server.workers.fair_queue import Asker
from grimoire.server.workers.tasks import Advise, Advised, Think, Thought
from grimoire.table import events as table_events
from grimoire.table.events import AnyEvent, Created, Said
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.settings import SeatPlan, Settings
from tests.server import frames

ANN, BOB, BOT = SeatPlan("person", "Ann", "ann"), SeatPlan("person", "Bob", "bob"), SeatPlan("bot", level="random")
NOW = 1_000_000


class MemoryStorage:
    """Events in a list. ``fault`` is raised by the next append, after writing if ``writes_first``."""

    def __init__(self, events: list[AnyEvent]) -> None:
        self.rows = [(event.version, table_events.encode(event)) for event in events]
        self.fault: Exception | None = None
        self.writes_first = False
        self.can_read = True
        self.writing = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()

    def append_soon(self, what: Append, done: Callable[[Exception | None], None]) -> None:
        self.task = asyncio.create_task(self._tell(what, done))

    async def _tell(self, what: Append, done: Callable[[Exception | None], None]) -> None:
        try:
            await self._append(what)
        except Exception as error:
            done(error)
        else:
            done(None)

    async def _append(self, what: Append) -> None:
        self.writing.set()
        await self.go_on.wait()
        fault, self.fault = self.fault, None
        if fault is not None and not self.writes_first:
            raise fault
        if what.base != self.rows[-1][0]:
            raise Conflict("somebody else was faster")
        assert what.summary.version == what.base + len(what.events)
        self.rows += what.events
        if fault is not None:
            raise fault

    async def events(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        assert table == "t"
        if not self.can_read:
            raise DatabaseFailed("gone")
        return [row for row in self.rows if row[0] > after]

    def write_elsewhere(self, *events: AnyEvent) -> None:
        """What another process writes."""
        self.rows += [(event.version, table_events.encode(event)) for event in events]


class Elsewhere:
    """People of other processes and on other pages: what they were told."""

    is_shared = False

    def __init__(self) -> None:
        self.told: list[object] = []

    def call_player(self, table: str, seat: int, person: str) -> None:
        self.told.append((table, seat, person))

    def address_of(self, person: str) -> str:
        return f"address of {person}"

    def publish_version(self, table: str, version: int) -> None:
        self.told.append((table, version))

    def publish_presence(self, table: str, here: tuple[bool, ...], watchers: int) -> None:
        self.told.append((table, here, watchers))


class SkippingBots:
    """Bots that always skip."""

    def __init__(self) -> None:
        self.tasks: list[Think | Advise] = []
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def think(self, task: Think, _: Asker) -> Thought:
        self.tasks.append(task)
        await self.may_think.wait()
        return Thought(["skip", "skip", "skip", "skip", "skip"])

    async def advise(self, task: Advise, _: Asker) -> Advised:
        self.tasks.append(task)
        return Advised([], [], [])


class Place:
    """A room and everything around it."""

    def __init__(self, *seats: SeatPlan, most_events: int = 10_000, most_lines: int = 1000) -> None:
        settings = Settings(game="materia", options={"players": len(seats), "first": 0})
        events = Match.create(catalog.game, settings, seats, NOW, Random(7), host="ann")
        created = events[0]
        assert isinstance(created, Created)
        self.storage = MemoryStorage(events)
        self.people = Elsewhere()
        self.bots = SkippingBots()
        self.metrics = Metrics()
        self.tasks = BackgroundTasks(self.metrics)
        server = ServerSettings(limits=Limits(events=most_events, chat_lines=most_lines))
        services = RoomServices(
            self.storage,
            self.people,
            self.bots,
            Random(7),
            self.tasks,
            self.metrics,
            server,
            NOW,
        )
        self.room = Room("t", created, Match.restore(catalog.game, events), catalog.spec_of("materia"), services)
        self.page = Connection("ann", "", PageLimit(TokenBucket(0, 0, 0), TokenBucket(0, 0, 0)), 1_000_000)

    async def watch(self) -> None:
        await self.room.watch(self.page, None, quiet=False)
        self.page._outbox.clear()

    @property
    def told(self) -> list[tuple[str, int, list[str]]]:
        """What the page was sent: type, version and the events of each message."""
        messages = [frames.told(frame) for frame in self.page._outbox]
        return [
            (message["type"], message["version"], [event["type"] for event in message["events"]])
            for message in messages
            if message["type"] != "presence"
        ]

    async def draw(self) -> int:
        return await self.room.do(lambda match: match.play("ann", 0, "draw", match.version, NOW, Random(1)))

    async def say(self) -> int:
        return await self.room.do(lambda match: match.say("ann", 0, "hello", NOW))


def at(place: Callable[[], Place], work: Callable[[Place], Awaitable[None]]) -> None:
    async def run() -> None:
        here = place()
        try:
            await work(here)
        finally:
            here.room.close()
            await here.tasks.cancel()

    asyncio.run(run())


def two_people() -> Place:
    return Place(ANN, BOB)


def test_what_is_decided_is_written_then_happens_then_is_told() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        assert await place.draw() == 3
        assert len(place.storage.rows) == 3
        assert place.room.match.version == 3
        assert place.told == [("update", 3, ["played"])]
        assert place.people.told[-2:] == [("t", 0, "ann"), ("t", 3)]

    at(two_people, work)


def test_memory_is_not_ahead_of_the_disk_while_it_writes() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        before = place.room.match.state.copy()
        place.storage.go_on.clear()
        move = asyncio.create_task(place.draw())
        await place.storage.writing.wait()
        assert place.room.match.version == 2
        assert place.room.match.state == before
        assert place.room.summary().version == 2
        assert place.told == []
        place.storage.go_on.set()
        assert await move == 3
        assert place.room.match.state != before

    at(two_people, work)


def test_a_refused_command_writes_nothing() -> None:
    async def work(place: Place) -> None:
        with pytest.raises(Refused, match="not your turn"):
            await place.room.do(lambda match: match.play("bob", 1, "draw", match.version, NOW, Random(1)))
        assert len(place.storage.rows) == place.room.match.version == 2

    at(two_people, work)


def test_a_write_that_failed_leaves_no_trace() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        place.storage.fault = DatabaseFailed("the disk is full")
        with pytest.raises(StorageError, match="cannot be read or stored"):
            await place.draw()
        assert place.room.match.version == 2
        assert place.told == []
        assert not place.room.is_unconfirmed  # the disk was read again
        assert await place.draw() == 3
        assert place.told == [("update", 3, ["played"])]

    at(two_people, work)


def test_a_write_that_failed_and_is_on_disk_all_the_same_happens() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        place.storage.fault, place.storage.writes_first = DatabaseFailed("connection lost"), True
        with pytest.raises(StorageError):
            await place.draw()
        assert place.room.match.version == 3
        assert place.told == [("update", 3, ["played"])]

    at(two_people, work)


def test_a_write_of_unknown_fate_is_looked_up_later() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        place.storage.fault, place.storage.writes_first, place.storage.can_read = DatabaseFailed("gone"), True, False
        with pytest.raises(StorageError):
            await place.draw()
        assert place.room.match.version == 2
        assert place.room.is_unconfirmed
        assert place.room.is_behind(0)
        place.storage.can_read = True
        await place.room.catch_up(0)
        assert place.room.match.version == 3
        assert not place.room.is_unconfirmed
        assert place.told == [("update", 3, ["played"])]

    at(two_people, work)


def test_after_a_conflict_the_command_decides_again_on_what_is_there_now() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        place.storage.write_elsewhere(Said(version=3, at=NOW, seat=1, text="hurry"))
        assert await place.draw() == 4
        assert "grimoire_conflicts_total 1.0" in place.metrics.text({})
        assert place.told == [("chatted", 3, ["said"]), ("update", 4, ["played"])]
        restored = Match.restore(catalog.game, [table_events.decode(data) for _, data in place.storage.rows])
        assert restored.state == place.room.match.state

    at(two_people, work)


def test_a_move_that_somebody_else_made_first_is_refused() -> None:
    async def work(place: Place) -> None:
        other = Match.restore(catalog.game, [table_events.decode(data) for _, data in place.storage.rows])
        place.storage.write_elsewhere(*other.play("ann", 0, "skip", 2, NOW, Random(1)))
        with pytest.raises(Refused, match="changed since"):
            await place.room.do(lambda match: match.play("ann", 0, "draw", 2, NOW, Random(1)))
        assert place.room.match.version == 3

    at(two_people, work)


def test_a_table_that_was_archived_meanwhile_is_gone() -> None:
    async def work(place: Place) -> None:
        place.storage.fault = Conflict("archived")
        place.storage.rows.clear()
        with pytest.raises(Refused, match="archived"):
            await place.draw()

    at(two_people, work)


def test_moves_of_others_are_told_one_by_one_and_chat_by_itself() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        other = Match.restore(catalog.game, [table_events.decode(data) for _, data in place.storage.rows])
        commands: list[Command] = [
            lambda match: match.say("ann", 0, "hello", NOW),
            lambda match: match.leave("bob", 1, NOW),
            lambda match: match.play("ann", 0, "skip", match.version, NOW, Random(1)),
            lambda match: match.play("ann", 0, "skip", match.version, NOW, Random(1)),
        ]
        for command in commands:
            events = command(other)
            place.storage.write_elsewhere(*events)
            for event in events:
                other.evolve(event)
        await place.room.catch_up(other.version)
        assert place.told == [
            ("chatted", 3, ["said"]), ("update", 5, ["left", "played"]), ("update", 6, ["played"]),
        ]  # fmt: skip
        assert place.room.match.state == other.state

    at(two_people, work)


def test_a_page_that_comes_back_is_told_what_this_process_knows_and_then_the_rest() -> None:
    async def work(place: Place) -> None:
        await place.draw()
        other = Match.restore(catalog.game, [table_events.decode(data) for _, data in place.storage.rows])
        place.storage.write_elsewhere(*other.say("bob", 1, "hurry", NOW))
        await place.room.watch(place.page, 2, quiet=False)
        assert place.told == [("update", 3, ["played"])]
        await place.room.catch_up(4)
        assert place.told[1:] == [("chatted", 4, ["said"])]

    at(two_people, work)


def test_a_quiet_page_learns_the_version_but_not_the_chat() -> None:
    async def work(place: Place) -> None:
        await place.room.watch(place.page, None, quiet=True)
        place.page._outbox.clear()
        await place.say()
        assert place.told == [("chatted", 3, [])]

    at(two_people, work)


def test_a_bots_turn_is_one_write_and_a_message_for_each_move() -> None:
    async def work(place: Place) -> None:
        await place.watch()
        place.room.look_after(is_own=True)
        while place.room.match.decider == 0:
            await asyncio.sleep(0)
        assert place.told == [("update", version, ["played"]) for version in (3, 4, 5)]
        assert len(place.bots.tasks) == 1
        assert ("t", 5) in place.people.told
        assert ("t", 4) not in place.people.told

    at(lambda: Place(BOT, ANN), work)


def test_a_table_takes_so_many_events_and_then_only_moves() -> None:
    async def work(place: Place) -> None:
        for _ in range(2):
            await place.room.do(lambda match: match.leave("bob", 1, NOW))
            await place.room.do(lambda match: match.come_back("bob", 1, NOW))
        assert place.room.match.version == 6
        with pytest.raises(Refused, match="too much has happened"):
            await place.room.do(lambda match: match.leave("bob", 1, NOW))
        assert await place.draw() == 7
        assert await place.say() == 8
        assert await place.room.do(lambda match: match.resign("bob", 1, NOW)) == 9

    at(lambda: Place(ANN, BOB, most_events=6), work)


def test_chat_has_a_limit_of_its_own_and_takes_nothing_away_from_the_game() -> None:
    async def work(place: Place) -> None:
        for _ in range(3):
            await place.say()
        place.storage.write_elsewhere(Said(version=6, at=NOW, seat=1, text="me too"))
        await place.room.catch_up(6)
        with pytest.raises(Refused, match="the chat is closed"):
            await place.say()
        for _ in range(2):
            await place.room.do(lambda match: match.leave("bob", 1, NOW))
            await place.room.do(lambda match: match.come_back("bob", 1, NOW))
        assert place.room.match.version == 10

    at(lambda: Place(ANN, BOB, most_events=6, most_lines=4), work)


def test_whoever_was_away_can_always_come_back_and_play() -> None:
    """However much the other has made happen."""

    async def work(place: Place) -> None:
        place.bots.may_think.clear()
        await place.room.do(lambda match: match.leave("ann", 0, NOW))
        for _ in range(2):
            await place.room.do(lambda match: match.leave("bob", 1, NOW))
            await place.room.do(lambda match: match.come_back("bob", 1, NOW))
        with pytest.raises(Refused, match="too much has happened"):
            await place.room.do(lambda match: match.leave("bob", 1, NOW))
        assert await place.draw() == 9  # comes back by playing
        assert not place.room.match.seats[0].away

    at(lambda: Place(ANN, BOB, most_events=7), work)

    async def comes_first(place: Place) -> None:
        place.bots.may_think.clear()
        await place.room.do(lambda match: match.leave("ann", 0, NOW))
        assert await place.room.do(lambda match: match.come_back("ann", 0, NOW)) == 4
        assert await place.draw() == 5

    at(lambda: Place(ANN, BOB, most_events=3), comes_first)


def test_a_look_is_paid_by_what_it_costs() -> None:
    """The first one puts the whole log into words, the next ones find it."""

    async def work(place: Place) -> None:
        for _ in range(60):
            seat = place.room.match.decider or 0
            play = partial(Match.play, player=("ann", "bob")[seat], seat=seat, now=NOW, source=Random(1))
            action = place.room.match.state.actions()[0]
            await place.room.do(partial(play, action=action, version=place.room.match.version))
        bucket = TokenBucket(100, 0, 0)
        page = Connection("ann", "", PageLimit(TokenBucket(0, 0, 0), bucket), 100)
        costs = []
        for seen in (None, None, place.room.match.version - 2, place.room.match.version):
            before = bucket._tokens
            await place.room.watch(page, seen, quiet=False)
            costs.append(before - bucket._tokens)
        assert costs[0] > 2 * costs[1] > costs[2] > costs[3]
        bucket.charge(1000, 0)
        with pytest.raises(Refused, match="too many requests"):
            await place.room.watch(page, None, quiet=False)

    at(two_people, work)


def test_a_fault_of_ours_leaves_the_table_as_it_was_and_usable() -> None:
    """Whether it comes while a change is decided, or after it was written."""

    def broken(_: Match) -> list[AnyEvent]:
        raise ValueError("a bug")

    async def work(place: Place) -> None:
        await place.watch()
        with pytest.raises(ValueError, match="a bug"):
            await place.room.do(broken)
        assert await place.draw() == 3
        place.room.live.connections.add(cast("Connection", object()))  # it cannot be told anything
        with pytest.raises((AttributeError, TypeError)):
            await place.say()
        place.room.live.connections.clear()
        assert place.room.match.version == place.storage.rows[-1][0] == 4
        assert await place.say() == 5

    at(two_people, work)


def test_whoever_leaves_while_a_change_is_written_does_not_stop_it() -> None:
    async def work(place: Place) -> None:
        place.storage.go_on.clear()
        leaving = asyncio.create_task(place.draw())
        await place.storage.writing.wait()
        leaving.cancel()
        waiting = asyncio.create_task(place.say())
        await asyncio.sleep(0)
        place.storage.go_on.set()
        assert await waiting == 4
        assert place.room.match.history.length > 0
        assert not place.room.live.is_busy

    at(two_people, work)


def test_whoever_gives_up_waiting_for_a_table_lets_the_others_in() -> None:
    async def work(place: Place) -> None:
        place.storage.go_on.clear()
        drawing = asyncio.create_task(place.draw())
        await place.storage.writing.wait()
        watching = asyncio.create_task(place.watch())
        saying = asyncio.create_task(place.say())
        await asyncio.sleep(0)
        watching.cancel()
        place.storage.go_on.set()
        assert await drawing == 3
        assert await saying == 4
        assert not place.room.live.is_busy

    at(two_people, work)
