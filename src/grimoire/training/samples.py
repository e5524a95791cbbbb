"""Training samples: the features of decisions, the visits of the search, and how the game ended."""

from array import array
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int32]


class Samples:
    """Decisions in columns.

    A row is a seat's view. A sample is a decision: the row of the player who decides comes first, those of the other
    seats follow if the position was settled and can be evaluated. ``lone`` samples are of solo games, whose opponent
    has no row.
    """

    def __init__(self) -> None:
        self.feature_indices: Final = array("i")
        self.feature_values: Final = array("f")
        self.row_ends: Final = array("i")
        self.wins: Final = array("f")  # by row
        self.points: Final = array("f")  # by row
        self.sample_ends: Final = array("i")  # in rows
        self.lone: Final = array("b")
        self.evaluated: Final = array("b")
        self.action_feature_indices: Final = array("i")
        self.action_ends: Final = array("i")  # in action features
        self.shares: Final = array("f")  # by action: its share of the visits
        self.choice_ends: Final = array("i")  # in actions, by sample

    def __len__(self) -> int:
        return len(self.sample_ends)

    def extend(self, other: "Samples") -> None:
        """Takes over the samples of another."""
        _shifted(self.row_ends, other.row_ends, len(self.feature_indices))
        _shifted(self.sample_ends, other.sample_ends, len(self.wins))
        _shifted(self.choice_ends, other.choice_ends, len(self.shares))
        _shifted(self.action_ends, other.action_ends, len(self.action_feature_indices))
        self.feature_indices.extend(other.feature_indices)
        self.feature_values.extend(other.feature_values)
        self.wins.extend(other.wins)
        self.points.extend(other.points)
        self.lone.extend(other.lone)
        self.evaluated.extend(other.evaluated)
        self.action_feature_indices.extend(other.action_feature_indices)
        self.shares.extend(other.shares)


def _shifted(mine: "array[int]", theirs: "array[int]", by: int) -> None:
    mine.extend(array("i", [end + by for end in theirs]))


class Batch:
    """Some samples as matrices."""

    def __init__(self, table: "Table", chosen: Places) -> None:
        rows, self.sample_of_row = _ranges(table.sample_begins[chosen], table.sample_ends[chosen])
        places, row_of_place = _ranges(table.row_begins[rows], table.row_ends[rows])
        cells = row_of_place * table.features + table.feature_indices[places]
        filled = np.bincount(cells, table.feature_values[places], len(rows) * table.features)
        self.features: Numbers = filled.astype(np.float32).reshape(len(rows), table.features)
        self.count = len(chosen)
        self.wins = table.wins[rows]
        self.points = table.points[rows]
        self.evaluated = table.evaluated[chosen].astype(bool)
        self.lone = table.lone[chosen].astype(bool)
        firsts = np.zeros(len(chosen), np.int64)
        sizes = table.sample_ends[chosen] - table.sample_begins[chosen]
        firsts[1:] = np.cumsum(sizes)[:-1]
        actions, sample_of_action = _ranges(table.choice_begins[chosen], table.choice_ends[chosen])
        self.action_sample = sample_of_action
        self.shares = table.shares[actions]
        action_features, self.feature_action = _ranges(table.action_begins[actions], table.action_ends[actions])
        self.action_feature_indices = table.action_feature_indices[action_features]
        self.feature_row = (
            firsts[sample_of_action][self.feature_action] if len(action_features) else self.feature_action
        )


def padded(batch: Batch) -> dict[str, npt.NDArray[np.generic]]:
    """A batch as arrays whose sizes repeat, so that a compiled function sees few of them; the rest counts nothing."""
    rows = _rounded(len(batch.wins), 256)
    actions = _rounded(len(batch.shares), 1024)
    action_features = _rounded(len(batch.action_feature_indices), 4096)
    counts = batch.evaluated[batch.sample_of_row]
    return {
        "features": _filled(batch.features, rows),
        "sample_of_row": _filled(batch.sample_of_row, rows, batch.count),
        "row_counts": _filled(counts, rows),
        "wins": _filled(batch.wins, rows),
        "points": _filled(batch.points, rows),
        "lone": _filled(batch.lone, batch.count + 1),
        "evaluated": _filled(batch.evaluated, batch.count + 1),
        "action_sample": _filled(batch.action_sample, actions, batch.count),
        "action_counts": _filled(np.ones(len(batch.shares), bool), actions),
        "shares": _filled(batch.shares, actions),
        "feature_row": _filled(batch.feature_row, action_features),
        "feature_action": _filled(batch.feature_action, action_features),
        "action_feature_indices": _filled(batch.action_feature_indices, action_features),
        "action_feature_counts": _filled(np.ones(len(batch.action_feature_indices), bool), action_features),
    }


def _rounded(count: int, step: int) -> int:
    return max(step, (count + step - 1) // step * step)


def _filled(values: npt.NDArray[Any], length: int, fill: int = 0) -> npt.NDArray[Any]:
    made = np.full((length, *values.shape[1:]), fill, values.dtype)
    made[: len(values)] = values
    return made


class Table:
    """All samples as arrays, to draw batches from."""

    def __init__(self, samples: Samples, features: int) -> None:
        self.features = features
        self.feature_indices = np.frombuffer(samples.feature_indices, np.int32)
        self.feature_values = np.frombuffer(samples.feature_values, np.float32)
        self.row_begins, self.row_ends = _ends(samples.row_ends)
        self.wins = np.frombuffer(samples.wins, np.float32)
        self.points = np.frombuffer(samples.points, np.float32)
        self.sample_begins, self.sample_ends = _ends(samples.sample_ends)
        self.lone = np.frombuffer(samples.lone, np.int8)
        self.evaluated = np.frombuffer(samples.evaluated, np.int8)
        self.action_feature_indices = np.frombuffer(samples.action_feature_indices, np.int32)
        self.action_begins, self.action_ends = _ends(samples.action_ends)
        self.shares = np.frombuffer(samples.shares, np.float32)
        self.choice_begins, self.choice_ends = _ends(samples.choice_ends)

    def __len__(self) -> int:
        return len(self.sample_ends)


def _ends(ends: "array[int]") -> tuple[Places, Places]:
    found = np.frombuffer(ends, np.int32)
    begins = np.zeros_like(found)
    begins[1:] = found[:-1]
    return begins, found


def _ranges(begins: Places, ends: Places) -> tuple[Places, npt.NDArray[np.int64]]:
    """The numbers of all ranges one after the other, and which range each belongs to."""
    sizes = (ends - begins).astype(np.int64)
    owner = np.repeat(np.arange(len(begins)), sizes)
    offset = np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return (begins[owner] + offset).astype(np.int32), owner
