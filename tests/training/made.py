"""Samples that look like those of games but are drawn at random."""

from random import Random

from grimoire.training.samples import Samples

FEATURE_COUNT = 9
ACTION_FEATURE_COUNT = 5


def made_samples(count: int, seed: int) -> Samples:
    """So many decisions: of two or three seats, solo, or in the middle of an action."""
    rng, samples = Random(seed), Samples()
    for number in range(count):
        lone, evaluated = number % 4 == 1, number % 3 != 2
        _add_rows(samples, rng, 1 if lone or not evaluated else rng.choice((2, 3)), lone)
        samples.lone.append(lone)
        samples.evaluated.append(evaluated)
        shares = [rng.random() for _ in range(rng.randint(2, 4))]
        for share in shares:
            samples.action_feature_indices.extend(rng.choices(range(ACTION_FEATURE_COUNT), k=rng.randint(1, 3)))
            samples.action_ends.append(len(samples.action_feature_indices))
            samples.shares.append(share / sum(shares))
        samples.choice_ends.append(len(samples.shares))
    return samples


def _add_rows(samples: Samples, rng: Random, rows: int, lone: bool) -> None:
    wins = [rng.random() for _ in range(rows + lone)]
    for row in range(rows):
        for place in rng.sample(range(FEATURE_COUNT), rng.randint(1, 5)):
            samples.feature_indices.append(place)
            samples.feature_values.append(rng.uniform(-1, 1))
        samples.row_ends.append(len(samples.feature_indices))
        samples.wins.append(wins[row] / sum(wins))
        samples.points.append(rng.uniform(-1, 1))
    samples.sample_ends.append(len(samples.row_ends))
