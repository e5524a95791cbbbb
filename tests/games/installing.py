"""Games as if they were installed: other entry points for the time of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints
from typing import Final
from unittest.mock import patch

from grimoire import texts
from grimoire.games import registry
from grimoire.kernel import plugins

OUR_OWN: Final = {"materia": "grimoire.games.materia:SPEC", "sigils": "grimoire.games.sigils:SPEC"}
COINS: Final = {"coins": "tests.games.coins:SPEC"}
_CACHES: Final = (
    plugins.game_entries, registry.specs, registry._titles, texts.text_folders, texts.all_keys, texts._bundle,
    texts.rules_topics,
)  # fmt: skip


@contextmanager
def installed(games: dict[str, str]) -> Iterator[None]:
    """As if these games were installed, and no others: names, and what their entry points lead to."""
    entries = EntryPoints(EntryPoint(name, value, plugins.GROUP) for name, value in games.items())
    with patch.object(metadata, "entry_points", lambda group: entries.select(group=group)):
        _forget()
        try:
            yield
        finally:
            _forget()


def _forget() -> None:
    for cached in _CACHES:
        cached.cache_clear()
