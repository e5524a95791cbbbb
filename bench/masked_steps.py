"""Random legal actions in many games at once, measured alike for us and for a peer, whose own Python runs this too."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

GAMES = 256
Step = Callable[[Any], tuple[Any, int]]  # from actions to the next masks and the number of games that ended


def chosen(mask: Any, rng: Any) -> Any:
    """A legal action for each row, all equally likely."""
    rows, actions = np.nonzero(mask)
    counts = np.bincount(rows, minlength=len(mask))
    picks = np.cumsum(counts) - counts + (rng.random(len(mask)) * counts).astype(np.int64)
    return actions[picks].astype(np.int32)


def rate(step: Step, mask: Any, seconds: float) -> dict[str, float]:
    """Steps and games a second, by the clock or by processor time, whichever is more. Only steps are timed."""
    rng = np.random.default_rng(1)
    steps = games = 0
    clock = processor = 0.0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        actions = chosen(mask, rng)
        begun, worked = time.perf_counter(), time.process_time()
        mask, ended = step(actions)
        processor += time.process_time() - worked
        clock += time.perf_counter() - begun
        steps += len(actions)
        games += ended
    spent = min(clock, processor)
    return {"decisions": steps / spent, "games": games / spent}
