"""The command line: help, version, replay, perft, bench, check, and every kind of mistake."""

import json
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire.bots.roster import LEVELS, PLAYERS
from grimoire.kernel.perft import perft
from grimoire.texts import LANGUAGES, Texts
from tests.bots.programs import ROOT
from tests.generators import materia, random_actions
from tests.terminal.runner import COMMAND, Terminal, environment, run, run_here

BOTS = "random, greedy, mcts, sage, apprentice, adept, master, archmage"
COMMANDS = ("play", "replay", "perft", "bench", "arena", "check", "bot", "deck")
SMALL: dict[str, Any] = {
    "game": "materia", "players": 2, "spells": ["sacrifice", "levitation", "purification", "offering", "time_travel",
                                                "transmutation", "abundance"],
    "first": 0, "turn": 1, "phase": "midday", "altar": ["red.circle", "blue.square"], "pouch": [],
    "seats": [{"pool": ["red.circle"], "familiar": [], "learned": {}},
              {"pool": ["red.square", "white.circle"], "familiar": [], "learned": {}}],
}  # fmt: skip


def write(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data))
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a random game."""
    game = materia("3p-classic")
    record = grimoire.Record(game)
    for action in random_actions(game, Random(4)):
        record.play(action)
    record.save(tmp_path / "finished.json")
    return tmp_path / "finished.json"


@pytest.mark.parametrize("name", [(), *((name,) for name in COMMANDS)], ids=lambda name: "".join(name) or "root")
def test_help(name: tuple[str, ...]) -> None:
    done = run_here(*name, "--help")
    assert done.returncode == 0
    assert "Usage: grimoire" in done.stdout
    assert name in ((), ("deck",)) or f"  grimoire {name[0]}" in done.stdout.partition("Examples:")[2]


def test_help_and_manual_of_play_name_levels_and_bots() -> None:
    words = " ".join(run_here("play", "--help").stdout.split())
    texts = Texts("en")
    assert all(f"{level} {texts.say(f'level-{level}-about')}" in words for level in LEVELS)
    assert f"Bots: {', '.join(PLAYERS)}." in words
    rows = [f"| `{level}` | {texts.say(f'level-{level}-about')} |" for level in LEVELS]
    assert "\n".join(rows) in (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    assert "[default: apprentice]" in words


def test_without_a_command_the_help_is_shown() -> None:
    done = run_here()
    assert done.returncode == 0
    assert all(name in done.stdout for name in COMMANDS)


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    engine = "compiled" if grimoire.compiled else "interpreted"
    assert done.stdout == f"grimoire {grimoire.__version__} ({engine} engine)\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["plya"], "There is no command “plya”. See: grimoire --help"),
        (["play", "--foo"], "There is no option --foo. See: grimoire play --help"),
        (["play", "--players", "x"], "--players: “x” is not valid. See: grimoire play --help"),
        (["play", "a", "b"], "Unexpected on the command line: “b”. See: grimoire play --help"),
        (["perft"], "--depth or its value is missing. See: grimoire perft --help"),
        (["perft", "--depth"], "--depth or its value is missing. See: grimoire perft --help"),
        (["replay", "a", "--text", "--text"], "--text is given too often, or with too many values."),
        (["perft", "--depth", "-1"], "--depth -1: the depth must be 0 or more."),
        (["perft", "--depth", "1", "--after", "3"], "Give either --position or --record; --after only goes"),
        (["perft", "--depth", "1", "--record", "x", "--players", "3"], "leave out --players."),
        (["play", "--resume", "x", "--spells", "set-2"], "leave out --spells."),
        (["play", "--players", "5"], "players: “5” is not a whole number from 1 to 4."),
        (["play", "--first", "2"], "first: “2” is not valid; give a seat from 0 to 1"),
        (["play", "--handicap", "2"], "handicap: only a solo game has a handicap."),
        (["play", "chess"], "game: there is no game “chess”; choose one of materia, sigils."),
        (["play", "--bot", "deep"], f"bot: “deep” is not valid; choose one of {BOTS}."),
        (["play", "--seats", "you,deep"], f"seats.1: “deep” is not valid; choose one of you, {BOTS}."),
        (["play", "--bot", ""], "bot: “” is not valid"),
        (["play", "--bot", "sage@soon"], "bot: “soon” is not a budget; give nodes, such as 2000, or seconds"),
        (["play", "--bot", "archmage@5s"], "bot: archmage takes no budget"),
        (["play", "--bot", "cmd:/no/such"], "bot: cannot find a program “/no/such” to run."),
        (["play", "--seats", "mcts@0,you"], "seats.0: “0” is not a budget; give nodes, such as 2000, or seconds"),
        (["play", "--seats", "you,you,cmd:/no/such x"], "seats.2: cannot find a program “/no/such” to run."),
        (["play", "--seats", "you,cmd:'"], "seats.1: name a program to run, and close all quotes."),
        (["play", "--seats", "you,you", "--players", "3"], "--seats names 2 seats, but the game has 3."),
        (["play", "--spells", "storm,clone"], "spells.1: “clone” and “storm” are both white"),
        (["play", "--language", "xx"], "language: “xx” is not an available language; choose one of en, fr, de."),
        (["bench", "--seconds", "0"], "--seconds 0: give a number above 0"),
        (["bench", "--games", "-1"], "games: “-1” is not a whole number"),
        (["check"], "Name at least one file to check."),
        (["replay", "/no/such/file"], "Cannot read /no/such/file: No such file or directory"),
    ],
)
def test_mistakes(arguments: list[str], line: str) -> None:
    done = run_here(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    said = [text for text in done.stderr.splitlines() if text != Texts("en").say("terminal-interpreted")]
    assert line in said[0]
    assert len(said) == 1


def test_every_seat_that_nobody_can_take_is_named(tmp_path: Path) -> None:
    done = run_here("play", "--seats", "deep,you,greedy@3,cmd:/no/such", "--data", tmp_path / "games")
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if line.startswith("seats.")]
    assert [line.split(":")[0] for line in said] == ["seats.0", "seats.2", "seats.3"]
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_the_language_asked_for(language: str) -> None:
    texts = Texts(language)
    assert texts.say("terminal-no-file") in run_here("check", "--language", language).stderr
    assert (
        texts.say("terminal-unknown-option", option="--foo")
        in run_here("play", "--foo", f"--language={language}").stderr
    )


def test_the_language_follows_the_environment() -> None:
    assert run_here("check", LC_ALL="de_CH.UTF-8").stderr == "Nenne mindestens eine Datei zum Prüfen.\n"


def test_check_praises_what_is_good(finished: Path, tmp_path: Path) -> None:
    position = write(tmp_path / "position.json", SMALL)
    done = run_here("check", position, finished)
    assert done.returncode == 0
    count = len(grimoire.Record.load(finished).actions)
    assert done.stdout.splitlines() == [
        f"ok: {position}: a position of materia, 3 legal actions",
        f"ok: {finished}: a record of materia, {count} actions, finished",
    ]


def test_check_takes_the_options_from_a_solo_position(tmp_path: Path) -> None:
    state = grimoire.game("materia", players=1, spells="classic", handicap=2).start()
    rng = Random(1)
    while "pending" in state.position():
        state.play(rng.choice(state.legal()))
    assert run_here("check", write(tmp_path / "solo.json", state.position())).returncode == 0


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ({"colour": 1}, ["colour: there is no such field."]),
        ({"altar": ["red.circle"] * 6}, ["altar: 6 of red.circle, but only 5 exist."]),
        (
            {"players": 7, "phase": "noon", "altar": ["x"]},
            ["players: “7” is not a whole number", "phase: “noon” is not valid", "altar.0: there is no Materia “x”."],
        ),
        ({"spells": ["storm"]}, ["spells: 1 spell, but there must be one of each of the seven colours."]),
        ({"game": "chess"}, ["game: there is no game “chess”"]),
        ({"pending": True}, ["pending: a position in the middle of a turn cannot be loaded."]),
    ],
)
def test_check_names_the_faults_of_a_position(change: dict[str, Any], lines: list[str], tmp_path: Path) -> None:
    path = write(tmp_path / "bad.json", SMALL | change)
    done = run_here("check", path)
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert [line.startswith(f"{path}: {wanted}") for line, wanted in zip(said, lines, strict=True)] == [True] * len(
        lines
    )


def test_check_names_the_faults_of_a_record(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text())
    illegal = write(tmp_path / "illegal.json", data | {"actions": [*data["actions"][:5], "take moon"]})
    result = write(tmp_path / "result.json", data | {"result": None})
    options = write(tmp_path / "options.json", data | {"options": {"players": 9}})
    field = write(tmp_path / "field.json", data | {"colour": 1})
    done = run_here("check", illegal, result, options, field, finished)
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert said[0].startswith(f"{illegal}: Action 6 of the record is not legal: “take moon” is not legal now.")
    assert said[1].startswith(f"{result}: The record says the result is null")
    assert said[2].startswith(f"{options}: ")
    assert said[3] == f"{field}: colour: there is no such field."
    assert done.stdout.startswith(f"ok: {finished}")


def test_check_of_other_files(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    done = run_here(
        "check", tmp_path / "text", tmp_path / "deep", tmp_path / "bytes", tmp_path / "none", tmp_path,
        write(tmp_path / "list", [1]), write(tmp_path / "other", {"a": 1}),
    )  # fmt: skip
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert [line.removeprefix("Cannot read ").startswith(f"{tmp_path}") for line in said] == [True] * 7
    assert all("is not valid JSON" in line for line in said[:3])
    assert all("Cannot read " in line for line in said[3:5])
    assert all("neither a position nor a record" in line for line in said[5:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_text(language: str, finished: Path) -> None:
    done = run_here("replay", finished, "--text", "--language", language)
    assert done.returncode == 0
    record = grimoire.Record.load(finished)
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  ", done.stdout, re.MULTILINE)]
    assert numbers == list(range(1, len(record.actions) + 1))
    texts = Texts(language)
    setup = texts.say("materia-phase", phase="setup")
    assert done.stdout.startswith(f"# {setup}\n")
    for seat, score in enumerate(record.state.scores(), start=1):
        name = texts.say("terminal-player", number=seat)
        assert re.search(rf"^{name}\s?: {score} \(", done.stdout, re.MULTILINE)


def test_replay_of_an_unfinished_game(finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text())
    half = write(tmp_path / "half.json", data | {"actions": data["actions"][:50], "result": None})
    assert "This game is not over yet. If it ended now:\nPlayer 1: " in run_here("replay", half, "--text").stdout


def test_stepping_through_a_replay(finished: Path) -> None:
    last = len(grimoire.Record.load(finished).actions)
    done = run_here("replay", finished, typed=f"\n\nb\nb\nb\ng {last}\n\n12\ng 99999999999\nfly\nq\n\n")
    assert done.returncode == 0
    places = [int(place.replace(",", "")) for place in re.findall(r"^Action ([\d,]+) of", done.stdout, re.MULTILINE)]
    assert places == [0, 1, 2, 1, 0, last, 12]
    assert done.stdout.count("There is no such action") == 3
    assert done.stdout.count("Enter for the next action") == 1


def test_replay_on_a_terminal(finished: Path) -> None:
    terminal = Terminal("replay", finished)
    terminal.wait_for_prompt()
    terminal.type("\n")
    terminal.wait_for("Action 1 of")
    terminal.wait_for_prompt()
    terminal.type("\x04")
    assert terminal.finish() == 0


def test_perft_of_a_position(tmp_path: Path) -> None:
    path = write(tmp_path / "small.json", SMALL)
    done = run_here("perft", "materia", "--position", path, "--depth", 4)
    assert done.returncode == 0
    spells, first = SMALL["spells"], SMALL["first"]
    counts = perft(grimoire.game("materia", spells=spells, first=first).load(SMALL), 4)
    assert rows(done.stdout) == [[str(depth), *map(str, count)] for depth, count in enumerate(counts)]
    split = run_here("perft", "--position", path, "--depth", 4, "--split")
    *parts, total = rows(split.stdout)
    assert total == ["all", *map(str, counts[4])]
    assert sorted(part[0] for part in parts) == ["skip", "store red.square", "store white.circle"]
    assert [sum(int(part[column]) for part in parts) for column in (1, 2, 3)] == list(counts[4])


def rows(text: str) -> list[list[str]]:
    """The rows of a table below its head."""
    found = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    return [[cell.replace(",", "") for cell in row] for row in found]


def test_perft_of_a_record_and_of_a_start(finished: Path) -> None:
    record = grimoire.Record.load(finished)
    state = list(record.states())[40]
    done = run_here("perft", "--record", finished, "--after", 40, "--depth", 2)
    assert rows(done.stdout) == [[str(depth), *map(str, count)] for depth, count in enumerate(perft(state, 2))]
    assert rows(run_here("perft", "--record", finished, "--depth", 1).stdout) == [
        ["0", "0", "0", "1"],
        ["1", "0", "0", "0"],
    ]
    assert rows(run_here("perft", "--players", 4, "--depth", 1).stdout) == [["0", "0", "1", "0"], ["1", "0", "4", "0"]]
    beyond = run_here("perft", "--record", finished, "--after", 9999, "--depth", 1)
    assert beyond.returncode == 2
    assert "--after" in beyond.stderr


def test_bench() -> None:
    done = run_here("bench", "--games", 3, "--seconds", 0.1, "--players", 3)
    assert done.returncode == 0
    assert len(rows(done.stdout)) == 6
    assert "Simulated 3 games" in done.stdout
    assert ("The engine is compiled." if grimoire.compiled else "The engine is interpreted.") in done.stdout
    assert run_here("bench", "--seconds", 0.1).returncode == 0


def test_an_interpreted_engine_is_told_once() -> None:
    done = run("bench", "--games", 1, "--seconds", 0.05, "--language", "de", GRIMOIRE_PURE="1")
    assert done.stderr == Texts("de").say("terminal-interpreted") + "\n"


def test_a_broken_pipe_is_silent(finished: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", str(finished), "--text"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_a_narrow_encoding_does_no_harm(finished: Path) -> None:
    done = run("replay", finished, "--text", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "The altar gets" in done.stdout


def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [*COMMAND, "deck", "template"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 74
    assert done.stderr.splitlines() == ["No space left on device"]
