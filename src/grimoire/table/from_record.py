"""A match that goes on from a record, such as the save file of a game."""

from collections.abc import Sequence

import msgspec

from grimoire.kernel.chance import Source, draw
from grimoire.kernel.fairness import commitment_to
from grimoire.kernel.game import CHANCE, State
from grimoire.kernel.record import Record
from grimoire.table.events import AnyEvent, Begun, Created, Played
from grimoire.table.proof import Proof
from grimoire.table.refusal import refused
from grimoire.table.settings import SeatPlan, Settings, check_clock


def events_of_record(
    record: Record,
    settings: Settings,
    seats: Sequence[SeatPlan],
    now: int,
    source: Source,
    host: str = "",
    secret: str = "",
) -> list[AnyEvent]:
    """The events of a match that has come as far as a record; ``Match.restore`` makes the match of them.

    Game, options, start and actions are the record's; the other settings and the seats, none of them open, are the
    caller's. A record is never a lesson. Where it ends while chance decides, the source draws what is missing, or the
    secret, which makes chance verifiable from there on.
    """
    check_clock(settings.clock)
    taken = sum(plan.kind != "open" for plan in seats)
    if not taken == len(seats) == record.game.players:
        raise refused("wrong-seats", "seats", "{found} seats, but {wanted} play",
                      found=taken, wanted=record.game.players)  # fmt: skip
    agreed = msgspec.structs.replace(
        settings, game=record.game.name, options=record.game.options, start=record.start, lesson=False
    )
    created = Created(
        version=1, at=now, settings=agreed, seats=tuple(seats), host=host,
        commitment=commitment_to(secret) if secret else "", secret=secret, taken_over=len(record.actions),
    )  # fmt: skip
    return [created, *_moves(_decisions(record, source, Proof.of(created)), seats, now)]


class _Decision:
    """An action of a seat and the outcomes of chance that followed it; the first has no action."""

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action
        self.then: list[str] = []


def _decisions(record: Record, source: Source, proof: Proof | None) -> list[_Decision]:
    *before, last = record.states()
    decisions = [_Decision(CHANCE, "")]
    for state, action in zip(before, record.actions, strict=True):
        if state.player == CHANCE:
            decisions[-1].then.append(action)
        else:
            decisions.append(_Decision(state.player, action))
    decisions[-1].then += _missing(last, len(record.actions) + 1, source, proof)
    return decisions


def _missing(state: State, number: int, source: Source, proof: Proof | None) -> list[str]:
    outcomes: list[str] = []
    while state.player == CHANCE:
        code = draw(state, source) if proof is None else proof.outcome(state, number + len(outcomes))
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
