"""Reading positions: what every game with seats does and checks."""

from collections.abc import Iterator, Mapping
from typing import Final

from grimoire.kernel.errors import PositionError
from grimoire.kernel.reading import Reader


class PositionLoader:
    """Reads a position, noting faults, before it touches the state."""

    def __init__(self) -> None:
        self.reader: Final = Reader(PositionError)

    def read(self, data: Mapping[str, object]) -> None:
        """Reads everything; faults go to the reader."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Sets the state up; nothing can fail any more."""
        raise NotImplementedError

    def load(self, position: object) -> None:
        """Sets the state up as a position says; PositionError, naming every fault, if that cannot be done."""
        data = self.reader.mapping(position, "position")
        if data is not None:
            self.read(data)
        self.reader.finish()
        self.set_up()


def check_same(reader: Reader, data: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    """Notes a fault for each of these fields that is there and differs from the game's options."""
    for key, value in wanted.items():
        if key in data and (type(data[key]) is not type(value) or data[key] != value):
            reader.fault("not-this-game", key, "{found!r}, but the game has {wanted}", found=data[key], wanted=value)


def read_seats(reader: Reader, data: Mapping[str, object], players: int) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The seats of a position, each with its place for faults."""
    seats = reader.sequence(data, "seats", "")
    if seats is None:
        return
    if len(seats) != players:
        reader.fault("not-this-game", "seats", "{found!r}, but the game has {wanted}", found=len(seats), wanted=players)
        seats = seats[:players]
    for index, entry in enumerate(seats):
        place = f"seats.{index}"
        seat = reader.mapping(entry, place)
        if seat is not None:
            yield place, seat
