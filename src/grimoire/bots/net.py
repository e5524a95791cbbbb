"""A small net: two layers over a seat's features give its value, its expected points and its policy."""

import json
from array import array
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grimoire.bots.dense import layer
from grimoire.games.search_state import Features, SearchState

FORMAT: Final = 2


class Net:
    """The weights, and the activations of the last evaluation. Both layers are a multiple of eight wide."""

    def __init__(self, features: int, action_features: int, first: int, second: int, numbers: list[float]) -> None:
        self.features: Final[i64] = features
        self.action_features: Final[i64] = action_features
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        sizes = net_sizes(features, action_features, first, second)
        if min(features, action_features, first, second) < 1 or (first | second) % 8 != 0 or len(numbers) != sum(sizes):
            raise ValueError("the sizes of the net are wrong")
        parts: list[vec[float]] = []
        begin = 0
        for size in sizes:
            parts.append(_vector(numbers[begin : begin + size]))
            begin += size
        self._first_weights: vec[float] = parts[0]
        self._first_bias: vec[float] = parts[1]
        self._second_weights: vec[float] = parts[2]
        self._second_bias: vec[float] = parts[3]
        self._heads: vec[float] = parts[4]  # value, then points; their biases last
        self._action_weights: vec[float] = parts[5]
        self._action_bias: vec[float] = parts[6]
        self._middle: vec[float] = _vector([0.0] * first)
        self._top: vec[float] = _vector([0.0] * second)
        self._seen: Features = Features()
        self._between: Features = Features()
        for unit in range(first):  # room for all units
            self._between.add(unit, 0.0)
        self.value_logit: float = 0.0
        self.points: float = 0.0

    def evaluate(self, state: SearchState, seat: i64) -> None:
        """Evaluates a position from a seat's side: sets ``value_logit`` and ``points``, for ``policy_logit`` too."""
        seen = self._seen
        seen.clear()
        state.features(seat, seen)
        layer(seen.indices, seen.values, seen.count, self._first_weights, self._first_bias, self._middle)
        self._gather()
        between = self._between
        layer(between.indices, between.values, between.count, self._second_weights, self._second_bias, self._top)
        top = self._top
        heads = self._heads
        width = self.second
        value_logit = heads[2 * width]
        points = heads[2 * width + 1]
        unit: i64 = 0
        while unit < width:
            value_logit += top[unit] * heads[unit]
            points += top[unit] * heads[width + unit]
            unit += 1
        self.value_logit = value_logit
        self.points = points

    def _gather(self) -> None:
        """The active units of the first layer; about half of them are zero."""
        middle = self._middle
        indices = self._between.indices
        values = self._between.values
        count: i64 = 0
        unit: i64 = 0
        while unit < self.first:
            value = middle[unit]
            if value != 0.0:
                indices[count] = unit
                values[count] = value
                count += 1
            unit += 1
        self._between.count = count

    def policy_logit(self, state: SearchState, code: i64) -> float:
        """The logit of an action of the player who decides, who must have been evaluated last."""
        seen = self._seen
        seen.clear()
        state.action_features(code, seen)
        top = self._top
        weights = self._action_weights
        width = self.second
        total = 0.0
        index: i64 = 0
        while index < seen.count:
            index_of = seen.indices[index]
            total += self._action_bias[index_of]
            base = index_of * width
            unit: i64 = 0
            while unit < width:
                total += top[unit] * weights[base + unit]
                unit += 1
            index += 1
        return total


def net_sizes(features: int, action_features: int, first: int, second: int) -> list[int]:
    """The number of weights of each part, in the order they are stored."""
    return [features * first, first, first * second, second, 2 * second + 2, action_features * second, action_features]


def _vector(numbers: list[float]) -> vec[float]:
    made = vec[float]()
    for number in numbers:
        made = append(made, number)
    return made


def read_net(data: bytes) -> Net:
    """A net from its file: one line of JSON, then the weights as small floats; ValueError if that is wrong."""
    line, _, body = data.partition(b"\n")
    shape = net_shape(line)
    numbers = array("f")
    if len(body) != sum(net_sizes(*shape)) * numbers.itemsize:
        raise ValueError("the weights do not fit the sizes of the net")
    numbers.frombytes(body)
    return Net(*shape, numbers.tolist())


def net_shape(line: bytes) -> tuple[int, int, int, int]:
    """How many features and action features, and the widths of both layers: the first line of a net's file."""
    try:
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise ValueError(f"the net has format {head['format']}, this version reads {FORMAT}")
        return int(head["features"]), int(head["action_features"]), int(head["first"]), int(head["second"])
    except (KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError):
        raise ValueError("this is not the file of a net") from None


def net_bytes(features: int, action_features: int, first: int, second: int, numbers: list[float]) -> bytes:
    """The bytes of a net's file."""
    head = {
        "format": FORMAT,
        "features": features,
        "action_features": action_features,
        "first": first,
        "second": second,
    }
    return json.dumps(head).encode() + b"\n" + array("f", numbers).tobytes()
