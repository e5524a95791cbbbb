"""Persons play in the terminal: whole games, undo, saving, leaving, and mistakes at the prompt."""

import json
import shlex
import time
from pathlib import Path

import pytest

import grimoire
from grimoire.terminal.play import _own_command
from grimoire.texts import LANGUAGES, Texts
from tests.terminal.runner import Terminal, run, run_here

ALWAYS_TWO = "2\n" * 2000  # a question always has a second choice
WON = {"en": "You win with", "fr": "Vous gagnez avec", "de": "Du gewinnst mit"}


def saved(directory: Path) -> Path:
    """The one game in a directory."""
    (file,) = directory.glob("*.json")
    return file


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str, tmp_path: Path) -> None:
    table = ["--bot", "random", "--seed", 3, "--first", 0]
    done = run("play", *table, "--data", tmp_path, "--language", language, typed=ALWAYS_TWO)
    assert done.returncode == 0
    assert WON[language] in done.stdout
    record = grimoire.Record.load(saved(tmp_path))
    assert record.result is not None
    assert record.result["winners"] == [0]
    assert f"grimoire replay {saved(tmp_path)}" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        ["--players", 1, "--handicap", 2, "--spells", "set-2"],
        ["--seats", "random,you,you,random", "--spells", "set-3"],
        ["--spells", "eruption,divination,growth,focus,clone,mirage,communion", "--players", 3, "--bot", "random"],
        ["--seats", "random,random", "--spells", "classic"],
    ],
    ids=["solo", "two-persons", "own-spells", "only-bots"],
)
def test_other_tables(options: list[object], tmp_path: Path) -> None:
    done = run_here("play", "spellbook", *options, "--seed", 11, "--data", tmp_path, typed=ALWAYS_TWO)
    assert done.returncode == 0
    assert grimoire.Record.load(saved(tmp_path)).result is not None


@pytest.mark.slow
def test_a_seed_repeats_the_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        run_here("play", "--bot", "random", "--seed", 5, "--data", tmp_path / name, typed=ALWAYS_TWO)
        games.append(json.loads(saved(tmp_path / name).read_text()))
    assert games[0] == games[1]


@pytest.mark.slow
def test_on_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--first", 0, "--data", tmp_path, "--language", "fr")
    terminal.wait_for_prompt()
    terminal.type("2\n")
    terminal.wait_for("Vous piochez deux")
    terminal.type("i 3\n")
    terminal.wait_for("Purification")
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "\x1b[" in terminal.seen
    assert f"grimoire play --resume {saved(tmp_path)}" in terminal.seen


