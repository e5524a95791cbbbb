"""Odd requests that used to fail: each is refused, and the refusal is small."""

import httpx

from tests.server.attacks.harness import Attacked

DEEP = 900_000
SEATS = [{"kind": "me"}, {"kind": "me"}]


def test_odd_requests_are_refused(attacked: Attacked) -> None:
    with attacked() as target:
        with target.http(2) as http:
            _names(http)
        with target.http(3) as http:
            _nested(http)
        with target.http(4) as http:
            _addresses(http)


def _names(http: httpx.Client) -> None:
    """Options named like parameters of our functions."""
    for name in ("name", "self", "cls", "options", "key", "place", "english"):
        answer = http.post("/api/tables", json={"game": "materia", "seats": SEATS, "options": {name: 1}})
        assert (answer.status_code, answer.json()["key"]) == (400, "unknown-option"), name
        answer = http.post("/api/games/sigils/options", json={"options": {name: 1}})
        assert (answer.status_code, answer.json()["key"]) == (400, "unknown-option"), name
        assert http.get("/api/sheets/sigils", params={name: "1"}).status_code == 400, name


def _nested(http: httpx.Client) -> None:
    """Deeper than any stack, and almost as deep."""
    for body in ("[" * DEEP, '{"game":"materia","seats":[],"options":{"spells":' + "[" * DEEP):
        for path in ("/api/tables", "/api/records"):
            assert http.post(path, content=body).status_code == 400, (path, body[:20])
    for depth in (100, 300, 900, 5000):
        deck = '{"spell":' * depth + "1" + "}" * depth
        body = '{"game":"sigils","seats":[{"kind":"me"},{"kind":"me"}],"options":{"deck":' + deck + "}}"
        assert http.post("/api/tables", content=body).status_code == 400, depth


def _addresses(http: httpx.Client) -> None:
    """Origins that are none, and paths that no file system has."""
    for origin in (b"http://[::1", b"http://[", b"http://]", b"null", b"\x80"):
        assert http.post("/api/me/keys", headers={b"origin": origin}).status_code == 403, origin
    for name in ("x" * 300, "x" * 5000, "/".join(["x" * 200] * 20), "a%00b", "%0a"):
        for folder in ("/assets/", "/", "/t/", "/api/tables/", "/api/records/"):
            status = http.get(folder + name).status_code
            assert 400 <= status < 500, (folder, name[:20], status)
