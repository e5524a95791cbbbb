"""Grimoire: two board games about wizards, to play, study and build on."""

from typing import TYPE_CHECKING

from grimoire import _librt, _pure  # isort: skip  # noqa: F401 (first: they decide which engine is imported)
from grimoire.catalog import Record, advise, bot, evaluate, game
from grimoire.games import bits as _engine
from grimoire.kernel.errors import GrimoireError, IllegalAction, OptionError, PositionError, RecordError
from grimoire.kernel.game import CHANCE, OVER

compiled: bool = _pure.is_compiled(_engine)

__all__ = [
    "CHANCE",
    "OVER",
    "GrimoireError",
    "IllegalAction",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "advise",
    "bot",
    "compiled",
    "evaluate",
    "game",
]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version is looked up when somebody asks for it, as that takes longer than all other imports."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import metadata

        try:
            return metadata.version("grimoire-games")
        except metadata.PackageNotFoundError:  # imported from a folder, and never installed
            return "0.1.0+unknown"
