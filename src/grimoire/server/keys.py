"""Who a person is: a secret key in a cookie or a token, of which the server keeps the hash only."""

import hashlib
import secrets
from collections import OrderedDict
from time import monotonic
from typing import Final

from grimoire.server.storage import Storage

COOKIE: Final = "grimoire_key"
LINK_LIFE: Final = 10 * 60 * 1000  # milliseconds
_KEY_LENGTH: Final = 43  # of token_urlsafe(32)
_CACHED: Final = 5000
_BELIEVED: Final = 10.0  # seconds until a key is looked up again: another process may have revoked it


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Keys:
    """Makes keys and recognises people by them."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._cache: Final[OrderedDict[str, tuple[str, float]]] = OrderedDict()  # person, and how long to believe it

    async def person(self, key: str | None) -> str | None:
        """The person with this key, None for strangers."""
        if key is None or len(key) != _KEY_LENGTH:
            return None
        hashed = digest(key)
        person, until = self._cache.get(hashed, ("", 0.0))
        if monotonic() < until:
            self._cache.move_to_end(hashed)
            return person
        found = await self._storage.person(hashed)
        if found is not None:
            self._remember(hashed, found)
        else:
            self._cache.pop(hashed, None)
        return found

    async def make(self, now: int, person: str | None = None) -> tuple[str, str]:
        """A new key, for a person or for a new one; the key and the person."""
        key = secrets.token_urlsafe(32)
        owner = person or secrets.token_hex(12)
        await self._storage.add_key(digest(key), owner, now)
        self._remember(digest(key), owner)
        return key, owner

    async def renew(self, person: str, now: int) -> str:
        """A new key for a person; all others are void, in other processes after a few seconds."""
        key = secrets.token_urlsafe(32)
        await self._storage.replace_keys(digest(key), person, now)
        for hashed in [hashed for hashed, (owner, _) in self._cache.items() if owner == person]:
            del self._cache[hashed]
        self._remember(digest(key), person)
        return key

    async def make_link(self, person: str, now: int) -> tuple[str, int]:
        """A code that makes another device the same person, once; and until when."""
        code = secrets.token_urlsafe(18)
        await self._storage.add_link(digest(code), person, now + LINK_LIFE)
        return code, now + LINK_LIFE

    async def follow_link(self, code: str, now: int) -> str | None:
        """The person of a code, which is used up by this."""
        return await self._storage.take_link(digest(code), now)

    def _remember(self, hashed: str, person: str) -> None:
        self._cache[hashed] = person, monotonic() + _BELIEVED
        self._cache.move_to_end(hashed)
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
