"""The actions of a match so far, and how far back they can be taken."""

from typing import Final, NamedTuple

from grimoire.kernel.game import CHANCE, Game, State
from grimoire.table.lesson import LEARNER, Lesson
from grimoire.table.settings import Settings

NOBODY: Final = -3  # neither a seat nor chance
NOTHING: Final = "nothing"
BY_CHANCE: Final = "chance"
BY_OTHER: Final = "other"


class Moment(NamedTuple):
    """An event that moved the game: its version, the seat that decided, and the number of its first action."""

    version: int
    seat: int
    first: int


class Trail:
    """The game as it stands; only the states that an undo can return to are kept."""

    def __init__(self, game: Game[State], settings: Settings) -> None:
        self.game: Final = game
        self.start: Final = settings.start
        self.state: State = self.first_state()
        self.before: State = self.state  # as it was before the last event that moved the game
        self.actions: Final[list[str]] = []
        self.moments: Final[list[Moment]] = []
        self._owner = NOBODY  # whose decisions can be taken back
        self._past: Final[list[State]] = []  # the states before each of them
        self._barrier = NOTHING  # what came before these

    def first_state(self) -> State:
        """A state as the match began with."""
        return self.game.start() if self.start is None else self.game.load(self.start)

    def draw(self, version: int, outcomes: tuple[str, ...]) -> None:
        """Chance before the first decision."""
        self.before = self.state
        self.state = self._led_to(outcomes)
        self.moments.append(Moment(version, CHANCE, len(self.actions)))
        self._passed(outcomes)

    def play(
        self, version: int, seat: int, action: str, outcomes: tuple[str, ...], forgets: bool, after: State | None = None
    ) -> None:
        """A decision and what chance made of it; what is forgotten cannot be taken back.

        Whoever knows already what it all leads to may hand that on.
        """
        self.before = self.state
        self.state = self._led_to((action, *outcomes)) if after is None else after
        self.moments.append(Moment(version, seat, len(self.actions)))
        self.actions.append(action)
        if self._owner == CHANCE:
            self._shut(BY_CHANCE)
        elif self._owner not in (seat, NOBODY):
            self._shut(BY_OTHER)
        self._owner = seat
        self._past.append(self.before)
        if forgets:
            self._shut(BY_OTHER)
            self._owner = NOBODY
        self._passed(outcomes)

    def _led_to(self, actions: tuple[str, ...]) -> State:
        """States are never played on, so that they can be kept and shown."""
        state = self.state.copy()
        for action in actions:
            state.apply(action)
        return state

    def _passed(self, outcomes: tuple[str, ...]) -> None:
        self.actions.extend(outcomes)
        if outcomes:
            self._shut(BY_CHANCE)
            self._owner = CHANCE

    def _shut(self, barrier: str) -> None:
        """What lies before cannot be taken back any more."""
        self._past.clear()
        self._barrier = barrier

    def way_back(self, seat: int) -> int | str:
        """How many actions lead back to the last choice of a seat, or why none does."""
        if self._owner != seat:
            if not any(moment.seat == seat for moment in self.moments):
                return NOTHING
            return BY_CHANCE if self._owner == CHANCE else BY_OTHER
        for count, state in enumerate(reversed(self._past), start=1):
            if len(state.legal()) > 1:
                return count
        return self._barrier

    def undo_seat(self) -> int | None:
        """The seat that can take its last choice back."""
        seat = self.moments[-1].seat if self.moments else NOBODY
        return seat if seat >= 0 and isinstance(self.way_back(seat), int) else None

    def take_back(self, count: int) -> None:
        """So many of the last decisions, with what chance made of them."""
        self.state = self._past[-count]
        self.before = self.state
        first = self.moments[-count].first
        del self._past[-count:], self.actions[first:], self.moments[-count:]


class LessonTrail(Trail):
    """The trail of a lesson: chance is fixed there, so that nothing is learned by going back beyond it.

    All states are kept, whatever the lesson says today: what was once taken back can be taken back again.
    """

    def __init__(self, game: Game[State], settings: Settings, lesson: Lesson) -> None:
        super().__init__(game, settings)
        self.lesson: Final = lesson
        self._places: Final[list[int | None]] = []  # in the lesson, after each moment

    @property
    def place(self) -> int | None:
        """Where the game stands in the lesson; None beside or beyond it."""
        return self._places[-1] if self._places else None

    @property
    def last_place(self) -> int:
        """Where the game stood in it last."""
        return next((place for place in reversed(self._places) if place is not None), 0)

    @property
    def is_finished(self) -> bool:
        """Has the whole lesson been played? From then on it is a game like any other."""
        return self.last_place == self.lesson.end

    def draw(self, version: int, outcomes: tuple[str, ...]) -> None:
        super().draw(version, outcomes)
        self._places.append(self.lesson.place(self.state))

    def play(
        self, version: int, seat: int, action: str, outcomes: tuple[str, ...], forgets: bool, after: State | None = None
    ) -> None:
        super().play(version, seat, action, outcomes, forgets, after)
        self._places.append(self.lesson.place(self.state))

    def _shut(self, barrier: str) -> None:
        """Nothing is forgotten."""

    def way_back(self, seat: int) -> int | str:
        finished, end = self.is_finished, len(self.actions)
        for count, (moment, state) in enumerate(zip(self.moments[:0:-1], reversed(self._past), strict=True), start=1):
            if finished and moment.seat != seat:
                return BY_OTHER
            if finished and end - moment.first > 1:
                return BY_CHANCE
            if moment.seat == seat and len(state.legal()) > 1:
                return count
            end = moment.first
        return NOTHING

    def undo_seat(self) -> int | None:
        return LEARNER if isinstance(self.way_back(LEARNER), int) else None

    def take_back(self, count: int) -> None:
        super().take_back(count)
        del self._places[-count:]
