"""Which pages may use the server, and the headers that keep browsers safe."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_LONGEST_PATH: Final = 200  # bytes
_BEARER: Final = "bearer "


def same_origin(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Does a request come from one of our pages? A request without an origin does not come from a page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origins:
        return origin in origins
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:  # it is no address at all
        return False


def is_plausible(path: str) -> bool:
    """Can there be anything at this path? File systems fail at names that are too long or hold a zero byte."""
    return path.isprintable() and len(path.encode()) <= _LONGEST_PATH


def key_of(headers: Mapping[str, str], cookie: str | None, safe: bool = False) -> str | None:
    """The key of a request: a program's token, or the cookie of a page that sends its origin."""
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith(_BEARER):
        return authorization[len(_BEARER) :].strip()
    return cookie if safe or "origin" in headers else None


def is_https(headers: Mapping[str, str], scheme: str, origins: tuple[str, ...]) -> bool:
    """Is the server reached by HTTPS? Then its cookie is for HTTPS only."""
    if origins:
        return all(origin.startswith("https:") for origin in origins)
    return scheme in ("https", "wss") or headers.get("origin", "").startswith("https:")
