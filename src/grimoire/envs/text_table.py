"""A game in progress for players that read and write text: what they are told, and what they have tried."""

from collections.abc import Sequence
from typing import Final

from grimoire import catalog
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Game, State
from grimoire.kernel.record import RecordData, RecordSeat
from grimoire.table.plain_view import PlainView
from grimoire.table.reference import Reference
from grimoire.table.refusal import Refused, refused
from grimoire.terminal.local_match import LocalMatch
from grimoire.terminal.saves import YOU, Seating
from grimoire.terminal.seating import make_bots
from grimoire.texts import Texts


class TextTable:
    """Seats are ``you`` for who reads, or the name of a bot. Bots and forced actions are played at once, until one of
    your seats decides. ``texts`` include the rules.
    """  # fmt: skip

    def __init__(self, game: Game[State], seats: Sequence[str], texts: Texts, seed: int | None, player: str) -> None:
        spec = catalog.spec_of(game.name)
        self.seats: Final = tuple(seats)
        self.match: Final = LocalMatch(catalog.Record(game), make_bots(Seating(self.seats, seed), 0), seed)
        self.names: Final = _names(seats, texts)
        self.view: Final = PlainView(spec, game, texts, self.names)
        self.reference: Final = Reference(spec, game, texts)
        self.illegal: Final = [0] * len(seats)
        self.decisions: Final = [0] * len(seats)
        self._player: Final = player
        self._seen: Final = [0] * len(seats)  # how many steps there were at the last decision of each seat
        self._play_on()

    @property
    def seat(self) -> int:
        """The seat of yours that decides; once the game is over, your first one."""
        decider = self.match.state.player
        return decider if decider >= 0 else self.seats.index(YOU)

    def news(self) -> list[str]:
        """What happened since the last decision of the seat, that one included."""
        return self.view.log(self.match.steps[self._seen[self.seat] :], self.seat)

    def play(self, action: str) -> None:
        """Plays an action; Refused, with the reasons, if it is not legal, and that is counted."""
        if self.match.over:
            raise refused("match-over", "", "the game is over")
        seat, before = self.seat, len(self.match.steps)
        try:
            self.match.play(action)
        except Refused as error:
            self.illegal[seat] += 1
            why = self.view.why_not(self.match.state, action)
            more = [Fault("why-not", "", "{why}", why=why)] if why else []
            raise Refused([*more, *error.faults]) from None
        self.decisions[seat] += 1
        self._seen[seat] = before
        self._play_on()

    def record(self) -> RecordData:
        """The record so far, with who played and how many illegal actions they tried."""
        data = self.match.record()
        data["seats"] = [self._recorded(seat) for seat in range(len(self.seats))]
        return data

    def _recorded(self, seat: int) -> RecordSeat:
        if self.seats[seat] == YOU:
            return {"name": self._player, "illegal": self.illegal[seat]}
        return {"bot": self.seats[seat]}

    def _play_on(self) -> None:
        while self.match.step():
            pass


def _names(seats: Sequence[str], texts: Texts) -> list[str]:
    """A name for each seat, with the level of a bot; in a solo game one more for the opponent."""
    names = []
    for number, seat in enumerate(seats, start=1):
        name = texts.say("terminal-player", number=number)
        key = f"level-{seat}"
        names.append(name if seat == YOU else f"{name} ({texts.say(key) if texts.has(key) else seat})")
    return [*names, texts.say("opponent")] if len(seats) == 1 else names
