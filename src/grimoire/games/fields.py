"""How a game lists the fields of its states: each field once, with what it is for.

A game's ``fields.py`` holds such a list, and ``make fields`` writes ``state_fields.py`` next to it: plain, compiled
classes that set, copy, compare, fingerprint and pickle the fields. Nothing else has to know a new field.
"""

from dataclasses import KW_ONLY, dataclass
from enum import Enum
from typing import Final

WORD_BITS: Final = 63  # of a number in a fingerprint


class Role(Enum):
    """What a field is for, and so who has to care about it."""

    DATA = "Tells states apart."
    TRANSIENT = "Tells states apart while an action lasts; settle() resets it."
    DERIVED = "Follows from the data; kept because it is needed often."
    QUESTION = "What is being asked; follows from the data, and forget_question() resets it."


@dataclass(frozen=True)
class Field:
    """A number in a state.

    ``initial`` is a number or, for a board, an expression with ``linked``. Values run from ``low`` to ``high``: several
    small ones share a word of the fingerprint; without ``high`` a value of up to 63 bits has a word of its own.
    ``key`` and ``fingerprint`` are expressions for a number that means something else in another game; ``{}`` in them
    stands for the field.
    """

    name: str
    comment: str = ""
    _: KW_ONLY
    role: Role = Role.DATA
    initial: int | str = 0
    low: int = 0
    high: int | None = None
    key: str = "{}"
    fingerprint: str = "{}"
    inherited: bool = False  # declared in a base class

    @property
    def tells_apart(self) -> bool:
        """Is this field part of key and fingerprint?"""
        return self.role in (Role.DATA, Role.TRANSIENT)

    @property
    def bits(self) -> int:
        """How many bits of a fingerprint the values need."""
        return WORD_BITS if self.high is None else (self.high - self.low).bit_length()


@dataclass(frozen=True)
class ObjectField:
    """An object in a state. ``{}`` in the expressions stands for it, in ``restored`` for what ``pickled`` gave."""

    name: str
    type: str
    initial: str
    comment: str = ""
    _: KW_ONLY
    key: str
    fingerprint: str
    copied: str = "{}"
    pickled: str
    pickled_type: str
    restored: str


@dataclass(frozen=True)
class StateFields:
    """The fields of a game's states.

    ``imports`` are lines that the expressions need, ``type_imports`` lines that only the types need.
    ``linked_key`` and ``linked_fingerprint`` are expressions for what the linked rules add to a state's own.
    """

    seat: tuple[Field, ...]
    board: tuple[Field, ...]
    objects: tuple[ObjectField, ...]
    imports: tuple[str, ...] = ()
    type_imports: tuple[str, ...] = ()
    linked_key: str = ""
    linked_fingerprint: str = ""
