"""A naive model of Materia, written from the rules alone, for comparison with the engine.

The whole game is a generator: it yields questions and is sent the chosen actions.
"""

from collections import Counter
from typing import Any

from tests.games.materia.reference_spells import SETS, phase_action
from tests.games.materia.reference_table import COLOURS, KINDS, Card, Seat, Steps, Table, ask, colour, move, rune, words

STORED = (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18)
POINTS = {
    "sacrifice": (1, 2, 3),
    "eruption": (2, 3, 4),
    "blaze": (0, 2, 5),
    "levitation": (3, 4, 5),
    "sharing": (4, 4, 4),
    "divination": (2, 3, 4),
    "purification": (1, 2, 3),
    "cure": (3, 4, 5),
    "growth": (3, 4, 6),
    "offering": (2, 4, 6),
    "focus": (3, 4, 5),
    "feast": (2, 2, 0),
    "time_travel": (2, 4, 6),
    "storm": (4, 6, 8),
    "clone": (4, 5, 6),
    "transmutation": (4, 4, 4),
    "swiftness": (3, 6, 0),
    "mirage": (2, 3, 6),
    "abundance": (3, 5, 7),
    "knowledge": (0, 0, 0),
    "communion": (0, 0, 0),
}


class Model:
    """A game in play: its table, its clock, and the question asked now."""

    def __init__(self, options: dict[str, Any], position: dict[str, Any] | None = None) -> None:
        self.options = options
        self.table = Table(seats=[Seat() for _ in range(options.get("players", 2))])
        self.first, self.round, self.phase, self.used = 0, 1, "morning", 0
        self.over = False
        if position is not None:
            self.load(position)
        self.steps = self.days() if position is not None else self.whole()
        self.who, self.legal = next(self.steps)

    def play(self, action: str) -> None:
        try:
            self.who, self.legal = self.steps.send(action)
        except StopIteration:
            self.over, self.legal = True, {}

    def load(self, position: dict[str, Any]) -> None:
        table = self.table
        self.first, self.round = position["first"], position.get("round", 1)
        self.phase, self.used = position["phase"], position.get("morning_actions_used", 0)
        opponent = position.get("opponent", {"track": [], "lower": []})
        table.spells, table.turn = list(position["spells"]), position["turn"]
        table.altar, table.discard = Counter(position["altar"]), Counter(position.get("discard", []))
        table.track, table.lower = Counter(opponent["track"]), Counter(opponent["lower"])
        for seat, one in zip(table.seats, position["seats"], strict=True):
            seat.pool, seat.familiar = Counter(one["pool"]), Counter(one["familiar"])
            seat.learned = {name: Card(**card) for name, card in one["learned"].items()}
        table.pouch = self.rest() if position["pouch"] == "rest" else Counter(position["pouch"])

    def rest(self) -> Counter[str]:
        """Every token that is not on the table."""
        table = self.table
        gone = table.altar + table.discard + table.track + table.lower
        for seat in table.seats:
            gone += seat.pool + seat.familiar + Counter(card.token for card in seat.learned.values())
        return Counter(KINDS * 5) - gone

    def whole(self) -> Steps:
        yield from self.set_up()
        yield from self.days()

    def set_up(self) -> Steps:
        table, players = self.table, len(self.table.seats)
        table.pouch = Counter(KINDS * 5)
        self.first = self.options.get("first", "random") if players > 1 else 0
        if self.first == "random":
            self.first = int((yield from ask(None, [f"first {seat}" for seat in range(players)])).split()[1])
        table.turn = self.first
        chosen = self.options.get("spells", "set-1")
        if chosen == "classic":
            for spot in range(len(COLOURS)):
                answer = yield from ask(None, [f"reveal {names[spot]}" for names in SETS.values()])
                table.spells.append(answer.split()[1])
        else:
            table.spells = SETS.get(chosen, []) if isinstance(chosen, str) else list(chosen)
        yield from table.deal_some(7 if table.solo() else 5, table.altar)
        for seat in [self.first, *table.others(self.first)]:
            yield from table.draw(seat, 2)
        yield from table.deal_some(self.options.get("handicap", 0), table.lower)

    def days(self) -> Steps:
        table = self.table
        while True:
            yield from self.day()
            sent = False
            if table.solo() and table.altar.total():
                sent = True
                move((yield from ask(0, words("send", table.altar))).split()[1], table.altar, table.track)
            for card in table.seats[table.turn].learned.values():
                card.today = False
            after = (table.turn + 1) % len(table.seats)
            if after == self.first and (self.ended() or self.round == 100):
                return
            yield from self.resupply(sent)
            table.turn, self.phase, self.used = after, "morning", 0
            self.round += after == self.first

    def day(self) -> Steps:
        me = self.table.turn
        if self.phase == "morning":
            card = self.table.seats[me].learned.get("swiftness")
            actions = 2 if card and card.level == 5 else 1
            while self.used < actions:
                yield from phase_action(self.table, me, "morning")
                self.used += 1
            self.phase = "midday"
        if self.phase == "midday":
            yield from phase_action(self.table, me, "midday")
            self.phase = "evening"
        yield from phase_action(self.table, me, "evening")

    def ended(self) -> bool:
        full = self.table.solo() and self.table.track.total() == 17
        return full or any(len(seat.learned) == 7 or not seat.spaces() for seat in self.table.seats)

    def resupply(self, sent: bool) -> Steps:
        table = self.table
        if table.solo():
            again, number = sent and table.track.total() in (4, 9, 14), 7
            wanted = number if again else number - table.altar.total()
        else:
            number = table.altar.total()
            again = number >= 10
            wanted = 5 if again else 5 - number if number < 5 else 1
        if again:
            table.discard += table.altar
            table.altar = Counter()
        yield from table.deal_some(wanted, table.altar)

    def points(self, seat: Seat) -> int:
        total = STORED[seat.familiar.total()]
        for name, card in seat.learned.items():
            total += POINTS[name][card.level - 3] + variable(seat, name, card)
        return total

    def scores(self) -> list[int]:
        scores = [self.points(seat) for seat in self.table.seats]
        if self.table.solo():
            filled = self.table.track.total()
            scores.append((14 + 2 * (filled - 4) if filled >= 4 else 0) + self.table.lower.total())
        return scores

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        if self.table.solo():
            return [0] if scores[0] > scores[1] else []
        ranks = [
            (score, len(seat.learned), seat.pool.total()) for score, seat in zip(scores, self.table.seats, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def variable(seat: Seat, name: str, card: Card) -> int:
    """Points that depend on what else the player has."""
    others = [other.level for spell, other in seat.learned.items() if spell != name]
    if name == "knowledge":
        return sum({3: 1, 4: 2 if level >= 4 else 1, 5: 2}[card.level] for level in others)
    if name == "communion" and card.level == 4:
        return sum(count for kind, count in seat.familiar.items() if rune(kind) == rune(card.token))
    if name == "feast" and card.level == 5:
        return len({colour(kind) for kind in seat.familiar.elements()})
    return 0
