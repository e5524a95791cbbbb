"""Sets as the bits of one number."""

from librt.vecs import vec
from mypy_extensions import i64


def ones(members: i64) -> i64:
    """How many members a set has: bits, counted in pairs, fours and eights at a time."""
    pairs = members - ((members >> 1) & 0x1555_5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333)
    eights = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def put_bits(members: vec[i64], at: i64, first: i64, bits: i64) -> i64:
    """Writes the members of a set, counted from ``first`` on, from a place on; the place after the last.

    Every number is written, and the place moves on behind members only: processors guess badly which bits are set.
    """
    while bits != 0:
        members[at] = first
        at += bits & 1
        bits >>= 1
        first += 1
    return at


def spread_by_three(packed: i64) -> i64:
    """Six bits, each three places from the next."""
    packed = (packed | (packed << 8)) & 0x300F
    packed = (packed | (packed << 4)) & 0x30C3
    return (packed | (packed << 2)) & 0x9249


# Small numbers that stand side by side, each spread over a byte of its own.


def spread_ones(packed: i64) -> i64:
    """Eight numbers of one bit."""
    packed = (packed | (packed << 28)) & 0x0000_000F_0000_000F
    packed = (packed | (packed << 14)) & 0x0003_0003_0003_0003
    return (packed | (packed << 7)) & 0x0101_0101_0101_0101


def spread_twos(packed: i64) -> i64:
    """Eight numbers of two bits."""
    packed = (packed | (packed << 24)) & 0x0000_00FF_0000_00FF
    packed = (packed | (packed << 12)) & 0x000F_000F_000F_000F
    return (packed | (packed << 6)) & 0x0303_0303_0303_0303


def spread_threes(packed: i64) -> i64:
    """Eight numbers of three bits."""
    packed = (packed | (packed << 20)) & 0x0000_0FFF_0000_0FFF
    packed = (packed | (packed << 10)) & 0x003F_003F_003F_003F
    return (packed | (packed << 5)) & 0x0707_0707_0707_0707


def spread_fours(packed: i64) -> i64:
    """Eight numbers of four bits."""
    packed = (packed | (packed << 16)) & 0x0000_FFFF_0000_FFFF
    packed = (packed | (packed << 8)) & 0x00FF_00FF_00FF_00FF
    return (packed | (packed << 4)) & 0x0F0F_0F0F_0F0F_0F0F
