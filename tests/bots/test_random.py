"""The random bot: legal, repeatable, and it leaves the state alone."""

import pytest

import grimoire
from grimoire import catalog
from grimoire.bots import Bot
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER
from tests.generators import materia


def game_of(bot: Bot, mode: str) -> list[str]:
    """A game in which the bot has all seats; chance takes the same share every time."""
    state = materia(mode).start()
    actions = []
    while state.player != OVER:
        if state.player == CHANCE:
            code = draw(state, Half())
        else:
            before = state.copy()
            code = bot.choose(state)
            assert state == before
            assert code in state.legal()
        actions.append(state.text(code))
        state.play(code)
    return actions


class Half:
    """A source without surprises."""

    def random(self) -> float:
        return 0.5


@pytest.mark.parametrize("mode", ["1p-set-1", "2p-mixed", "4p-set-3"])
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    assert game_of(RandomBot(7), mode) == game_of(catalog.bot("random", 7), mode)
    assert game_of(RandomBot(7), mode) != game_of(RandomBot(8), mode)


def test_without_a_seed_games_differ() -> None:
    assert game_of(RandomBot(), "2p-set-1") != game_of(RandomBot(), "2p-set-1")


def test_every_legal_action_is_chosen_sometimes() -> None:
    state = materia("2p-set-2").start()
    while state.player == CHANCE:
        state.play(draw(state, Half()))
    bot = RandomBot(1)
    assert {bot.choose(state) for _ in range(500)} == set(state.legal())


def test_the_catalogue_knows_its_bots() -> None:
    for name in catalog.BOTS:
        assert catalog.bot(name).name == name
    with pytest.raises(grimoire.OptionError, match=r"bot: 'deep' is not one of random"):
        catalog.bot("deep")
