"""The messages of a page: in order, one at a time, and never more than a few ahead."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from grimoire.server.connection import POLICY, Connection
from grimoire.server.messages_in import AnyFromPage
from grimoire.server.rate_limit import PageLimit, TokenBucket
from grimoire.server.reader import PageReader
from grimoire.table.refusal import Refused


@dataclass
class Counts:
    messages: int = 0
    moves: int = 0


@dataclass
class Page:
    """A page whose messages are in hand until ``finish`` is called."""

    tokens: float = 0
    paused: list[bool] = field(default_factory=list)
    has_left: bool = False
    handled: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)
    finish: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        bucket = TokenBucket(self.tokens, 0, 0)
        self.connection = Connection("ann", "", PageLimit(bucket), 1000)
        self.reader = PageReader(self.connection, self, Random(1), self.counts, self.handle, self.report)

    def handle(self, message: AnyFromPage, finish: Callable[[], None]) -> None:
        self.handled.append(message.id or 0)
        self.finish = finish

    def report(self, error: Exception, _: AnyFromPage | None) -> None:
        assert isinstance(error, Refused)
        self.refused.append(error.key)

    def pause(self, is_paused: bool) -> None:
        self.paused.append(is_paused)

    def leave(self) -> None:
        self.has_left = True

    def say(self, *numbers: int) -> None:
        for number in numbers:
            self.reader.put(b'{"type":"ping","id":%d}' % number)


def test_a_message_waits_until_the_one_before_it_is_answered() -> None:
    page = Page()
    page.say(1, 2, 3)
    assert page.handled == [1]
    page.finish()
    assert page.handled == [1, 2]
    page.finish()
    page.finish()
    assert page.handled == [1, 2, 3]
    assert page.counts.messages == 3
    assert not page.connection.is_busy


def test_a_page_that_is_far_ahead_is_stopped_for_a_while() -> None:
    page = Page()
    page.say(*range(1, 10))
    assert page.paused == []
    page.say(10)
    assert page.paused == [True]
    page.finish()
    assert page.paused == [True, False]


def test_what_is_refused_is_answered_at_once_and_the_next_message_read() -> None:
    page = Page()
    for number in range(3000):  # more than could be nested
        page.reader.put(f'{{"type":"nonsense","id":{number}}}')
    page.say(1)
    assert page.refused == ["bad-message"] * 3000
    assert page.handled == [1]


def test_many_refusals_that_have_waited_are_told_one_after_another() -> None:
    page = Page()
    page.say(1)
    for _ in range(3000):
        page.reader.put(b"nonsense")
    page.finish()
    assert len(page.refused) == 3000


def test_a_page_that_asks_for_too_much_has_to_go() -> None:
    page = Page(tokens=5)
    for number in range(60):
        page.say(number)
        page.finish()
    assert page.handled == list(range(5))
    assert page.refused == ["too-fast"] * 40
    assert page.connection.closing == POLICY
    assert page.has_left


def test_nothing_is_taken_from_a_page_that_has_to_go() -> None:
    page = Page()
    page.connection.close(POLICY)
    page.say(*range(20))
    assert page.handled == []
    assert page.paused == []  # its answer to the farewell is read


def test_whoever_stops_reading_waits_for_the_message_in_hand() -> None:
    page, ended = Page(), []
    page.say(1, 2)
    page.reader.stop(lambda: ended.append(True))
    assert not ended
    page.finish()
    assert ended == [True]
    page.say(3)
    assert page.handled == [1]


def test_whoever_stops_reading_has_nothing_to_wait_for_when_nothing_is_in_hand() -> None:
    page, ended = Page(), []
    page.reader.stop(lambda: ended.append(True))
    assert ended == [True]
