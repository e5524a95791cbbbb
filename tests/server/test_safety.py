"""The small parts that keep a server safe: names, rate limits, origins, keys."""

import asyncio
from pathlib import Path

import pytest

from grimoire.server.keys import LINK_LIFE, Keys, digest
from grimoire.server.names import CHAT_LENGTH, NAME_LENGTH, clean_chat, clean_name
from grimoire.server.rate_limit import AddressLimits, PageLimit, TokenBucket
from grimoire.server.safety import is_https, key_of, same_origin
from grimoire.server.storage import Storage


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Bee ", "Ann Bee"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth", "zero width"),
        ("Zoé 🧙 Łukasz 王", "Zoé 🧙 Łukasz 王"),
        ("Z\u0301\u0301\u0301\u0301\u0301\u0301a", "Ź\u0301\u0301a"),
        ("\x00\x07", ""),
        ("", ""),
        ("x" * 500, "x" * NAME_LENGTH),
        ("\ud800", ""),
    ],
)
def test_names_are_one_clean_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


def test_chat_is_bounded() -> None:
    assert len(clean_chat("word " * 400)) <= CHAT_LENGTH


def test_tokens_are_spent_and_come_back() -> None:
    bucket = TokenBucket(3, 1.0, now=0.0)
    assert [bucket.spend(1, 0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.spend(1, 0.5)
    assert bucket.spend(1, 1.0)
    assert [bucket.spend(1, 100.0) for _ in range(4)] == [True, True, True, False]
    assert all(TokenBucket(0, 0.0, 0.0).spend(1000, 0.0) for _ in range(100))


def test_addresses_have_limits_of_their_own() -> None:
    limits = AddressLimits(1, 0.0)
    assert limits.bucket("a", 0.0).spend(1, 0.0)
    assert not limits.bucket("a", 0.0).spend(1, 0.0)
    assert limits.bucket("b", 0.0).spend(1, 0.0)


def test_a_page_has_its_own_limit_and_that_of_its_address() -> None:
    address = TokenBucket(3, 1.0, now=0.0)
    one, other = (PageLimit(TokenBucket(2, 1.0, now=0.0), address) for _ in range(2))
    assert [one.allows(1, 0.0) for _ in range(4)] == [True, True, False, False]
    assert one.refused == 2
    assert [other.allows(1, 0.0) for _ in range(2)] == [True, False]
    assert one.allows(1, 1.0)
    assert one.refused == 0


@pytest.mark.parametrize(
    ("headers", "origins", "good"),
    [
        ({"host": "h:80"}, (), True),
        ({"host": "h:80", "origin": "http://h:80"}, (), True),
        ({"host": "h:80", "origin": "http://H:80"}, (), True),
        ({"host": "h:80", "origin": "http://evil"}, (), False),
        ({"host": "h:80", "origin": "null"}, (), False),
        ({"origin": "null"}, (), False),
        ({"host": "inner:80", "origin": "https://play.example.org"}, ("https://play.example.org",), True),
        ({"host": "inner:80", "origin": "http://inner:80"}, ("https://play.example.org",), False),
    ],
)
def test_only_pages_of_ours_may_ask(headers: dict[str, str], origins: tuple[str, ...], good: bool) -> None:
    assert same_origin(headers, origins) is good


def test_a_cookie_counts_only_for_a_page_that_says_where_it_is_from() -> None:
    assert key_of({"origin": "http://h"}, "secret") == "secret"
    assert key_of({}, "secret") is None
    assert key_of({}, "secret", safe=True) == "secret"
    assert key_of({"authorization": "Bearer token"}, "secret") == "token"
    assert key_of({"authorization": "bearer  token "}, None) == "token"


def test_the_cookie_is_for_https_where_people_come_by_it() -> None:
    assert is_https({}, "http", ("https://play.example.org",))
    assert not is_https({}, "http", ())
    assert is_https({}, "https", ())


def test_a_key_is_kept_as_its_hash_and_links_work_once(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'people.db'}")
        keys = Keys(storage)
        key, person = await keys.make(now=1)
        assert await keys.person(key) == person
        assert await storage.person(digest(key)) == person
        assert await storage.person(key) is None
        assert await keys.person("x" * 43) is None
        assert await keys.person("short") is None
        code, expires = await keys.make_link(person, now=10)
        assert expires == 10 + LINK_LIFE
        assert await keys.follow_link(code, 11) == person
        assert await keys.follow_link(code, 12) is None
        late, until = await keys.make_link(person, now=10)
        assert await keys.follow_link(late, until + 1) is None
        other, same = await keys.make(1, person)
        assert same == person
        assert await Keys(storage).person(other) == person
        await storage.close()
        data = (tmp_path / "people.db").read_bytes()
        assert key.encode() not in data
        assert code.encode() not in data

    asyncio.run(run())
