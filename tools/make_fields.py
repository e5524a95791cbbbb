"""Writes ``state_fields.py`` of every game from its ``fields.py``: see grimoire/games/fields.py."""

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from grimoire.games.fields import WORD_BITS, Field, ObjectField, Role, StateFields

GAMES: Final = Path(__file__).parent.parent / "src/grimoire/games"
_INDENT: Final = "    "
_HEADINGS: Final = {
    Role.DATA: "",
    Role.TRANSIENT: "# While an action lasts.",
    Role.DERIVED: "# Follows from the above.",
    Role.QUESTION: "# What is being asked; follows too.",
}


def games() -> list[str]:
    """The games that list their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def fields_of(game: str) -> StateFields:
    """The list of a game."""
    fields = import_module(f"grimoire.games.{game}.fields").FIELDS
    assert isinstance(fields, StateFields)
    return fields


def target(game: str) -> Path:
    """The file that is generated for a game."""
    return GAMES / game / "state_fields.py"


def source(game: str) -> str:
    """The generated module."""
    lines = [*_header(game), *_seat_class(fields_of(game)), "", "", *_board_class(fields_of(game))]
    return "\n".join(lines) + "\n"


def _header(game: str) -> Iterator[str]:
    fields = fields_of(game)
    yield f'"""The fields of a state of {game.capitalize()}: written by ``make fields`` from fields.py, not by hand."""'
    yield ""
    yield "from typing import TYPE_CHECKING, Final"
    yield ""
    yield "from mypy_extensions import i64"
    yield ""
    shared = (
        "from grimoire.games.linked_state import LinkedState, StateValues",
        "from grimoire.games.search_state import mix",
    )
    yield from sorted((*shared, *fields.imports), key=_module_of)
    yield ""
    yield "if TYPE_CHECKING:"
    own = f"from grimoire.games.{game}.board import Seat"
    for line in sorted((own, *fields.type_imports), key=_module_of):
        yield _INDENT + line
    yield ""
    yield ""


def _module_of(line: str) -> str:
    return line.split()[1]


# The two classes.


def _seat_class(fields: StateFields) -> Iterator[str]:
    yield "class SeatFields:"
    yield _INDENT + '"""One player\'s side."""'
    yield from _method("__init__(self) -> None", "", _declarations(fields.seat))
    yield from _method(
        'copy_fields(self, other: "SeatFields") -> None', "Become equal to ``other``.", _copies(fields.seat)
    )
    yield from _method("key(self) -> tuple[int, ...]", "Equal keys: the same side.", _tuple(_keys(fields.seat)))
    *mixes, last = _mixes(fields.seat)
    yield from _method(
        "mixed_into(self, hashed: i64) -> i64",
        "A fingerprint that tells this side apart, too.",
        [*mixes, last.replace("hashed =", "return")],
    )
    yield from _method(
        "values(self) -> tuple[int, ...]",
        "Everything, for pickle.",
        _tuple(f"self.{field.name}" for field in fields.seat),
    )
    yield from _method(
        "set_values(self, values: tuple[int, ...]) -> None", "What ``values`` gave.", _settings(fields.seat, "values")
    )


def _board_class(fields: StateFields) -> Iterator[str]:
    yield "class BoardFields(LinkedState):"
    yield _INDENT + '"""A game in progress: the table, its seats, what is being resolved and what is being asked."""'
    yield from _method(
        '__init__(self, linked: "Linked", seats: "list[Seat]") -> None',
        "",
        [
            "super().__init__(linked)",
            "self.linked: Final = linked",
            "self.seats: Final = seats",
            "self.me: Seat = seats[0]  # the seat whose turn it is",
            *_declarations(fields.board, fields.objects),
        ],
    )
    yield from _method(
        'copy_fields(self, other: "BoardFields") -> None',
        "Become equal to ``other``, seats included.",
        [
            *_copies(fields.board),
            *_object_copies(fields.objects),
            "self.me = self.seats[other.turn]",
            "index: i64 = 0",  # zip() is several times slower when compiled
            "for seat in self.seats:",
            _INDENT + "seat.copy_fields(other.seats[index])",
            _INDENT + "index += 1",
        ],
    )
    yield from _method("seat_count(self) -> i64", "", ["return i64(len(self.seats))"])
    yield from _method("step_name(self) -> str", "", ["return self.node.name"])
    keys = [*_keys(fields.board), *(_expression(field.key, field.name) for field in fields.objects)]
    keys.append("tuple([seat.key() for seat in self.seats])")
    keys.extend([fields.linked_key] if fields.linked_key else [])
    yield from _method("key(self) -> tuple[object, ...]", "Equal keys: the same game goes on.", _tuple(keys))
    yield from _method("fingerprint(self) -> i64", "Follows from the same things as the key.", _fingerprint(fields))
    yield from _method(
        "settle(self) -> None",
        "Forgets what an action needed while it lasted.",
        _resets(fields.board, Role.TRANSIENT),
    )
    yield from _method(
        "forget_question(self) -> None", "Nothing is asked any more.", _resets(fields.board, Role.QUESTION)
    )
    yield from _method("values(self) -> StateValues", "Everything but the linked rules, for pickle.", _values(fields))
    yield from _method("set_values(self, values: StateValues) -> None", "What ``values`` gave.", _set_values(fields))


