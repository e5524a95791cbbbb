"""Large bodies full of faults: a short refusal, and nobody else waits."""

import json
from typing import Any

import pytest

from tests.server.attacks.harness import Attacked

pytestmark = pytest.mark.slow

MANY = 990_000  # entries of two bytes each: as much as a body may hold
FIELDS = 100_000
PARTS = 12_000  # of a key, in 24 KB; each of their beginnings in memory would take 600 MB
MEMORY = 450  # MB; about 250 are needed
SHORT = 10_000  # bytes of any refusal
SEATS = [{"kind": "me"}, {"kind": "bot"}]
NUMBERS = [1] * MANY
NAMED = {str(number): 1 for number in range(FIELDS)}
LONG = "x" * 1_900_000


def table(game: str, **more: Any) -> tuple[str, Any]:
    """A request for a table."""
    return "/api/tables", {"game": game, "seats": SEATS, **more}


BODIES: dict[str, tuple[str, Any]] = {
    "cards": table("sigils", options={"deck": {"board": [], "spell": NUMBERS}}),
    "deck.board": table("sigils", options={"deck": {"board": NUMBERS, "spell": []}}),
    "fields of a deck": table("sigils", options={"deck": NAMED}),
    "start.board": table("sigils", start={"board": NAMED}),
    "start.seats": table("sigils", start={"seats": NUMBERS}),
    "start.altar": table("materia", start={"altar": NUMBERS}),
    "fields of a position": table("materia", start=NAMED),
    "options": table("materia", options=NAMED),
    "a list of spells": table("materia", options={"spells": NUMBERS}),
    "lists in lists": table("materia", options={"spells": [[[[]]]] * 200_000}),
    "a long text": table("materia", options={"spells": LONG}),
    "a long name": table("materia", options={LONG: 1}),
    "checked options": ("/api/games/sigils/options", {"options": {"deck": {"board": [], "spell": NUMBERS}}}),
    "a checked file": ("/api/games/sigils/options", {"files": {"deck": f"board = [{'1,' * 149_000}]"}}),
    "a key of many parts": ("/api/games/sigils/options", {"files": {"deck": "a." * PARTS + "a = 1"}}),
    "a large number in a list": ("/api/games/sigils/options",
                                 {"files": {"deck": f"[[spell]]\nid = 'a'\nleft = [0x{'f' * 20_000}]"}}),
    "options of a record": ("/api/records", {"grimoire": 1, "game": "materia", "options": NAMED}),
    "a record": ("/api/records", {"grimoire": 1, "game": "materia", "rules": 1, "options": {}, "start": None,
                                  "actions": [LONG]}),
    "a result": ("/api/records", {"grimoire": 1, "game": "materia", "rules": 1, "options": {}, "start": None,
                                  "actions": [], "result": NAMED}),
}  # fmt: skip


def test_faults_of_large_bodies(attacked: Attacked) -> None:
    with attacked() as target:
        for number, (name, (path, body)) in enumerate(BODIES.items(), start=2):
            with target.http(number) as http:
                answer = http.post(path, content=json.dumps(body, separators=(",", ":")))
            assert answer.status_code == 400, (name, answer.text[:500])
            assert len(answer.content) < SHORT, (name, len(answer.content))
        with target.http() as http:  # large bodies cost more than the rate limit allows
            body = json.dumps(table("materia", start={"altar": NUMBERS})[1], separators=(",", ":"))
            assert 429 in [http.post("/api/tables", content=body).status_code for _ in range(10)]
        assert target.peak_memory() < MEMORY
