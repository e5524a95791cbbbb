"""A connection to a page: messages go out in order, at once while the page reads and later if it does not."""

import asyncio
from collections.abc import Callable

import pytest

from grimoire.server.connection import POLICY, TOO_SLOW, Connection, framed
from grimoire.server.messages_out import Pong
from grimoire.server.rate_limit import PageLimit, TokenBucket
from tests.server import frames


class Page:
    """A page that reads or does not."""

    def __init__(self, backlog: int = 100) -> None:
        self.transport = self
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent = False
        self.is_gone = False
        self.on_writable: Callable[[], None] = lambda: None
        self.read: list[int] = []
        self.ends: list[int] = []
        self.connection = Connection("ann", "", PageLimit(TokenBucket(0, 0, 0), TokenBucket(0, 0, 0)), backlog)
        self.connection.open(self, self.ends.append)

    def write(self, data: bytes) -> None:
        self.read.append(frames.told(data)["now"])

    def is_closing(self) -> bool:
        return self.is_gone

    def pause(self) -> None:
        self.writable.clear()

    def resume(self) -> None:
        self.writable.set()
        self.on_writable()

    def send(self, *numbers: int) -> None:
        for number in numbers:
            self.connection.send(Pong(now=number))


def test_a_page_that_reads_gets_messages_at_once() -> None:
    page = Page()
    page.send(1, 2)
    assert page.read == [1, 2]


def test_messages_wait_in_order_until_the_page_reads_again() -> None:
    page = Page()
    page.pause()
    page.send(1, 2)
    assert page.read == []
    page.resume()
    page.send(3)
    assert page.read == [1, 2, 3]


def test_goodbye_is_said_after_the_last_message() -> None:
    page = Page()
    page.pause()
    page.send(1)
    page.connection.close(POLICY)
    page.send(2)
    assert page.ends == []
    page.resume()
    assert page.read == [1]
    assert page.ends == [POLICY]


def test_a_page_that_does_not_keep_up_is_not_waited_for() -> None:
    page = Page(backlog=100)
    page.pause()
    page.send(*range(10))
    assert page.ends == [TOO_SLOW]
    page.resume()
    assert page.read == []


def test_nothing_is_written_once_the_page_is_gone() -> None:
    page = Page()
    page.connection.unplug()
    page.send(1)
    page.resume()
    page.connection.close(POLICY)
    assert (page.read, page.ends) == ([], [])


def test_nothing_is_written_once_the_socket_is_closing() -> None:
    page = Page()
    page.close_sent = True
    page.send(1)
    page.close_sent, page.is_gone = False, True
    page.send(2)
    page.pause()
    page.send(3)
    page.resume()
    assert page.read == []


@pytest.mark.parametrize("size", [2, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_of_any_length_is_one_frame(size: int) -> None:
    assert frames.told(framed(b'"' + b"a" * (size - 2) + b'"')) == "a" * (size - 2)
