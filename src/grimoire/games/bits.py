"""Sets as the bits of one number."""

from mypy_extensions import i64


def ones(members: i64) -> i64:
    """How many members a set has: bits, counted in pairs, fours and eights at a time."""
    pairs = members - ((members >> 1) & 0x1555_5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333)
    return ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F) % 255
