"""Verifies a record: do its outcomes of chance follow from the secrets that were committed to?"""

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from grimoire.kernel.errors import Fault
from grimoire.kernel.fairness import chance_key, commitment_to, fairness_of, proven_outcome, seeds_of
from grimoire.kernel.fairness_types import Fairness
from grimoire.kernel.game import CHANCE, Game, State
from grimoire.kernel.reading import shown
from grimoire.kernel.record import Record, game_of, start_of

Status = Literal["verified", "differs", "no-proof", "not-over"]


class Verification(NamedTuple):
    """What was found: how many outcomes follow from the secrets, and the first thing that does not fit."""

    status: Status
    outcomes: int = 0
    fault: Fault | None = None
    fairness: Fairness | None = None


def verify(data: object, make: Callable[..., Game[State]]) -> Verification:
    """Verifies a record from parsed JSON; RecordError if it is not a record, or an action is not legal."""
    game = game_of(data, make)
    assert isinstance(data, Mapping)
    fairness = fairness_of(data, game.players)
    secret = None if fairness is None else fairness.get("secret")
    checking = (
        None if fairness is None or secret is None else _Checking(chance_key(secret, seeds_of(fairness)), fairness)
    )
    broken = None if fairness is None or secret is None else _broken_commitment(fairness, secret)
    if broken is not None:
        return Verification("differs", 0, broken, fairness)
    try:
        Record(game, start_of(data, game)).replay(data, checking)
    except _Differs as differs:
        return Verification("differs", checking.outcomes if checking else 0, differs.fault, fairness)
    if checking is None:
        return Verification("no-proof" if fairness is None else "not-over", 0, None, fairness)
    return Verification("verified", checking.outcomes, None, fairness)


class _Differs(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Final = fault


class _Checking:
    """Compares each outcome of chance with the one that the key leads to."""

    def __init__(self, key: bytes, fairness: Fairness) -> None:
        self.outcomes = 0
        self._key: Final = key
        self._first: Final = fairness.get("first", 0)

    def __call__(self, state: State, number: int, action: str) -> None:
        if state.player != CHANCE or number <= self._first:
            return
        wanted = state.text(proven_outcome(state, self._key, number))
        if action != wanted:
            raise _Differs(
                Fault("outcome-differs", "actions",
                      "action {number} is {found!r}, but the secrets lead to {wanted!r}",
                      number=number, found=shown(action), wanted=wanted)
            )  # fmt: skip
        self.outcomes += 1


def _broken_commitment(fairness: Fairness, secret: str) -> Fault | None:
    """The first secret or seed that is not the one that was committed to."""
    if commitment_to(secret) != fairness["commitment"]:
        return Fault("secret-differs", "fairness.secret", "the server's secret does not match its commitment")
    for number, seat in enumerate(fairness["seats"]):
        if "seed" in seat and commitment_to(seat["seed"]) != seat["commitment"]:
            return Fault("seed-differs", "fairness.seats",
                         "the seed of seat {seat} does not match its commitment", seat=number + 1)  # fmt: skip
    return None
