"""A view that takes from the last one what has not changed says the same as one that is drawn anew."""

from contextlib import suppress

import msgspec
import pytest

from grimoire import catalog
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.view import LastView, seat_views, view
from tests.table.tables import NOW, Played

encode = msgspec.json.Encoder().encode


def same(match: Match, last: LastView) -> bool:
    spec = catalog.spec_of(match.settings.game)
    seats = encode(last.seats(match)) == encode(seat_views(match))
    return seats and encode(view(match, spec, last)) == encode(view(match, spec))


@pytest.mark.parametrize("game", ["materia", "sigils"])
@pytest.mark.parametrize("seats", [("ann", "bob"), ("ann", "bot", "bob")])
def test_a_whole_game_with_undo(game: str, seats: tuple[str, ...]) -> None:
    played, last = Played(*seats, game=game), LastView()
    while played.match.status == "live":
        match, seat = played.match, played.match.state.player
        action = played.source.choice(match.state.actions())
        if match.thinker is not None:
            played.add(match.play_bot(seat, [action], match.version, played.now, played.source))
        else:
            played.play(action)
            assert same(played.match, last)
            if played.source.random() < 0.2:
                with suppress(Refused):  # chance has decided something since
                    played.add(match.undo(match.seats[seat].player, seat, match.version, played.now))
        assert same(played.match, last)
    assert same(played.match, last)


def test_people_who_come_and_go() -> None:
    played, last = Played("ann", "open"), LastView()
    assert same(played.match, last)
    played.add(played.match.sit("bob", "Bob", NOW, played.source))
    assert same(played.match, last)
    played.add(played.match.leave("bob", 1, NOW))
    assert same(played.match, last)
    played.add(played.match.come_back("bob", 1, NOW))
    assert same(played.match, last)
    played.add(played.match.resign("bob", 1, NOW))
    assert same(played.match, last)


def test_one_memory_serves_matches_of_any_kind() -> None:
    """It holds for what it compares, not for a match: nothing of another one is left."""
    last = LastView()
    for game in ("sigils", "materia", "sigils"):
        played = Played("ann", "bob", game=game)
        played.play()
        assert same(played.match, last)
