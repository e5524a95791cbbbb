"""Games for workers: begun, told as tasks, and played through a pool."""

from random import Random, SystemRandom
from typing import Any

from grimoire import catalog
from grimoire.kernel.chance import Source, draw
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.record import Record
from grimoire.server.workers.pool import Workers
from grimoire.server.workers.tasks import Advise, Think


def begun(game: str = "materia", seed: int = 1, **options: Any) -> Record:
    """A game at its first decision."""
    record = catalog.Record(catalog.game(game, **options))
    draw_chance(record, Random(seed))
    return record


def draw_chance(record: Record, source: Source) -> None:
    while (state := record.state).player == CHANCE:
        record.play(state.text(draw(state, source)))


def think(record: Record, bot: str, table: str = "a") -> Think:
    """The task of whoever decides."""
    game = record.game
    return Think(table, record.state.player, bot, game.name, game.options, record.start, list(record.actions))


def advise(record: Record, table: str = "a") -> Advise:
    return Advise(table, record.game.name, record.game.options, record.start, list(record.actions))


async def play(workers: Workers, record: Record, bots: list[str], table: str = "a") -> None:
    """Plays a game to its end; the record refuses what is illegal."""
    source = SystemRandom()
    draw_chance(record, source)
    while (seat := record.state.player) != OVER:
        thought = await workers.think(think(record, bots[seat], table))
        for action in thought.actions:
            assert record.state.player == seat
            record.play(action)
        assert thought.actions
        assert record.state.player != seat
        draw_chance(record, source)
