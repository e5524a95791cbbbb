"""Hostile requests for every route: right and wrong methods, ids, queries, headers and bodies, by a seed."""

import json
import random
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from grimoire.server import schema

_UNDOCUMENTED = (("GET", "/"), ("GET", "/metrics"), ("GET", "/assets/x.js"), ("GET", "/api/schema/openapi.json"))
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW")
_WORDS = (
    "", "x", "0", "-1", "../../etc/passwd", "%00", "\u0000", "é" * 50, "x" * 300, "x" * 5000, "null", "[]", "{}",
    "name", "self", "materia", "sigils", "1e400", "9" * 400, "9" * 5000, "' OR 1=1 --", "<script>", "\x1b[2J",
    "\ud7ff", "\u202e",
)  # fmt: skip
_NUMBERS = (0, 1, -1, 2**31, 2**53, 2**64, 10**40, 1.5, 1e308, True, None)
_ORIGINS = ("null", "http://[::1", "https://x.org", "http://127.0.0.1", "://", "x" * 2000)
_HOSTS = (b"", b"x:abc", b"x:99999", b"[::1", b"]", b"@", b"x" * 2000, b"\xff\xfe", b"x:\xc2\xb2", b"x\ty")
_RAW = (b"\xff", b"\xfe\xff", b"\xc3", b"\xed\xa0\x80", b"%", b"%ff", b"&&=", b"\x80" * 500)  # of a query
_SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
_BODIES: dict[str, Any] = {
    "/api/tables": {"game": "materia", "seats": _SEATS, "options": {"spells": "set-1"}},
    "/api/tables/{table}/join": {"name": "x", "seat": 0},
    "/api/records": {"grimoire": 1, "game": "materia", "rules": 1, "options": {}, "start": None, "actions": [],
                     "result": None},
    "/api/records/{record}/tables": {"at": 0, "seats": _SEATS},
    "/api/games/{game}/options": {"options": {"players": 2}, "files": {"deck": "[card]"}},
    "/api/me/continue": {"code": "x" * 24},
}  # fmt: skip


def documented_routes() -> list[tuple[str, str]]:
    """Method and path of every route."""
    paths = json.loads(schema.exported("openapi", ""))["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


class HostileRequests:
    """Requests, one after the other; the routes take turns."""

    def __init__(self, seed: int, ids: Sequence[str], key: str) -> None:
        self._random = random.Random(seed)
        self._ids = ids
        self._key = key
        self._routes = [*documented_routes(), *_UNDOCUMENTED]
        self._next = seed

    def one(self) -> tuple[str, bytes]:
        """The method and path of its route, and the bytes of a request."""
        method, path = self._routes[self._next % len(self._routes)]
        self._next += 1
        route = f"{method} {path}"
        body = self._body(path) if method == "POST" else b""
        if self._random.random() < 0.1:
            method = self._random.choice(_METHODS)
        target = self._target(path).encode("latin-1", "replace")
        if self._random.random() < 0.1:  # bytes that no client would send
            target += (b"&" if b"?" in target else b"?") + b"x=" + self._random.choice(_RAW)
        first = b"%s %s HTTP/1.1" % (method.encode(), target)
        host = b"127.0.0.1" if self._random.random() < 0.8 else self._random.choice(_HOSTS)
        lines = "\r\n".join((*self._headers(), f"Content-Length: {len(body)}")).encode("latin-1", "replace")
        return route, b"\r\n".join((first, b"Host: " + host, lines)) + b"\r\n\r\n" + body

    def _target(self, path: str) -> str:
        while "{" in path:
            before, _, rest = path.partition("{")
            path = before + quote(self._id(), safe="") + rest.partition("}")[2]
        if self._random.random() < 0.3:
            names = ("count", "from", "game", "status", "before", "limit", "at", "players", "x")
            path += f"?{self._random.choice(names)}={quote(str(self._junk()), safe='')}"
        return path[:7000]

    def _id(self) -> str:
        known = [*self._ids, "materia", "sigils", "en"]
        return self._random.choice(known if self._random.random() < 0.7 else _WORDS) or "x"

    def _headers(self) -> list[str]:
        headers = []
        if self._random.random() < 0.7:
            headers.append(f"Authorization: Bearer {self._key}")
        if self._random.random() < 0.2:
            headers.append(f"Origin: {self._random.choice(_ORIGINS)}")
        if self._random.random() < 0.2:
            headers.append(f"Cookie: grimoire_key={quote(self._random.choice(_WORDS))}")
        if self._random.random() < 0.2:
            headers.append(f"X-Forwarded-For: {self._random.choice(('1.2.3.4', 'x', '::1'))}")
        kinds = ("application/json",) * 5 + ("text/plain", "multipart/form-data; boundary=x", "x")
        return [*headers, f"Content-Type: {self._random.choice(kinds)}"]

    def _body(self, path: str) -> bytes:
        kind = self._random.randrange(8)
        if kind == 0:
            return self._random.randbytes(self._random.randrange(200))
        if kind == 1:
            depth = self._random.choice((100, 5000, 50_000))
            return b"[" * depth + b"]" * depth
        body = json.loads(json.dumps(_BODIES.get(path, {})))
        for _ in range(self._random.choice((0, 1, 1, 2, 5))):
            body = self._changed(body)
        data = json.dumps(body).encode()
        return data[: self._random.randrange(len(data))] if kind == 2 else data

    def _changed(self, value: Any) -> Any:
        """The same with junk somewhere in it."""
        if self._random.random() < 0.3:
            return self._junk()
        if isinstance(value, dict) and value:
            key = self._random.choice([*value, "unknown"])
            return {**value, key: self._changed(value.get(key))}
        if isinstance(value, list) and value:
            place = self._random.randrange(len(value))
            return [*value[:place], self._changed(value[place]), *value[place:]]
        return self._junk()

    def _junk(self) -> Any:
        kind = self._random.randrange(6)
        if kind < 2:
            return self._random.choice(_WORDS)
        if kind < 4:
            return self._random.choice(_NUMBERS)
        if kind == 4:
            return [self._random.choice(_WORDS[:6])] * self._random.choice((0, 1, 50, 2000))
        return {word: self._random.choice(_NUMBERS) for word in self._random.choices(_WORDS, k=3)}
