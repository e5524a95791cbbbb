"""Who somebody is: a secret key in a cookie or a token, known to the server by its hash only."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from grimoire.server.storage import Storage

COOKIE: Final = "grimoire_key"
LINK_LIFE: Final = 10 * 60 * 1000  # milliseconds
_KEY_LENGTH: Final = 43  # what token_urlsafe(32) gives
_KEPT: Final = 5000


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Knows people by their keys."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._known: Final[OrderedDict[str, str]] = OrderedDict()

    async def find(self, key: str | None) -> str | None:
        """The person who has this key, None for strangers."""
        if key is None or len(key) != _KEY_LENGTH:
            return None
        hashed = digest(key)
        person = self._known.get(hashed) or await self._storage.person(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def welcome(self, now: int, person: str | None = None) -> tuple[str, str]:
        """A new key: for a new person, or for another device of one; the key and the person."""
        key = secrets.token_urlsafe(32)
        someone = person or secrets.token_hex(12)
        await self._storage.add_key(digest(key), someone, now)
        self._remember(digest(key), someone)
        return key, someone

    async def make_link(self, person: str, now: int) -> tuple[str, int]:
        """A code that lets another device be the same person, once, and until when."""
        code = secrets.token_urlsafe(18)
        await self._storage.add_link(digest(code), person, now + LINK_LIFE)
        return code, now + LINK_LIFE

    async def follow_link(self, code: str, now: int) -> str | None:
        """Whom a code stands for; it is used up by this."""
        return await self._storage.take_link(digest(code), now)

    def _remember(self, hashed: str, person: str) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
