"""What makes the chance of a match verifiable: the server's secret, and the seeds of the players' pages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from grimoire.kernel.chance import Source
from grimoire.kernel.fairness import SCHEME, SECRET_BYTES, chance_key, proven_outcome
from grimoire.kernel.fairness_types import Fairness, SeatSeed
from grimoire.kernel.game import State
from grimoire.table.events import Created, Revealed
from grimoire.table.seats import Seat

SEED_WAIT: Final = 10_000  # milliseconds that a game waits for seeds that were committed to


def new_secret(source: Source) -> str:
    """A secret for one table; nobody can predict it if nobody can predict the source."""
    return bytes(int(source.random() * 256) for _ in range(SECRET_BYTES)).hex()


@lru_cache(1024)
def _key(secret: str, seeds: tuple[tuple[int, str], ...]) -> bytes:
    """The key of a match; every outcome of it needs it again."""
    return chance_key(secret, dict(seeds))


class Proof(msgspec.Struct, frozen=True):
    """The secrets of a match. They stay with the server until the game has ended."""

    commitment: str
    secret: str
    taken_over: int = 0
    seeds: dict[int, str] = {}

    @classmethod
    def of(cls, created: Created) -> "Proof | None":
        """Of a new match; None if its chance cannot be verified."""
        return cls(created.commitment, created.secret, created.taken_over) if created.secret else None

    def with_seed(self, revealed: Revealed) -> "Proof":
        """The same with one more seed."""
        return msgspec.structs.replace(self, seeds=self.seeds | {revealed.seat: revealed.seed})

    def outcome(self, state: State, number: int) -> int:
        """The code of the outcome that the action with this number is."""
        return proven_outcome(state, _key(self.secret, tuple(self.seeds.items())), number)

    def recorded(self, seats: Sequence[Seat], ended: bool) -> Fairness:
        """The proof as a record has it: only commitments while the game goes on."""
        fairness: Fairness = {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "seats": [self._recorded_seat(number, seat, ended) for number, seat in enumerate(seats)],
        }
        if ended:
            fairness["secret"] = self.secret
        if self.taken_over:
            fairness["first"] = self.taken_over
        return fairness

    def _recorded_seat(self, number: int, seat: Seat, ended: bool) -> SeatSeed:
        entry: SeatSeed = {"commitment": seat.commitment} if seat.commitment else {}
        if ended and number in self.seeds:
            entry["seed"] = self.seeds[number]
        return entry
