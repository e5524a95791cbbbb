"""The judge: frozen sets are the same however they are made, and its figures are what they are called."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bench import figures, matches
from bench.judge import __main__ as command
from bench.judge import freeze as freezing
from bench.judge import frozen as frozen_sets
from bench.judge import judging
from bench.judge.errors import known, luck_share, rms, squared_error
from bench.judge.freeze import (
    Wish,
    chosen_moment,
    freeze,
    mode_shares,
    modes_of_games,
    moments,
    stage_of,
)
from bench.judge.frozen import (
    BEFORE_CHANCE,
    DECISION,
    STAGES,
    About,
    FrozenPosition,
    FrozenPositions,
    Truth,
    games_file,
    load_games,
    load_positions,
    positions_file,
    replayed,
    save,
    truth_of,
)
from bench.judge.held_out import brier, explained, log_loss
from bench.judge.judging import Subject, judge
from bench.judge.summary import ALL, NET, position_figures
from bench.judge.work import Journal, spread
from grimoire import catalog
from grimoire.bots.search_bot import search_state
from grimoire.kernel.game import CHANCE, OVER
from grimoire.training.net_file import read_header
from tests.generators import GAMES

pytestmark = pytest.mark.slow

TINY = {name: Wish(name, positions=4, rollouts=2, games=3, bot="random", seed=5) for name in GAMES}

LADDER = """
[[match]]
group = "More thought"
bots = ["sage@8", "sage@2"]
games = 2

[levels]
group = "Levels"
games = 2
range = [0.65, 0.85]

