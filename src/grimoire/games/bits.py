"""Sets as the bits of one number."""

from mypy_extensions import i64


def ones(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members != 0:
        members &= members - 1
        found += 1
    return found
