"""The options of the installed games in the OpenAPI description, made from the games' own tables of options."""

import re
from dataclasses import fields
from typing import Final

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from grimoire import catalog
from grimoire.games.options import PLAYERS, RANDOM, Option
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import Json
from grimoire.texts.plain import plain_game_texts

Schema = dict[str, Json]
_REF: Final = "#/components/schemas/"
_WORD: Final = re.compile(r"[A-Za-z0-9]+")


class OpenAPIConfigWithOptions(OpenAPIConfig):
    """Describes the options of every game, wherever the description is shown."""

    def to_openapi_schema(self) -> OpenAPI:
        """The head of the description."""
        plain = super().to_openapi_schema()
        return _OpenAPIWithOptions(**{each.name: getattr(plain, each.name) for each in fields(plain)})


class _OpenAPIWithOptions(OpenAPI):
    def to_schema(self) -> Schema:
        document = super().to_schema()
        _add_options(document["components"]["schemas"])
        return document


def _add_options(schemas: Schema) -> None:
    """A new table becomes one of several kinds, told apart by its game; options to check are those of some game."""
    specs = catalog.specs()
    if not specs:
        return
    new_table, check = schemas["NewTable"], schemas["OptionCheck"]
    refs = {spec: _own_names(name) for name, spec in specs.items()}
    for spec, (options, table) in refs.items():
        schemas[options] = options_schema(spec, options)
        schemas[table] = _table_schema(spec, table, options, new_table)
    schemas["NewTable"] = {
        "title": "NewTable",
        "oneOf": [_ref(table) for _, table in refs.values()],
        "discriminator": {
            "propertyName": "game",
            "mapping": {name: _REF + table for spec, (_, table) in refs.items() for name in (spec.name, *spec.titles)},
        },
    }
    check["properties"]["options"] = {
        "anyOf": [_ref(options) for options, _ in refs.values()],
        "description": "The options of the game in the path.",
    }


def _own_names(game: str) -> tuple[str, str]:
    """What the schemas of a game's options and of its new tables are called."""
    name = "".join(word[:1].upper() + word[1:] for word in _WORD.findall(game))
    return f"{name}Options", f"New{name}Table"


def _ref(name: str) -> Schema:
    return {"$ref": _REF + name}


def _table_schema(spec: GameSpec, title: str, options: str, new_table: Schema) -> Schema:
    names, seats = [spec.name, *spec.titles], new_table["properties"]["seats"]
    own = {
        "game": {"type": "string", "enum": names},
        "seats": {**seats, "maxItems": max(spec.seats)},
        "options": _ref(options),
    }
    return {**new_table, "title": title, "properties": {**new_table["properties"], **own}}


def options_schema(spec: GameSpec, title: str) -> Schema:
    """The options of a game; those that are left out have their defaults."""
    properties = {option.name: _option_schema(spec, option) for option in spec.options}
    return {"title": title, "type": "object", "properties": properties, "additionalProperties": False}


def _option_schema(spec: GameSpec, option: Option) -> Schema:
    schema = _values(spec, option)
    if option.name == PLAYERS:
        return schema | _described(spec, option, "By default, the number of seats.")
    if isinstance(option.default, str | int):
        schema["default"] = option.default
    return schema | _described(spec, option, _condition(option))


def _values(spec: GameSpec, option: Option) -> Schema:
    """What an option may be, as requests give it: of a file its content, never a path."""
    if option.kind == "number":
        return {"type": "integer", "minimum": option.low, "maximum": option.high}
    if option.kind == "flag":
        return {"type": "boolean"}
    if option.kind == "seat":
        return {"anyOf": [{"type": "integer", "minimum": 0, "maximum": max(spec.seats) - 1}, {"const": RANDOM}]}
    if option.kind == "file":
        return {"type": "object"}
    choices: Schema = {"type": "string", "enum": list(option.choices)}
    if option.also is None:
        return choices
    return {"anyOf": [choices, {"not": {"type": "string"}, "description": option.also_as}]}


def _condition(option: Option) -> str:
    if option.when is None:
        return ""
    values = " or ".join(msgspec.json.encode(value).decode() for value in option.when.values)
    return f"It has an effect only where `{option.when.option}` is {values}."


def _described(spec: GameSpec, option: Option, more: str) -> Schema:
    texts, key = plain_game_texts(), f"{spec.name}-option-{option.name}"
    description = " ".join(filter(None, (texts.get(f"{key}-help"), more)))
    found = {"title": texts.get(key), "description": description}
    return {name: text for name, text in found.items() if text}
