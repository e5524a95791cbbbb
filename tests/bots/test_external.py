"""Programs as bots: whole games, everything that can go wrong, and that nothing is left running."""

import gc
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grimoire import catalog
from grimoire.bots import BotError, Follower
from grimoire.bots.budget import Budget
from grimoire.bots.external import ExternalBot
from grimoire.kernel.game import OVER, Position
from grimoire.texts import LANGUAGES, Texts
from grimoire.texts.errors import error_lines
from tests.bots.programs import EXAMPLES, PYTHON, ROOT, begun, nothing_runs, play, quick, script

pytestmark = pytest.mark.slow

ANSWER = """
    asked = hear()
    if asked["type"] == "over":
        break
    say(type="action", id=asked["id"], action=asked["legal"][0])
"""
GOOD = f"ready()\nwhile True:{ANSWER}"


def failure(bot: ExternalBot, times: int = 1) -> BotError:
    """What a bot that is asked so often in a new game fails with at last."""
    record = begun()
    bot.follow(record)
    for _ in range(times - 1):
        state = record.state
        record.play(state.text(bot.choose(state)))
    with pytest.raises(BotError) as caught:
        bot.choose(record.state)
    return caught.value


def heard(folder: Path) -> list[Any]:
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


@pytest.fixture
def listener(tmp_path: Path) -> str:
    """A good program that writes down what it hears."""
    path = str(tmp_path / "heard")
    return script(
        tmp_path,
        f"file = open({path!r}, 'w', buffering=1)\nold = hear\n"
        "def hear():\n    message = old()\n    file.write(json.dumps(message) + '\\n')\n    return message\n" + GOOD,
    )


# Good programs


@pytest.mark.parametrize("game", ["materia", "sigils"])
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_play_whole_games_and_repeat_them(example: str, game: str) -> None:
    command = EXAMPLES[example]()

    def played(seed: int) -> list[str]:
        bots = [catalog.bot(f"cmd:{command}", seed), catalog.bot("random", 3)]
        return play(catalog.Record(catalog.game(game)), bots).actions

    assert played(1) == played(1) != played(2)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_beat_the_random_bot(example: str) -> None:
    """In Materia: which spell of Sigils is worth having takes more than thirty lines."""
    command, points = EXAMPLES[example](), [0, 0]
    for seed in range(12):
        record = play(catalog.Record(catalog.game("materia")), [quick(command, seed), catalog.bot("random", seed)])
        points = [mine + more for mine, more in zip(points, record.state.scores(), strict=True)]
    assert points[0] > points[1]


def test_what_is_said(listener: str, tmp_path: Path) -> None:
    record = begun()
    bot = quick(listener, 7, budget=Budget.parse("2000"))
    bot.follow(record)
    keys: list[tuple[int, int]] = []
    asked: list[tuple[list[str], Position, list[str]]] = []
    while (state := record.state).player != OVER and len(asked) < 12:
        if state.player == 0:
            position = state.position()
            keys.append((position["round"], position["turn"]))
            asked.append((list(record.actions), position, state.actions()))
            record.play(state.text(bot.choose(state)))
        else:
            record.play(state.actions()[0])
    bot.close()
    hello, *choices, over = heard(tmp_path)
    assert hello == {
        "type": "hello", "protocol": 1, "game": "materia", "rules": record.game.rules, "options": record.game.options,
        "seat": 0, "seats": 2, "budget": {"nodes": 2000}, "seed": 7,
    }  # fmt: skip
    assert choices == [
        {"type": "choose", "id": number + 1, "seat": 0, "start": None, "actions": actions, "position": position,
         "legal": legal, "budget": {"nodes": 2000}, "turn_started": keys[number] not in keys[:number]}
        for number, (actions, position, legal) in enumerate(asked)
    ]  # fmt: skip
    assert {choice["turn_started"] for choice in choices} == {True, False}
    assert over == {"type": "over", "result": None}
    assert bot.title == "Test"


def test_a_bot_needs_no_record(listener: str, tmp_path: Path) -> None:
    bot, state = quick(listener, None), begun().state
    assert state.text(bot.choose(state)) == state.actions()[0]
    bot.close()
    hello, choice, _ = heard(tmp_path)
    assert (hello["rules"], hello["options"], hello["seed"], hello["seats"]) == (None, None, None, 2)
    assert (choice["actions"], choice["start"], choice["legal"]) == (None, None, state.actions())


def test_the_result_is_told(listener: str, tmp_path: Path) -> None:
    record = play(catalog.Record(catalog.game("materia", first=1)), [quick(listener), catalog.bot("random", 2)])
    assert heard(tmp_path)[-1] == {"type": "over", "result": record.result}
    assert nothing_runs(tmp_path)


def test_a_bot_can_play_again(listener: str, tmp_path: Path) -> None:
    bot = quick(listener)
    for _ in range(2):
        play(catalog.Record(catalog.game("materia")), [bot, catalog.bot("random", 2)])
        assert [message["id"] for message in heard(tmp_path)[1:3]] == [1, 2]


