"""Grimoire: two board games about wizards, to play, study and build on."""

from grimoire import _pure  # isort: skip  # first: it decides which engine is imported
from grimoire.catalog import Record, advise, bot, evaluate, game
from grimoire.games import bits as _engine
from grimoire.kernel.errors import GrimoireError, IllegalAction, OptionError, PositionError, RecordError
from grimoire.kernel.game import CHANCE, OVER

__version__ = "0.1.0"
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
