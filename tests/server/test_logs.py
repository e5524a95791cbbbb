"""Logs: one line each, as text or JSON, in which nobody can be recognised."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from grimoire.server.logs import JsonFormatter, LineFormatter, Pseudonyms
from tests.server.client import Client, bearer, join, new_key, new_table
from tests.server.process import ServerProcess

TABLE, PERSON, KEY = "CXq3vJKa9h80", "0123456789abcdef01234567", "k" * 42 + "Q"


def record(message: str, error: Exception | None = None, **details: object) -> logging.LogRecord:
    made = logging.LogRecord("grimoire", logging.INFO, "", 0, message, (), None)
    made.exc_info = (type(error), error, error.__traceback__) if error else None
    vars(made).update(details)
    return made


def test_details_are_pseudonyms() -> None:
    line = LineFormatter(Pseudonyms(b"salt")).format(
        record("x", table=TABLE, person=PERSON, address="10.1.2.3", seat=1)
    )
    assert not any(name in line for name in (TABLE, PERSON, "10.1.2.3"))
    assert f'table="{Pseudonyms(b"salt").of(TABLE)}"' in line
    assert "seat=1" in line


def test_errors_name_nobody() -> None:
    error = ValueError(f"{TABLE} has moved on; {PERSON} at 10.1.2.3 with {KEY} in group_commit")
    for formatter in (LineFormatter, JsonFormatter):
        line = formatter(Pseudonyms(b"salt")).format(record("failed", error, reason=str(error)))
        assert not any(name in line for name in (TABLE, PERSON, KEY, "10.1.2.3")), line
        assert "has moved on" in line
        assert "group_commit" in line
        assert "\n" not in line


def test_pseudonyms_depend_on_the_key() -> None:
    assert Pseudonyms(b"a").of(TABLE) == Pseudonyms(b"a").of(TABLE) != Pseudonyms(b"b").of(TABLE)
    assert Pseudonyms(b"a").of(TABLE) != Pseudonyms(b"a").of(PERSON)


@pytest.mark.slow
def test_the_log_of_a_game(tmp_path: Path) -> None:
    """Everything is logged, yet who knows the log knows neither keys nor names nor tables nor addresses."""

    async def play(server: ServerProcess, keys: list[str], table: str) -> None:
        async with Client(server.socket_url, keys[0]) as one, Client(server.socket_url, keys[1]) as two:
            boards = [await one.watch(table), await two.watch(table)]
            await one.ask("say", table=table, seat=0, text="a secret line")
            seat = boards[0].view["player"]
            await (one, two)[seat].play(table, seat, boards[seat].offers[0], boards[seat].version)
            await one.ask("resign", table=table, seat=0)

    with ServerProcess(tmp_path, "--log", "debug", "--log-format", "json") as server:
        keys = [new_key(server.url), new_key(server.url)]
        seats = [{"kind": "me", "name": "Annabel"}, {"kind": "open"}]
        table = new_table(server.url, keys[0], "materia", seats, chat=True)["table"]
        join(server.url, keys[1], table, "Bartholomew")
        asyncio.run(play(server, keys, table))
        assert server.terminate() == 0
        log = server.log
    lines = [json.loads(line) for line in log.splitlines() if not line.startswith("Grimoire is served")]
    said = {line["message"] for line in lines}
    assert {"started", "table created", "page connected", "event", "stopped"} <= said, said
    assert {"Seated", "Said", "Played", "Resigned"} <= {line.get("kind") for line in lines}
    for secret in (
        *keys,
        table,
        "Annabel",
        "Bartholomew",
        "a secret line",
        "127.0.0.1",
        bearer(keys[0])["authorization"],
    ):
        assert secret not in str(lines), secret
    assert len({line["table"] for line in lines if "table" in line}) == 1
    assert len({line["person"] for line in lines if line.get("person")}) == 2
