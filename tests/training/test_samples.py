"""What games teach: columns of decisions, and batches of them as matrices."""

import numpy as np

from grimoire.training.samples import Batch, Samples, Table, padded
from tests.training.made import FEATURE_COUNT, made_samples


def spans(ends: list[int]) -> list[range]:
    return [range(begin, end) for begin, end in zip([0, *ends[:-1]], ends, strict=True)]


def test_a_batch_is_what_plain_loops_say() -> None:
    samples = made_samples(12, 1)
    chosen = [3, 0, 7, 3, 11]
    batch = Batch(Table(samples, FEATURE_COUNT), np.array(chosen, np.int32))
    rows, features, actions = spans(list(samples.sample_ends)), spans(list(samples.row_ends)), []
    seen, wins, points = [], [], []
    owner: list[int] = []
    firsts: list[int] = []
    for number, sample in enumerate(chosen):
        firsts.append(len(owner))
        for row in rows[sample]:
            view = np.zeros(FEATURE_COUNT, np.float32)
            for cell in features[row]:
                view[samples.feature_indices[cell]] += samples.feature_values[cell]
            seen.append(view)
            wins.append(samples.wins[row])
            points.append(samples.points[row])
            owner.append(number)
        actions += [(number, action) for action in spans(list(samples.choice_ends))[sample]]
    np.testing.assert_allclose(batch.features, np.array(seen), rtol=1e-6)
    assert batch.wins.tolist() == wins
    assert batch.points.tolist() == points
    assert batch.sample_of_row.tolist() == owner
    assert batch.evaluated.tolist() == [bool(samples.evaluated[sample]) for sample in chosen]
    assert batch.lone.tolist() == [bool(samples.lone[sample]) for sample in chosen]
    assert batch.action_sample.tolist() == [number for number, _ in actions]
    assert batch.shares.tolist() == [samples.shares[action] for _, action in actions]
    action_features = spans(list(samples.action_ends))
    told = [
        (index, firsts[number], place)
        for index, (number, action) in enumerate(actions)
        for place in action_features[action]
    ]
    assert batch.feature_action.tolist() == [index for index, _, _ in told]
    assert batch.feature_row.tolist() == [row for _, row, _ in told]
    assert batch.action_feature_indices.tolist() == [samples.action_feature_indices[place] for _, _, place in told]


def test_samples_can_be_put_together() -> None:
    parts = [made_samples(count, seed) for seed, count in enumerate((4, 1, 6))]
    whole = Samples()
    for part in parts:
        whole.extend(part)
    assert len(whole) == 11
    one, other = Table(whole, FEATURE_COUNT), Table(parts[2], FEATURE_COUNT)
    late, alone = Batch(one, np.arange(5, 11, dtype=np.int32)), Batch(other, np.arange(6, dtype=np.int32))
    for field in (
        "features",
        "wins",
        "points",
        "shares",
        "action_feature_indices",
        "feature_row",
        "feature_action",
        "lone",
        "evaluated",
    ):
        np.testing.assert_array_equal(getattr(late, field), getattr(alone, field))


def test_padding_changes_no_number() -> None:
    batch = Batch(Table(made_samples(12, 1), FEATURE_COUNT), np.arange(12, dtype=np.int32))
    arrays = padded(batch)
    rows, actions = len(batch.wins), len(batch.shares)
    np.testing.assert_array_equal(arrays["features"][:rows], batch.features)
    np.testing.assert_array_equal(arrays["shares"][:actions], batch.shares)
    assert not arrays["row_counts"][rows:].any()
    assert not arrays["action_counts"][actions:].any()
    assert set(arrays["sample_of_row"][rows:].tolist()) == {batch.count}
