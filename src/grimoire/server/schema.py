"""Descriptions of the server for other programs: OpenAPI, JSON Schema, TypeScript."""

import re
from typing import Final, Literal

import msgspec
from litestar import Litestar

from grimoire import catalog
from grimoire.kernel.game import Json
from grimoire.kernel.record import RecordData
from grimoire.server import bodies, messages_in, messages_out
from grimoire.server.routes import games
from grimoire.server.settings import PROTOCOL
from grimoire.table.score_history import ScoreHistory

Which = Literal["openapi", "messages", "typescript"]
_Schema = dict[str, Json]
_REF: Final = "#/$defs/{name}"
_BODIES: Final = (
    bodies.NewTable, bodies.PlayOn, bodies.OptionCheck, bodies.CheckedOptions, bodies.Join, bodies.TableInfo,
    bodies.Link, bodies.Continue, bodies.Key, bodies.RecordId, bodies.Replay, bodies.Chances, bodies.Health,
    bodies.Problem, games.GameList, ScoreHistory, RecordData,
)  # fmt: skip
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NAME: Final = re.compile(r"[A-Za-z_$][\w$]*")
_HEAD: Final = "// Written by `make types`; a test fails when it differs from the server's types.\n"


def exported(which: Which, game: str = "") -> str:
    """The text of an export; TypeScript can be that of a game's board and sheet."""
    if which == "typescript":
        return game_typescript(game) if game else typescript()
    data = openapi() if which == "openapi" else message_schema()
    return msgspec.json.format(msgspec.json.encode(data, order="sorted"), indent=2).decode() + "\n"


def openapi() -> _Schema:
    """HTTP, as OpenAPI 3.1."""
    from grimoire.server.app import DEPENDENCIES, openapi_config, routes

    app = Litestar(
        route_handlers=routes(), openapi_config=openapi_config(), dependencies=DEPENDENCIES, logging_config=None
    )
    return app.openapi_schema.to_schema()


def message_schema() -> _Schema:
    """The messages of the socket, as JSON Schema."""
    (from_page, to_page), defs = msgspec.json.schema_components(
        [messages_in.AnyFromPage, messages_out.AnyToPage], ref_template=_REF
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Grimoire messages, protocol {PROTOCOL}",
        "fromPage": from_page,
        "toPage": to_page,
        "$defs": defs,
    }


def typescript() -> str:
    """All types of messages and bodies, for the client."""
    (from_page, to_page, *_), defs = _shared()
    parts = [_HEAD, f"export const PROTOCOL = {PROTOCOL};\n"]
    parts += [_declared(name, schema) for name, schema in sorted(defs.items())]
    parts.append(f"export type FromPage = {_type(from_page)};\n")
    parts.append(f"export type ToPage = {_type(to_page)};\n")
    return "\n".join(parts)


def game_typescript(game: str) -> str:
    """The types of a game's board and sheet; those that messages have too are imported."""
    _, shared = _shared()
    _, defs = msgspec.json.schema_components(catalog.spec_of(game).wire_types(), ref_template=_REF)
    imported = sorted(name for name, schema in defs.items() if shared.get(name) == schema)
    parts = [_HEAD]
    if imported:
        parts.append(f'import type {{ {", ".join(imported)} }} from "../../messages";\n')
    parts += [_declared(name, schema) for name, schema in sorted(defs.items()) if name not in imported]
    return "\n".join(parts)


def _shared() -> tuple[tuple[_Schema, ...], dict[str, _Schema]]:
    """The types of messages and bodies: those two of the socket first, and all by name."""
    return msgspec.json.schema_components(
        [messages_in.AnyFromPage, messages_out.AnyToPage, *_BODIES], ref_template=_REF
    )


def _declared(name: str, schema: _Schema) -> str:
    note = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{note}export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    fields = "".join(
        f"  {_field(field)}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"{note}export interface {name} {{\n{fields}}}\n"


def _field(name: str) -> str:
    return name if _NAME.fullmatch(name) else f'"{name}"'


def _type(schema: _Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: _Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    inner = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