def test_no_colour_means_no_escape_codes(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--first", 0, "--data", tmp_path, NO_COLOR="1")
    terminal.wait_for_prompt()
    terminal.type("2\n")
    terminal.wait_for("You draw two")
    terminal.type("q\n")
    assert terminal.finish() == 0
    assert "bk●" in terminal.seen
    assert "\x1b" not in terminal.seen


def test_interrupting_leaves_politely(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--data", tmp_path)
    terminal.wait_for_prompt()
    terminal.type("\x03")
    assert terminal.finish() == 130
    assert f"grimoire play --resume {saved(tmp_path)}" in terminal.seen


def test_the_end_of_input_leaves_politely(tmp_path: Path) -> None:
    done = run("play", "--seed", 3, "--data", tmp_path, typed="1\n")
    assert done.returncode == 0
    assert shlex.split(done.stdout.splitlines()[-1]) == ["grimoire", "play", "--resume", str(saved(tmp_path))]


@pytest.mark.slow
def test_killed_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--first", 1, "--data", tmp_path, "--seats", "you,random,random")
    terminal.wait_for_prompt()
    terminal.type("2\n")
    terminal.wait_for_prompt()
    terminal.type("2\n")
    terminal.wait_for_prompt()
    terminal.kill()
    before = saved(tmp_path).read_text()
    done = run_here("play", "--resume", "--data", tmp_path, typed="q\n")
    assert done.returncode == 0
    assert "Random 2 (bot)" in done.stdout
    assert saved(tmp_path).read_text() == before
    whole = run_here("play", "--resume", saved(tmp_path), typed=ALWAYS_TWO)
    assert whole.returncode == 0
    after = grimoire.Record.load(saved(tmp_path))
    assert after.actions[: len(json.loads(before)["actions"])] == json.loads(before)["actions"]
    assert after.result is not None
    nothing = run_here("play", "--resume", "--data", tmp_path)
    assert nothing.returncode == 2
    assert nothing.stderr.splitlines()[-1] == f"There is no unfinished game in {tmp_path}."


def test_the_last_game_is_resumed(tmp_path: Path) -> None:
    for seed in (1, 2):
        run_here("play", "--seed", seed, "--data", tmp_path, typed="")
        time.sleep(0.02)
    oldest, newest = sorted(tmp_path.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert str(newest) in run_here("play", "--resume", "--data", tmp_path).stdout
    oldest.touch()
    assert str(oldest) in run_here("play", "--resume", "--data", tmp_path).stdout


def test_who_sat_where_is_kept(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    done = run_here("play", "--seats", "random,you", "--data", tmp_path / "games", typed=f"s {mine}\nq\n")
    assert f"Saved: {mine}" in done.stdout
    resumed = run_here("play", "--resume", mine, "--language", "de", typed="2\nq\n")
    assert "Zufall (Bot)" in resumed.stdout
    assert str(mine) in resumed.stdout
    swapped = run_here("play", "--resume", mine, "--seats", "you,you", typed="q\n")
    assert "Player 2" in swapped.stdout


def test_the_data_directory_follows_the_system(tmp_path: Path) -> None:
    run_here("play", typed="q\n", XDG_DATA_HOME=str(tmp_path / "data"))
    assert saved(tmp_path / "data" / "grimoire" / "games").exists()
    run_here("play", typed="q\n", XDG_DATA_HOME="", HOME=str(tmp_path / "home"))
    assert saved(tmp_path / "home" / ".local" / "share" / "grimoire" / "games").exists()


def test_a_game_that_cannot_be_saved_is_still_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("play", "--seed", 3, "--first", 0, "--data", tmp_path / "file", typed="1\ns /\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("Cannot write") == 2
    assert "could not be saved" in done.stdout


def test_undo_and_what_it_refuses(tmp_path: Path) -> None:
    typed = "u\n1\nu\n2\nu\nq\n"  # no choice yet; a skip, undone; a draw, which cannot be undone
    done = run_here("play", "--seed", 3, "--first", 0, "--data", tmp_path, typed=typed)
    for key in ("terminal-undo-nothing", "terminal-undo-chance"):
        assert done.stdout.count(Texts("en").say(key)) == 1
    actions = grimoire.Record.load(saved(tmp_path)).actions
    assert "skip" not in actions
    assert actions[-3] == "draw"


def test_mistakes_at_the_prompt(tmp_path: Path) -> None:
    typed = "0\n99\n123456789\nfoo\nu x\nlearn storm 3\ntake red.blob\nstore red.circle\ni 9\ni xyzzy\n\n\u00b2\nq\n"
    done = run_here("play", "--seed", 3, "--first", 0, "--data", tmp_path, typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("Choose a number from 1 to 6") == 3
    assert "“foo” is not a command" in done.stdout
    assert "“u x” is not a command" in done.stdout
    assert "“learn storm 3” is not a command" in done.stdout
    assert "“store red.circle” is not legal now" in done.stdout
    assert done.stdout.count("matches nothing") == 2
    assert len(grimoire.Record.load(saved(tmp_path)).actions) == 9


def test_notation_plays_too(tmp_path: Path) -> None:
    run_here("play", "--seed", 3, "--first", 0, "--data", tmp_path, typed="Take  black.CIRCLE\nskip\nq\n")
    assert grimoire.Record.load(saved(tmp_path)).actions[9:11] == ["take black.circle", "skip"]


def test_letters_that_are_none_do_no_harm(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", 3, "--data", tmp_path, LC_ALL="C.UTF-8")
    terminal.wait_for_prompt()
    terminal.type("é\x00\n")
    terminal.wait_for("is not a command")
    terminal.type("q\n")
    assert terminal.finish() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_log_and_spells(language: str, tmp_path: Path) -> None:
    typed = "?\nl\np\ni\n" + "".join(f"i {number}\n" for number in range(1, 8)) + "i transmut\nq\n"
    done = run_here("play", "--seed", 3, "--first", 0, "--data", tmp_path, "--language", language, typed=typed)
    texts = Texts(language)
    assert texts.say("terminal-help").splitlines()[0] in done.stdout
    assert texts.say("terminal-materia-nothing-learned") in " ".join(done.stdout.split())
    assert done.stdout.count(texts.say("materia-spell-transmutation")) == 3
    assert all(len(line) <= 80 for line in done.stdout.splitlines()[:-2])


def test_everything_is_asked_where_wanted(tmp_path: Path) -> None:
    asked = run_here("play", "--seed", 3, "--first", 0, "--ask-all", "--data", tmp_path, typed="1\n1\n1\nq\n")
    assert "Evening: there is nothing to do but skip" in asked.stdout
    (tmp_path / "second").mkdir()
    played = run_here("play", "--seed", 3, "--first", 0, "--data", tmp_path / "second", typed="1\n1\nq\n")
    assert "nothing to do but skip" not in played.stdout
    assert "You skip the Evening" in played.stdout


def test_the_way_back_is_shown_as_it_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(tmp_path / "bin" / "grimoire")])
    assert _own_command() == "bin/grimoire"
    monkeypatch.setattr("sys.argv", ["/elsewhere/a b/grimoire"])
    assert _own_command() == "'/elsewhere/a b/grimoire'"
    monkeypatch.setattr("sys.argv", ["/usr/lib/python3/grimoire/cli.py"])
    assert _own_command() == "grimoire"
