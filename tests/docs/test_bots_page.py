"""What docs/bots.md shows is what happens, word for word."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grimoire import catalog
from grimoire.bots.external import GRACE, LEAVING, NODE_SECONDS, STARTING
from grimoire.child_process import LONGEST_LINE
from grimoire.kernel.game import OVER
from tests.bots.programs import ROOT, quick, script

TEXT = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", TEXT, re.DOTALL)
CONVERSATION = [
    (who, json.loads(message))
    for kind, block in BLOCKS if kind == "text"
    for who, message in re.findall(r"^(host|bot): +(.*?)(?=^host|^bot|\Z)", block, re.DOTALL | re.MULTILINE)
]  # fmt: skip


def said(who: str) -> list[dict[str, Any]]:
    return [message for speaker, message in CONVERSATION if speaker == who]


def test_the_conversation_is_a_real_one(tmp_path: Path) -> None:
    """A program says the bot's lines; what it hears are the host's."""
    replies, heard = [json.dumps(message) for message in said("bot")], tmp_path / "heard"
    body = (
        f"heard = open({str(heard)!r}, 'w', buffering=1)\n"
        f"for reply in [*{replies!r}, '']:\n    heard.write(sys.stdin.readline())\n    print(reply, flush=True)"
    )
    hello, choose, *_ = said("host")
    bot = quick(script(tmp_path, body), hello["seed"])
    record = catalog.Record(catalog.game(hello["game"], **hello["options"]), choose["start"])
    bot.follow(record)
    while (state := record.state).player != OVER:
        record.play(state.text(bot.choose(state)))
    bot.close()
    assert [json.loads(line) for line in heard.read_text().splitlines()] == said("host")
    assert [message["type"] for message in said("host")] == ["hello", "choose", "choose", "over"]


def test_every_field_is_explained() -> None:
    for _, message in CONVERSATION:
        (row,) = re.findall(rf"^\| `{message['type']}` \| (.*) \|$", TEXT, re.MULTILINE)
        assert [field for field in message if field != "type" and f"`{field}`" not in row] == []


def test_the_limits_are_those_of_the_program() -> None:
    words = " ".join(TEXT.split())
    assert f"The limit for `ready` is {STARTING:g} seconds" in words
    assert f"({NODE_SECONDS:g} seconds for a budget in nodes) plus {GRACE:g} seconds" in words
    assert f"a line longer than {LONGEST_LINE:,} bytes" in words
    assert f"has {LEAVING:g} second to exit" in words


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_are_short(name: str) -> None:
    assert f"`examples/{name}`" in TEXT
    lines = (ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 120


def test_the_bot_in_python_plays() -> None:
    (source,) = (block for kind, block in BLOCKS if kind == "python" and "class " in block)
    names: dict[str, Any] = {}
    exec(source, names)
    bot, state = names["Hoarder"](), catalog.game("sigils").start()
    while state.player != OVER:
        code = bot.choose(state) if state.player >= 0 else state.outcome(0.5)
        assert code in state.legal()
        state.play(code)
