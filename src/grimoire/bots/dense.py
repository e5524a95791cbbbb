"""A dense layer of a net. Where there is a compiler, dense.c takes the place of this module."""

from librt.vecs import vec
from mypy_extensions import i64


def layer(
    indices: vec[i64], values: vec[float], count: i64, weights: vec[float], bias: vec[float], made: vec[float]
) -> None:
    """Fills ``made``, a multiple of eight wide, with a layer of sparse inputs: ``count`` values under their indices.

    A unit is its bias and the weighted inputs, added up in their order, or 0 if that is less.
    """
    width = len(made)
    sums = [bias[unit] for unit in range(width)]
    for index in range(count):
        value, base = values[index], indices[index] * width
        sums = [total + value * weights[base + unit] for unit, total in enumerate(sums)]
    for unit, total in enumerate(sums):
        made[unit] = total if total > 0.0 else 0.0
