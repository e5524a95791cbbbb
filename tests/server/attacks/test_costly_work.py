"""Costly work asked for again and again: whoever asks runs out of tokens, and nobody else waits."""

from random import Random

import pytest

import grimoire
from grimoire.kernel.game import OVER
from tests.server.attacks.harness import Attacked

pytestmark = pytest.mark.slow


def _whole_game() -> grimoire.Record:
    record, rng = grimoire.Record(grimoire.game("sigils", players=5)), Random(3)
    while record.state.player != OVER:
        record.play(rng.choice(record.state.actions()))
    return record


def test_replays_are_charged_by_their_length(attacked: Attacked) -> None:
    with attacked() as target, target.http(key=target.key()) as http:
        record = http.post("/api/records", json=_whole_game().data()).json()["record"]
        pages = [http.get(f"/api/records/{record}/replay", params={"count": 500}) for _ in range(60)]
        answered = [page.status_code for page in pages]
        assert answered[0] == 200
        assert answered.count(429) > answered.count(200)
        target.innocent.plays_on()
