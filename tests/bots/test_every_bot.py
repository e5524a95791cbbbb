"""Every bot plays every mode to its end with legal actions only, and leaves the state alone."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.bots.budget import Budget
from grimoire.bots.levels import LevelBot
from grimoire.bots.roster import LEVELS, PLAYERS, STUDIES
from grimoire.bots.search_bot import SearchBot
from grimoire.kernel.chance import draw
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import CHANCE, OVER, State
from tests.generators import MODES, game_in

SMALL = {"mcts": "mcts@20", "sage": "sage@20", "archmage": "sage@20", "sage-unlearned": "sage-unlearned@20"}


def choice(bot: Bot, state: State) -> int:
    """What a bot chooses, once it is sure that it keeps to the rules of bots."""
    before = state.copy()
    code = bot.choose(state)
    assert state == before
    assert code in state.legal()
    return code


def finish(name: str, mode: str, bots: list[Bot], seed: int) -> None:
    state, rng = game_in(name, mode).start(), Random(seed)
    while state.player != OVER:
        state.play(draw(state, rng) if state.player == CHANCE else choice(bots[state.player % len(bots)], state))
    assert state.end_reasons()


@pytest.mark.parametrize("name", [*PLAYERS, *LEVELS, *STUDIES])
@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-classic"), ("sigils", "2p-60-teachers")])
def test_every_bot_finishes(game: str, mode: str, name: str) -> None:
    finish(game, mode, [catalog.bot(SMALL.get(name, name), 1), catalog.bot("random", 2)], 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PLAYERS, *LEVELS, *STUDIES])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_bot_finishes_every_mode(game: str, mode: str, name: str) -> None:
    finish(game, mode, [catalog.bot(SMALL.get(name, name), seed) for seed in range(5)], 4)


def test_the_levels_are_one_kind_of_bot() -> None:
    bots = [catalog.bot(name, 1) for name in LEVELS]
    assert all(isinstance(bot, LevelBot) for bot in bots)
    assert [bot.name for bot in bots] == list(LEVELS)


@pytest.mark.parametrize("name", ["mcts", "sage", "sage-unlearned"])
def test_searching_bots_take_a_budget(name: str) -> None:
    for budget in ("7", "0.25s"):
        made = catalog.bot(f"{name}@{budget}")
        assert isinstance(made, SearchBot)
        assert made.budget == Budget.parse(budget)
    with pytest.raises(OptionError, match="budget: 'much' is not a budget; give nodes"):
        catalog.bot(f"{name}@much")


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_others_refuse_one(name: str) -> None:
    with pytest.raises(OptionError, match=f"bot: {name} takes no budget"):
        catalog.bot(f"{name}@100")


def test_studies_are_not_listed() -> None:
    assert not set(STUDIES) & set(catalog.BOTS)
    with pytest.raises(OptionError) as caught:
        catalog.bot("oracle")
    assert "unlearned" not in str(caught.value)
