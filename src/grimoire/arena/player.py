"""Plays the games of a plan by their numbers, in any process on any machine."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Final, NamedTuple

from grimoire.arena.match import MissingBot, Outcome, play_game
from grimoire.arena.plan import Plan
from grimoire.bots import Bot
from grimoire.bots.clock import processor_time
from grimoire.kernel.game import Game, State
from grimoire.kernel.record import RecordData

MakeBot = Callable[[str, int | None], Bot]


class Finished(NamedTuple):
    """How a game ended, and its record if it is kept."""

    outcome: Outcome
    record: RecordData | None


class Player:
    """Called with the number of a game, plays it. It writes nothing: the disk may be another machine's."""

    def __init__(self, plan: Plan, make_bot: MakeBot, records: bool) -> None:
        self._plan: Final = replace(plan)  # without what the plan has worked out, which is long for many bots
        self._make_bot: Final = make_bot
        self._records: Final = records

    def __call__(self, number: int) -> Finished:
        pairing = self._plan.pairing(number)
        bots = [
            self._bot(self._plan.bots[bot], seed)
            for bot, seed in zip(pairing.seating, pairing.bot_seeds, strict=True)
        ]  # fmt: skip
        with processor_time():
            record, outcome = play_game(self._game, bots, pairing.seed, pairing.seating)
        return Finished(outcome, record.data() if self._records else None)

    @cached_property
    def _game(self) -> Game[State]:
        return self._plan.make_game()

    def _bot(self, spec: str, seed: int) -> Bot:
        try:
            return self._make_bot(spec, seed)
        except Exception as error:  # it could be made when the run began: now it loses a game
            return MissingBot(error)
