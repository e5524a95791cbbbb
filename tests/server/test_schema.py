"""What is exported for other programs: whole, true, and what the client in the checkout was built with."""

import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from grimoire import catalog
from grimoire.server import messages_in, messages_out, schema

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
DRAWN = [folder.parent.name for folder in (CLIENT / "games").glob("*/types.ts")]  # games with a board of their own


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert (CLIENT / "messages.ts").read_text(encoding="utf-8") == schema.typescript(), "write them with: make types"


@pytest.mark.parametrize("game", DRAWN)
def test_the_types_of_a_board_are_those_of_the_game(game: str) -> None:
    types = (CLIENT / "games" / game / "types.ts").read_text(encoding="utf-8")
    assert types == schema.game_typescript(game), "write them with: make types"


def test_every_game_with_types_has_a_board_in_the_client() -> None:
    assert sorted(DRAWN) == sorted(name for name, spec in catalog.specs().items() if spec.wire_types())


def test_every_message_is_in_the_schema_and_in_the_types() -> None:
    defs, types = schema.message_schema()["$defs"], schema.typescript()
    for kind in (*get_args(messages_in.AnyFromPage), *get_args(messages_out.AnyToPage)):
        assert kind.__name__ in defs
        assert f"export interface {kind.__name__} {{" in types


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ("fromPage", messages_in.Play(table="t", seat=0, action="draw", version=3)),
        ("fromPage", messages_in.Watch(table="t", seen=4, quiet=True)),
        ("toPage", messages_out.Done(id=3, version=4)),
        ("toPage", messages_out.Presence(table="t", here=(True, False), watchers=2)),
    ],
)
def test_messages_fit_the_schema(side: str, message: msgspec.Struct) -> None:
    found = schema.message_schema()
    checked = {"$defs": found["$defs"]} | found[side]
    validator = jsonschema_rs.validator_for(checked)
    validator.validate(msgspec.to_builtins(message))
    with pytest.raises(jsonschema_rs.ValidationError):
        validator.validate({"type": "fly"})


@pytest.mark.slow
def test_the_command_exports_json_and_typescript() -> None:
    for which in ("openapi", "messages"):
        told = json.loads(_exported(which))
        assert told.get("openapi", "3.1.0") == "3.1.0"
    assert "export type ToPage" in _exported("typescript")
    assert "export interface Sheet" in _exported("typescript", "--game", DRAWN[0])


def _exported(which: str, *more: str) -> str:
    command = [sys.executable, "-m", "grimoire.cli", "schema", which, *more]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def test_openapi_tells_of_every_route() -> None:
    paths = schema.openapi()["paths"]
    assert {"/api/tables", "/api/tables/{table}", "/api/tables/{table}/join", "/api/me/tables", "/api/health"} <= set(
        paths
    )
    for path in paths.values():
        for operation in path.values():
            assert operation["summary"]
            assert operation["operationId"]
