"""Checks of options that all games have."""

from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

_MOST_GAMES = 10**12


def check_first(reader: Reader, first: object, players: int) -> None:
    """The first player is a seat or "random"."""
    if isinstance(first, str) and first == "random":
        return
    if type(first) is not int or not 0 <= first < players:
        reader.fault("not-a-first", "first", '{found!r}: a seat from 0 to {last} or "random" is needed',
                     found=first, last=players - 1)  # fmt: skip


def check_simulation(games: object, seed: object) -> None:
    """How many games, and a seed."""
    reader = Reader()
    reader.number({"games": games}, "games", 0, _MOST_GAMES)
    reader.number({"seed": seed}, "seed", -(2**63), 2**64)
    if reader.faults:
        raise OptionError(reader.faults)
