"""Our bots for other programs: ``grimoire bot`` keeps to the protocol."""

import io
import json
import sys
from typing import Any

import pytest

from grimoire import catalog
from grimoire.bots import messages
from grimoire.bots.budget import Budget
from grimoire.bots.host import Host
from grimoire.kernel.errors import GrimoireError
from grimoire.kernel.record import Record
from tests.bots.programs import begun, play, quick
from tests.terminal.runner import COMMAND, run_here


def hello(record: Record, seed: int = 5) -> dict[str, Any]:
    return messages.hello(record, record.state.position(), 0, Budget(seconds=1), seed)


def choose(record: Record, number: int = 1) -> dict[str, Any]:
    state = record.state
    message = messages.choose(number, record, state, state.position(), Budget(nodes=9), True)
    return message | {"actions": list(record.actions)}


def answers(*said: dict[str, Any] | str, bot: str = "random") -> list[Any]:
    """What a bot answers to a host that says this."""
    out = io.StringIO()
    host = Host(catalog.bot, catalog.Record.from_data)
    host.serve(bot, [f"{message if isinstance(message, str) else json.dumps(message)}\n" for message in said], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_a_served_bot_plays_as_it_does_at_home(game: str) -> None:
    served = quick(f"{' '.join(COMMAND)} bot random", 6)
    games = [
        play(catalog.Record(catalog.game(game)), [bot, catalog.bot("random", 2)]).actions
        for bot in (served, catalog.bot("random", 6))
    ]
    assert games[0] == games[1]
    assert served.title == "random"


def test_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRIMOIRE_PURE", raising=False)
    record = begun()
    lines = [hello(record), choose(record), messages.over(record)]
    done = run_here("bot", "random", typed="".join(f"{json.dumps(line)}\n" for line in lines))
    assert done.returncode == 0
    ready, action = (json.loads(line) for line in done.stdout.splitlines())
    assert ready == {"type": "ready", "name": "random"}
    assert (action["type"], action["id"]) == ("action", 1)
    assert action["action"] in record.state.actions()


def test_mistakes_of_the_command() -> None:
    done = run_here("bot", "deep")
    assert (done.returncode, done.stdout) == (2, "")
    assert "bot: “deep” is not valid" in done.stderr
    done = run_here("bot", "random", "--language", "fr", typed="Hello\n")
    assert done.returncode == 2
    assert done.stderr == "La ligne 1 n’est pas un message du protocole\u00a0: «\u00a0Hello\u00a0»\n"


def test_a_position_that_a_game_starts_from_and_moves_taken_back() -> None:
    start = begun().state.position()
    record = catalog.Record(catalog.game("materia", first=0), start)
    before = choose(record, 1)
    record.play(record.state.actions()[1])
    after = choose(record, 2)
    replies = answers(hello(record), before, after, before | {"id": 3})
    assert [reply.get("id") for reply in replies] == [None, 1, 2, 3]
    assert replies[3]["action"] in before["legal"]


def test_the_budget_of_the_name_comes_first() -> None:
    record = begun()
    command = f"cmd:{sys.executable} -c pass"
    with pytest.raises(GrimoireError, match=r"-c pass@1s: the bot stopped"):
        answers(hello(record), choose(record), bot=command)
    with pytest.raises(GrimoireError, match=r"-c pass@7: the bot stopped"):
        answers(hello(record), choose(record), bot=f"{command}@7")


def test_hosts_that_do_not_keep_to_the_protocol() -> None:
    record = begun()
    good, asked = hello(record), choose(record)
    cases: list[tuple[list[dict[str, Any] | str], str]] = [
        ([good | {"protocol": 2}], "the host speaks protocol version 2, this program speaks 1"),
        ([asked], "line 1 is not a message of the protocol"),
        ([good, "[]"], r"line 2 is not a message of the protocol: \[\]"),
        ([good, {"type": "sing"}], "line 2 is not a message of the protocol"),
        ([good, {"type": "choose", "actions": []}], "line 2 is not a message of the protocol"),
        ([good, asked | {"actions": None}], "full list of actions"),
        ([good | {"options": None}, asked], "full list of actions"),
        ([good | {"rules": 99}, asked], "rules version 99, but this program plays"),
        ([good | {"game": "chess"}, asked], "'chess' is not one of materia, sigils"),
        ([good, asked | {"actions": ["fly"]}], "action 1: 'fly' is not legal now"),
        ([good, asked, asked | {"actions": [*asked["actions"], "fly"]}], "'fly' is not legal now"),
    ]
    for said, words in cases:
        with pytest.raises(GrimoireError, match=words):
            answers(*said)


def test_catching_up() -> None:
    record, other = begun(), begun()
    other.play(other.state.actions()[0])
    for actions in (list(other.actions), list(record.actions), other.actions[:3], other.actions):
        record.catch_up(list(actions))
        assert record.actions == list(actions)
    assert record.state == other.state
