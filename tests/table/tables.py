"""Matches for tests: people by their first letters, chance from a seed."""

from random import Random
from typing import Any

from grimoire import catalog
from grimoire.kernel.game import OVER
from grimoire.table.events import AnyEvent, decode, encode
from grimoire.table.match import Match
from grimoire.table.settings import Clock, SeatPlan, Settings

NOW = 1_000_000
PLANS = {
    "ann": SeatPlan("person", "Ann", "ann"),
    "bob": SeatPlan("person", "Bob", "bob"),
    "cat": SeatPlan("person", "Cat", "cat"),
    "bot": SeatPlan("bot", level="greedy"),
    "open": SeatPlan("open"),
}


class Played:
    """A match with its events so far, a source of chance and a time that stands still unless moved."""

    def __init__(self, *seats: str, game: str = "materia", clock: Clock | None = None, **more: Any) -> None:
        settings = {key: more.pop(key) for key in ("undo", "chat", "hints", "start", "gather", "lesson") if key in more}
        options = {"players": len(seats), "first": 0} | more
        self.source = Random(7)
        self.now = NOW
        self.events = Match.create(
            catalog.game,
            Settings(game=game, options=options, clock=clock, **settings),
            [PLANS[seat] for seat in seats],
            self.now,
            self.source,
            host="ann",
        )
        self.match = Match.restore(catalog.game, self.events)

    def add(self, decided: list[AnyEvent]) -> list[AnyEvent]:
        """What was decided happens."""
        self.events += decided
        for event in decided:
            self.match.evolve(event)
        return decided

    def play(self, action: str | None = None, seat: int | None = None, version: int | None = None) -> list[AnyEvent]:
        """Whoever decides plays, the last legal action unless one is named."""
        match = self.match
        at = match.state.player if seat is None else seat
        chosen = match.state.actions()[-1] if action is None else action
        seen = match.version if version is None else version
        return self.add(match.play(match.seats[at].player, at, chosen, seen, self.now, self.source))

    def finish(self) -> None:
        """Plays at random to the end, bots too."""
        while self.match.status == "live":
            state, seat = self.match.state, self.match.state.player
            action = self.source.choice(state.actions())
            if self.match.thinker is None:
                self.play(action)
            else:
                self.add(self.match.play_bot(seat, [action], self.match.version, self.now, self.source))
        assert self.match.state.player == OVER

    def restored(self) -> Match:
        """The match again, from the JSON of its events."""
        return Match.restore(catalog.game, [decode(encode(event)) for event in self.events])
