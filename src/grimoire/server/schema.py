"""Descriptions of the server for other programs: OpenAPI, JSON Schema, TypeScript."""

import re
from typing import Any, Final, Literal

import msgspec
from litestar import Litestar

from grimoire.server import bodies, messages_in, messages_out
from grimoire.server.routes import games
from grimoire.server.settings import PROTOCOL

Which = Literal["openapi", "messages", "typescript"]
_REF: Final = "#/$defs/{name}"
_BODIES: Final = (
    bodies.NewTable, bodies.Join, bodies.TableInfo, bodies.Link, bodies.Continue, bodies.Key, bodies.RecordId,
    bodies.Replay, bodies.Health, bodies.Problem, games.GameList,
)  # fmt: skip
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NAME: Final = re.compile(r"[A-Za-z_$][\w$]*")
_HEAD: Final = "// Made by `grimoire schema typescript`; a test fails when it differs from the server's types.\n"


def exported(which: Which) -> str:
    """The text of an export."""
    if which == "typescript":
        return typescript()
    schema = openapi() if which == "openapi" else message_schema()
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def openapi() -> dict[str, Any]:
    """HTTP, as OpenAPI 3.1."""
    from grimoire.server.app import DEPENDENCIES, openapi_config, routes

    app = Litestar(
        route_handlers=routes(), openapi_config=openapi_config(), dependencies=DEPENDENCIES, logging_config=None
    )
    return app.openapi_schema.to_schema()


def message_schema() -> dict[str, Any]:
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
    kinds = [messages_in.AnyFromPage, messages_out.AnyToPage, *_BODIES]
    (from_page, to_page, *_), defs = msgspec.json.schema_components(kinds, ref_template=_REF)
    parts = [_HEAD, f"export const PROTOCOL = {PROTOCOL};\n"]
    for name, schema in sorted(defs.items()):
        parts.append(_declared(name, schema))
    parts.append(f"export type FromPage = {_type(from_page)};\n")
    parts.append(f"export type ToPage = {_type(to_page)};\n")
    return "\n".join(parts)


def _declared(name: str, schema: dict[str, Any]) -> str:
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


def _type(schema: dict[str, Any]) -> str:
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


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    inner = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