[error]
budget = "0.5s"
most = 0.1
"""

in_each_game = pytest.mark.parametrize("name", GAMES)


# Freezing


@in_each_game
def test_a_frozen_set_can_be_read_and_replayed(name: str, tmp_path: Path) -> None:
    freeze(TINY[name], tmp_path, 1)
    positions, games = load_positions(positions_file(name, tmp_path)), load_games(games_file(name, tmp_path))
    assert positions.about == games.about == TINY[name].about()
    assert "freeze" in positions.about.command
    assert (len(positions.positions), len(games.games)) == (4, 3)
    of_mode = positions.about.games()
    for game in games.games:
        end = replayed(of_mode[game.mode], game.codes)
        assert end.player == OVER
        assert sum(game.rewards) == pytest.approx(1)
    for position in positions.positions:
        state = replayed(of_mode[position.mode], position.codes)
        assert state.player == position.player != OVER
        assert sum(position.truth.reward) == pytest.approx(1, abs=1e-4)
        assert sum(position.truth.luck) == pytest.approx(0, abs=1e-4)
    assert list(tmp_path.glob("*.part")) == []


def test_an_interrupted_freeze_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0]
    whole = freeze(TINY[name], tmp_path / "whole", 1)

    def broken(*work: Any) -> Iterator[dict[str, Any]]:
        for done, row in enumerate(spread(*work)):
            if done == 2:
                raise KeyboardInterrupt
            yield row

    for _ in range(3):  # 2 games, then 1 game and 2 positions, then 2 positions
        with monkeypatch.context() as patch:
            patch.setattr(freezing, "spread", broken)
            try:
                parts = freeze(TINY[name], tmp_path / "parts", 1)
            except KeyboardInterrupt:
                assert (tmp_path / "parts" / f"{name}.part").exists()
    assert [path.read_bytes() for path in parts] == [path.read_bytes() for path in whole]


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    one, two = (freeze(TINY[GAMES[0]], tmp_path / str(jobs), jobs) for jobs in (1, 2))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


@in_each_game
def test_every_mode_is_there_and_two_players_most(name: str) -> None:
    spec = catalog.spec_of(name)
    assert sum(mode_shares(spec).values()) == pytest.approx(1)
    found = modes_of_games(spec, 300)
    assert set(found) == set(spec.modes())
    assert sum(mode.startswith("2p") for mode in found) == pytest.approx(150, abs=2)


@in_each_game
def test_moments_are_of_all_stages_and_kinds(name: str) -> None:
    game = catalog.game(name)
    codes, _ = freezing.played_on(game, game.start(), "greedy", 7)
    found = moments(game, codes)
    assert {moment.stage for moment in found} == set(STAGES)
    for moment in found:
        state = replayed(game, codes[: moment.after])
        assert (state.player == CHANCE) == (moment.kind == BEFORE_CHANCE)
        assert (moment.kind == DECISION) == (state.player != CHANCE and search_state(state).settled())
    late = chosen_moment(found, "late", BEFORE_CHANCE, Random(1))
    assert (late.stage, late.kind) == ("late", BEFORE_CHANCE)
    assert chosen_moment(found, "late", "no such kind", Random(1)).stage == "late"


def test_stages_are_thirds_before_the_last_round() -> None:
    assert [stage_of(number, 7) for number in range(1, 8)] == [stage for stage in STAGES[:3] for _ in "12"] + [
        "last round"
    ]
    assert stage_of(1, 1) == "last round"


def test_a_set_of_other_rules_is_refused(tmp_path: Path) -> None:
    name = GAMES[0]
    about = About("", name, 999, "", "", "", {"": {}})
    save(positions_file(name, tmp_path), FrozenPositions(about, []))
    with pytest.raises(ValueError, match="freeze it anew"):
        load_positions(positions_file(name, tmp_path))
    with pytest.raises(ValueError, match="freeze the set anew"):
        replayed(catalog.game(name), [10**6])
    with pytest.raises(ValueError, match="missing"):
        load_games(games_file(name, tmp_path))


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "work.part"
    journal = Journal(path, {"work": 1})
    journal.add({"number": 1})
    with path.open("a") as file:
        file.write('{"number": 2')
    again = Journal(path, {"work": 1})
    again.add({"number": 3})
    assert Journal(path, {"work": 1}).rows == [{"number": 1}, {"number": 3}]
    with pytest.raises(ValueError, match="other work"):
        Journal(path, {"work": 2})


# Errors


def exact(*values: float) -> Truth:
    """A truth without noise."""
    nothing = [0.0] * len(values)
    return Truth(16, list(values), nothing, nothing, nothing, nothing)


def frozen(truths: list[Truth]) -> FrozenPositions:
    name = GAMES[0]
    mode, options = next((mode, options) for mode, options in catalog.spec_of(name).modes().items() if "2p" in mode)
    about = About("", name, catalog.game(name).rules, "", "", "", {mode: dict(options)})
    return FrozenPositions(
        about,
        [FrozenPosition(number, mode, "start", DECISION, 0, [], truth) for number, truth in enumerate(truths)],
    )


def test_the_truth_has_no_error_and_a_constant_a_known_one() -> None:
    truths = [exact(0.8, 0.2), exact(0.4, 0.6)]
    told = {
        NET: {number: truth.reward for number, truth in enumerate(truths)},
        "constant": {number: [0.5, 0.5] for number in range(2)},
    }
    errors = position_figures(frozen(truths), told)["errors"]
    assert errors[NET][ALL]["value"] == pytest.approx(0, abs=1e-9)
    for group in (errors["constant"][ALL], errors["constant"]["players"]["2 players"]):
        assert group["value"] == pytest.approx(((0.3**2 + 0.1**2) / 2) ** 0.5)
        assert group["low"] <= group["value"] <= group["high"]
        assert group["positions"] == 2


@pytest.mark.parametrize("rollouts", [2, 5])
def test_the_noise_of_rollouts_is_no_error(rollouts: int) -> None:
    """Guesses are wrong by 0.2, rollouts by much more; luck explains a part of them."""
    source, truths, guesses = Random(3), [], []
    for _ in range(4000):
        value = source.uniform(0.2, 0.7)
        rewards, lucks = [], []
        for _ in range(rollouts):
            luck = source.choice((-0.15, 0.15))
            won = float(source.random() < value + luck)
            rewards.append([won, 1 - won])
            lucks.append([luck, -luck])
        truths.append(truth_of(rewards, lucks))
        guesses.append([value + 0.2, 0.8 - value])
    share = luck_share(truths)
    assert share == pytest.approx(1, abs=0.1)
    for part in (share, 0.0):
        error = rms([squared_error(guess, known(truth, part)) for guess, truth in zip(guesses, truths, strict=True)])
        assert error.low < 0.2 < error.high
        assert error.high - error.low < 0.1
    noises = [fmean(known(truth, part).noise[0] for truth in truths) for part in (share, 0.0)]
    assert noises[0] < noises[1]


def test_an_error_is_never_below_nothing() -> None:
    assert rms([-0.1, -0.2])[:2] == (0.0, 0.0)


# Held-out games


def test_scores_of_what_was_told() -> None:
    assert brier([0.7, 0.3], [1.0, 0.0]) == pytest.approx(0.09)
    assert log_loss([0.5, 0.5], [1.0, 0.0]) == pytest.approx(0.6931, abs=1e-4)
    assert log_loss([0.0, 1.0], [1.0, 0.0]) < 10


def test_luck_that_decides_explains_everything() -> None:
    rewards = [[1.0, 0.0], [0.0, 1.0]] * 10
    all_luck = [[won - 0.5 for won in game] for game in rewards]
    assert explained(rewards, all_luck) == pytest.approx((1, 1, 20))
    half = [[luck / 2 for luck in game] for game in all_luck]
    assert explained(rewards, half) == pytest.approx((0.75, 1, 20))
    none = [[0.0, 0.0]] * 20
    assert explained(rewards, none) == (0, 0, 20)
    assert explained([[1.0, 0.0]], [[0.5, -0.5]]) == (0, 0, 1)


# Judging and stamping


@pytest.fixture
def judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a frozen set, where figures go too."""
    monkeypatch.setattr(judging, "BUILD", tmp_path / "build")
    monkeypatch.setattr(figures, "FOLDER", tmp_path / "figures")
    freeze(TINY[GAMES[0]], tmp_path, 1)
    return tmp_path


