"""Which pages may use the server, whose key counts, and when the cookie is for HTTPS only."""

import pytest

from grimoire.server.safety import is_https, key_of, same_origin


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
