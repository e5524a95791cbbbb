"""How an arena stands while it runs."""

from typing import Final

from rich.console import Console

from grimoire.arena.report import share_text
from grimoire.arena.run import RunProgress
from grimoire.jobs.progress_bar import ProgressBar
from grimoire.texts import Texts

MOST_BOTS: Final = 4


class Bar(ProgressBar):
    """A bar with the best bots and their shares."""

    def __init__(self, console: Console, texts: Texts) -> None:
        super().__init__(console)
        self._texts = texts

    def __call__(self, progress: RunProgress) -> None:
        """Draws the progress of a run."""
        if self.is_drawn:
            self.draw(progress.finished, progress.plan.games, self._standing(progress))

    def _standing(self, progress: RunProgress) -> str:
        sat = zip(progress.wins, progress.sat, strict=True)
        shares = {bot: wins / games for bot, (wins, games) in enumerate(sat) if games}
        best = sorted(shares, key=lambda bot: -shares[bot])[:MOST_BOTS]
        return " · ".join(f"{progress.plan.labels[bot]} {share_text(self._texts, shares[bot])}" for bot in best)
