"""A game in plain text and plain data, as one seat sees it: for language models and other programs that read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.observation import BYTES
from grimoire.games.reasons import Thing, is_touched
from grimoire.games.search_state import SearchState
from grimoire.games.spec import GameSpec
from grimoire.kernel.errors import IllegalAction
from grimoire.kernel.game import CHANCE, OVER, Game, Json, Position, State
from grimoire.kernel.playing import state_of
from grimoire.kernel.playthrough import flat
from grimoire.texts import Texts
from grimoire.texts.message import Message, Who, render
from grimoire.texts.words import end_lines

_SEATS: Final = "seats"
_IN_HEADING: Final = ("game", "players", _SEATS, "round", "turn", "pending")


class Choice(NamedTuple):
    """A legal action in notation, and in words."""

    action: str
    words: str


class PlainView:
    """Puts the states of a game into words. ``names`` has a name for each score; the viewer's own is "You".

    In a game that hides something, a seat is told what its observation holds, and no outcome of chance.
    """

    def __init__(self, spec: GameSpec, game: Game[State], texts: Texts, names: Sequence[str]) -> None:
        self.hides: Final = spec.observation(game).hides
        self._spec: Final = spec
        self._layout: Final = spec.observation(game)
        self._words: Final = spec.words()
        self._texts: Final = texts
        self._names: Final = tuple(names)

    def text(self, state: State, seat: int) -> str:
        """The position in lines."""
        return "\n".join(self._lines(state, seat))

    def data(self, state: State, seat: int) -> Position:
        """The position as data."""
        return self._seen(state, seat) if self.hides else state.position()

    def question(self, state: State, seat: int) -> str:
        """What is asked now; "" once the game is over."""
        return self._said(self._words.prompt(state), seat)

    def choices(self, state: State, seat: int) -> list[Choice]:
        """What the seat may choose; nothing while another one decides."""
        if state.player != seat:
            return []
        actions = [state.action(code) for code in state.legal()]
        return [Choice(action.text, self._said(self._words.label(state, action), seat)) for action in actions]

    def log(self, played: Iterable[tuple[State, str]], seat: int) -> list[str]:
        """What was played, each action with the state before it."""
        return [
            self._said(self._words.log_line(state, state.action(state.code(action))), seat)
            for state, action in played
            if not (self.hides and state.player == CHANCE)
        ]

    def outcome(self, state: State, seat: int) -> list[str]:
        """Why the game ended, and who won; nothing before the end."""
        if state.player != OVER:
            return []
        lines = [*end_lines(self._words, state), self._words.outcome_line(state)]
        return [line for line in (self._said(each, seat) for each in lines) if line]

    def why_not(self, state: State, action: str) -> str:
        """Why an action of the game is not legal now, in the words of its player; "" if there is no more to say."""
        try:
            touched = self._spec.places(state, state.action(state.code(action)))
        except IllegalAction:
            return ""
        if touched.zone is None:
            return ""
        thing = Thing(touched.zone, touched.seat, touched.item, touched.amount)
        if any(is_touched(thing, offer) for offer in self._spec.offers(state)):
            return ""
        if not self.hides and _is_missing(state.position(), thing):
            return self._texts.say("terminal-not-there", item=str(thing.item), zone=thing.zone)
        return self._said(self._spec.reason(state, thing), state.player)

    def _who(self, seat: int) -> Who:
        you = self._texts.say("you")
        return lambda number: you if number == seat else self._names[number]

    def _said(self, message: Message, seat: int) -> str:
        return render(message, self._texts, self._who(seat))

    def _lines(self, state: State, seat: int) -> Iterator[str]:
        data, who = self.data(state, seat), self._who(seat)
        if state.player == OVER:
            yield self._texts.say("terminal-generic-over")
        else:
            number, turn = self._spec.turn(state)
            yield self._texts.say("terminal-generic-heading", round=number, who=who(turn))
        ending = self._spec.ending(state)
        if ending is not None:
            yield self._said(ending.line, seat)
        yield from _told({name: value for name, value in data.items() if name not in _IN_HEADING})
        seats = data.get(_SEATS, [])
        for number, points in enumerate(state.scores()):
            yield f"{who(number)}: {self._texts.say('points', points=points)}"
            yield from (f"  {line}" for line in _told(seats[number] if number < len(seats) else {}))

    def _seen(self, state: State, seat: int) -> Position:
        """The observation of a seat, by the names of its features."""
        words = vec[i64]([0] * self._layout.words)
        state_of(state, SearchState).observe(seat, words, 0)
        numbers = memoryview(words).cast("B")
        cells = numbers if self._layout.dtype == BYTES else numbers.cast("q")
        seen: Position = {}
        for feature in self._layout.features.values():
            values = list(cells[feature.start : feature.stop])
            seen[feature.name] = dict(zip(feature.labels, values, strict=True)) if feature.labels else values[0]
        return seen


def _told(data: Mapping[str, Json], place: str = "") -> Iterator[str]:
    """A line for each name; what is small and flat, such as the dice of a player, fits on one."""
    for name, value in data.items():
        where = f"{place} {name}".strip()
        if not isinstance(value, dict) or not value:
            yield from (f"{inner}: {text}" for inner, text in flat(value, where))
        elif any(isinstance(each, dict | list) for each in value.values()):
            yield from _told(value, where)
        else:
            yield f"{where}: {', '.join(' '.join(pair) for pair in flat(value))}"


def _is_missing(position: Position, thing: Thing) -> bool:
    """Does the position list what lies in the zone, and the thing is not there?"""
    holder = position if thing.seat is None else position.get(_SEATS, [])[thing.seat]
    zone = holder.get(thing.zone)
    return thing.item is not None and isinstance(zone, list | dict) and thing.item not in zone
