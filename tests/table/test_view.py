"""Seats that are kept as JSON are those of the moment."""

import msgspec

from grimoire.table.view import KeptSeats, seat_views
from tests.table.tables import NOW, Played

encode = msgspec.json.Encoder().encode


def same(played: Played, kept: KeptSeats) -> bool:
    return encode(kept.json(played.match)) == encode(seat_views(played.match))


def test_people_who_come_and_go() -> None:
    played, kept = Played("ann", "open"), KeptSeats()
    assert same(played, kept)
    played.add(played.match.sit("bob", "Bob", NOW, played.source))
    assert same(played, kept)
    played.play()
    assert same(played, kept)
    played.add(played.match.leave("bob", 1, NOW))
    assert same(played, kept)
    played.add(played.match.come_back("bob", 1, NOW))
    assert same(played, kept)
    played.add(played.match.resign("bob", 1, NOW))
    assert same(played, kept)


def test_nothing_of_another_match_is_left() -> None:
    kept = KeptSeats()
    for seats in (("ann", "bob"), ("bob", "ann"), ("ann", "bob", "cat"), ("ann", "bot")):
        assert same(Played(*seats), kept)