def test_a_net_is_judged_once(judged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0]
    subject = Subject(name, None)
    found = judge(subject, judged, 1, ("20",))
    assert set(found["errors"]) == {NET, "20"}
    assert found["net"] == subject.name()
    assert 0 < found["held out"][ALL]["brier"] < 1
    with monkeypatch.context() as patch:
        patch.delattr(judging, "value_of")
        patch.delattr(judging, "foretold")
        assert judge(subject, judged, 1, ("20",)) == found
    assert set(judge(subject, judged, 1, ("20", "30"))["errors"]) == {NET, "20", "30"}
    assert judge(subject, judged, 1, ("20",), fresh=True) == found


def test_the_figures_of_another_net_stay_out_of_the_docs(judged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = GAMES[0]
    other = judged / "other.net"
    other.write_bytes(Subject(name, None).data())
    words = ["net", name, "--folder", str(judged), "--jobs", "1", "--budgets"]
    command.main([*words, "--net", str(other)])
    assert figures.read(f"judge-{name}") is None
    assert "| net alone |" in capsys.readouterr().out
    command.main(words)
    read = figures.read(f"judge-{name}")
    assert read is not None
    assert read["net"] == Subject(name, None).name()
    with pytest.raises(SystemExit, match="no-such"):
        command.main([*words, "--net", str(judged / "no-such.net")])


def test_everything_at_once(judged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Net, ladder and stamp, as ``make judge`` runs them."""
    name = GAMES[0]
    data = Subject(name, None).data()
    (judged / "weights.net").write_bytes(data)
    (judged / "plan.toml").write_text(LADDER, encoding="utf-8")
    monkeypatch.setattr(type(catalog.spec_of(name)), "folder", lambda _: judged)
    monkeypatch.setattr(command, "games", lambda: [name])
    monkeypatch.setattr(command, "BUDGETS", ("10",))
    monkeypatch.setattr(frozen_sets, "DATA", judged)
    monkeypatch.setattr(matches, "PLANNED", judged / "plan.toml")
    monkeypatch.setattr(matches, "RUNS", judged / "runs")
    with pytest.raises(SystemExit, match="was not judged"):
        command.main(["stamp", name])
    command.main(["all", "--jobs", "1"])
    stamped = (judged / "weights.net").read_bytes()
    told = read_header(stamped)["figures"]
    assert set(told["rms 2 players"]) == {NET, "10"}
    assert set(told["matches"]) == {"sage@8 v sage@2"}
    assert stamped.endswith(data.partition(b"\n")[2])


@pytest.mark.parametrize("words", [["--rollouts", "1"], ["--positions", "0"], ["--bot", "nobody", "--jobs", "1"]])
def test_what_cannot_be_frozen_is_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"needed|nobody"):
        command.main(["freeze", GAMES[0], "--folder", str(tmp_path), *words])


@in_each_game
def test_a_net_that_was_judged_carries_its_figures(name: str) -> None:
    read = figures.read(f"judge-{name}")
    assert read is not None, f"judge the net: python -m bench.judge net {name}"
    subject = Subject(name, None)
    assert read["net"] == subject.name(), f"judge the new net: python -m bench.judge net {name}"
    for alone in {catalog.spec_of(name).seats[0] == 1, False}:
        assert read_header(subject.data(alone))["figures"] == command.short_figures(name, read, alone)
