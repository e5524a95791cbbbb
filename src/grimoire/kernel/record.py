"""Records: a whole game as JSON that replays without a random generator."""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from os import PathLike
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

from grimoire.kernel.errors import Fault, GrimoireError, IllegalAction, PositionError, RecordError
from grimoire.kernel.fairness import fairness_of
from grimoire.kernel.fairness_types import Fairness
from grimoire.kernel.game import OVER, Game, Json, Position, State
from grimoire.kernel.reading import Reader, is_visible, shown

__all__ = ["Record", "RecordData", "RecordResult", "RecordSeat"]

FORMAT: Final = 1
_FIELDS: Final = ("grimoire", "game", "rules", "options", "start", "actions")
_OPTIONAL: Final = ("result", "seats", "fairness")
_SEAT_FIELDS: Final = ("name", "bot", "illegal")
_LONGEST_NAME: Final = 100
_MOST_ILLEGAL: Final = 10**6


class RecordResult(TypedDict):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class RecordSeat(TypedDict, total=False):
    """Who played a seat: a person or program by the name chosen for the game, or a bot.

    ``illegal`` counts the illegal actions that a language model or another program has tried.
    """

    name: str
    bot: str
    illegal: int


class RecordData(TypedDict):
    """A record, ready for JSON."""

    grimoire: int
    game: str
    rules: int
    options: dict[str, Json]
    start: Position | None
    actions: list[str]
    result: RecordResult | None
    seats: NotRequired[list[RecordSeat]]
    fairness: NotRequired[Fairness]


def record_data(
    game: Game[State],
    start: Position | None,
    actions: Sequence[str],
    state: State,
    seats: Sequence[RecordSeat] = (),
    fairness: Fairness | None = None,
) -> RecordData:
    """The record of a game that these actions have led to this state."""
    data: RecordData = {
        "grimoire": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "options": game.options,
        "start": start,
        "actions": list(actions),
        "result": _result(state),
    }
    if any(seats):
        data["seats"] = list(seats)
    if fairness is not None:
        data["fairness"] = fairness
    return data


def _result(state: State) -> RecordResult | None:
    return None if state.player != OVER else {"scores": state.scores(), "winners": state.winners()}


class Record:
    """A game being recorded: play, undo, save; every chance outcome is in it."""

    def __init__(self, game: Game[State], start: Mapping[str, Json] | None = None) -> None:
        self.game: Final = game
        self.start: Final = None if start is None else deepcopy(dict(start))
        self.actions: Final[list[str]] = []
        self.seats: list[RecordSeat] = []  # who played, if that is known
        self.fairness: Fairness | None = None  # what proves the outcomes of chance, if anything does
        self._states: Final[list[State]] = [game.start() if start is None else game.load(dict(start))]

    @property
    def state(self) -> State:
        """A copy of the state after the last action."""
        return self._states[-1].copy()

    def play(self, text: str) -> None:
        """Plays an action or a chance outcome and keeps it; IllegalAction changes nothing."""
        state = self._states[-1].copy()
        state.apply(text)
        self._states.append(state)
        self.actions.append(text)

    def undo(self) -> str:
        """Takes the last action back and returns it."""
        if not self.actions:
            raise RecordError(Fault("nothing-to-undo", "actions", "there is nothing to undo"))
        self._states.pop()
        return self.actions.pop()

    def catch_up(self, actions: Sequence[str]) -> None:
        """Undoes and plays until these are its actions."""
        same = 0
        for mine, theirs in zip(self.actions, actions, strict=False):
            if mine != theirs:
                break
            same += 1
        while len(self.actions) > same:
            self.undo()
        for action in actions[same:]:
            self.play(action)

    def states(self) -> Iterator[State]:
        """The states in order, the start included."""
        for state in self._states:
            yield state.copy()

    @property
    def result(self) -> RecordResult | None:
        """Scores and winners, None while unfinished."""
        return _result(self._states[-1])

    def data(self) -> RecordData:
        """The record, ready for JSON."""
        return record_data(self.game, self.start, self.actions, self._states[-1], self.seats, self.fairness)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the file whole or not at all."""
        write_record(self.data(), path)

    def replay(self, data: object, before: Callable[[State, int, str], None] | None = None) -> None:
        """Plays the actions of parsed JSON; RecordError names the number of one that is illegal.

        ``before`` sees each action before it is played: with the state, and its number.
        """
        assert isinstance(data, Mapping)
        self.seats = seats_of(data, self.game.players)
        self.fairness = fairness_of(data, self.game.players)
        for number, action in enumerate(data["actions"], start=1):
            if before is not None:
                before(self._states[-1], number, action)
            try:
                self.play(cast(str, shown(action)))  # what is too long to be an action is not quoted in full
            except IllegalAction as error:
                raise RecordError(
                    Fault("illegal-in-record", "actions", "action {number}: {reason}", number=number, reason=error)
                ) from None
        if "result" in data and data["result"] != self.result:
            raise RecordError(
                Fault("wrong-result", "result", "the record says {found}, but its actions lead to {wanted}",
                      found=shown(data["result"]), wanted=self.result)
            )  # fmt: skip


def write_record(data: RecordData, path: str | PathLike[str]) -> None:
    """Writes the file whole or not at all; RecordError if that fails."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RecordError(
            Fault("cannot-write", str(target), "cannot be written: {reason}", reason=error.strerror or str(error))
        ) from None


