"""The measurement of the balance: what is counted adds up, however it is played, and gross mistakes are noticed."""

from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.balance import BATCH, main, measure
from bench.balance_report import command, document, markdown, text, verdict
from bench.balance_result import Result
from grimoire.arena.stats import wilson
from grimoire.games.sigils.cards import own_deck
from grimoire.kernel.errors import OptionError
from grimoire.lab.counting import WIN, Rate

MODES: dict[str, tuple[str, dict[str, Any]]] = {
    "60": ("sigils", {"edition": "60"}),
    "75 with three": ("sigils", {"edition": "75", "players": 3}),
    "teachers": ("sigils", {"edition": "60", "teachers": True}),
    "set-1": ("materia", {"spells": "set-1"}),
    "classic with four": ("materia", {"spells": "classic", "players": 4}),
}
GAMES = 60

in_each_mode = pytest.mark.parametrize("mode", MODES)


def found(mode: str, games: int = GAMES, **more: Any) -> Result:
    name, options = MODES[mode]
    return measure(name, options, "random", games, **more)


# Counting


@in_each_mode
def test_counts_add_up(mode: str) -> None:
    result = found(mode)
    assert result.games == GAMES
    spells = result.table["spells"]
    assert spells is not None
    for rows in (result.rows, *result.groups.values()):
        assert sum(row.times for row in rows) == pytest.approx(spells * GAMES)
        assert sum(row.wins for row in rows) == pytest.approx(sum(row.wins for row in result.rows))
    assert sum(seat.value for seat in result.seats) == pytest.approx(1)
    assert len(result.seats) == result.options["players"]
    assert sum(result.endings.values()) >= 1


@in_each_mode
def test_deviations_are_from_the_plain_mean_over_cards(mode: str) -> None:
    result = found(mode)
    assert sum(row.deviation for row in result.rows) == pytest.approx(0)
    assert [row.deviation for row in result.rows] == sorted((row.deviation for row in result.rows), reverse=True)
    for row in result.rows:
        assert row.rate.value == pytest.approx(row.wins / row.times)
        assert row.interval[0] <= row.deviation <= row.interval[1]
    assert result.worst in (result.rows[0], result.rows[-1])


def test_only_what_is_cast_has_casts_and_only_what_is_red_has_fame() -> None:
    for row in found("60").rows:
        red = row.about.split()[0] in ("sigil", "pair", "majority", "each", "kindred")
        assert (row.more["casts"] is None, row.more["fame"] is not None) == (red, red), row


def test_learning_is_told_by_level() -> None:
    result = found("set-1")
    assert len(result.rows) == 7
    for row in result.rows:
        assert sum(row.more[f"level {level}"] or 0 for level in (3, 4, 5)) == pytest.approx(1)
        assert row.more["learned"] == pytest.approx(row.times / (2 * GAMES))
        levels = [group for group in result.groups["level"] if group.name.split()[0] == row.name]
        assert sum(level.times for level in levels) == row.times


def test_a_classic_game_knows_all_spells() -> None:
    result = found("classic with four")
    assert len(result.rows) + len(result.unseen) == 21


def test_what_nobody_had_is_named() -> None:
    result = found("60", games=1)
    assert len(result.rows) + len(result.unseen) == 60
    assert result.unseen[0] in verdict(result)


def test_a_card_that_wins_is_noticed() -> None:
    deck = deepcopy(own_deck("60").data)
    for spell in deck["spell"]:
        spell["ability"] = "turn"
    deck["spell"][7]["ability"] = "pair attack potion"
    result = measure("sigils", {"edition": "60", "deck": deck}, "random", 300)
    assert (result.worst.about, result.worst.deviation > 0) == ("pair attack potion", True)
    assert result.worst in result.outside(0.06)
    assert "NOT" in verdict(result)
    assert result.options["deck"] == deck


# Rates


def test_a_rate_of_single_cases_has_wilsons_interval() -> None:
    rate = Rate()
    for won in (1, 1, 0, 1, 0, 0, 0):
        rate.add(1, won * WIN)
    assert rate.estimate() == pytest.approx(wilson(3, 7))


def test_a_thing_that_all_seats_have_is_known_to_win_evenly() -> None:
    both, one = Rate(), Rate()
    for number in range(100):
        both.add(2, WIN)
        one.add(1, WIN * (number % 2))
    both.add(1, WIN)
    assert one.estimate().value == 0.5
    assert both.estimate().high - both.estimate().low < one.estimate().high - one.estimate().low


# Playing


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "bot"), [("60", "random"), ("set-1", "greedy")])
def test_the_number_of_jobs_changes_nothing(mode: str, bot: str) -> None:
    name, options = MODES[mode]
    one, two = (measure(name, options, bot, 2 * BATCH + 5, seed=3, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert document([one]) == document([two])


def test_who_waits_is_told_of_every_batch() -> None:
    seen: list[int] = []
    assert found("60", watch=seen.append) == found("60")
    assert sorted(seen) == [GAMES % BATCH, BATCH, BATCH]


def test_the_seed_matters() -> None:
    assert found("60", games=10) == found("60", games=10, seed=1)
    assert found("60", games=10) != found("60", games=10, seed=2)


@pytest.mark.parametrize(
    ("name", "options", "bot", "games"),
    [
        ("materia", {"players": 1}, "random", 1),
        ("materia", {}, "random", 0),
        ("materia", {}, "nobody", 1),
        ("sigils", {"edition": "61"}, "random", 1),
        ("sigils", {}, "cmd:true", 1),
    ],
)
def test_what_cannot_be_measured_is_refused(name: str, options: dict[str, Any], bot: str, games: int) -> None:
    with pytest.raises(OptionError):
        measure(name, options, bot, games)


# Writing


@in_each_mode
def test_figures_are_kept(mode: str, tmp_path: Path) -> None:
    result, path = found(mode, games=20), tmp_path / "figures.json"
    result.save(path)
    again = Result.load(path)
    assert again == result
    assert (text(again), document([again])) == (text(result), document([result]))


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": 0}', '{"format": 1}'])
def test_other_files_are_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(content)
    with pytest.raises(OptionError, match=r"other\.json"):
        Result.load(path)


@in_each_mode
def test_every_table_is_whole(mode: str) -> None:
    result = found(mode)
    for line in markdown(result).splitlines():
        if line.startswith("|"):
            cells = line.strip("|").split("|")
            assert len(cells) > 7
            assert all(cell.strip() for cell in cells)
    for row in result.rows:
        assert f"| {row.name} | {row.about} | {row.times:,} |" in markdown(result)


def test_the_command_measures_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = found("75 with three", games=10, seed=4)
    python, module, name, *words = command(result).split()
    assert (python, module, name) == ("python", "-m", "bench.balance")
    main([*words, "--jobs", "1", "--out", str(tmp_path / "new" / "figures.json")])
    assert capsys.readouterr().out.splitlines()[-1] == verdict(result)
    assert Result.load(tmp_path / "new" / "figures.json") == result
    main(["write-docs", str(tmp_path / "new" / "figures.json")])
    assert capsys.readouterr().out == document([result])


def test_a_faulty_command_is_refused_in_words(tmp_path: Path) -> None:
    for words in (["sigils", "--deck", str(tmp_path / "none.toml")], ["write-docs", str(tmp_path / "none.json")]):
        with pytest.raises(SystemExit, match="none"):
            main(words)


def test_the_verdict_is_good_when_all_are_close() -> None:
    result = found("60")
    close = replace(result, rows=[replace(row, deviation=row.deviation / 100) for row in result.rows])
    assert "All 60 cards are within 6 points of the mean." in verdict(close)
