"""Whole runs: the same however they are played, resumed after anything, and true to what is on disk."""

import csv
import json
import os
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import grimoire
from grimoire.arena import ratings, run_folder
from grimoire.arena.plan import Plan
from grimoire.arena.ratings import RatingsUnavailable
from grimoire.arena.results import Results
from grimoire.arena.run import RunProgress, run
from grimoire.arena.stopping import AllGames, Order, Sprt
from grimoire.bots import BotError
from grimoire.kernel.errors import OptionError, RecordError
from tests.arena.bots import make_bot
from tests.terminal.runner import COMMAND, environment, run_here

pytestmark = pytest.mark.slow

SMALL = Plan("materia", ("random", "random", "first"), games=12, rule=AllGames())


def play(plan: Plan, out: Path | None = None, jobs: int | None = 1, **more: Any) -> Results:
    return run(plan, out, jobs=jobs, make_bot=make_bot, **more)


def figures(results: Results) -> dict[str, Any]:
    """All but the time it took."""
    data = results.data()
    data.pop("timing")
    return data


def read(out: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((out / run_folder.JSON).read_text(encoding="utf-8"))
    data.pop("timing")
    return data


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    plan = Plan("materia", ("random", "first", "sometimes"), games=120, rule=Order(0.9))
    one, two = play(plan, tmp_path / "one"), play(plan, tmp_path / "two", jobs=2)
    assert figures(one) == figures(two)
    assert one.verdict.early
    assert (tmp_path / "one" / run_folder.CSV).read_text() == (tmp_path / "two" / run_folder.CSV).read_text()
    names = [sorted(path.name for path in (tmp_path / place / "records").iterdir()) for place in ("one", "two")]
    assert names[0] == names[1] == [f"{number:05}.json" for number in range(1, one.verdict.games + 1)]


def test_the_order_of_finishing_changes_nothing() -> None:
    plan = Plan("materia", ("first", "raise"), games=40)
    games = play(plan).games
    progress = RunProgress(plan)
    for game in reversed(games):
        assert progress.verdict is None
        progress.take(game.pairing.number, game.outcome)
    assert progress.verdict is not None
    assert progress.games == games


def test_files_agree(tmp_path: Path) -> None:
    results = play(Plan("materia", ("random", "sometimes"), games=20, seats=3, rule=AllGames()), tmp_path)
    data = read(tmp_path)
    assert data == json.loads(json.dumps(figures(results)))
    with (tmp_path / run_folder.CSV).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["number"]) for row in rows] == list(range(1, data["games"] + 1))
    wins = {bot["bot"]: 0.0 for bot in data["bots"]}
    for row in rows:
        seating, winners = row["seating"].split(";"), [int(seat) for seat in row["winners"].split(";")]
        for seat in winners:
            wins[seating[seat]] += 1 / len(winners)
        assert row["first"] == seating[0]
        record = grimoire.Record.load(tmp_path / row["record"])
        assert record.state.scores() == [int(score) for score in row["scores"].split(";")]
        assert (record.result is None) == bool(row["forfeits"])
        if record.result is not None:
            assert record.result["winners"] == winners
    assert wins == pytest.approx({bot["bot"]: bot["wins"] for bot in data["bots"]})
    assert sum(wins.values()) == pytest.approx(sum(seat["wins"] for seat in data["seats"])) == pytest.approx(20)
    assert sum(bool(row["forfeits"]) for row in rows) == len(data["bots"][1]["forfeits"]) > 0
    assert data["bots"][0]["forfeits"] == []


def test_without_a_directory_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(play(SMALL).games) == 12
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    def interrupt(progress: RunProgress) -> None:
        if progress.finished == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(SMALL, tmp_path, watch=interrupt)
    assert len((tmp_path / run_folder.LOG).read_text().splitlines()) == 6
    assert not (tmp_path / run_folder.JSON).exists()
    seen: list[int] = []
    results = play(SMALL, tmp_path, watch=lambda progress: seen.append(progress.finished))
    assert seen == list(range(5, 13))
    assert figures(results) == figures(play(SMALL))


def test_a_finished_run_is_only_reported(tmp_path: Path) -> None:
    first = play(SMALL, tmp_path)
    seen: list[int] = []
    assert figures(play(SMALL, tmp_path, watch=lambda progress: seen.append(progress.finished))) == figures(first)
    assert seen == [12]


@pytest.mark.parametrize("rest", [b'{"game": 12, "seat', b'{"game": 12, "seat\n', b"\xff\xfe"])
def test_a_line_that_was_cut_off(tmp_path: Path, rest: bytes) -> None:
    play(SMALL, tmp_path)
    log = tmp_path / run_folder.LOG
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:-1]) + rest)
    assert figures(play(SMALL, tmp_path)) == figures(play(SMALL))
    assert len(log.read_bytes().splitlines()) == 13
    log.write_bytes(lines[0][:40])
    assert len(play(SMALL, tmp_path).games) == 12


