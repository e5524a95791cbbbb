"""The text environment: whole games from answers in free text, illegal ones counted and explained."""

import importlib.util
import re
from random import Random

import pytest

from grimoire.catalog import Record
from grimoire.envs.text import TextEnv
from grimoire.kernel.errors import OptionError
from grimoire.table.refusal import Refused
from tests.envs.playing import EVERY_GAME, SECRETS
from tests.games.installing import OUR_OWN, installed

pytestmark = pytest.mark.slow


def listed(text: str) -> list[str]:
    """The legal actions at the end of an observation."""
    return re.findall(r"^\[([^\]]+)\]", text, re.MULTILINE)


def play(env: TextEnv, seed: int) -> list[int]:
    """Plays to the end with random legal actions; who was asked."""
    chance, asked, done = Random(seed), [], False
    while not done:
        player, text = env.get_observation()
        asked.append(player)
        action = chance.choice(listed(text))
        done, info = env.step(f"Not [skip] but rather [{action.upper()}].")
        assert (info["player"], info["action"], info["illegal"]) == (player, action, False)
    return asked


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_of_two_players(game: str) -> None:
    env = TextEnv(game)
    env.reset(num_players=2, seed=3)
    asked = play(env, 1)
    assert set(asked) == {0, 1}
    rewards, info = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) in (0, 1)
    assert [info[seat]["turn_count"] for seat in (0, 1)] == [asked.count(0), asked.count(1)]
    assert info[0]["illegal_rate"] == 0
    record = Record.from_data(env.record())
    assert record.result is not None
    assert record.seats == [{"name": "Model", "illegal": 0}, {"name": "Model", "illegal": 0}]


def test_one_player_against_bots() -> None:
    env = TextEnv("sigils", opponents=["novice", "adept"], players=3)
    env.reset(num_players=1, seed=1)
    assert set(play(env, 2)) == {0}
    rewards, _ = env.close()
    assert rewards.keys() == {0}
    assert env.record()["seats"][1:] == [{"bot": "novice"}, {"bot": "adept"}]


def test_a_game_alone() -> None:
    env = TextEnv("materia", players=1)
    env.reset(seed=1)
    play(env, 1)
    assert env.close()[0][0] in (-1, 1)


def test_an_observation_tells_all_that_is_needed() -> None:
    env = TextEnv("materia", opponents=["novice"], first=0)
    env.reset(seed=1)
    _, first = env.get_observation()
    assert env.get_observation() == (0, first)
    assert first.startswith("You are player 1 of 2 in SpellBook.")
    assert "## How do I pay for a spell?" in first
    assert "levitation (Levitation):" in first
    assert "Morning: take one, draw two, or skip\n[skip] Skip\n[draw] Draw 2\n[take" in first
    env.step("[draw]")
    _, second = env.get_observation()
    assert "## How do I pay" not in second
    assert "You draw two from the pouch" in second
    assert len(second) < len(first)


@pytest.mark.parametrize("answer", ["", "I draw.", "[]", "[[draw]", "[dance]", "[skip] no, [hold]", "[" * 300_000])
def test_an_illegal_answer_changes_nothing_and_is_explained(answer: str) -> None:
    env = TextEnv("materia", rules=False, first=0)
    env.reset(seed=1)
    _, before = env.get_observation()
    done, info = env.step(answer)
    if answer == "[[draw]":  # brackets within brackets: the inner ones count
        assert info["action"] == "draw"
        return
    assert not done
    assert (info["action"], info["illegal"], info["tries_left"]) == (None, True, 2)
    player, after = env.get_observation()
    assert player == 0
    assert "Your answer was not accepted." in after
    assert "You have 2 tries left." in after
    assert listed(after) == listed(before)


def test_the_reason_comes_from_the_rules() -> None:
    env = TextEnv("materia", first=0)
    env.reset(seed=1)
    _, info = env.step("[learn levitation 3]")
    assert "You learn spells in the Evening; now it is Morning." in info["reason"]


def test_too_many_illegal_answers_lose_the_game() -> None:
    env = TextEnv("sigils", tries=2, players=3)
    env.reset(seed=1)
    player, _ = env.get_observation()
    assert env.step("[x]")[0] is False
    done, info = env.step("nothing")
    assert (done, info["tries_left"]) == (True, 0)
    rewards, players = env.close()
    assert rewards == {seat: -1 if seat == player else 0.5 for seat in range(3)}
    assert players[player]["invalid_move"] is True
    assert (players[player]["illegal_moves"], players[player]["illegal_rate"]) == (2, 1)
    assert env.record()["seats"][player] == {"name": "Model", "illegal": 2}
    with pytest.raises(Refused):
        env.step("[pass]")


def test_tries_are_counted_anew_after_a_legal_action() -> None:
    env = TextEnv("pig", tries=2)
    env.reset(seed=1)
    for _ in range(3):
        assert env.step("[x]")[0] is False
        _, text = env.get_observation()
        assert env.step(f"[{listed(text)[-1]}]")[0] is False
    assert sum(player["illegal_moves"] for player in env.close()[1].values()) == 3


def test_an_unfinished_game_brings_nothing() -> None:
    env = TextEnv("sigils")
    env.reset(seed=1)
    assert env.close()[0] == {0: 0, 1: 0}


def test_the_same_seed_makes_the_same_game() -> None:
    texts = []
    for _ in range(2):
        env = TextEnv("sigils", opponents=["adept"])
        env.reset(seed=7)
        play(env, 1)
        texts.append(env.get_observation())
    assert texts[0] == texts[1]


def test_what_cannot_be_set_up() -> None:
    with pytest.raises(ValueError, match="tries"):
        TextEnv("materia", tries=0)
    with pytest.raises(OptionError, match="chess"):
        TextEnv("chess")
    with pytest.raises(ValueError, match="call reset first"):
        TextEnv("materia").get_observation()
    with pytest.raises(ValueError, match="num_players: 1 of 2"):
        TextEnv("materia", opponents=["novice"], players=2).reset(num_players=2)
    with pytest.raises(OptionError, match="players"):
        TextEnv("sigils").reset(num_players=9)


def test_a_game_with_secrets_keeps_them() -> None:
    told: dict[str, set[str]] = {}
    with installed(OUR_OWN | SECRETS):
        for seed in range(12):
            env = TextEnv("secrets", opponents=["random"])
            env.reset(seed=seed)
            _, text = env.get_observation()
            held = re.search(r"held: \d", text)
            assert held
            told.setdefault(held[0], set()).add(text)
    assert len(told) > 1
    assert all(len(texts) == 1 for texts in told.values())


def test_it_works_with_wrappers_of_textarena() -> None:
    """Only where TextArena is installed; it is heavy, and nothing here needs it."""
    if importlib.util.find_spec("textarena") is None:
        pytest.skip("TEXTARENA IS NOT INSTALLED, so its wrappers were not tried. To install it: pip install textarena")
    core = importlib.import_module("textarena.core")

    class Shout(core.ActionWrapper):  # type: ignore[name-defined,misc]
        def action(self, action: str) -> str:
            return f"[{action}]"

    env = Shout(TextEnv("pig", opponents=["novice"]))
    env.reset(num_players=1, seed=1)
    done = False
    while not done:
        player, text = env.get_observation()
        assert player == 0
        done, _ = env.step(action=listed(text)[-1])
    rewards, info = env.close()
    assert set(rewards) == set(info) == {0}
