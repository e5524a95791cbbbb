"""Fitting the net: losses against plain loops, files, and whether it learns at all."""

from math import exp, log

import numpy as np
import pytest

from grimoire.bots.net import read_net
from grimoire.training.learning import Model
from grimoire.training.samples import Batch, Numbers, Table
from tests.training.made import ACTION_FEATURE_COUNT, FEATURE_COUNT, made_samples

pytestmark = pytest.mark.slow  # JAX compiles first


def made_model(seed: int, first: int = 8, second: int = 16) -> Model:
    """A model whose logits are not all nought."""
    model = Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, first, second, seed)
    source = np.random.default_rng(seed)
    model.weights = [(part + source.normal(0, 0.2, part.shape)).astype(np.float32) for part in model.weights]
    return model


def top_of(model: Model, features: Numbers) -> Numbers:
    middle = np.maximum(features @ model.weights[0] + model.weights[1], 0)
    top: Numbers = np.maximum(middle @ model.weights[2] + model.weights[3], 0)
    return top


def win_loss(model: Model, batch: Batch) -> float:
    """Sample by sample: the cross entropy between the shares of victory and softmax of the seats' logits."""
    logits = (top_of(model, batch.features) @ model.weights[4] + model.weights[5])[:, 0]
    losses = []
    for sample in np.flatnonzero(batch.evaluated):
        rows = np.flatnonzero(batch.sample_of_row == sample)
        told = [float(logits[row]) for row in rows] + ([0.0] if batch.lone[sample] else [])
        wins = [float(batch.wins[row]) for row in rows]
        wins += [1 - sum(wins)] if batch.lone[sample] else []
        total = log(sum(exp(logit) for logit in told))
        losses.append(-sum(win * (logit - total) for win, logit in zip(wins, told, strict=True)))
    return float(np.mean(losses))


def policy_loss(model: Model, batch: Batch) -> float:
    """Decision by decision: the cross entropy between the visits and softmax of the actions' logits."""
    top = top_of(model, batch.features)
    losses = []
    for sample in range(batch.count):
        actions = np.flatnonzero(batch.action_sample == sample)
        logits = []
        for action in actions:
            places = np.flatnonzero(batch.feature_action == action)
            indices, rows = batch.action_feature_indices[places], batch.feature_row[places]
            logits.append(float((top[rows] * model.weights[6][indices]).sum() + model.weights[7][indices].sum()))
        total = log(sum(exp(logit) for logit in logits))
        losses.append(-sum(float(batch.shares[a]) * (x - total) for a, x in zip(actions, logits, strict=True)))
    return float(np.mean(losses))


@pytest.mark.parametrize("seed", range(3))
def test_losses_are_what_plain_loops_say(seed: int) -> None:
    model, table = made_model(seed), Table(made_samples(20, seed), FEATURE_COUNT)
    batch = Batch(table, np.arange(20, dtype=np.int32))
    told = (top_of(model, batch.features) @ model.weights[4] + model.weights[5])[:, 1]
    counted = batch.evaluated[batch.sample_of_row]
    wins, points, policy = model.losses(table)
    assert wins == pytest.approx(win_loss(model, batch), rel=1e-4)
    assert points == pytest.approx(float(((told - batch.points)[counted] ** 2).mean()), rel=1e-4)
    assert policy == pytest.approx(policy_loss(model, batch), rel=1e-4)


def test_samples_without_actions_say_nothing_about_the_policy() -> None:
    samples = made_samples(3, 1)
    del samples.action_feature_indices[:], samples.action_ends[:], samples.shares[:]
    samples.choice_ends[:] = type(samples.choice_ends)("i", [0, 0, 0])
    model = made_model(1)
    before = model.weights[6].copy()
    assert model.fit(Table(samples, FEATURE_COUNT), 400, 0.01, 1)[2] == 0
    np.testing.assert_allclose(model.weights[6], before, atol=1e-3)


def test_fitting_lowers_the_losses_and_repeats() -> None:
    table = Table(made_samples(40, 2), FEATURE_COUNT)
    models = [Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 16, 4) for _ in range(2)]
    before = models[0].losses(table)
    for model in models:
        model.fit(table, 8000, 0.01, 1)
    after = models[0].losses(table)
    assert all(late < early for late, early in zip(after, before, strict=True))
    assert models[0].data() == models[1].data()
    assert models[0].data() != Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 16, 4).data()


def test_a_model_goes_on_from_its_file() -> None:
    model, other = made_model(1), made_model(2)
    other.resume(model.data())
    assert other.data() == model.data()
    with pytest.raises(ValueError, match="does not fit"):
        Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 8, 8).resume(model.data())


def test_a_wider_model_says_the_same_at_first() -> None:
    """More units, and features that the old net did not know: both begin without a say."""
    model = made_model(1)
    wider = Model(FEATURE_COUNT, ACTION_FEATURE_COUNT, 16, 24, 3)
    wider.resume(model.data())
    table = Table(made_samples(20, 1), FEATURE_COUNT)
    assert wider.losses(table) == pytest.approx(model.losses(table), rel=1e-4)
    before = wider.weights[0].copy()
    wider.fit(table, 200, 0.01, 1)
    assert np.abs(wider.weights[0] - before)[:, 8:].max() > 1e-3


def test_the_file_of_a_model_is_that_of_a_net() -> None:
    model = made_model(1)
    net = read_net(model.data())
    assert (net.features, net.action_features, net.first, net.second) == model.shape
