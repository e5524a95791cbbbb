"""How an observation is laid out: what a seat sees, as numbers under names."""

from collections.abc import Mapping, Sequence
from types import EllipsisType
from typing import Final, NamedTuple, Protocol, TypeVar

BYTES: Final = "uint8"
NUMBERS: Final = "int64"
WORD: Final = 8  # bytes; observations are written word by word
_ITEMS_IN_WORD: Final = {BYTES: WORD, NUMBERS: 1}
_HIGHEST: Final = {BYTES: 255, NUMBERS: 2**63 - 1}

A_co = TypeVar("A_co", covariant=True)


class Rows(Protocol[A_co]):
    """Something that can be sliced like an array."""

    def __getitem__(self, key: "tuple[EllipsisType, slice]", /) -> A_co: ...


class Feature(NamedTuple):
    """Neighbouring numbers of an observation that belong together; each has a label, unless there is only one."""

    name: str
    start: int
    size: int
    labels: tuple[str, ...]
    low: int
    high: int
    about: str

    @property
    def stop(self) -> int:
        """Where the next feature can start."""
        return self.start + self.size


class Observation:
    """The layout of the observations of a game with its options chosen: the same for every seat and every moment.

    An observation is a row of ``size`` numbers. Numbers that belong to no feature are always 0. ``hides``: does the
    state hold more than a seat may see?
    """

    def __init__(self, dtype: str = BYTES, hides: bool = False) -> None:
        self.dtype: Final = dtype
        self.hides: Final = hides
        self.features: Final[dict[str, Feature]] = {}
        self._next = 0

    @property
    def words(self) -> int:
        """How many words of eight bytes an observation takes."""
        return -(-self._next // _ITEMS_IN_WORD[self.dtype])

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.words * _ITEMS_IN_WORD[self.dtype]

    def split(self, rows: Rows[A_co]) -> Mapping[str, A_co]:
        """The features of an observation, or of an array of them, by name."""
        return {name: rows[..., feature.start : feature.stop] for name, feature in self.features.items()}

    def names(self) -> list[str]:
        """A name for every number: that of its feature, with a label where there are several; "" for none."""
        names = [""] * self.size
        for feature in self.features.values():
            for place, label in enumerate(feature.labels or ("",)):
                names[feature.start + place] = f"{feature.name}.{label}" if label else feature.name
        return names

    # For games that lay out their observations

    def add(
        self, name: str, about: str, labels: Sequence[str] = (), *, low: int = 0, high: int | None = None
    ) -> "Observation":
        """Adds a feature after the last one: a number, or one for each label."""
        size = len(labels) or 1
        most = _HIGHEST[self.dtype] if high is None else high
        self.features[name] = Feature(name, self._next, size, tuple(labels), low, most, about)
        self._next += size
        return self

    def align(self) -> "Observation":
        """The next feature starts with a word of its own."""
        self._next = self.size
        return self


def seat_labels(seats: int) -> list[str]:
    """The seats as an observation names them."""
    return ["you", *(f"next{place}" for place in range(1, seats))]