def _method(signature: str, docstring: str, body: Iterable[str]) -> Iterator[str]:
    yield ""
    yield f"{_INDENT}def {signature}:"
    if docstring:
        yield f'{2 * _INDENT}"""{docstring}"""'
    for line in body:
        yield 2 * _INDENT + line


# What they are made of.


def _declarations(fields: Iterable[Field], objects: Iterable[ObjectField] = ()) -> Iterator[str]:
    known = tuple(fields)
    for role, heading in _HEADINGS.items():
        group = [field for field in known if field.role is role and not field.inherited]
        if group and heading:
            yield heading
        for field in group:
            yield _commented(f"self.{field.name}: i64 = {field.initial}", field.comment)
        if role is Role.DATA:
            for thing in objects:
                yield _commented(f"self.{thing.name}: {thing.type} = {thing.initial}", thing.comment)


def _commented(line: str, comment: str) -> str:
    return f"{line}  # {comment}" if comment else line


def _copies(fields: Iterable[Field]) -> list[str]:
    return [f"self.{field.name} = other.{field.name}" for field in fields]


def _object_copies(objects: Iterable[ObjectField]) -> list[str]:
    return [f"self.{thing.name} = {thing.copied.format(f'other.{thing.name}')}" for thing in objects]


def _resets(fields: Iterable[Field], role: Role) -> list[str]:
    lines = [f"self.{field.name} = {field.initial}" for field in fields if field.role is role]
    return lines or ["pass"]


def _expression(template: str, name: str) -> str:
    return template.format(f"self.{name}")


def _keys(fields: Iterable[Field]) -> list[str]:
    return [_expression(field.key, field.name) for field in fields if field.tells_apart]


def _tuple(items: Iterable[str]) -> list[str]:
    return ["return (", *(f"{_INDENT}{item}," for item in items), ")"]


def _fingerprint(fields: StateFields) -> Iterator[str]:
    yield f"hashed = mix(1, {fields.linked_fingerprint})" if fields.linked_fingerprint else "hashed: i64 = 1"
    for thing in fields.objects:
        yield f"hashed = mix(hashed, {_expression(thing.fingerprint, thing.name)})"
    yield from _mixes(fields.board)
    yield "for seat in self.seats:"
    yield _INDENT + "hashed = seat.mixed_into(hashed)"
    yield "return hashed"


def _mixes(fields: Iterable[Field]) -> Iterator[str]:
    """Words of the fingerprint: large numbers alone, small ones together."""
    small = []
    for field in fields:
        if field.tells_apart and field.bits == WORD_BITS:
            yield f"hashed = mix(hashed, {_expression(field.fingerprint, field.name)})"
        elif field.tells_apart:
            small.append(field)
    for number, word in enumerate(_words(small)):
        yield from _packed(word, "packed: i64" if number == 0 else "packed")
        yield "hashed = mix(hashed, packed)"


def _words(fields: list[Field]) -> list[list[Field]]:
    words: list[list[Field]] = []
    room = 0
    for field in fields:
        if field.bits > room:
            words.append([])
            room = WORD_BITS
        words[-1].append(field)
        room -= field.bits
    return words


def _packed(word: list[Field], variable: str) -> Iterator[str]:
    for number, field in enumerate(word):
        value = _expression(field.fingerprint, field.name)
        if field.low:
            value += f" {'-' if field.low > 0 else '+'} {abs(field.low)}"
        if number == 0:
            yield f"{variable} = {value}"
        else:
            yield f"packed = packed * {1 << field.bits} + {value}"


def _settings(fields: Iterable[Field], values: str) -> list[str]:
    return [f"self.{field.name} = {values}[{index}]" for index, field in enumerate(fields)]


def _values(fields: StateFields) -> Iterator[str]:
    yield "numbers = ("
    yield from (f"{_INDENT}self.{field.name}," for field in fields.board)
    yield ")"
    objects = ", ".join(_expression(thing.pickled, thing.name) for thing in fields.objects)
    yield f"objects = ({objects}{',' if len(fields.objects) == 1 else ''})"
    yield "return [seat.values() for seat in self.seats], numbers, objects"


def _set_values(fields: StateFields) -> Iterator[str]:
    yield "seats, numbers, objects = values"
    yield "for seat, seat_values in zip(self.seats, seats, strict=True):"
    yield _INDENT + "seat.set_values(seat_values)"
    yield from _settings(fields.board, "numbers")
    for index, thing in enumerate(fields.objects):
        yield f"{thing.name} = objects[{index}]"
        yield f"assert isinstance({thing.name}, {thing.pickled_type})"
        yield f"self.{thing.name} = {thing.restored.format(thing.name)}"
    yield "self.me = self.seats[self.turn]"


def main() -> None:
    """Writes the files that changed."""
    for game in games():
        text = source(game)
        if not target(game).exists() or target(game).read_text(encoding="utf-8") != text:
            target(game).write_text(text, encoding="utf-8")
            sys.stdout.write(f"wrote {target(game)}\n")


if __name__ == "__main__":
    main()
