"""A reference sheet for clients: every spell with what its levels do, and what stored tokens are worth."""

from typing import Any

from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.scoring import FAMILIAR_POINTS
from grimoire.games.materia.spell_words import level_text, points_text, spell_name, when_key
from grimoire.games.materia.spells import TABLE, Spell
from grimoire.kernel import game as kernel
from grimoire.kernel.game import State
from grimoire.texts import Texts

_LEVELS = (3, 4, 5)


def sheet(texts: Texts, game: kernel.Game[State]) -> dict[str, Any]:
    """The spells by colour and set; a solo game has texts of its own."""
    solo = game.players == 1
    return {
        "spells": [_spell(texts, row, solo) for row in TABLE],
        "familiar": [int(points) for points in FAMILIAR_POINTS],
    }


def _spell(texts: Texts, row: Spell, solo: bool) -> dict[str, Any]:
    return {
        "spell": row.name,
        "name": spell_name(texts, row.name),
        "colour": COLOURS[row.colour],
        "set": int(row.set),
        "levels": [_level(texts, row, level, solo) for level in _LEVELS],
    }


def _level(texts: Texts, row: Spell, level: int, solo: bool) -> dict[str, Any]:
    return {
        "level": level,
        "when": when_key(row, level),
        "text": level_text(texts, row, level, solo),
        "points": points_text(texts, row, level),
    }
