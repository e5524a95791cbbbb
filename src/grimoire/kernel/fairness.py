"""Chance that can be verified: outcomes follow from secrets that were committed to before the game.

The server commits to a secret, players to seeds, each by its SHA-256. All of them make a key, and an HMAC-SHA-256 of
the key and an action's number says which outcome that action is. So nobody can choose an outcome after the commitments,
and whoever has the secrets, after the game, can compute every outcome again. docs/fairness.md says what this proves.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import count
from typing import Final

from grimoire.kernel.errors import RecordError
from grimoire.kernel.fairness_types import Fairness, SeatSeed
from grimoire.kernel.game import State
from grimoire.kernel.reading import Reader

SCHEME: Final = 1
SECRET_BYTES: Final = 32
HEX: Final = r"^[0-9a-f]{64}$"  # secrets and commitments as text
MOST_WEIGHT: Final = 2**48  # up to here a share of the weight is exact as a float
_BLOCK: Final = 64  # bytes that SHA-256 takes at once; a key is shorter
_LABEL: Final = b"grimoire fairness 1"
_IS_HEX: Final = re.compile(r"[0-9a-f]{64}")


def commitment_to(secret: str) -> str:
    """The commitment to a secret or a seed, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def chance_key(secret: str, seeds: Mapping[int, str]) -> bytes:
    """The key of all outcomes: from the server's secret and the seeds by seat."""
    message = b"".join(bytes([seat]) + bytes.fromhex(seed) for seat, seed in sorted(seeds.items()))
    return hmac.digest(bytes.fromhex(secret), _LABEL + message, "sha256")


def number_below(key: bytes, number: int, total: int) -> int:
    """A number from 0 to ``total - 1`` for the action with this number, each exactly equally likely.

    It comes from the first 8 bytes of an HMAC, and from the next HMAC if that number is rejected.
    """
    if not 0 < total <= MOST_WEIGHT:
        raise ValueError(f"{total} is not a total weight from 1 to {MOST_WEIGHT}")
    for attempt in count():
        value = int.from_bytes(_mac(key, f"{number}/{attempt}".encode())[:8], "big")
        unit = unit_of(value, total)
        if unit is not None:
            return unit
    raise AssertionError("counting never ends")


def _mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 (RFC 2104). The library's own takes twice as long, because each outcome has the same key."""
    inside, outside = _keyed(key)
    inner, outer = inside.copy(), outside.copy()
    inner.update(message)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(1024)
def _keyed(key: bytes) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """What depends on the key alone is not computed anew for every outcome."""
    block = key.ljust(_BLOCK, b"\0")
    inner, outer = bytes([each ^ 0x36 for each in block]), bytes([each ^ 0x5C for each in block])
    return hashlib.sha256(inner), hashlib.sha256(outer)


def unit_of(value: int, total: int, span: int = 2**64) -> int | None:
    """A number below ``total`` from one below ``span``; None for the highest, which would favour small numbers."""
    return None if value >= span - span % total else value % total


def share_of(unit: int, total: int) -> float:
    """The share at which ``state.outcome`` finds this unit of the total weight: its middle, so rounding is harmless."""
    return (unit + 0.5) / total


def proven_outcome(state: State, key: bytes, number: int) -> int:
    """The code of the outcome that the key makes the action with this number."""
    total = sum(state.weights())
    return state.outcome(share_of(number_below(key, number, total), total))


def seeds_of(fairness: Fairness) -> dict[int, str]:
    """The seeds that count, by seat."""
    return {number: seat["seed"] for number, seat in enumerate(fairness["seats"]) if "seed" in seat}


def fairness_of(data: Mapping[str, object], players: int) -> Fairness | None:
    """The proof in a record's JSON, None if there is none; RecordError names each fault of its form."""
    if data.get("fairness") is None:
        return None
    reader = Reader(RecordError)
    found = reader.mapping(data["fairness"], "fairness") or {}
    reader.keys(found, "fairness", ("scheme", "commitment", "seats"), ("secret", "first"))
    reader.number(found, "scheme", SCHEME, SCHEME, place="fairness")
    actions = data.get("actions")
    first = reader.number(found, "first", 0, len(actions) if isinstance(actions, list) else 0, 0, "fairness")
    seats = reader.sequence(found, "seats", "fairness") or []
    if len(seats) != players:
        reader.fault("wrong-seats", "fairness.seats", "{found} seats, but {wanted} play",
                     found=len(seats), wanted=players)  # fmt: skip
        seats = []
    fairness: Fairness = {
        "scheme": SCHEME,
        "commitment": _hex(reader, found, "commitment", "fairness"),
        "seats": [_seat_of(reader, seat, f"fairness.seats.{number}") for number, seat in enumerate(seats)],
    }
    if "secret" in found:
        fairness["secret"] = _hex(reader, found, "secret", "fairness")
    if first:
        fairness["first"] = first
    reader.finish()
    return fairness


def _seat_of(reader: Reader, value: object, place: str) -> SeatSeed:
    data = reader.mapping(value, place) or {}
    reader.keys(data, place, ("commitment",) if "seed" in data else (), ("commitment", "seed"))
    seat: SeatSeed = {}
    if "commitment" in data:
        seat["commitment"] = _hex(reader, data, "commitment", place)
    if "seed" in data:
        seat["seed"] = _hex(reader, data, "seed", place)
    return seat


def _hex(reader: Reader, data: Mapping[str, object], key: str, place: str) -> str:
    value = data.get(key, "")
    if isinstance(value, str) and _IS_HEX.fullmatch(value):
        return value
    if key in data:
        reader.fault("not-hex", f"{place}.{key}", "this must be 64 hexadecimal digits, with small letters")
    return ""
