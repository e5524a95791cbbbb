"""A reference sheet for clients: every spell with what its levels do, and the numbers of the game."""

import msgspec

from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT
from grimoire.games.materia.effects import Counted, Tally
from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.scoring import FAMILIAR_POINTS
from grimoire.games.materia.solo import TRACK, clears_altar, track_score
from grimoire.games.materia.spell_words import level_text, points_text, spell_name, when_key
from grimoire.games.materia.spells import TABLE, Spell
from grimoire.games.materia.turn_flow import ALTAR_SPACES, LAST_ROUND
from grimoire.kernel.game import Game, Json, State
from grimoire.texts.message import Message

_LEVELS = (3, 4, 5)


class PointsPer(msgspec.Struct, frozen=True):
    """Points counted at the end: ``each`` for every thing of a kind; for spells ``high`` for one at level 4 or 5."""

    of: Counted
    each: int
    high: int


class LevelSheet(msgspec.Struct, frozen=True):
    """A level of a spell: its price in tokens, when it works, what it does, what it is worth."""

    level: int
    when: str
    text: Message
    worth: Message
    points: int
    per: PointsPer | None = None


class SpellSheet(msgspec.Struct, frozen=True):
    """A spell."""

    spell: str
    name: Message
    colour: str
    set: int
    levels: tuple[LevelSheet, ...]


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of the solo track: the points once it is filled, and whether filling it clears the altar."""

    points: int
    clears_altar: bool


class Limits(msgspec.Struct, frozen=True):
    """The limits of the rules."""

    pool: int
    familiar: int
    altar: int
    spells: int
    rounds: int


class Sheet(msgspec.Struct, frozen=True, tag_field="game", tag="materia"):
    """All spells of a game; ``familiar`` has the points for so many stored tokens, from none on."""

    options: dict[str, Json]
    spells: tuple[SpellSheet, ...]
    familiar: tuple[int, ...]
    track: tuple[TrackSpace, ...]
    limits: Limits


def sheet(game: Game[State]) -> Sheet:
    """The spells by colour and set; a solo game has texts of its own."""
    solo = game.players == 1
    return Sheet(
        options=game.options,
        spells=tuple(_spell(row, solo) for row in TABLE),
        familiar=tuple(int(points) for points in FAMILIAR_POINTS),
        track=tuple(TrackSpace(int(track_score(n)), bool(clears_altar(n))) for n in range(1, int(TRACK) + 1)),
        limits=Limits(int(POOL_LIMIT), int(FAMILIAR_LIMIT), int(ALTAR_SPACES), len(COLOURS), int(LAST_ROUND)),
    )


def _spell(row: Spell, solo: bool) -> SpellSheet:
    levels = tuple(_level(row, level, solo) for level in _LEVELS)
    return SpellSheet(row.name, spell_name(row.name), COLOURS[row.colour], int(row.set), levels)


def _level(row: Spell, level: int, solo: bool) -> LevelSheet:
    data = row.levels[level - _LEVELS[0]]
    return LevelSheet(
        level=level,
        when=when_key(row, level),
        text=level_text(row, level, solo),
        worth=points_text(row, level),
        points=int(data.points),
        per=None if data.tally is None else _per(data.tally),
    )


def _per(tally: Tally) -> PointsPer:
    return PointsPer(tally.counts, int(tally.each), int(tally.high))
