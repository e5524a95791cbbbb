"""One game between bots. A bot that fails loses, and the reason is kept; nothing a bot does stops an arena."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from operator import index
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

import msgspec

from grimoire import catalog
from grimoire.bots import Bot, BotError, Follower
from grimoire.kernel.chance import draw
from grimoire.kernel.game import CHANCE, OVER, Game, Position, State
from grimoire.kernel.record import Record

__all__ = ["Forfeit", "Outcome", "play_game"]

FAILED: Final = "failed"  # it raised a BotError
RAISED: Final = "raised"  # it raised another exception
ILLEGAL: Final = "illegal"
LONGEST: Final = 500
CAUGHT: Final = (Exception, SystemExit)  # a bot that calls exit() only leaves its own game


class _ForfeitData(TypedDict):
    seat: int
    kind: str
    detail: str


class Forfeit(NamedTuple):
    """Which seat lost a game before its end, and why."""

    seat: int
    kind: str
    detail: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat. ``turns`` and ``seconds`` are totals; ``slowest`` is the longest turn."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    forfeits: tuple[Forfeit, ...] = ()

    def data(self) -> dict[str, object]:
        """Ready for JSON."""
        return asdict(self) | {"forfeits": [forfeit._asdict() for forfeit in self.forfeits]}

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> "Outcome":
        """The outcome that ``data`` gave; ValueError (msgspec.ValidationError) if it is something else."""
        forfeits = msgspec.convert(data.get("forfeits"), list[_ForfeitData])
        in_order = [(forfeit["seat"], forfeit["kind"], forfeit["detail"]) for forfeit in forfeits]
        return msgspec.convert({**data, "forfeits": in_order}, cls)


class _Stop(Exception):
    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit


@dataclass
class _Clock:
    """The time of one seat, turn by turn. Decisions during other players' turns count for its own last turn."""

    turns: list[float] = field(default_factory=list)
    last: tuple[object, object] | None = None
    decisions: int = 0

    def add(self, seconds: float, seat: int, position: Position) -> None:
        turn = (position.get("round"), position.get("turn"))
        mine = turn[1] == seat
        if not self.turns or (mine and self.last is not None and turn != self.last):
            self.turns.append(0.0)
        if mine:
            self.last = turn
        self.turns[-1] += seconds
        self.decisions += 1


class MissingBot:
    """Takes the seat of a bot that could not be made, and loses."""

    name: Final = "missing"

    def __init__(self, error: Exception) -> None:
        self._error = error

    def choose(self, state: State) -> int:  # noqa: ARG002 (a bot's signature)
        raise self._error


def play_game(
    game: Game[State], bots: Sequence[Bot], seed: int, owners: Sequence[object] | None = None
) -> tuple[Record, Outcome]:
    """Plays a game with a new bot in each seat; the seed is for chance.

    A bot that fails ends the game and the others share the win; all seats with the same owner lose together.
    """
    record = catalog.Record(game)
    clocks = [_Clock() for _ in bots]
    forfeits: tuple[Forfeit, ...] = ()
    try:
        _introduce(record, bots)
        _play(record, bots, Random(seed), clocks)
    except _Stop as stop:
        forfeits = (stop.forfeit,)
    finally:
        _close(bots)
    return record, _outcome(record, clocks, forfeits, owners or range(len(bots)))


def _introduce(record: Record, bots: Sequence[Bot]) -> None:
    for seat, bot in enumerate(bots):
        if isinstance(bot, Follower):
            try:
                bot.follow(record)
            except CAUGHT as error:
                raise _Stop(_fault(seat, error)) from error


def _play(record: Record, bots: Sequence[Bot], chance: Random, clocks: Sequence[_Clock]) -> None:
    while (state := record.state).player != OVER:
        seat = state.player
        if seat == CHANCE:
            record.play(state.text(draw(state, chance)))
            continue
        begun = perf_counter()
        code = _choice(bots[seat], state, seat)
        clocks[seat].add(perf_counter() - begun, seat, state.position())
        record.play(state.text(code))


def _choice(bot: Bot, state: State, seat: int) -> int:
    """A legal code; the bot thinks about a copy, so that it cannot move the game."""
    try:
        answer: object = bot.choose(state.copy())
    except CAUGHT as error:
        raise _Stop(_fault(seat, error)) from error
    try:
        code = index(answer)  # type: ignore[arg-type]  # whatever a bot returns
    except TypeError:
        code = -1
    if code not in state.legal():
        raise _Stop(Forfeit(seat, ILLEGAL, repr(answer)[:LONGEST]))
    return code


def _fault(seat: int, error: BaseException) -> Forfeit:
    if isinstance(error, BotError):
        return Forfeit(seat, FAILED, str(error)[:LONGEST])
    return Forfeit(seat, RAISED, f"{type(error).__name__}: {error}"[:LONGEST])


def _close(bots: Sequence[Bot]) -> None:
    for bot in bots:
        if isinstance(bot, Follower):
            with suppress(Exception):  # the game is decided already
                bot.close()


def _outcome(
    record: Record, clocks: Sequence[_Clock], forfeits: tuple[Forfeit, ...], owners: Sequence[object]
) -> Outcome:
    state = record.state
    losers = {owners[forfeit.seat] for forfeit in forfeits}
    winners = [seat for seat, owner in enumerate(owners) if owner not in losers] if forfeits else state.winners()
    return Outcome(
        winners=tuple(winners),
        scores=tuple(state.scores()),
        rounds=int(state.position().get("round", 0)),
        decisions=sum(clock.decisions for clock in clocks),
        turns=tuple(len(clock.turns) for clock in clocks),
        seconds=tuple(round(sum(clock.turns), 6) for clock in clocks),
        slowest=tuple(round(max(clock.turns, default=0.0), 6) for clock in clocks),
        forfeits=forfeits,
    )