@pytest.mark.parametrize("line", [b"mud", b"[1]", b'{"game": 1}', b'{"settings": 1, "games": 12}'])
def test_a_damaged_log_is_told(tmp_path: Path, line: bytes) -> None:
    play(SMALL, tmp_path)
    log = tmp_path / run_folder.LOG
    lines = log.read_bytes().splitlines()
    log.write_bytes(b"\n".join([lines[0], line, *lines[2:], b""]))
    with pytest.raises(RecordError) as caught:
        play(SMALL, tmp_path)
    assert caught.value.faults[0].key == "damaged-log"
    play(SMALL, tmp_path, fresh=True)


def test_more_games_may_be_wanted_but_not_fewer(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    more = Plan("materia", SMALL.bots, games=18, rule=AllGames())
    results = play(more, tmp_path)
    assert figures(results) == figures(play(more))
    with pytest.raises(OptionError, match="that run has 18 games and you ask for 12"):
        play(SMALL, tmp_path)
    assert len(play(SMALL, tmp_path, fresh=True).games) == 12
    assert len(list((tmp_path / "records").iterdir())) == 12


def test_another_run_is_refused(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    options = {"spells": "set-2"}
    other = Plan("materia", ("random", "first"), 12, 3, options, seed=5, rule=Sprt(0.4, 0.6), records=False)
    with pytest.raises(OptionError) as caught:
        play(other, tmp_path)
    settings = {fault.values["setting"]: fault.values["wanted"] for fault in caught.value.faults}
    assert set(settings) == {"bots", "spells", "seed", "rule", "low", "high", "risk", "records"}
    assert settings["spells"] == "set-2"
    assert {fault.key for fault in caught.value.faults} == {"other-run"}


def test_one_run_at_a_time(tmp_path: Path) -> None:
    busy = run_folder.RunFolder(tmp_path, SMALL)
    with pytest.raises(RecordError, match="another run is going on"):
        play(SMALL, tmp_path)
    busy.close()
    play(SMALL, tmp_path)


def test_fresh_leaves_other_files_alone(tmp_path: Path) -> None:
    play(SMALL, tmp_path)
    (tmp_path / "records" / "notes.json").write_text("{}")
    (tmp_path / "notes.txt").write_text("mine")
    play(Plan("materia", SMALL.bots, games=6, rule=AllGames()), tmp_path, fresh=True)
    assert sorted(path.name for path in (tmp_path / "records").iterdir())[-1] == "notes.json"
    assert (tmp_path / "notes.txt").exists()
    assert len(list((tmp_path / "records").iterdir())) == 7


def test_records_can_be_left_out(tmp_path: Path) -> None:
    play(Plan("materia", ("first", "random"), games=2, records=False), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [run_folder.LOG, run_folder.CSV, run_folder.JSON]


def test_alone_bots_play_against_the_game(tmp_path: Path) -> None:
    plan = Plan("materia", ("random", "first"), games=10, seats=1, options={"handicap": 1})
    results = play(plan, tmp_path)
    assert results.ratings is None
    assert results.duels == {}
    assert [stats.games for stats in results.bots] == [5, 5]
    assert len(play(Plan("materia", ("random",), games=3, seats=1)).games) == 3
    assert len(results.games[0].outcome.scores) == 2


def test_sigils_with_fewer_bots_than_seats(tmp_path: Path) -> None:
    results = play(Plan("sigils", ("random", "first"), games=6, seats=3, options={"edition": "75"}), tmp_path)
    assert [stats.games for stats in results.bots] == [6, 6]
    grimoire.Record.load(tmp_path / "records" / "00006.json")


def test_a_bot_that_cannot_be_made_is_told_first(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"bots.1: 'deep'"):
        play(Plan("materia", ("random", "deep")), tmp_path / "none")
    assert not (tmp_path / "none").exists()
    with pytest.raises(BotError, match=r"bots.0: cannot create unmade: ImportError: no such module"):
        play(Plan("materia", ("unmade", "random")))
    with pytest.raises(OptionError, match="jobs: 0"):
        play(SMALL, jobs=0)


def test_a_missing_library_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(RatingsUnavailable, match=r"pip install 'grimoire-games\[arena\]'"):
        play(SMALL)
    assert len(play(Plan("materia", ("random",), games=1, seats=1)).games) == 1
    assert ratings.INSTALL in run_here("arena", "materia", "random", "random").stderr


def log_lines(out: Path) -> int:
    log = out / run_folder.LOG
    return log.read_bytes().count(b"\n") if log.exists() else 0


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Really killed, in the middle, with its workers; the end is as if nothing had happened."""
    arguments = ["arena", "materia", "random", "random", "--games", "240", "--all-games", "--jobs", "2"]
    out = tmp_path / "killed"
    command = [*COMMAND, *arguments, "--out", str(out)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    end = monotonic() + 60
    while log_lines(out) < 20 and monotonic() < end:
        sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)  # the workers hold its output open until they have left too
    assert 20 <= log_lines(out) < 240
    assert not (out / run_folder.JSON).exists()
    assert run_here(*arguments, "--out", out).returncode == 0
    assert read(out) == json.loads(json.dumps(figures(run(Plan("materia", ("random",) * 2, 240, rule=AllGames())))))
    assert len(os.listdir(out / "records")) == 240
