"""What is exported for other programs: whole, true, and what the client in the checkout was built with."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi import definitions

from grimoire import catalog
from grimoire.games.options import Option
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import Json
from grimoire.server import messages_in, messages_out, schema
from grimoire.texts.plain import plain_game_texts
from tests.games.installing import COINS, OUR_OWN, installed

ROOT = Path(__file__).parents[2]
THIRD_GAME = ROOT / "examples" / "third-game" / "src"
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


# Options


@pytest.fixture(params=["installed", "with-a-third-game"])
def document(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Json]:
    """The description with the games that are installed, and with others next to them."""
    games = dict(OUR_OWN)
    if request.param != "installed":
        monkeypatch.syspath_prepend(THIRD_GAME)
        games |= COINS | {"pig": "grimoire_pig:SPEC"}
    with installed(games):
        plain_game_texts.cache_clear()
        assert set(catalog.games()) == set(games)
        yield schema.openapi()
    plain_game_texts.cache_clear()


def _resolved(document: Json, found: Json) -> Json:
    while "$ref" in found:
        found = document["components"]["schemas"][found["$ref"].rpartition("/")[2]]
    return found


def _options_of(document: Json, game: str) -> Json:
    """What the body of a new table says of the options of a game."""
    body = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    kinds = _resolved(document, body)
    table = _resolved(document, {"$ref": kinds["discriminator"]["mapping"][game]})
    assert table in [_resolved(document, each) for each in kinds["oneOf"]]
    assert game in table["properties"]["game"]["enum"]
    return _resolved(document, table["properties"]["options"])


def test_openapi_is_valid(document: Json) -> None:
    definitions.OPENAPI_31_VALIDATOR.validate(document)
    for found in document["components"]["schemas"].values():
        jsonschema_rs.Draft202012Validator({**found, "components": document["components"]})


def test_openapi_tells_every_option_of_every_game(document: Json) -> None:
    for spec in catalog.specs().values():
        for name in (spec.name, *spec.titles):
            options = _options_of(document, name)
            assert list(options["properties"]) == [option.name for option in spec.options]
            assert options["additionalProperties"] is False
            for option in spec.options:
                _check_option(spec, option, options["properties"][option.name])


def _check_option(spec: GameSpec, option: Option, found: Json) -> None:
    first = found["anyOf"][0] if "anyOf" in found else found
    assert tuple(first.get("enum", ())) == option.choices
    if option.kind == "number":
        assert (first["type"], first["minimum"], first["maximum"]) == ("integer", option.low, option.high)
    if option.kind == "seat":
        assert (first["minimum"], first["maximum"]) == (0, spec.seats[-1] - 1)
    if option.name != "players" and option.default is not None:
        assert found["default"] == option.default
    if option.also is not None:
        assert found["anyOf"][1]["description"] == option.also_as
    if option.when is not None:
        assert f"only where `{option.when.option}` is" in found["description"]
    described = plain_game_texts().get(f"{spec.name}-option-{option.name}-help", "")
    assert found.get("description", "").startswith(described)


def test_the_third_game_has_texts_and_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(THIRD_GAME)
    with installed({"pig": "grimoire_pig:SPEC"}):
        plain_game_texts.cache_clear()
        options = _options_of(schema.openapi(), "pig")
    plain_game_texts.cache_clear()
    assert options["properties"]["target"] == {
        "type": "integer", "minimum": 10, "maximum": 1000, "default": 100, "title": "Target",
        "description": "Points to bank in order to win.",
    }  # fmt: skip


def test_a_description_without_games() -> None:
    with installed({}):
        definitions.OPENAPI_31_VALIDATOR.validate(schema.openapi())


ME = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "fits"),
    [
        ({"game": "materia", "seats": ME}, True),
        ({"game": "spellbook", "seats": ME, "options": {"spells": "classic", "first": "random"}}, True),
        ({"game": "materia", "seats": ME, "options": {"spells": ["a"] * 7, "first": 1}}, True),
        ({"game": "materia", "seats": ME, "options": {"spells": "set-9"}}, False),
        ({"game": "materia", "seats": ME, "options": {"edition": "60"}}, False),
        ({"game": "materia", "seats": ME, "options": {"first": "me"}}, False),
        ({"game": "materia", "seats": ME * 3}, False),
        ({"game": "sigils", "seats": ME, "options": {"edition": "75", "teachers": False, "deck": {}}}, True),
        ({"game": "sigils", "seats": ME, "options": {"deck": "/etc/passwd"}}, False),
        ({"game": "sigils", "seats": ME, "options": {"players": 6}}, False),
        ({"game": "chess", "seats": ME}, False),
    ],
)
def test_bodies_fit_the_description(body: Json, fits: bool) -> None:
    found = schema.openapi()
    validator = jsonschema_rs.validator_for(
        {"$ref": "#/components/schemas/NewTable", "components": found["components"]}
    )
    assert validator.is_valid(body) == fits
