"""What a worker remembers, without a process around it."""

from random import Random
from typing import Any

import msgspec
import pytest

from grimoire import catalog
from grimoire.games.search_state import SearchState
from grimoire.kernel.game import OVER, State
from grimoire.server.workers import worker_state as module
from grimoire.server.workers.tasks import Failed, Forget, Think, Thought
from grimoire.server.workers.worker import answered
from grimoire.server.workers.worker_state import WorkerState
from tests.server.workers.games import advise, begun, draw_chance, think


def told(worker: WorkerState, message: msgspec.Struct) -> Any:
    return answered(worker, msgspec.json.encode(message))


def test_only_the_last_games_are_kept() -> None:
    worker = WorkerState(games_kept=2)
    record = begun()
    for table in ("a", "b", "c", "a"):
        thought = worker.think(think(record, "random", table))
        assert thought.actions[0] in record.state.actions()
        assert len(worker) <= 2
    assert told(worker, Forget("a")) is None
    assert len(worker) == 1
    assert told(worker, Forget("a")) is None


def test_few_bots_are_kept_in_the_middle_of_a_turn() -> None:
    worker, record = WorkerState(bots_kept=2), begun("sigils")
    while not worker.bots:
        worker.think(think(record, "random"))
    for number in range(40):
        assert worker.think(think(record, "random", f"table {number}")).actions[0] in record.state.actions()
        assert worker.bots <= 2
    assert len(worker) > 2


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_bot_goes_on_where_its_turn_was_interrupted(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = catalog.bot

    def counted(spec: str, seed: int) -> Any:
        made.append(seed)
        return real(spec, seed)

    monkeypatch.setattr(catalog, "bot", counted)
    worker, record, source = WorkerState(), begun(game), Random(3)
    thoughts, turns = 0, set[tuple[int, int]]()
    while (state := record.state).player != OVER:
        assert isinstance(state, SearchState)
        turns.add((int(state.turn_key()), state.player))
        for action in worker.think(think(record, "random")).actions:
            record.play(action)
        thoughts += 1
        draw_chance(record, source)
    assert len(turns) / 2 < len(made) <= len(turns) <= thoughts
    assert game == "materia" or len(turns) < thoughts  # dice are rolled in the middle of turns
    assert len(set(made)) == len(made)


def test_a_game_that_was_taken_back_and_one_that_is_another() -> None:
    worker, record = WorkerState(), begun()
    worker.think(think(record, "random"))
    other = begun("sigils", players=3)
    for game in (record, other, record):
        assert worker.think(think(game, "greedy")).actions[0] in game.state.actions()
    legal = record.state.actions()
    record.play(worker.think(think(record, "greedy")).actions[0])
    draw_chance(record, Random(1))
    assert worker.advise(advise(record)).hints[0].action in record.state.actions()
    while record.state.actions() != legal:
        record.undo()
    assert worker.advise(advise(record)).hints[0].action in legal
    assert worker.think(think(record, "greedy")).actions[0] in legal


def test_a_game_from_a_position() -> None:
    start = begun().state.position()
    record = catalog.Record(catalog.game("materia", first=0), start)
    assert WorkerState().think(think(record, "greedy")).actions[0] in record.state.actions()


def test_tasks_that_are_refused() -> None:
    good = think(begun(), "random")
    cases: list[tuple[dict[str, Any], str]] = [
        ({"bot": "cmd:echo"}, "external programs cannot play"),
        ({"bot": "deep"}, "'deep' is not one of random"),
        ({"bot": "greedy@5"}, "greedy takes no budget"),
        ({"game": "chess"}, "'chess' is not one of materia, sigils"),
        ({"options": {"players": 9}}, "players"),
        ({"options": {"wings": 2}}, "wings"),
        ({"start": {"fly": 1}}, "fly"),
        ({"actions": [*good.actions, "fly"]}, f"action {len(good.actions) + 1}: 'fly' is not legal now"),
        ({"seat": 1 - good.seat}, f"seat {1 - good.seat} does not decide here"),
        ({"actions": []}, f"seat {good.seat} does not decide here"),
    ]
    worker = WorkerState()
    for changes, words in cases:
        answer = told(worker, msgspec.structs.replace(good, **changes))
        assert isinstance(answer, Failed)
        assert words in answer.reason
        assert not answer.again
    assert len(worker) == 0
    assert isinstance(told(worker, good), Thought)
    garbled = answered(worker, b"fly\n")
    assert isinstance(garbled, Failed)
    assert not garbled.again


def test_a_bot_that_fails_is_made_anew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, state: State) -> int:
            return next(code for code in range(10**6) if code not in state.legal())

    worker, task = WorkerState(), think(begun(), "random")
    with monkeypatch.context() as patch:
        patch.setattr(module, "make_bot", lambda _: Cheat())
        answer = told(worker, task)
    assert isinstance(answer, Failed)
    assert answer.again
    assert "Traceback" in capsys.readouterr().err
    assert len(worker) == 0
    assert isinstance(told(worker, task), Thought)


def test_bots_are_different_every_time() -> None:
    task: Think = think(begun("sigils"), "random")
    assert len({tuple(WorkerState().think(task).actions) for _ in range(30)}) > 1
