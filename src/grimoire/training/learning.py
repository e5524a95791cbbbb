"""Fitting the net: two layers with a value, a points and a policy head, by Adam on mini-batches."""

from typing import Final

import numpy as np
import numpy.typing as npt

from grimoire.bots.net import net_bytes, net_shape, net_sizes
from grimoire.training.samples import Batch, Numbers, Table

Groups = npt.NDArray[np.int64] | npt.NDArray[np.int32]

POINTS_WEIGHT: Final = 0.25
POLICY_WEIGHT: Final = 0.5
DECAY: Final = 1e-5


class Model:
    """The weights of a net as arrays, and their training."""

    def __init__(self, features: int, action_features: int, first: int, second: int, seed: int = 1) -> None:
        self.shape = (features, action_features, first, second)
        source = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, spread: float) -> Numbers:
            return (source.standard_normal((rows, columns)) * spread).astype(np.float32)

        self.weights: list[Numbers] = [
            drawn(features, first, 0.15),
            np.zeros(first, np.float32),
            drawn(first, second, (2.0 / first) ** 0.5),
            np.zeros(second, np.float32),
            drawn(second, 2, 0.1),
            np.zeros(2, np.float32),
            np.zeros((action_features, second), np.float32),
            np.zeros(action_features, np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def resume(self, data: bytes) -> None:
        """Continues from a net of the same shape."""
        line, _, body = data.partition(b"\n")
        if net_shape(line) != self.shape:
            raise ValueError("the net is of another shape")
        numbers = np.frombuffer(body, np.float32)
        sizes = net_sizes(*self.shape)
        ends = np.cumsum(sizes)
        parts = [numbers[end - size : end] for end, size in zip(ends, sizes, strict=True)]
        features, action_features, first, second = self.shape
        self.weights = [
            parts[0].reshape(features, first).copy(), parts[1].copy(), parts[2].reshape(first, second).copy(),
            parts[3].copy(), parts[4][: 2 * second].reshape(2, second).T.copy(), parts[4][2 * second :].copy(),
            parts[5].reshape(action_features, second).copy(), parts[6].copy(),
        ]  # fmt: skip

    def numbers(self) -> list[float]:
        """All weights in the order of the file."""
        first_w, first_b, second_w, second_b, heads, head_b, action_features, action_bias = self.weights
        parts = (first_w, first_b, second_w, second_b, heads.T, head_b, action_features, action_bias)
        flat: list[float] = np.concatenate([part.reshape(-1) for part in parts]).tolist()
        assert len(flat) == sum(net_sizes(*self.shape))
        return flat

    def data(self) -> bytes:
        """The file of the net."""
        return net_bytes(*self.shape, self.numbers())

    def fit(self, table: Table, passes: float, rate: float, seed: int, size: int = 2048) -> tuple[float, float, float]:
        """Fits random mini-batches; the mean losses of the last quarter: value, points, policy."""
        source = np.random.default_rng(seed)
        steps = max(1, int(len(table) * passes / size))
        losses: list[tuple[float, float, float]] = []
        for step in range(steps):
            chosen = source.integers(0, len(table), size).astype(np.int32)
            pace = rate * (1.0 - 0.9 * step / steps)
            losses.append(self.step(Batch(table, chosen), pace))
        late = losses[-max(1, steps // 4) :]
        wins, points, policy = (float(np.mean([loss[part] for loss in late])) for part in range(3))
        return wins, points, policy

    def step(self, batch: Batch, rate: float) -> tuple[float, float, float]:
        """One batch; its losses."""
        losses, gradients = self.gradients(batch)
        self._steps += 1
        fix = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for part, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            part -= rate * fix * mean / (np.sqrt(square) + 1e-8)
            if part.ndim == 2:
                part *= 1 - DECAY
        return losses

    def gradients(self, batch: Batch) -> tuple[tuple[float, float, float], list[Numbers]]:
        """The losses of a batch and their gradients."""
        first_w, first_b, second_w, second_b, heads, head_b, action_features, action_bias = self.weights
        middle = np.maximum(batch.features @ first_w + first_b, 0)
        top = np.maximum(middle @ second_w + second_b, 0)
        told = top @ heads + head_b
        win_loss, strength_gradient = _win_gradient(batch, told[:, 0])
        point_loss, point_gradient = _point_gradient(batch, told[:, 1])
        told_gradient = np.stack([strength_gradient, POINTS_WEIGHT * point_gradient], axis=1)
        top_gradient = told_gradient @ heads.T
        policy_loss, policy_gradients = _policy_gradient(batch, top, action_features, action_bias)
        top_gradient += POLICY_WEIGHT * policy_gradients[0]
        back = top_gradient * (top > 0)
        middle_gradient = (back @ second_w.T) * (middle > 0)
        gradients = [
            batch.features.T @ middle_gradient, middle_gradient.sum(0), middle.T @ back, back.sum(0),
            top.T @ told_gradient, told_gradient.sum(0),
            POLICY_WEIGHT * policy_gradients[1], POLICY_WEIGHT * policy_gradients[2],
        ]  # fmt: skip
        return (win_loss, point_loss, policy_loss), gradients


def _win_gradient(batch: Batch, strength: Numbers) -> tuple[float, Numbers]:
    """Cross entropy of the shares of victory: softmax over the seats of a sample; a solo opponent has logit 0."""
    owner = batch.sample_of_row
    counted = batch.evaluated[owner]
    peak = np.full(batch.count, -1e9, strength.dtype)
    np.maximum.at(peak, owner, strength)
    peak[batch.lone] = np.maximum(peak[batch.lone], 0)
    grown = np.exp(strength - peak[owner])
    total = np.bincount(owner, grown, batch.count)
    total[batch.lone] += np.exp(-peak[batch.lone])
    share = grown / total[owner]
    evaluated = max(1, int(batch.evaluated.sum()))
    gradient = np.where(counted, share - batch.wins, 0) / evaluated
    loss = -(batch.wins * np.log(share + 1e-9))[counted].sum()
    lone = batch.lone & batch.evaluated
    rest = 1 - np.bincount(owner, batch.wins, batch.count)[lone]
    loss -= (rest * np.log(np.exp(-peak[lone]) / total[lone] + 1e-9)).sum()
    return float(loss) / evaluated, gradient.astype(np.float32)


def _point_gradient(batch: Batch, told: Numbers) -> tuple[float, Numbers]:
    counted = batch.evaluated[batch.sample_of_row]
    miss = np.where(counted, told - batch.points, 0)
    number = max(1, int(counted.sum()))
    return float((miss * miss).sum()) / number, (2 * miss / number).astype(np.float32)


def _policy_gradient(
    batch: Batch, top: Numbers, action_features: Numbers, bias: Numbers
) -> tuple[float, list[Numbers]]:
    """Cross entropy between the visits of the search and the net's policy."""
    if not len(batch.action_feature_indices):
        return 0.0, [np.zeros_like(top), np.zeros_like(action_features), np.zeros_like(bias)]
    views = top[batch.feature_row]
    rows = action_features[batch.action_feature_indices]
    policy = np.bincount(
        batch.feature_action, (views * rows).sum(1) + bias[batch.action_feature_indices], len(batch.shares)
    )
    owner = batch.action_sample
    peak = np.full(batch.count, -1e9)
    np.maximum.at(peak, owner, policy)
    grown = np.exp(policy - peak[owner])
    share = grown / np.bincount(owner, grown, batch.count)[owner]
    number = len(np.unique(owner))
    loss = -(batch.shares * np.log(share + 1e-9)).sum() / number
    gradient = ((share - batch.shares) / number).astype(np.float32)[batch.feature_action][:, None]
    return float(loss), [
        _sums(batch.feature_row, gradient * rows, len(top)),
        _sums(batch.action_feature_indices, gradient * views, len(action_features)),
        np.bincount(batch.action_feature_indices, gradient[:, 0], len(bias)).astype(np.float32),
    ]


def _sums(groups: Groups, values: Numbers, count: int) -> Numbers:
    """The sums of rows by group; column by column this is many times faster than np.add.at."""
    return np.stack([np.bincount(groups, column, count) for column in values.T], axis=1).astype(np.float32)
