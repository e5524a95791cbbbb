"""The page of strengths is written from what is kept; matches are played once, and bars are told as they stand."""

from pathlib import Path
from typing import Any

import pytest

from bench import figures, matches, strength
from bench.matches import Match, games, planned, play, recorded, verdicts
from bench.matches import matches as matches_of
from grimoire import catalog

PLAN = """
[[match]]
group = "Two players"
bots = ["greedy", "random"]
games = 4
must = 0.5
least = { materia = 0.9 }
tried = "more games"

[levels]
group = "Levels"
games = 2
range = [0.65, 0.85]

[error]
budget = "0.5s"
most = 0.1
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where figures and runs go; one small match is planned."""
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    monkeypatch.setattr(matches, "PLANNED", tmp_path / "plan.toml")
    monkeypatch.setattr(matches, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(figures, "FOLDER", tmp_path / "figures")
    return tmp_path


def test_the_page_is_what_its_command_writes() -> None:
    page = Path(figures.FOLDER).parent / "strength.md"
    assert page.read_text(encoding="utf-8") == strength.write(), "run: make strength-page"


def test_every_match_can_be_planned() -> None:
    for game in games():
        for match in matches_of(planned(), game):
            plan = match.plan(game)
            assert plan.games % len(plan.block) == 0, "seatings are uneven"
            assert match.command(game).startswith(f"arena {game} ")


def test_the_ladder_and_every_level_are_planned() -> None:
    for game in games():
        met = [match.bots for match in matches_of(planned(), game)]
        assert {("sage@1000", "sage@250"), ("sage@4000", "sage@1000"), ("sage@16000", "sage@4000")} <= set(met)
        levels = list(catalog.LEVELS)
        assert set(zip(levels[1:], levels, strict=False)) <= set(met)


def test_a_match_is_played_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = planned().match
    assert "not measured yet" in strength.write()
    play("materia", chosen, 1)
    result = recorded("materia")[chosen[0].command("materia")]
    assert result["games"] == 4
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    page = strength.write()
    assert strength.write() == page
    share = result["bots"][0]["share"]["value"]
    assert f"| greedy | random | 4 | {share:.1%} |" in page
    assert "* greedy v random: more games" in page
    with monkeypatch.context() as patch:
        patch.delattr(matches, "run")
        play("materia", chosen, 1)
    assert (folder / "figures" / "strength.json").exists()


def test_other_bots_play_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = planned().match
    play("materia", chosen, 1)
    monkeypatch.setattr(matches, "made_of", lambda *_: "others")
    assert "earlier bots" in strength.write()
    play("materia", chosen, 1)
    assert "earlier bots" not in strength.write()
    matches.forget("materia", chosen)
    assert recorded("materia") == {}
    assert not any((folder / "runs" / "others").iterdir())


MEETINGS = (("greedy", "mcts@5"), ("sage@5", "greedy"), ("master", "adept"), ("adept", "novice"), ("random", "greedy"))


@pytest.mark.parametrize(
    ("changed", "others"),
    [
        ("net", [False, True, True, False, False]),
        ("playout_share", [False, True, True, False, False]),
        ("exploration", [True, True, True, False, False]),
        ("levels", [False, False, True, False, False]),
    ],
)
def test_bots_are_others_if_what_they_are_made_of_is(
    changed: str, others: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = [Match("", bots, 2) for bots in MEETINGS]
    before = [matches.made_of("materia", match) for match in kinds]
    spec = type(catalog.spec_of("materia"))
    if changed == "net":
        monkeypatch.setattr(matches, "net_name", lambda _: "another")
    elif changed == "levels":
        monkeypatch.setattr(spec, "levels", {**spec.levels, "master": "sage@7"})
    else:
        monkeypatch.setattr(spec, changed, 0.77)
    assert [matches.made_of("materia", match) != was for match, was in zip(kinds, before, strict=True)] == others


def test_bots_alone_are_made_of_the_search_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [Match("", ("sage@5",), 2, seats=seats) for seats in (1, 2)]
    before = [matches.made_of("materia", match) for match in kinds]
    spec = type(catalog.spec_of("materia"))
    for changed, others in (("solo_exploration", [True, False]), ("exploration", [False, True])):
        with monkeypatch.context() as patch:
            patch.setattr(spec, changed, 0.77)
            after = [matches.made_of("materia", match) for match in kinds]
        assert [new != old for new, old in zip(after, before, strict=True)] == others


def result(*shares: tuple[float, float, float]) -> dict[str, Any]:
    return {"bots": [{"share": {"value": value, "low": low, "high": high}} for value, low, high in shares]}


@pytest.mark.parametrize(
    ("match", "shares", "verdict"),
    [
        (Match("", ("a", "b"), 2, must=0.5), [(0.45, 0.40, 0.50)], "holds"),
        (Match("", ("a", "b"), 2, must=0.5), [(0.45, 0.41, 0.49)], "**broken**"),
        (Match("", ("a", "b"), 2, least=0.75), [(0.8, 0.76, 0.84)], "reached"),
        (Match("", ("a", "b"), 2, least=0.75), [(0.8, 0.70, 0.9)], "reached, within the interval"),
        (Match("", ("a", "b"), 2, least=0.75), [(0.7, 0.6, 0.8)], "**missed**, within the interval"),
        (Match("", ("a", "b"), 2, least={"materia": 0.75}), [(0.6, 0.5, 0.7)], "**missed**"),
        (Match("", ("a", "b"), 2, range=(0.65, 0.85)), [(0.75, 0.7, 0.8)], "reached"),
        (Match("", ("a", "b"), 2, range=(0.65, 0.85)), [(0.9, 0.86, 0.95)], "**missed**"),
        (Match("", ("a", "b", "c"), 2, first=True), [(0.6, 0.5, 0.7), (0.2, 0.1, 0.3)], "reached"),
        (Match("", ("a", "b", "c"), 2, first=True), [(0.6, 0.5, 0.7), (0.4, 0.3, 0.55)], "**missed**"),
    ],
)
def test_bars_are_told_as_they_stand(match: Match, shares: list[tuple[float, float, float]], verdict: str) -> None:
    assert [told for _, told in verdicts(match, "materia", result(*shares))] == [verdict]


def test_a_bar_of_another_game_is_none() -> None:
    match = Match("", ("a", "b"), 2, least={"sigils": 0.75})
    assert list(verdicts(match, "materia", result((0.6, 0.5, 0.7)))) == []
