"""Fitting the net: gradients against small steps, files, and whether it learns at all."""

from typing import Any

import numpy as np
import pytest

from grimoire.bots.net import net_bytes, net_sizes, read_net
from grimoire.training.learning import POINTS_WEIGHT, POLICY_WEIGHT, Model
from grimoire.training.samples import Batch, Table
from tests.training.made import ACTION_FEATURE_COUNT, FEATURE_COUNT, made_samples

STEP = 1e-5


def model_and_batch(seed: int) -> tuple[Model, Batch]:
    """With double precision, so that small steps can be told apart, and with logits that are not all nought."""
    model = Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 16, seed)
    source = np.random.default_rng(seed)
    weights: list[Any] = [part.astype(np.float64) + source.normal(0, 0.2, part.shape) for part in model.weights]
    model.weights = weights
    table = Table(made_samples(20, seed), FEATURE_COUNT)
    batch = Batch(table, np.arange(20, dtype=np.int32))
    features: Any = batch.features.astype(np.float64)
    batch.features = features
    return model, batch


def loss(model: Model, batch: Batch) -> float:
    wins, points, policy = model.gradients(batch)[0]
    return wins + POINTS_WEIGHT * points + POLICY_WEIGHT * policy


@pytest.mark.parametrize("seed", range(3))
def test_gradients_are_what_small_steps_say(seed: int) -> None:
    model, batch = model_and_batch(seed)
    gradients = model.gradients(batch)[1]
    source = np.random.default_rng(seed)
    for part, slope in zip(model.weights, gradients, strict=True):
        assert part.shape == slope.shape
        for index in source.choice(part.size, min(part.size, 12), replace=False):
            flat = part.reshape(-1)
            kept = flat[index]
            flat[index] = kept + STEP
            above = loss(model, batch)
            flat[index] = kept - STEP
            below = loss(model, batch)
            flat[index] = kept
            assert slope.reshape(-1)[index] == pytest.approx((above - below) / (2 * STEP), rel=1e-3, abs=1e-5)


def test_a_batch_without_actions_has_no_liking() -> None:
    samples = made_samples(3, 1)
    del samples.action_feature_indices[:], samples.action_ends[:], samples.shares[:]
    samples.choice_ends[:] = type(samples.choice_ends)("i", [0, 0, 0])
    model = Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 8)
    losses, gradients = model.gradients(Batch(Table(samples, FEATURE_COUNT), np.arange(3, dtype=np.int32)))
    assert losses[2] == 0
    assert not gradients[6].any()


def test_fitting_lowers_the_losses_and_repeats() -> None:
    table = Table(made_samples(40, 2), FEATURE_COUNT)
    batch = Batch(table, np.arange(40, dtype=np.int32))
    models = [Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 16, 4) for _ in range(2)]
    before = models[0].gradients(batch)[0]
    for model in models:
        model.fit(table, 600, 0.01, 1, size=40)
    after = models[0].gradients(batch)[0]
    assert all(late < early for late, early in zip(after, before, strict=True))
    assert models[0].data() == models[1].data()
    assert models[0].data() != Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 16, 4).data()


def test_a_model_goes_on_from_its_file() -> None:
    model, other = (
        Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 16, 1),
        Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 16, 2),
    )
    model.fit(Table(made_samples(10, 2), FEATURE_COUNT), 10, 0.01, 1, size=10)
    other.resume(model.data())
    assert other.data() == model.data()
    for mine, theirs in zip(model.weights, other.weights, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    other.fit(Table(made_samples(10, 2), FEATURE_COUNT), 10, 0.01, 1, size=10)
    with pytest.raises(ValueError, match="another shape"):
        Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 16).resume(model.data())


def test_the_file_of_a_model_is_that_of_a_net() -> None:
    model = Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 16, 1)
    assert len(model.numbers()) == sum(net_sizes(*model.shape))
    assert net_bytes(*model.shape, model.numbers()) == model.data()
    net = read_net(model.data())
    assert (net.features, net.action_features, net.first, net.second) == model.shape