def test_partial_and_empty_lines_logs_and_estimates(tmp_path: Path) -> None:
    body = """
ready()
asked = hear()
say(type="log", text="thinking")
line = json.dumps({"type": "action", "id": asked["id"], "action": asked["legal"][-1], "value": 0.25})
for part in ("\\r\\n", line[:10], line[10:], " \\r\\n"):
    sys.stdout.write(part); sys.stdout.flush(); time.sleep(0.02)
hear()
"""
    bot, state = quick(script(tmp_path, body)), begun().state
    assert bot.choose(state) == state.legal()[-1]
    assert bot.last_value == 0.25
    assert list(bot.logs) == ["thinking"]
    bot.close()


def test_a_talkative_error_stream_blocks_nobody(tmp_path: Path) -> None:
    bot, record = quick(script(tmp_path, "sys.stderr.write('x' * 10**6)\n" + GOOD)), begun()
    assert bot.choose(record.state) in record.state.legal()
    bot.close()


def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    body = "say(type='ready')\nact(id=1, action='skip')\nstay()"
    bot = quick(script(tmp_path, body))
    record = begun()
    record.actions.extend(["skip"] * 200_000)  # more than a pipe holds
    bot.follow(record)
    assert record.state.text(bot.choose(record.state)) == "skip"
    bot.close()
    assert nothing_runs(tmp_path)


# The catalogue


@pytest.mark.parametrize(
    ("ending", "budget"), [("", {"seconds": 1.0}), ("@50ms", {"seconds": 0.05}), ("@2000", {"nodes": 2000})]
)
def test_the_catalogue_makes_them(ending: str, budget: dict[str, float], listener: str, tmp_path: Path) -> None:
    bot, state = catalog.bot(f"cmd:{listener}{ending}", 3), begun().state
    assert bot.name == f"cmd:{listener}{ending}"
    assert isinstance(bot, Follower)
    bot.choose(state)
    bot.close()
    assert [message["budget"] for message in heard(tmp_path)[:2]] == [budget, budget]


def test_an_at_sign_may_belong_to_the_command() -> None:
    bot = catalog.bot(f"cmd:{PYTHON} bot@home")
    assert bot.name == f"cmd:{PYTHON} bot@home"


@pytest.mark.parametrize("command", ["", "  ", "node 'bot", "@1s"])
def test_no_command(command: str) -> None:
    with pytest.raises(BotError, match=r"name a program to run, and close all quotes"):
        catalog.bot(f"cmd:{command}")


def test_no_such_program(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"cmd:no-such-program -x: cannot find a program 'no-such-program'") as caught:
        catalog.bot("cmd:no-such-program -x")
    assert caught.value.faults[0].key == "bot-not-found"
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    assert failure(quick(str(broken))).faults[0].key == "bot-not-found"


# Bad programs


@pytest.mark.parametrize(
    ("key", "body", "words"),
    [
        ("bot-crashed", "sys.exit('no book')", "exit code 1; its last output: no book"),
        ("bot-left", "sys.exit(3)", "exit code 3 and no output"),
        ("bot-left", "ready()", "exit code 0 and no output"),
        ("bot-crashed", "ready(); print('x' * 5000, file=sys.stderr); 1 / 0", "ZeroDivisionError: division by zero"),
        ("bot-left", "ready(); os.kill(os.getpid(), signal.SIGKILL)", "exit code -9"),
        ("bot-left", "subprocess.Popen(['sleep', '60']); os._exit(4)", "exit code 4"),
        ("bot-closed", "ready(); os.close(1); stay()", "the bot closed its output but is still running"),
        ("bot-stalled", "ready(); stay()", "did not answer within 0.3 seconds"),
        ("bot-stalled", "ready(); sys.stdout.write('{'); sys.stdout.flush(); stay()", "within 0.3 seconds"),
        ("bot-stalled", "ready()\nwhile True: say(type='log', text='x' * 500)", "within 0.3 seconds"),
        ("bot-garbled", "print('Hello!', flush=True); stay()", "invalid answer Hello!: it is not valid JSON"),
        ("bot-garbled", "ready(); print('[' * 100000, flush=True); stay()", "it is not valid JSON"),
        ("bot-garbled", "ready(); os.write(1, b'\\xff\\xfe\\n'); stay()", "it is not valid JSON"),
        ("bot-garbled", "ready(); print('[1]', flush=True); stay()", "invalid answer [1]: a message must be a JSON"),
        ("bot-garbled", "ready(); ready(); stay()", 'type is "ready" but must be action'),
        ("bot-garbled", "ready(); say(type='move'); stay()", 'type is "move" but must be action'),
        ("bot-garbled", "ready(); act(id=2, action='skip'); stay()", "id is 2 but must be 1"),
        ("bot-garbled", "ready(); act(id=True, action='skip'); stay()", "id is true but must be 1"),
        ("bot-garbled", "ready(); act(action='skip'); stay()", "id is null but must be 1"),
        ("bot-garbled", "ready(); act(id=1, action='skip', value=62); stay()", "value is 62 but must be 0"),
        ("bot-garbled", "ready(); os.write(1, b'x' * 1000001); stay()", "a line can have at most 1000000 bytes"),
        ("bot-garbled", "ready()\nwhile True: os.write(1, b'x' * 10000)", "a line can have at most 1000000 bytes"),
        ("bot-illegal", "ready(); act(id=1, action='fly'); stay()", '"fly" is not legal now; legal: '),
        ("bot-illegal", "ready(); act(id=1); stay()", "null is not legal now; legal: skip, "),
    ],
)  # fmt: skip
def test_failures(key: str, body: str, words: str, tmp_path: Path) -> None:
    grace = 0.25 if key == "bot-stalled" else 20.0
    bot = quick(script(tmp_path, body), grace=grace, budget=Budget.parse("50ms"), starting=20.0)
    error = failure(bot)
    assert [fault.key for fault in error.faults] == [key]
    assert str(error).startswith(f"{bot.name}: ")
    assert words in str(error)
    assert len(str(error)) < 2000
    assert nothing_runs(tmp_path)
    for language in LANGUAGES:
        (line,) = error_lines(Texts(language), error)
        assert bot.name in line


