"""A match as a client draws it: what lies where, what is asked, what can be touched, what was done."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple

import msgspec

from grimoire.games.choices import Choice
from grimoire.kernel.game import OVER, State
from grimoire.table import script
from grimoire.table.history import LessonHistory
from grimoire.table.lesson import LEARNER
from grimoire.table.match_state import MatchState, Result, Status
from grimoire.table.script import Saying
from grimoire.table.seats import Seat
from grimoire.texts.words import Words


class Tongue(NamedTuple):
    """How a game tells of itself: its words, its choices and its board."""

    words: Words
    choices: Callable[[State], list[Choice]]
    board_view: Callable[[State], dict[str, Any]]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action: what is touched, where it lies, where it goes, and its words for lists and screen readers."""

    action: str
    verb: str
    label: Saying
    zone: str | None = None
    seat: int | None = None
    item: str | None = None
    amount: int | None = None
    to: str | None = None
    to_seat: int | None = None
    to_item: str | None = None


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """What is left to each seat (milliseconds) at a time, and whose clock runs since then."""

    left: tuple[int, ...]
    running: int | None
    since: int


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as all see it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    away: bool = False
    resigned: bool = False


class LessonView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the guide of a lesson says: which step it is, why, and what to do now."""

    step: int
    steps: int
    note: Saying
    suggest: str | None = None  # the action that the lesson goes on with, if the person decides
    strayed: bool = False  # the person has chosen something else; undo leads back
    ended: bool = False  # the lesson is over, the game is not
    fresh: bool = False  # the note is new: what is forced waits until it has been read


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The board and the question."""

    moment: int  # the version since which the board is as it is
    length: int  # how many actions led here
    status: Status
    board: dict[str, Any]  # the position, and what is under way
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    player: int | None = None  # the seat that decides
    thinking: bool = False  # a bot decides for it
    prompt: Saying | None = None
    offers: tuple[Offer, ...] = ()
    undo: int | None = None  # the seat that can take its last choice back
    clock: ClockView | None = None
    result: Result | None = None
    outcome: tuple[Saying, ...] = ()  # who won, and why the game ended
    wishes: dict[str, tuple[int, ...]] = {}
    rematch: str = ""
    lesson: LessonView | None = None


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event that moved the game, in words: the decision and each outcome of chance.

    Entries from ``first`` on, the number of its first action, are replaced by it.
    """

    version: int
    seat: int
    first: int
    lines: tuple[Saying, ...]


_NO_BOARD: Final[dict[str, Any]] = {}


def seat_views(match: MatchState) -> tuple[SeatView, ...]:
    """The seats as all see them."""
    return tuple(_seat_view(seat) for seat in match.seats)


def _seat_view(seat: Seat) -> SeatView:
    return SeatView(seat.kind, seat.name, seat.level, seat.away, seat.resigned)


def view(match: MatchState, tongue: Tongue) -> View:
    """How the match stands."""
    state, live = match.state, match.status == "live"
    begun = match.status != "open"
    return View(
        moment=match.moment,
        length=len(match.history.actions),
        status=match.status,
        board=tongue.board_view(state) if begun else _NO_BOARD,
        scores=tuple(state.scores()) if begun else (),
        parts=tuple(state.score_parts()) if begun else (),
        player=match.decider,
        thinking=match.thinker is not None,
        prompt=script.prompt(tongue.words, state) if live else None,
        offers=_offers(state, tongue) if live else (),
        undo=match.history.undo_seat() if live and match.settings.undo else None,
        clock=_clock(match),
        result=match.result,
        outcome=_outcome(state, tongue),
        wishes={wish: tuple(sorted(seats)) for wish, seats in match.wishes.items() if seats},
        rematch=match.rematch,
        lesson=_lesson(match.history) if live and isinstance(match.history, LessonHistory) else None,
    )


def _offers(state: State, tongue: Tongue) -> tuple[Offer, ...]:
    choices = tongue.choices(state)
    labels = script.labels(tongue.words, state, [choice.action for choice in choices])
    return tuple(_offer(choice, label) for choice, label in zip(choices, labels, strict=True))


def _offer(choice: Choice, label: Saying) -> Offer:
    return Offer(
        choice.action, choice.verb, label, choice.zone, choice.seat, choice.item, choice.amount,
        choice.to, choice.to_seat, choice.to_item,
    )  # fmt: skip


def _lesson(history: LessonHistory) -> LessonView | None:
    """What the guide says now; nothing any more once the person has played on after its last words."""
    lesson, place = history.lesson, history.place
    strayed = place is None
    if strayed and history.is_finished:
        return None
    step = lesson.step(history.last_place)
    return LessonView(
        step=step,
        steps=len(lesson.notes),
        note=Saying("lesson-strayed" if strayed else lesson.notes[step - 1].key),
        suggest=lesson.next(history.state) if history.state.player == LEARNER else None,
        strayed=strayed,
        ended=place == lesson.end,
        fresh=place == lesson.notes[step - 1].at,
    )


def _clock(match: MatchState) -> ClockView | None:
    clocks = match.clocks
    if clocks is None:
        return None
    return ClockView(tuple(clocks.left), clocks.running if clocks.running >= 0 else None, clocks.since)


def _outcome(state: State, tongue: Tongue) -> tuple[Saying, ...]:
    if state.player != OVER:
        return ()
    return (script.outcome(tongue.words, state), *script.end_lines(tongue.words, state))


def last_entry(match: MatchState, tongue: Tongue) -> LogEntry:
    """What the log says of the last event that moved the game."""
    move = match.history.moves[-1]
    state = match.history.before.copy()
    lines = tuple(_told(state, match.history.actions[move.first :], tongue))
    return LogEntry(move.version, move.seat, move.first, lines)


def log(match: MatchState, tongue: Tongue, after: int = 0) -> tuple[LogEntry, ...]:
    """What the log says of the whole game, or of what came after a version."""
    moves, actions = match.history.moves, match.history.actions
    state = match.history.first_state()
    entries = []
    for number, move in enumerate(moves):
        end = moves[number + 1].first if number + 1 < len(moves) else len(actions)
        if move.version > after:
            lines = tuple(_told(state, actions[move.first : end], tongue))
            entries.append(LogEntry(move.version, move.seat, move.first, lines))
        else:
            for action in actions[move.first : end]:
                state.apply(action)
    return tuple(entries)


def _told(state: State, actions: list[str], tongue: Tongue) -> Iterator[Saying]:
    for action in actions:
        yield script.log_line(tongue.words, state, action)
        state.play(state.code(action))  # they were legal when they were played
