"""States for other processes: the fields of compiled objects as plain values, and back."""

from typing import Any


def values_of(thing: object, fields: tuple[str, ...]) -> tuple[Any, ...]:
    """The values of these fields, in order."""
    return tuple(getattr(thing, field) for field in fields)


def set_values(thing: object, fields: tuple[str, ...], values: tuple[Any, ...]) -> None:
    """Gives these fields their values back."""
    for field, value in zip(fields, values, strict=True):
        setattr(thing, field, value)
