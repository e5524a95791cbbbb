"""Games are found where they are installed; one that cannot be used is left out and told of."""

import re
import warnings

import pytest

from grimoire import catalog
from grimoire.games.registry import game_name, spec_of, specs
from grimoire.games.spec import GameSpec
from grimoire.kernel.errors import OptionError
from grimoire.kernel.plugins import game_entries
from grimoire.texts import Texts
from tests.games.coins import SPEC
from tests.games.installing import COINS, OUR_OWN, installed


def test_our_own_games_are_installed() -> None:
    assert {entry.name: entry.value for entry in game_entries()}.items() >= OUR_OWN.items()
    assert set(catalog.games()) >= set(OUR_OWN)
    for name, spec in specs().items():
        assert isinstance(spec, GameSpec)
        assert spec.name == name == game_name(name)
        assert spec_of(name) is spec


def test_titles_are_aliases() -> None:
    with installed(OUR_OWN | COINS):
        assert game_name("heads-or-tails") == "coins"
        assert spec_of("heads-or-tails") is SPEC
        assert catalog.game("heads-or-tails").name == "coins"
        for spec in specs().values():
            assert {game_name(title) for title in spec.titles} == {spec.name}


def test_games_are_in_the_order_of_their_names() -> None:
    with installed(COINS | OUR_OWN):
        assert catalog.games() == ("coins", "materia", "sigils")


def test_a_game_that_is_not_installed_is_not_known() -> None:
    with installed(OUR_OWN), pytest.raises(OptionError, match="game: 'coins' is not one of materia, sigils"):
        catalog.game("coins")


@pytest.mark.parametrize("name", ["", "Materia", "chess", None, 3, ["materia"]])
def test_unknown_names(name: object) -> None:
    with installed(OUR_OWN), pytest.raises(OptionError) as caught:
        spec_of(name)
    (fault,) = caught.value.faults
    assert (fault.key, fault.place) == ("not-a-game", "game")
    assert fault.values == {"found": name, "allowed": "materia, sigils"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("value", "warning"),
    [
        ("no_such_package_anywhere:SPEC", "the game 'broken' (no_such_package_anywhere:SPEC) cannot be loaded: No mod"),
        ("tests.games.coins:NO_SUCH_SPEC", "the game 'broken' (tests.games.coins:NO_SUCH_SPEC) cannot be loaded: mod"),
        ("tests.games.raising:SPEC", "the game 'broken' (tests.games.raising:SPEC) cannot be loaded: out of order"),
        ("tests.games.coins:NO_SPEC", "tests.games.coins:NO_SPEC is not the GameSpec of a game named 'broken'"),
        ("tests.games.coins:CoinsSpec", "tests.games.coins:CoinsSpec is not the GameSpec of a game named 'broken'"),
        ("tests.games.coins:SPEC", "tests.games.coins:SPEC is not the GameSpec of a game named 'broken'"),
    ],
    ids=["no-module", "no-object", "raises", "no-spec", "a-class", "another-name"],
)
def test_a_broken_game_is_left_out_with_a_warning(value: str, warning: str) -> None:
    with installed(OUR_OWN | {"broken": value}):
        with pytest.warns(UserWarning, match=re.escape(warning)) as caught:
            assert set(specs()) == set(OUR_OWN)
        assert len(caught) == 1
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert catalog.game("materia").start().actions()
            assert Texts("fr").say("points", points=2) == "2 points"
            assert Texts("en").has("sigils-title")


def test_a_game_without_texts_takes_none_away() -> None:
    with installed(OUR_OWN | COINS):
        assert Texts("en").has("materia-title")
        assert not Texts("en").has("coins-title")


def test_the_defaults_of_a_small_game() -> None:
    state = SPEC.make().start()
    assert list(SPEC.seats) == [2]
    assert SPEC.board_view(state) == state.position()
    assert SPEC.sheet(SPEC.make()) is None
    assert SPEC.lesson() is None
    assert SPEC.weights() is None
    assert SPEC.training() == [(1.0, {})]
    assert list(SPEC.levels) == ["novice", "apprentice", "adept", "master", "archmage"]
    assert not SPEC.commands()
    with pytest.raises(NotImplementedError):
        GameSpec().make()
