"""A match that goes on from a record, such as the save file of a game."""

from collections.abc import Sequence

import msgspec

from grimoire.kernel.chance import Source, draw
from grimoire.kernel.game import CHANCE, State
from grimoire.kernel.record import Record
from grimoire.table.events import AnyEvent, Begun, Created, Played
from grimoire.table.refusal import refused
from grimoire.table.settings import SeatPlan, Settings, check_clock


def events_of_record(
    record: Record, settings: Settings, seats: Sequence[SeatPlan], now: int, source: Source, host: str = ""
) -> list[AnyEvent]:
    """The events of a match that has come as far as a record; ``Match.restore`` makes the match of them.

    Game, options, start and actions are the record's; the other settings and the seats, none of them open, are the
    caller's. A record is never a lesson. Where it ends while chance decides, the source draws what is missing.
    """
    check_clock(settings.clock)
    taken = sum(plan.kind != "open" for plan in seats)
    if not taken == len(seats) == record.game.players:
        raise refused("wrong-seats", "seats", "{found} seats, but {wanted} play",
                      found=taken, wanted=record.game.players)  # fmt: skip
    agreed = msgspec.structs.replace(
        settings, game=record.game.name, options=record.game.options, start=record.start, lesson=False
    )
    created = Created(version=1, at=now, settings=agreed, seats=tuple(seats), host=host)
    return [created, *_moves(_decisions(record, source), seats, now)]


class _Decision:
    """An action of a seat and the outcomes of chance that followed it; the first has no action."""

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action
        self.then: list[str] = []


def _decisions(record: Record, source: Source) -> list[_Decision]:
    *before, last = record.states()
    decisions = [_Decision(CHANCE, "")]
    for state, action in zip(before, record.actions, strict=True):
        if state.player == CHANCE:
            decisions[-1].then.append(action)
        else:
            decisions.append(_Decision(state.player, action))
    decisions[-1].then += _missing(last, source)
    return decisions


def _missing(state: State, source: Source) -> list[str]:
    outcomes = []
    while state.player == CHANCE:
        code = draw(state, source)
        outcomes.append(state.text(code))
        state.play(code)
    return outcomes


def _moves(decisions: Sequence[_Decision], seats: Sequence[SeatPlan], now: int) -> list[AnyEvent]:
    first, *others = decisions
    moves: list[AnyEvent] = [Begun(version=2, at=now, then=tuple(first.then))]
    for version, each in enumerate(others, start=3):
        bot = seats[each.seat].kind == "bot"
        moves.append(
            Played(version=version, at=now, seat=each.seat, action=each.action, then=tuple(each.then), bot=bot)
        )
    return moves
