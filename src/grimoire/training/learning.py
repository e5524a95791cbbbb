"""Fitting the net with JAX: two layers with a value, a points and a policy head."""

from collections.abc import Callable
from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from grimoire.bots.net import net_bytes, net_shape, net_sizes
from grimoire.training.samples import Batch, Numbers, Table, padded

POINTS_WEIGHT: Final = 1.0
POLICY_WEIGHT: Final = 0.5
DECAY: Final = 1e-4
BATCH: Final = 1024

Weights = list[jax.Array]
Losses = tuple[float, float, float]
Watch = Callable[[int, int], None]


class Model:
    """The weights of a net as arrays, and their training."""

    def __init__(self, features: int, action_features: int, first: int, second: int, seed: int = 1) -> None:
        self.shape = (features, action_features, first, second)
        source = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, spread: float) -> Numbers:
            return (source.standard_normal((rows, columns)) * spread).astype(np.float32)

        self.weights: list[Numbers] = [
            drawn(features, first, 0.1),
            np.zeros(first, np.float32),
            drawn(first, second, (2.0 / first) ** 0.5),
            np.zeros(second, np.float32),
            drawn(second, 2, 0.1),
            np.zeros(2, np.float32),
            np.zeros((action_features, second), np.float32),
            np.zeros(action_features, np.float32),
        ]

    def resume(self, data: bytes) -> None:
        """Goes on from a net of the same kind that is no wider; what it lacks begins small or at nothing."""
        shape, old = _arrays(data)
        if any(theirs > mine for theirs, mine in zip(shape, self.shape, strict=True)):
            raise ValueError(f"the net to go on from has the shape {shape}, which does not fit into {self.shape}")
        for number, part in enumerate(old):
            mine = self.weights[number]
            if number in (2, 4):  # new units must not change what the old ones say
                mine[:] = 0.0
            mine[tuple(slice(0, length) for length in part.shape)] = part

    def data(self) -> bytes:
        """The file of the net."""
        first_w, first_b, second_w, second_b, heads, head_b, action_features, action_bias = self.weights
        parts = (first_w, first_b, second_w, second_b, heads.T, head_b, action_features, action_bias)
        flat: list[float] = np.concatenate([part.reshape(-1) for part in parts]).tolist()
        return net_bytes(*self.shape, flat)

    def fit(self, table: Table, passes: float, rate: float, seed: int, watch: Watch | None = None) -> Losses:
        """Fits random batches; the mean losses of the last quarter: value, points, policy."""
        source = np.random.default_rng(seed)
        steps = max(1, int(len(table) * passes / BATCH))
        schedule = optax.warmup_cosine_decay_schedule(rate / 10, rate, steps // 20 + 1, steps + 1, rate / 50)
        optimiser = optax.adamw(schedule, weight_decay=DECAY)
        weights: Weights = [jnp.asarray(part) for part in self.weights]
        memory = optimiser.init(weights)
        step_of = jax.jit(partial(_step, optimiser))
        found: list[tuple[jax.Array, jax.Array, jax.Array]] = []
        for step in range(steps):
            chosen = np.sort(source.integers(0, len(table), BATCH)).astype(np.int32)
            weights, memory, losses = step_of(weights, memory, padded(Batch(table, chosen)))
            found.append(losses)
            if watch is not None:
                watch(step + 1, steps)
        self.weights = [np.array(part) for part in weights]
        return _mean(found[-max(1, steps // 4) :])

    def losses(self, table: Table) -> Losses:
        """The mean losses over all samples, without learning from them."""
        loss_of = jax.jit(_losses)
        weights: Weights = [jnp.asarray(part) for part in self.weights]
        begins = range(0, len(table), BATCH)
        batches = (np.arange(begin, min(begin + BATCH, len(table)), dtype=np.int32) for begin in begins)
        return _mean([loss_of(weights, padded(Batch(table, chosen)))[1] for chosen in batches])


def _arrays(data: bytes) -> tuple[tuple[int, int, int, int], list[Numbers]]:
    """The shape and the weights of a net's file."""
    line, _, body = data.partition(b"\n")
    shape = net_shape(line)
    numbers = np.frombuffer(body, np.float32)
    sizes = net_sizes(*shape)
    ends = np.cumsum(sizes)
    parts = [numbers[end - size : end] for end, size in zip(ends, sizes, strict=True)]
    features, action_features, first, second = shape
    return shape, [
        parts[0].reshape(features, first), parts[1], parts[2].reshape(first, second), parts[3],
        parts[4][: 2 * second].reshape(2, second).T, parts[4][2 * second :],
        parts[5].reshape(action_features, second), parts[6],
    ]  # fmt: skip


def _mean(losses: list[tuple[jax.Array, jax.Array, jax.Array]]) -> Losses:
    wins, points, policy = (float(np.mean([float(loss[part]) for loss in losses])) for part in range(3))
    return wins, points, policy


def _step(
    optimiser: optax.GradientTransformation, weights: Weights, memory: optax.OptState, batch: dict[str, jax.Array]
) -> tuple[Weights, optax.OptState, tuple[jax.Array, jax.Array, jax.Array]]:
    (_, losses), slopes = jax.value_and_grad(_losses, has_aux=True)(weights, batch)
    updates, memory = optimiser.update(slopes, memory, weights)
    return optax.apply_updates(weights, updates), memory, losses


def _losses(weights: Weights, batch: dict[str, jax.Array]) -> tuple[jax.Array, tuple[jax.Array, jax.Array, jax.Array]]:
    first_w, first_b, second_w, second_b, heads, head_b, action_weights, action_bias = weights
    middle = jax.nn.relu(batch["features"] @ first_w + first_b)
    top = jax.nn.relu(middle @ second_w + second_b)
    told = top @ heads + head_b
    wins = _win_loss(batch, told[:, 0])
    points = _point_loss(batch, told[:, 1])
    policy = _policy_loss(batch, top, action_weights, action_bias)
    return wins + POINTS_WEIGHT * points + POLICY_WEIGHT * policy, (wins, points, policy)


def _win_loss(batch: dict[str, jax.Array], logits: jax.Array) -> jax.Array:
    """Cross entropy of the shares of victory: softmax over the seats of a sample; a solo opponent has logit 0."""
    owner, lone, count = batch["sample_of_row"], batch["lone"], len(batch["lone"])
    peak = jax.ops.segment_max(logits, owner, count)
    peak = jax.lax.stop_gradient(jnp.maximum(jnp.where(jnp.isfinite(peak), peak, 0.0), jnp.where(lone, 0.0, -1e9)))
    total = jax.ops.segment_sum(jnp.exp(logits - peak[owner]), owner, count) + jnp.where(lone, jnp.exp(-peak), 0.0)
    log_total = jnp.log(jnp.maximum(total, 1e-30)) + peak
    entropy = -(batch["row_counts"] * batch["wins"] * (logits - log_total[owner])).sum()
    rest = 1.0 - jax.ops.segment_sum(batch["wins"], owner, count)
    entropy += jnp.where(lone & batch["evaluated"], rest * log_total, 0.0).sum()
    return entropy / jnp.maximum(batch["evaluated"].sum(), 1)


def _point_loss(batch: dict[str, jax.Array], told: jax.Array) -> jax.Array:
    miss = told - batch["points"]
    return (batch["row_counts"] * miss * miss).sum() / jnp.maximum(batch["row_counts"].sum(), 1)


def _policy_loss(batch: dict[str, jax.Array], top: jax.Array, weights: jax.Array, bias: jax.Array) -> jax.Array:
    """Cross entropy between the visits of the search and the net's policy."""
    owner, count = batch["action_sample"], len(batch["lone"])
    indices = batch["action_feature_indices"]
    parts = (top[batch["feature_row"]] * weights[indices]).sum(1) + bias[indices]
    parts = jnp.where(batch["action_feature_counts"], parts, 0.0)
    logits = jax.ops.segment_sum(parts, batch["feature_action"], len(owner))
    logits = jnp.where(batch["action_counts"], logits, -1e9)
    peak = jax.lax.stop_gradient(jnp.maximum(jax.ops.segment_max(logits, owner, count), -1e6))
    grown = jnp.where(batch["action_counts"], jnp.exp(logits - peak[owner]), 0.0)
    total = jax.ops.segment_sum(grown, owner, count)
    log_share = logits - peak[owner] - jnp.log(jnp.maximum(total, 1e-30))[owner]
    decisions = (jax.ops.segment_sum(batch["shares"], owner, count) > 0).sum()
    return -jnp.where(batch["action_counts"], batch["shares"] * log_share, 0.0).sum() / jnp.maximum(decisions, 1)
