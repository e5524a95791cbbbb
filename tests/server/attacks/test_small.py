"""Odd requests that used to fail: each is refused, and the refusal is small."""

import httpx
import pytest

from tests.server.attacks.harness import Attacked, Target
from tests.server.attacks.test_connections import read, status

pytestmark = pytest.mark.slow

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
        _heads(target)


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
    for name in ("x" * 300, "x" * 5000, "/".join(["x" * 200] * 20), "a%00b", "%0a", "%C3%A9" * 190):
        for folder in ("/assets/", "/", "/t/", "/api/tables/", "/api/records/"):
            found = http.get(folder + name).status_code
            assert 400 <= found < 500, (folder, name[:20], found)
    for path in ("/icon.svg/x", "/index.html/x", "/assets/x.js/y/z"):  # within a file
        assert http.get(path).status_code == 404, path
    digits = "9" * 5000
    for path in ("/api/sheets/sigils?players=", "/api/records/x/replay?count=", "/api/tables?game="):
        assert 400 <= http.get(path + digits).status_code < 500, path


def _heads(target: Target) -> None:
    """Names of the server that are none, and queries that are no text."""
    upgrade = (
        b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    )
    for host in (b"x", b"x:abc", b"x:99999", b"[::1", b"]", b"\xff\xfe", b"", b"@:1", b"x:\xc2\xb2"):
        for path in (b"/api/games", b"/api/games?x=\xff\xfe", b"/api/tables?status=x", b"/%ff", b"/\xff"):
            with target.raw(5) as connection:
                connection.sendall(b"GET %s HTTP/1.1\r\nhost: %s\r\nconnection: close\r\n\r\n" % (path, host))
                assert status(read(connection)) in (200, 400, 404), (path, host)
        for path in (b"/api/live?x=\xff", b"/\xff", b"/nowhere"):
            with target.raw(5) as connection:
                connection.sendall(b"GET %s HTTP/1.1\r\nhost: %s\r\n%s\r\n" % (path, host, upgrade))
                answer = connection.recv(4096)
                assert status(answer) in (0, 101, 400, 403, 404), (path, host, answer)
