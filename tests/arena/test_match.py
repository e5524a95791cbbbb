"""One game: what happens to bots that fail, and what is kept of it."""

from random import Random

import pytest

import grimoire
from grimoire.arena.match import Outcome, play_game
from grimoire.bots.random import RandomBot
from grimoire.kernel.game import OVER
from tests.arena.bots import Follows, make_bot


@pytest.mark.parametrize(("name", "players"), [("materia", 2), ("materia", 1), ("sigils", 3)])
def test_a_game(name: str, players: int) -> None:
    game = grimoire.game(name, players=players, first=0)
    record, outcome = play_game(game, [RandomBot(seat) for seat in range(players)], 7)
    state = record.state
    assert state.player == OVER
    assert record.result == {"scores": list(outcome.scores), "winners": list(outcome.winners)}
    assert outcome.rounds == state.position()["round"] > 5
    assert 0 < sum(outcome.turns) <= outcome.decisions < len(record.actions)
    assert all(0 < slowest <= total for slowest, total in zip(outcome.slowest, outcome.seconds, strict=True))
    assert all(abs(turns - outcome.rounds) <= 1 for turns in outcome.turns)
    again, _ = play_game(game, [RandomBot(seat) for seat in range(players)], 7)
    assert again.actions == record.actions
    assert Outcome.from_data(outcome.data()) == outcome


@pytest.mark.parametrize(
    ("spec", "kind", "detail"),
    [
        ("crash", "failed", "cmd: the program ended"),
        ("raise", "raised", "ZeroDivisionError: by nought"),
        ("exit", "raised", "SystemExit: enough"),
        ("words", "illegal", "'take red.circle'"),
        ("illegal", "illegal", "1000000000"),
    ],
)
def test_a_bot_that_fails_loses(spec: str, kind: str, detail: str) -> None:
    game = grimoire.game("materia", players=3, first=0)
    record, outcome = play_game(game, [RandomBot(1), make_bot(spec), RandomBot(2)], 7)
    assert outcome.forfeits == ((1, kind, detail),)
    assert outcome.winners == (0, 2)
    assert record.result is None


def test_all_seats_of_an_owner_fail_together() -> None:
    game = grimoire.game("materia", players=3, first=0)
    _, outcome = play_game(game, [make_bot("raise"), RandomBot(1), make_bot("raise")], 7, "aba")
    assert outcome.winners == (1,)


def test_alone_a_forfeit_is_a_loss() -> None:
    _, outcome = play_game(grimoire.game("materia", players=1), [make_bot("crash")], 7)
    assert outcome.winners == ()


def test_a_follower_is_told_once_and_closed() -> None:
    bot = Follows()
    record, _ = play_game(grimoire.game("materia", first=0), [bot, RandomBot(Random(1).getrandbits(9))], 7)
    assert bot.record is record
    assert bot.told[0] == "follow"
    assert bot.told[-1] == "close"
    assert set(bot.told[1:-1]) == {"choose"}
    broken = Follows()
    _, outcome = play_game(grimoire.game("materia", first=0), [broken, make_bot("raise")], 7)
    assert broken.told[-1] == "close"
    assert outcome.winners == (0,)
