"""Matches whose chance can be verified: people with seeds, and a secret that is the same in every test."""

from random import Random

from grimoire import catalog
from grimoire.kernel.fairness import commitment_to
from grimoire.kernel.record import RecordData
from grimoire.table.events import AnyEvent
from grimoire.table.match import Match
from grimoire.table.settings import SeatPlan, Settings

SECRET = "5e" * 32
SEEDS = {"ann": "a1" * 32, "bob": "b2" * 32, "cat": "c3" * 32}
NOW = 1_000_000


class Nothing:
    """A source of chance that must not be used."""

    def random(self) -> float:
        raise AssertionError("chance comes from the secrets")


NO_SOURCE = Nothing()


def plan(person: str, seeded: bool = True) -> SeatPlan:
    """A person, with a commitment; a bot, or nobody."""
    if person == "open":
        return SeatPlan("open")
    if person not in SEEDS:
        return SeatPlan("bot", level="greedy")
    commitment = commitment_to(SEEDS[person]) if seeded else ""
    return SeatPlan("person", person.capitalize(), person, commitment=commitment)


class FairTable:
    """A match with its events so far."""

    def __init__(self, *plans: SeatPlan, game: str = "materia", **options: object) -> None:
        settings = Settings(game=game, options={"players": len(plans), "first": 0, **options})
        self.events = Match.create(catalog.game, settings, plans, NOW, NO_SOURCE, host="ann", secret=SECRET)
        self.match = Match.restore(catalog.game, self.events)

    def add(self, decided: list[AnyEvent]) -> list[AnyEvent]:
        """What was decided happens."""
        self.events += decided
        for event in decided:
            self.match.evolve(event)
        return decided

    def reveal(self, person: str) -> list[AnyEvent]:
        """A page reveals its seed, for its first seat."""
        return self.add(self.match.reveal(person, self.match.seats_of(person)[0], SEEDS[person], NOW))

    def play(self, action: str) -> list[AnyEvent]:
        """Whoever decides plays."""
        match, seat = self.match, self.match.state.player
        if match.thinker is not None:
            return self.add(match.play_bot(seat, [action], match.version, NOW, NO_SOURCE))
        return self.add(match.play(match.seats[seat].player, seat, action, match.version, NOW, NO_SOURCE))

    def finish(self, seed: int = 1) -> RecordData:
        """Plays at random to the end; the record."""
        rng = Random(seed)
        while self.match.status == "live":
            self.play(rng.choice(self.match.state.actions()))
        return self.match.record()


def finished(*people: str, game: str = "materia", **options: object) -> RecordData:
    """The record of a whole game of these people, all with seeds."""
    table = FairTable(*(plan(person) for person in people), game=game, **options)
    for person in dict.fromkeys(people):
        if person in SEEDS and table.match.status == "open":
            table.reveal(person)
    return table.finish()
