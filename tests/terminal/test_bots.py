"""Bots at the terminal: levels, hints, programs of other people, and what happens when one fails."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import grimoire
from grimoire import catalog
from grimoire.bots import BotError
from grimoire.bots.roster import LEVELS
from grimoire.kernel.errors import Fault
from grimoire.terminal.look import LONGEST_NAME, seat_names
from grimoire.texts import LANGUAGES, Texts
from tests.bots.programs import in_python, nothing_runs, script
from tests.terminal.runner import Terminal, run_here

pytestmark = pytest.mark.slow

CRASH = "ready(); hear(); sys.exit('out of mana')"
NEVER = "ready(); hear(); stay()"


def saved(directory: Path) -> Path:
    """The one game in a directory."""
    (file,) = directory.glob("*.json")
    return file


def company(directory: Path) -> list[str]:
    """Who sits at the one table in a directory."""
    (file,) = directory.glob("*.seats")
    seats: list[str] = json.loads(file.read_text())["seats"]
    return seats


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_and_are_described(language: str) -> None:
    texts = Texts(language)
    names = [texts.say(f"level-{level}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert seat_names(texts, list(LEVELS)) == [texts.say("bot", name=name) for name in names]
    assert all(texts.say(f"level-{level}-about") for level in LEVELS)


def test_other_bots_are_called_what_they_were_asked_for_with() -> None:
    texts = Texts("en")
    assert seat_names(texts, ["you", "sage@1s", "mcts"]) == ["You", "sage@1s (bot)", "mcts (bot)"]
    assert seat_names(texts, ["adept", "you", "adept"]) == ["Adept 1 (bot)", "You", "Adept 3 (bot)"]


def test_long_commands_are_cut_and_still_told_apart() -> None:
    long = "cmd:" + "x" * LONGEST_NAME
    first, second = seat_names(Texts("en"), [f"{long}1", f"{long}2"])
    assert first == f"{long[: LONGEST_NAME - 1]}… 1 (bot)"
    assert second.endswith("… 2 (bot)")


# Who is played against


@pytest.mark.parametrize(("language", "name"), [("en", "Novice"), ("fr", "Novice"), ("de", "Neuling")])
def test_the_usual_opponent_is_a_novice(language: str, name: str, tmp_path: Path) -> None:
    done = run_here("play", "--data", tmp_path, "--language", language, typed="q\n")
    assert Texts(language).say("bot", name=name) in done.stdout
    assert company(tmp_path) == ["you", "novice"]
    assert Texts(language).say("bot", name=name) in run_here("replay", saved(tmp_path), "--language", language).stdout


@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_bots_of_every_kind_take_their_seats(game: str, tmp_path: Path) -> None:
    seats = f"you,sage@20,mcts@20,cmd:{in_python()}"
    done = run_here("play", game, "--seats", seats, "--seed", 4, "--first", 1, "--data", tmp_path, typed="1\n1\nq\n")
    assert done.returncode == 0
    assert all(name in done.stdout for name in ("sage@20 (bot)", "mcts@20 (bot)", "cmd:"))
    assert "thinking" not in done.stdout
    assert company(tmp_path) == seats.split(",")
    before = len(grimoire.Record.load(saved(tmp_path)).actions)
    resumed = run_here("play", "--resume", "--seats", seats, "--data", tmp_path, typed="1\n1\n1\nq\n")
    assert "sage@20 (bot)" in resumed.stdout
    assert company(tmp_path) == seats.split(",")
    assert len(grimoire.Record.load(saved(tmp_path)).actions) > before


def test_a_comma_is_possible_with_one_bot(tmp_path: Path) -> None:
    bot = f"cmd:{in_python()} a,b@500ms"
    assert run_here("play", "--bot", bot, "--first", 1, "--data", tmp_path, typed="q\n").returncode == 0
    assert company(tmp_path) == ["you", bot]


def test_a_saved_bot_that_is_gone_is_named_and_can_be_replaced(tmp_path: Path) -> None:
    run_here("play", "--data", tmp_path, typed="q\n")
    (note,) = tmp_path.glob("*.seats")
    note.write_text(json.dumps({"seats": ["you", "cmd:/no/such"], "seed": None}))
    done = run_here("play", "--resume", "--data", tmp_path, "--seats", "you,cmd:/no/such")
    assert done.returncode == 2
    assert "seats.1: cannot find a program “/no/such” to run." in done.stderr
    again = run_here("play", "--resume", "--data", tmp_path, "--bot", "adept", typed="q\n")
    assert again.returncode == 0
    assert company(tmp_path) == ["you", "adept"]


# Bots that think


@pytest.fixture
def thinker(tmp_path: Path) -> Iterator[str]:
    """A program that thinks for ever; afterwards it is gone."""
    yield f"cmd:{script(tmp_path, NEVER)}@60s"
    assert nothing_runs(tmp_path)


def test_thinking_is_shown_on_a_terminal_and_can_be_interrupted(thinker: str, tmp_path: Path) -> None:
    games = tmp_path / "games"
    terminal = Terminal("play", "--bot", thinker, "--first", 1, "--seed", 3, "--data", games)
    terminal.wait_for("is thinking")
    terminal.type("\x03")
    assert terminal.finish() == 130
    assert f"grimoire play --resume {saved(games)}" in terminal.seen
    assert len(grimoire.Record.load(saved(games)).actions) == 9
    assert company(games) == ["you", thinker]


def test_without_escape_codes_nothing_is_shown(tmp_path: Path) -> None:
    terminal = Terminal("play", "--bot", "sage@0.4s", "--first", 1, "--seed", 3, "--data", tmp_path, NO_COLOR="1")
    terminal.wait_for_prompt()
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "thinking" not in terminal.seen
    assert "\x1b" not in terminal.seen


# Bots that fail


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_novice_takes_over(language: str, tmp_path: Path) -> None:
    bot, texts, games = f"cmd:{script(tmp_path, CRASH)}", Texts(language), tmp_path / "games"
    table = ["--seats", f"you,{bot},adept", "--first", 1, "--seed", 3]
    done = run_here("play", *table, "--data", games, "--language", language, typed="1\n1\nq\n")
    assert done.returncode == 0
    _, failed, _ = seat_names(texts, ["you", bot, "adept"])
    level = texts.say("bot", name=texts.say("level-novice"))
    reason = texts.say("error-bot-crashed", place=bot, code=1, words="out of mana")
    assert done.stdout.count(reason) == 1
    assert done.stdout.count(texts.say("terminal-replaced", failed=failed, who=level)) == 1
    assert company(games) == ["you", "novice", "adept"]
    assert len(grimoire.Record.load(saved(games)).actions) > 12
    assert nothing_runs(tmp_path)


def test_what_failed_is_told_on_a_terminal_below_the_table(tmp_path: Path) -> None:
    games = tmp_path / "games"
    terminal = Terminal("play", "--bot", f"cmd:{script(tmp_path, CRASH)}", "--first", 0, "--seed", 3, "--data", games)
    terminal.wait_for_prompt()
    for _ in range(2):
        terminal.type("1\n")
    terminal.wait_for("takes over the seat.")
    terminal.wait_for_prompt()
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "out of mana" in terminal.seen.rpartition("\x1b[2J")[2]


def test_with_bots_only_the_game_ends(tmp_path: Path) -> None:
    bot = f"cmd:{script(tmp_path, CRASH)}"
    done = run_here("play", "--seats", f"{bot},random", "--seed", 1, "--data", tmp_path / "games")
    assert done.returncode == 0
    assert "out of mana" in done.stdout
    assert grimoire.Record.load(saved(tmp_path / "games")).result is not None


def test_a_novice_that_fails_is_told_in_one_line(tmp_path: Path) -> None:
    error = BotError(Fault("bot-closed", "novice", "closed"))
    with patch("grimoire.bots.greedy.GreedyBot.choose", side_effect=error):
        done = run_here("play", "--first", 1, "--data", tmp_path)
    assert done.returncode == 2
    assert Texts("en").say("error-bot-closed", place="novice") in done.stderr


def test_a_program_hears_the_whole_game(tmp_path: Path) -> None:
    """Nothing that was undone is told, and at the end the program is dismissed."""
    body = (
        f"heard = open({str(tmp_path / 'heard')!r}, 'w', buffering=1)\n"
        "ready()\n"
        "while (message := hear())['type'] == 'choose':\n"
        "    heard.write(json.dumps(message['actions']) + '\\n')\n"
        "    act(id=message['id'], action=message['legal'][0])\n"
        "heard.write(json.dumps(message['type']) + '\\n')"
    )
    typed = "1\nu\n1\n" + "1\n" * 3 + "q\n"
    games = tmp_path / "games"
    done = run_here("play", "--bot", f"cmd:{script(tmp_path, body)}", "--seed", 3, "--first", 0, "--data", games,
                    typed=typed)  # fmt: skip
    assert done.returncode == 0
    *told, last = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    actions = grimoire.Record.load(saved(games)).actions
    assert told
    assert all(actions[: len(heard)] == heard for heard in told)
    assert last == "over"
    assert nothing_runs(tmp_path)


# Hints


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_hint(game: str, language: str, tmp_path: Path) -> None:
    table = ["--seats", "you,you,adept", "--seed", 3, "--first", 1]
    done = run_here("play", game, *table, "--data", tmp_path, "--language", language, typed="t\nq\n", COLUMNS="150")
    assert done.returncode == 0
    texts, record = Texts(language), grimoire.Record.load(saved(tmp_path))
    advice = catalog.advise(record.state)
    _, _, told = done.stdout.partition(texts.say("terminal-hint-best"))
    best, _, now = told.partition(texts.say("terminal-hint-now"))
    numbers = [int(number) for number in re.findall(r"^ *(\d+) ", best, re.MULTILINE)]
    actions = record.state.actions()
    assert [actions[number - 1] for number in numbers] == [hint.action for hint in advice.hints[:3]]
    for hint in advice.hints[:3]:
        chance = texts.say("terminal-hint-prospects", wins=hint.value.wins[1], points=hint.value.points[1])
        assert chance in best
    for seat, name in enumerate(seat_names(texts, ["you", "you", "adept"])):
        chance = texts.say("terminal-hint-prospects", wins=advice.value.wins[seat], points=advice.value.points[seat])
        assert texts.say("terminal-hint-seat", who=name, prospects=chance) in now


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    table = ["--bot", "random", "--seed", 3, "--first", 0]
    games = []
    for name, typed in (("with", "hint\n2\nTIP\nt\n1\nq\n"), ("without", "2\n1\nq\n")):
        run_here("play", *table, "--data", tmp_path / name, typed=typed)
        games.append(saved(tmp_path / name).read_text())
    assert games[0] == games[1]


def test_a_hint_alone_and_where_there_is_no_choice(tmp_path: Path) -> None:
    alone = run_here("play", "--players", 1, "--seed", 3, "--data", tmp_path / "alone", typed="t\nq\n")
    assert re.search(r"^  Opponent: win chance \d+%, about [\d.]+ points$", alone.stdout, re.MULTILINE)
    table = ["--seats", "you,you", "--ask-all", "--seed", 3, "--first", 0]
    forced = run_here("play", *table, "--data", tmp_path / "forced", typed="skip\nskip\nt\nq\n")
    _, _, told = forced.stdout.partition(Texts("en").say("terminal-hint-best"))
    assert re.match(r"\s+1 Skip\s+win chance \d+%", told)


def test_a_hint_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--first", 0, "--data", tmp_path)
    terminal.wait_for_prompt()
    terminal.type("hint\n")
    terminal.wait_for("Looking for a hint")
    terminal.wait_for("Everyone’s chances:")
    terminal.type("q\n")
    assert terminal.finish() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_of_hints(language: str) -> None:
    assert re.search(r"^t, hint  ", Texts(language).say("terminal-help"), re.MULTILINE)