def test_a_start_that_takes_too_long(tmp_path: Path) -> None:
    bot = quick(script(tmp_path, "stay()"), starting=0.5)
    assert failure(bot).faults[0].key == "bot-stalled"


def test_a_crash_in_the_middle(tmp_path: Path) -> None:
    bot = quick(script(tmp_path, f"ready()\nfor _ in range(2):{ANSWER}\nsys.exit('lost the thread')"))
    error = failure(bot, times=3)
    assert "its last output: lost the thread" in str(error)
    assert nothing_runs(tmp_path)


def test_an_answer_too_many(tmp_path: Path) -> None:
    bot = quick(script(tmp_path, f"ready()\nwhile True:{ANSWER}    act(id=asked['id'], action='skip')"))
    assert "id is 1 but must be 2" in str(failure(bot, times=2))


def test_who_failed_stays_out_until_another_game(tmp_path: Path) -> None:
    once = tmp_path / "once"
    bot = quick(
        script(tmp_path, f"if not os.path.exists({str(once)!r}): open({str(once)!r}, 'w'); sys.exit(1)\n{GOOD}")
    )
    error = failure(bot)
    record = begun()
    with pytest.raises(BotError, match="exit code 1"):
        bot.choose(record.state)
    assert error.faults[0].key == "bot-left"
    bot.close()
    bot.follow(record)
    assert bot.choose(record.state) in record.state.legal()
    bot.close()


# Leaving

STUBBORN = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"


@pytest.fixture(params=["", STUBBORN, "subprocess.Popen(['sleep', '60'])\n"], ids=["lazy", "stubborn", "parent"])
def lingerer(request: pytest.FixtureRequest, tmp_path: Path) -> ExternalBot:
    """A bot whose program does not leave by itself, after its first choice."""
    bot, record = quick(script(tmp_path, f"{request.param}ready()\nfor _ in '1':{ANSWER}\nstay()")), begun()
    bot.follow(record)
    bot.choose(record.state)
    return bot


def test_who_ignores_the_end_is_ended(lingerer: ExternalBot, tmp_path: Path) -> None:
    assert not gone(tmp_path)
    lingerer.close()
    lingerer.close()
    assert nothing_runs(tmp_path)


def gone(folder: Path) -> bool:
    return not Path(f"/proc/{(folder / 'pid').read_text()}").exists() and Path("/proc/self").exists()


def test_nobody_is_left_when_the_bot_is_forgotten(tmp_path: Path) -> None:
    bot = quick(script(tmp_path, f"{STUBBORN}ready()\nfor _ in '1':{ANSWER}\nstay()"))
    bot.choose(begun().state)
    del bot
    gc.collect()
    assert nothing_runs(tmp_path)


def test_nobody_is_left_when_the_host_leaves(tmp_path: Path) -> None:
    command = script(tmp_path, f"{STUBBORN}ready()\nfor _ in '1':{ANSWER}\nstay()")
    host = f"from tests.bots.programs import *\nbot = quick({command!r})\nbot.choose(begun().state)"
    subprocess.run([sys.executable, "-c", host], check=True, cwd=ROOT)
    assert nothing_runs(tmp_path)


def test_commands_are_split_like_in_a_shell(tmp_path: Path) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    bot, state = quick(script(folder, GOOD)), begun().state
    assert shlex.quote(str(folder / "bot.py")) in bot.name
    assert bot.choose(state) in state.legal()
    bot.close()
