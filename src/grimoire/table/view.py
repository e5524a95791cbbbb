"""A match as a client draws it: the board, the question, the offers and the log."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Raw

from grimoire.games.offers import Step
from grimoire.games.spec import GameSpec
from grimoire.kernel.action import Action
from grimoire.kernel.game import OVER, Json, State
from grimoire.table.history import LessonHistory, Move
from grimoire.table.lesson import LEARNER
from grimoire.table.match_state import MatchState
from grimoire.table.seats import Seat
from grimoire.table.view_types import ClockView, EndingView, LessonView, LogEntry, SeatView, View
from grimoire.texts.message import Message
from grimoire.texts.words import end_lines

RECENT: Final = 12  # entries of a whole log that come with their steps
GRACE: Final = 2500
GRACE_ON_THE_CLOCK: Final = 1500
_NO_BOARD: Final[Mapping[str, Json]] = {}
_encode: Final = msgspec.json.Encoder().encode


def seat_views(match: MatchState) -> tuple[SeatView, ...]:
    """The seats as everybody sees them."""
    seeds = {} if match.proof is None else match.proof.seeds
    is_open = match.status == "open"
    return tuple([_seat_view(seat, is_open, number in seeds) for number, seat in enumerate(match.seats)])


def _seat_view(seat: Seat, is_open: bool, seed: bool) -> SeatView:
    commitment = seat.commitment if is_open else ""
    return SeatView(seat.kind, seat.name, seat.level, seat.away, seat.resigned, commitment, seed)


class KeptSeats:
    """The seats of a match as JSON: few moves change them."""

    def __init__(self) -> None:
        self._seats: list[Seat] = []
        self._seeds = -1
        self._is_open = True
        self._json = Raw(b"[]")

    def json(self, match: MatchState) -> Any:
        """The seats as everybody sees them."""
        seeds, is_open = 0 if match.proof is None else len(match.proof.seeds), match.status == "open"
        if match.seats != self._seats or seeds != self._seeds or is_open != self._is_open:
            self._seats, self._seeds, self._is_open = match.seats, seeds, is_open
            self._json = Raw(_encode(seat_views(match)))
        return self._json


def view(match: MatchState, spec: GameSpec) -> View:
    """How the match stands."""
    state, live = match.state, match.status == "live"
    begun = match.status != "open"
    parts = state.score_parts() if begun else []
    offers = tuple(spec.offers(state)) if live else ()
    undo = match.history.undo_seat() if live and match.settings.undo else None
    return View(
        moment=match.moment,
        length=match.history.length,
        status=match.status,
        board=spec.board_view(state) if begun else _NO_BOARD,
        scores=tuple(state.scores()) if begun else (),
        parts=tuple(parts),
        sources=tuple(spec.sources(state, parts)) if begun else (),
        player=match.decider,
        thinking=match.thinker is not None,
        prompt=spec.words().prompt(state) if live else None,
        offers=offers,
        undo=undo,
        grace=_grace(match, undo) if len(offers) == 1 else 0,
        clock=_clock(match),
        result=match.result,
        outcome=_outcome(state, spec),
        ending=_ending(state, spec) if live else None,
        wishes={wish: tuple(sorted(seats)) for wish, seats in match.wishes.items() if seats},
        awaited=tuple(sorted(match.awaited)) if live and match.clocks is not None else (),
        rematch=match.rematch,
        lesson=_lesson(match.history) if live and isinstance(match.history, LessonHistory) else None,
    )


def _grace(match: MatchState, undo: int | None) -> int:
    """Does the only legal action make an earlier choice final? Then the person has a moment to undo it."""
    seat = match.decider
    if seat is None or undo != seat or match.lesson is not None or not match.is_here(seat):
        return 0
    after = match.state.copy()
    after.play(after.legal()[0])
    is_final = after.player != seat
    return 0 if not is_final else GRACE if match.clocks is None else GRACE_ON_THE_CLOCK


def _lesson(history: LessonHistory) -> LessonView | None:
    """What the guide says now; None once the person has played on after the end of the lesson."""
    lesson, place = history.lesson, history.place
    strayed = place is None
    if strayed and history.is_finished:
        return None
    step = lesson.step(history.last_place)
    return LessonView(
        step=step,
        steps=len(lesson.notes),
        note=Message("lesson-strayed" if strayed else lesson.notes[step - 1].key),
        suggest=lesson.next(history.state) if history.state.player == LEARNER else None,
        strayed=strayed,
        ended=place == lesson.end,
        fresh=place == lesson.notes[step - 1].at,
    )


def _clock(match: MatchState) -> ClockView | None:
    clocks = match.clocks
    if clocks is None:
        return None
    return ClockView(clocks.left, clocks.running if clocks.running >= 0 else None, clocks.since)


def _outcome(state: State, spec: GameSpec) -> tuple[Message, ...]:
    if state.player != OVER:
        return ()
    words = spec.words()
    return (words.outcome_line(state), *end_lines(words, state))


def _ending(state: State, spec: GameSpec) -> EndingView | None:
    found = spec.ending(state)
    return None if found is None else EndingView(found.line, found.seat)


def last_entry(match: MatchState, spec: GameSpec) -> LogEntry:
    """What the log says of the last event that moved the game."""
    move, actions = match.history.last_move()
    return entry(match.history.before.copy(), move, actions, spec)


def entry(state: State, move: Move, actions: list[str], spec: GameSpec, is_news: bool = True) -> LogEntry:
    """Plays the actions of a move and tells them; in detail only if it is news."""
    before, words = spec.ending(state), spec.words()
    lines: list[Message] = []
    steps: list[Step] = []
    scores = state.scores() if is_news else []
    for text in actions:
        action = state.action(state.code(text))
        lines.append(words.log_line(state, action))  # of the state before
        if is_news:
            step, scores = _played(state, action, spec, scores)
            steps.append(step)
        else:
            state.play(action.code)  # they were legal when they were played
    after = spec.ending(state) if before is None else None
    ending = None if after is None else after.line
    return LogEntry(move.version, move.seat, move.first, tuple(lines), ending, tuple(steps))


def step_of(state: State, action: Action, spec: GameSpec) -> Step:
    """Plays an action and tells what it did."""
    return _played(state, action, spec, state.scores())[0]


def _played(state: State, action: Action, spec: GameSpec, before: list[int]) -> tuple[Step, list[int]]:
    """The same with the scores before it; those after it are those before the next."""
    actor, places = state.player, spec.places(state, action)
    state.play(action.code)
    after = state.scores()
    gains = () if after == before else tuple([now - then for now, then in zip(after, before, strict=True)])
    return Step(action.text, action.verb, None if actor < 0 else actor, gains, *places), after
