"""Grading: better players give less away, illegal tries are counted, work is bounded."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.arena.grading import grade, player_names
from grimoire.bots.budget import Budget
from grimoire.kernel.chance import draw
from grimoire.kernel.game import OVER
from grimoire.kernel.record import Record, RecordSeat
from tests.envs.playing import third_game

pytestmark = pytest.mark.slow

FEW = Budget(nodes=40)


def played(game: str, bots: tuple[str, str], seed: int, seats: list[RecordSeat] | None = None) -> Record:
    record = catalog.Record(catalog.game(game))
    chance, players = Random(seed), [catalog.bot(bot, seed) for bot in bots]
    while (state := record.state).player != OVER:
        record.play(state.text(draw(state, chance) if state.player < 0 else players[state.player].choose(state)))
    record.seats = seats or [{"bot": bot} for bot in bots]
    return record


def choices(record: Record, seat: int) -> int:
    return sum(state.player == seat and len(state.legal()) > 1 for state in record.states())


def test_random_moves_give_more_away_than_a_bot() -> None:
    records = [played("sigils", ("random", "adept"), 1), played("sigils", ("adept", "random"), 2)]
    grades = {each.player: each for each in grade(records, FEW, most=25)}
    assert grades.keys() == {"random", "adept"}
    assert [each.games for each in grades.values()] == [2, 2]
    random, adept = grades["random"].loss, grades["adept"].loss
    assert random is not None
    assert adept is not None
    assert random.value > adept.value
    assert random.low < random.value < random.high
    assert grades["adept"].best.value > grades["random"].best.value


def test_the_bot_that_judges_agrees_with_itself() -> None:
    (sage, _) = grade([played("materia", ("sage@40", "random"), 1)], FEW, most=20)
    assert sage.best.value > 0.6


def test_illegal_tries_are_told_where_a_record_counts_them() -> None:
    seats: list[RecordSeat] = [{"name": "Model", "illegal": 5}, {"bot": "random"}]
    record = played("materia", ("random", "random"), 1, seats)
    model, other = grade([record], FEW, most=2)
    assert model.illegal is not None
    assert model.illegal.value == pytest.approx(5 / (5 + choices(record, 0)))
    assert other.illegal is None


def test_at_most_so_many_decisions_are_graded_and_progress_is_told() -> None:
    record = played("materia", ("random", "random"), 1)
    record.seats = []
    told: list[tuple[int, int]] = []
    grades = grade([record], FEW, most=3, progress=lambda done, total: told.append((done, total)))
    assert [(each.player, each.decisions) for each in grades] == [("1", 3), ("2", 3)]
    assert told == [(done, 6) for done in range(7)]
    assert all(decision.loss > 0 for each in grades for decision in each.worst)
    assert grade([record], FEW, most=3) == grades


def test_a_game_without_a_net_is_graded_too() -> None:
    with third_game():
        (first, second) = grade([played("pig", ("random", "adept"), 1)], FEW, most=4)
    assert (first.decisions, second.decisions) == (4, 4)
    assert first.loss is not None


def test_names() -> None:
    record = catalog.Record(catalog.game("materia", players=3))
    record.seats = [{"name": "Ann"}, {"bot": "adept"}, {}]
    assert player_names(record) == ["Ann", "adept", "3"]


def test_a_record_without_decisions_has_no_loss() -> None:
    (first, second) = grade([catalog.Record(catalog.game("materia"))], FEW)
    assert (first.decisions, first.loss, second.worst) == (0, None, ())
