"""Runs a plan: reads the games played before, plays the rest, and stops when the result is clear."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from grimoire import catalog
from grimoire.arena.match import Outcome
from grimoire.arena.plan import Plan
from grimoire.arena.player import MakeBot, Player
from grimoire.arena.ratings import model
from grimoire.arena.results import Results
from grimoire.arena.run_folder import RunFolder
from grimoire.arena.stats import Played, shares
from grimoire.arena.stopping import Verdict
from grimoire.bots import BotError, Follower
from grimoire.jobs.runner import Runner, open_runner
from grimoire.kernel.errors import Fault, GrimoireError, OptionError

__all__ = ["RunProgress", "run"]

Watch = Callable[["RunProgress"], None]


class RunProgress:
    """The finished games in the order of their numbers, without gaps, and whether they are enough.

    The result does not depend on the order in which games finish or on how many are played at once.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.games: Final[list[Played]] = []
        self.wins: Final = [0.0] * len(plan.bots)
        self.sat: Final = [0] * len(plan.bots)  # the number of games of each bot
        self.verdict: Verdict | None = None
        self._early: Final[dict[int, Outcome]] = {}
        self._block: Final[list[list[float]]] = []
        self._watch: Final = plan.rule.watch(len(plan.bots))

    @property
    def finished(self) -> int:
        """How many games are finished, those after a gap included."""
        return len(self.games) + len(self._early)

    def take(self, number: int, outcome: Outcome) -> None:
        """A game is finished."""
        self._early[number] = outcome
        while self.verdict is None and (following := len(self.games) + 1) in self._early:
            self._count(Played(self.plan.pairing(following), self._early.pop(following)))

    def _count(self, played: Played) -> None:
        self.games.append(played)
        won = shares(played, len(self.wins))
        for bot, share in enumerate(won):
            self.wins[bot] += share
            self.sat[bot] += bot in played.pairing.seating
        self._block.append(won)
        kind = None
        if len(self._block) == len(self.plan.block):
            kind = self._watch.add(self._block)
            self._block.clear()
        if kind is None and len(self.games) == self.plan.games:
            kind = self._watch.unfinished
        if kind is not None:
            self.verdict = Verdict(kind, len(self.games), self._watch.ratio)


def run(
    plan: Plan,
    out: Path | None = None,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    fresh: bool = False,
    make_bot: MakeBot = catalog.bot,
    watch: Watch | None = None,
) -> Results:
    """Plays a plan, or the rest of it if ``out`` has the beginning; without ``out`` nothing is saved.

    Games are played by ``jobs`` processes, one for each core if not given, or by the Dask ``cluster`` at an address
    such as tcp://host:8786. ``make_bot`` is sent there, so it must be a function of a module that is there as well.
    ``watch`` is called as games finish.
    """
    if not plan.solo:
        model()  # if it is missing, say so before the first game
    check_bots(plan, make_bot)
    with open_runner(jobs, cluster) as runner:
        folder = None if out is None else RunFolder(out, plan, fresh)
        try:
            progress = RunProgress(plan)
            _play(progress, folder, runner, make_bot, watch)
            assert progress.verdict is not None
            results = Results(plan, progress.games, progress.verdict, out)
            if folder is not None:
                folder.finish(results)
            return results
        finally:
            if folder is not None:
                folder.close()


def _play(
    progress: RunProgress,
    folder: RunFolder | None,
    runner: Runner,
    make_bot: MakeBot,
    watch: Watch | None,
) -> None:
    plan, known = progress.plan, {} if folder is None else folder.outcomes
    for number in sorted(known):
        progress.take(number, known[number])
    missing = [number for number in range(1, plan.games + 1) if number not in known]
    if watch is not None:
        watch(progress)
    if progress.verdict is not None or not missing:
        return
    player = Player(plan, make_bot, records=plan.records and folder is not None)
    with closing(runner.run(player, missing)) as games:
        for number, finished in games:
            if folder is not None:
                folder.add(number, finished)
            progress.take(number, finished.outcome)
            if watch is not None:
                watch(progress)
            if progress.verdict is not None:
                return


def check_bots(plan: Plan, make_bot: MakeBot = catalog.bot) -> None:
    """Makes every bot once; OptionError for a bot that does not exist, BotError for one that fails."""
    for place, spec in enumerate(plan.bots):
        try:
            bot = make_bot(spec, 0)
        except OptionError as error:
            for fault in error.faults:
                fault.place = f"bots.{place}"
            raise OptionError(error.faults) from None
        except Exception as error:
            reason = error if isinstance(error, GrimoireError) else f"{type(error).__name__}: {error}"
            raise BotError(
                Fault("bot-unmade", f"bots.{place}", "cannot create {bot}: {reason}", bot=spec, reason=reason)
            ) from error
        if isinstance(bot, Follower):
            bot.close()