def read_json(path: str | PathLike[str]) -> object:
    """A JSON file; RecordError if there is none or it is not JSON."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(Fault("cannot-read", str(path), "cannot be read: {reason}", reason=reason)) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(Fault("not-json", str(path), "this is not valid JSON: {reason}", reason=str(error))) from None


def game_of(data: object, make: Callable[..., Game[State]]) -> Game[State]:
    """The game a record is of; RecordError names each fault of its head."""
    reader = Reader(RecordError)
    record, options = reader.mapping(data, "record"), None
    if record is not None:
        reader.keys(record, "", _FIELDS, _OPTIONAL)
        reader.number(record, "grimoire", FORMAT, FORMAT)
        reader.sequence(record, "actions", "")
        options = reader.mapping(record.get("options", {}), "options")
    reader.finish()
    assert record is not None
    assert options is not None
    try:
        game = make(record["game"], **options)
    except (GrimoireError, TypeError) as error:
        raise RecordError(Fault("bad-options", "options", "{reason}", reason=error)) from None
    if record["rules"] != game.rules:
        raise RecordError(
            Fault("other-rules", "rules",
                  "the record uses rules version {found!r}, but this program plays version {wanted}",
                  found=shown(record["rules"]), wanted=game.rules)
        )  # fmt: skip
    return game


def seats_of(data: Mapping[str, object], players: int) -> list[RecordSeat]:
    """Who played, [] if a record does not tell; RecordError names each fault."""
    reader = Reader(RecordError)
    found = reader.sequence(data, "seats", "") or []
    if found and len(found) != players:
        reader.fault("wrong-seats", "seats", "{found} seats, but {wanted} play", found=len(found), wanted=players)
    seats = [_seat_of(reader, seat, f"seats.{number}") for number, seat in enumerate(found)]
    reader.finish()
    return seats


def _seat_of(reader: Reader, value: object, place: str) -> RecordSeat:
    seat: RecordSeat = {}
    data = reader.mapping(value, place) or {}
    reader.keys(data, place, (), _SEAT_FIELDS)
    if "name" in data:
        seat["name"] = _name_of(reader, data["name"], f"{place}.name")
    if "bot" in data:
        seat["bot"] = _name_of(reader, data["bot"], f"{place}.bot")
    if "illegal" in data:
        seat["illegal"] = reader.number(data, "illegal", 0, _MOST_ILLEGAL, None, place) or 0
    return seat


def _name_of(reader: Reader, value: object, place: str) -> str:
    if isinstance(value, str) and len(value) <= _LONGEST_NAME and is_visible(value):
        return value
    reader.fault("not-a-short-text", place, "this must be a text of at most {most} characters", most=_LONGEST_NAME)
    return ""


def start_of(data: object, game: Game[State]) -> Mapping[str, Json] | None:
    """The position a record starts from, None for the usual start; RecordError names each of its faults."""
    assert isinstance(data, Mapping)
    start: Mapping[str, Json] | None = data["start"]
    if start is not None:
        try:
            game.load(dict(start) if isinstance(start, Mapping) else start)
        except PositionError as error:
            raise RecordError(Fault("bad-start", "start", "{reason}", reason=fault) for fault in error.faults) from None
    return start
