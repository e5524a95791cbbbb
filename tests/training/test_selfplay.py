"""Games played for training: they repeat, survive a file, and turn into samples that say how they ended."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from grimoire import catalog
from grimoire.bots.search import Node, best_edge
from grimoire.bots.search_bot import SearchBot
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import CHANCE, OVER
from grimoire.training import selfplay
from grimoire.training.extraction import samples_of
from grimoire.training.played import PlayedGame, read_games, write_games
from grimoire.training.selfplay import SelfPlayTask, play_games
from tests.generators import GAMES

pytestmark = pytest.mark.slow

SEED = 11


def played(game: str, seed: int = SEED, games: int = 3, net: bytes | None = None) -> list[PlayedGame]:
    return play_games(SelfPlayTask(game, games, seed, 40, ()), net)


@pytest.mark.parametrize("game", GAMES)
def test_a_task_gives_the_same_games_every_time(game: str) -> None:
    net = catalog.spec_of(game).weights()
    for kind in (None, net):
        assert played(game, net=kind, games=1) == played(game, net=kind, games=1)
    assert played(game, SEED) != played(game, SEED + 1)


@pytest.mark.parametrize("game", GAMES)
def test_closed_turns_are_played_as_the_bot_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What rollouts found best is played, even if the tree preferred something else."""
    study, chosen = SearchBot.study, []

    def studied(bot: SearchBot, state: SearchState) -> Node:
        node = study(bot, state)
        node.chosen = len(node.codes) - 1
        chosen.append(int(node.codes[best_edge(node)]))
        return node

    monkeypatch.setattr(selfplay, "OPEN_TURNS", 0.0)
    monkeypatch.setattr(SearchBot, "study", studied)
    one = played(game, net=catalog.spec_of(game).weights(), games=1)[0]
    state, decided = catalog.game(game, **one.options).start(), []
    for code in one.codes:
        if state.player != CHANCE and len(state.legal()) > 1:
            decided.append(code)
        state.play(code)
    assert decided == chosen


@pytest.mark.parametrize("game", GAMES)
def test_games_survive_a_file(game: str, tmp_path: Path) -> None:
    games = played(game)
    path = tmp_path / "games.jsonl.gz"
    write_games(path, games)
    assert list(read_games(path)) == games


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_begins_in_the_middle_of_an_earlier_game(game: str) -> None:
    earlier = played(game)
    starts = [(one.options, one.codes) for one in earlier]
    games = play_games(SelfPlayTask(game, 20, SEED, 40, starts), None)
    branches = [one for one in games if one.begins]
    assert 0 < len(branches) < len(games)
    for branch in branches:
        assert any(branch.codes[: len(codes) // 8] == codes[: len(codes) // 8] for _, codes in starts)
        assert all(thought.place >= branch.begins for thought in branch.thoughts)
    astray = [one for one in branches if not any(one.codes[: one.begins] == codes[: one.begins] for _, codes in starts)]
    assert 0 < len(astray) < len(branches)


@pytest.mark.parametrize("game", GAMES)
def test_samples_tell_how_the_game_ended(game: str) -> None:
    for one in played(game):
        samples = samples_of(game, one, Random(1))
        state = one.start(game)
        for code in one.codes:
            state.play(code)
        assert state.player == OVER
        rewards = {state.reward(seat) for seat in range(state.seat_count())}
        assert set(samples.wins) <= rewards
        assert len(samples) >= len(one.thoughts)
        rows = [late - early for early, late in pairwise([0, *samples.sample_ends])]
        for count, evaluated, lone in zip(rows, samples.evaluated, samples.lone, strict=True):
            assert count == (state.seat_count() if evaluated and not lone else 1)


@pytest.mark.parametrize("game", GAMES)
def test_moments_before_chance_are_samples_too(game: str) -> None:
    """There are samples without a choice to learn from: those before chance, and turns searched in brief."""
    one = played(game, net=catalog.spec_of(game).weights(), games=1)[0]
    samples = samples_of(game, one, Random(1), 1.0)
    choices = [late - early for early, late in pairwise([0, *samples.choice_ends])]
    assert choices.count(0) > 0
    assert len(choices) - choices.count(0) == len(one.thoughts)


@pytest.mark.parametrize("game", GAMES)
def test_only_some_moments_of_a_game_teach_the_value(game: str) -> None:
    games = played(game, games=6)
    every, some, none = (
        sum(sum(samples_of(game, one, Random(1), share).evaluated) for one in games) for share in (1.0, 0.2, 0.0)
    )
    assert none == 0 < 3 * some < every < 8 * some
