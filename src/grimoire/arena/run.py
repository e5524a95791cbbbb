"""From a plan to its results: what was played before is read, the rest is played, and it stops when it is clear."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from grimoire import catalog
from grimoire.arena.match import Outcome
from grimoire.arena.plan import Plan
from grimoire.arena.pool import MakeBot, play_all
from grimoire.arena.ratings import model
from grimoire.arena.results import Results
from grimoire.arena.stats import Played, shares
from grimoire.arena.stopping import Verdict
from grimoire.arena.store import Store
from grimoire.bots import BotError, Follower
from grimoire.kernel.errors import Fault, GrimoireError, OptionError

MOST_JOBS: Final = 256


class Course:
    """The games in the order of their numbers, as far as all before them are finished, and whether that is enough.

    In which order they finish, and how many are played at once, makes no difference.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.games: Final[list[Played]] = []
        self.wins: Final = [0.0] * len(plan.bots)
        self.sat: Final = [0] * len(plan.bots)  # in so many games
        self.verdict: Verdict | None = None
        self._early: Final[dict[int, Outcome]] = {}
        self._block: Final[list[list[float]]] = []
        self._watch: Final = plan.rule.watch(len(plan.bots))

    @property
    def finished(self) -> int:
        """How many games are played, those included that are ahead of one still going on."""
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
        found = None
        if len(self._block) == len(self.plan.block):
            found = self._watch.add(self._block)
            self._block.clear()
        if found is None and len(self.games) == self.plan.games:
            found = self._watch.unfinished
        if found is not None:
            self.verdict = Verdict(found, len(self.games), self._watch.ratio)


def run(
    plan: Plan,
    out: Path | None = None,
    *,
    jobs: int | None = None,
    fresh: bool = False,
    make_bot: MakeBot = catalog.bot,
    watch: Callable[[Course], None] | None = None,
) -> Results:
    """Plays a plan, or what is left of it in ``out``; without ``out`` nothing is kept.

    ``make_bot`` goes to other processes, so it must be a function of a module. ``watch`` is called as games finish.
    """
    jobs = usual_jobs() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise OptionError(
            Fault("not-in-range", "jobs", "{found!r}: a whole number from {least} to {most} is needed",
                  found=jobs, least=1, most=MOST_JOBS)
        )  # fmt: skip
    if not plan.solo:
        model()  # better to learn now that it is missing than after the last game
    check_bots(plan, make_bot)
    store = None if out is None else Store(out, plan, fresh)
    try:
        course = Course(plan)
        _play(course, store, jobs, make_bot, watch)
        assert course.verdict is not None
        results = Results(plan, course.games, course.verdict, out)
        if store is not None:
            store.finish(results)
        return results
    finally:
        if store is not None:
            store.close()


def _play(
    course: Course, store: Store | None, jobs: int, make_bot: MakeBot, watch: Callable[[Course], None] | None
) -> None:
    plan, known = course.plan, {} if store is None else store.outcomes
    for number in sorted(known):
        course.take(number, known[number])
    missing = [number for number in range(1, plan.games + 1) if number not in known]
    if watch is not None:
        watch(course)
    if course.verdict is not None or not missing:
        return
    out = None if store is None else store.out
    with closing(play_all(plan, missing, min(jobs, len(missing)), make_bot, out)) as finished:
        for number, outcome in finished:
            if store is not None:
                store.add(number, outcome)
            course.take(number, outcome)
            if watch is not None:
                watch(course)
            if course.verdict is not None:
                return


def check_bots(plan: Plan, make_bot: MakeBot = catalog.bot) -> None:
    """Makes every bot once; OptionError names the place of one that there is not, BotError of one that fails."""
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
                Fault("bot-unmade", f"bots.{place}", "{bot} cannot be made: {reason}", bot=spec, reason=reason)
            ) from error
        if isinstance(bot, Follower):
            bot.close()


def usual_jobs() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)
