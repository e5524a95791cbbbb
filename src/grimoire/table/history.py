"""The actions of a match so far, and how far back they can be undone."""

from typing import Final

from grimoire.kernel.game import CHANCE, Game, Position, State
from grimoire.table.lesson import LEARNER, Lesson
from grimoire.table.shared_list import SharedList

NOBODY: Final = -3  # neither a seat nor chance
NOTHING: Final = "nothing"
BY_CHANCE: Final = "chance"
BY_OTHER: Final = "other"


class Move:
    """An event that moved the game: its version, the seat that decided, and the number of its first action."""

    def __init__(self, version: int, seat: int, first: int) -> None:
        self.version: Final = version
        self.seat: Final = seat
        self.first: Final = first


def first_state(game: Game[State], start: Position | None) -> State:
    """A state that a game begins with: as its rules have it, or a position."""
    return game.start() if start is None else game.load(start)


class History:
    """The game as it stands; only the states that an undo can return to are kept."""

    def __init__(self, game: Game[State], start: Position | None, state: State) -> None:
        self.game: Final = game
        self.start: Final = start
        self.state = state
        self.before: State = self.state  # as it was before the last move
        self._actions: SharedList[str] = SharedList()
        self._moves: SharedList[Move] = SharedList()
        self._owner = NOBODY  # whose decisions can be undone
        self._past: list[State] = []  # the states before each of them
        self._barrier = NOTHING  # what came before these

    def copy(self) -> "History":
        """An independent copy; states are shared, for nobody plays on them."""
        twin = History(self.game, self.start, self.state)
        self._fill(twin)
        return twin

    def _fill(self, twin: "History") -> None:
        twin.before, twin._owner, twin._barrier = self.before, self._owner, self._barrier
        twin._actions, twin._moves, twin._past = self._actions.copy(), self._moves.copy(), self._past.copy()

    @property
    def actions(self) -> list[str]:
        """All decisions and outcomes, as a list of its own."""
        return self._actions.items()

    @property
    def length(self) -> int:
        """How many these are."""
        return len(self._actions)

    @property
    def moves(self) -> list[Move]:
        """The events that moved the game, as a list of their own."""
        return self._moves.items()

    def last_move(self) -> tuple[Move, list[str]]:
        """The last of them, and its actions; there must be one."""
        move = self._moves.last()
        assert move is not None
        return move, self._actions.items(move.first)

    def first_state(self) -> State:
        """A state as the match began with."""
        return first_state(self.game, self.start)

    def begin(self, version: int, outcomes: tuple[str, ...], after: State | None = None) -> None:
        """Chance before the first decision. ``after``: the state it leads to, where that is known already."""
        self.before = self.state
        self.state = self._played(outcomes) if after is None else after
        self._moves.append(Move(version, CHANCE, self.length))
        self._draw(outcomes)

    def play(
        self, version: int, seat: int, action: str, outcomes: tuple[str, ...], bot: bool, after: State | None = None
    ) -> None:
        """A decision and the outcomes of chance that followed; a bot's cannot be undone.

        ``after``: the state they lead to, where that is known already.
        """
        self.before = self.state
        self.state = self._played((action, *outcomes)) if after is None else after
        self._moves.append(Move(version, seat, self.length))
        self._actions.append(action)
        if self._owner == CHANCE:
            self._block(BY_CHANCE)
        elif self._owner not in (seat, NOBODY):
            self._block(BY_OTHER)
        self._owner = seat
        self._past.append(self.before)
        if bot:
            self._block(BY_OTHER)
            self._owner = NOBODY
        self._draw(outcomes)

    def _played(self, actions: tuple[str, ...]) -> State:
        """The state after these; states are never played on, so that they can be kept and shown."""
        state = self.state.copy()
        for action in actions:
            state.apply(action)
        return state

    def _draw(self, outcomes: tuple[str, ...]) -> None:
        for outcome in outcomes:
            self._actions.append(outcome)
        if outcomes:
            self._block(BY_CHANCE)
            self._owner = CHANCE

    def _block(self, barrier: str) -> None:
        """What lies before cannot be undone any more."""
        self._past.clear()
        self._barrier = barrier

    def undo_count(self, seat: int, forced: bool = False) -> int | str:
        """How many decisions lead back to the last choice of a seat, or the reason why none does.

        With ``forced``, a decision for which there was only one legal action counts as a choice too.
        """
        if self._owner != seat:
            if not any(move.seat == seat for move in self.moves):
                return NOTHING
            return BY_CHANCE if self._owner == CHANCE else BY_OTHER
        for count, state in enumerate(reversed(self._past), start=1):
            if forced or len(state.legal()) > 1:
                return count
        return self._barrier

    @property
    def undoable(self) -> int:
        """How many decisions can be undone at most."""
        return len(self._past)

    def undo_seat(self) -> int | None:
        """The seat that can undo its last choice."""
        move = self._moves.last()
        seat = NOBODY if move is None else move.seat
        return seat if seat == self._owner >= 0 and isinstance(self.undo_count(seat), int) else None

    def undo(self, count: int) -> None:
        """Goes back before the last decisions, with the outcomes of chance that followed them."""
        self.state = self._past[-count]
        self.before = self.state
        kept = len(self._moves) - count
        self._actions.cut(self._moves.items(kept)[0].first)
        self._moves.cut(kept)
        del self._past[-count:]


class LessonHistory(History):
    """The history of a lesson: chance is fixed there, so that going back beyond it reveals nothing.

    All states are kept, even if the lesson is edited later: what could be undone before can be undone again.
    """

    def __init__(self, game: Game[State], start: Position | None, state: State, lesson: Lesson) -> None:
        super().__init__(game, start, state)
        self.lesson: Final = lesson
        self._places: list[int | None] = []  # in the lesson, after each move

    def copy(self) -> "LessonHistory":
        twin = LessonHistory(self.game, self.start, self.state, self.lesson)
        self._fill(twin)
        twin._places = self._places.copy()
        return twin

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

    def begin(self, version: int, outcomes: tuple[str, ...], after: State | None = None) -> None:
        super().begin(version, outcomes, after)
        self._places.append(self.lesson.place(self.state))

    def play(
        self, version: int, seat: int, action: str, outcomes: tuple[str, ...], bot: bool, after: State | None = None
    ) -> None:
        super().play(version, seat, action, outcomes, bot, after)
        self._places.append(self.lesson.place(self.state))

    def _block(self, barrier: str) -> None:
        """Everything can be undone."""

    def undo_count(self, seat: int, forced: bool = False) -> int | str:
        finished, end = self.is_finished, self.length
        for count, (move, state) in enumerate(zip(self.moves[:0:-1], reversed(self._past), strict=True), start=1):
            if finished and move.seat != seat:
                return BY_OTHER
            if finished and end - move.first > 1:
                return BY_CHANCE
            if move.seat == seat and (forced or len(state.legal()) > 1):
                return count
            end = move.first
        return NOTHING

    def undo_seat(self) -> int | None:
        return LEARNER if isinstance(self.undo_count(LEARNER), int) else None

    def undo(self, count: int) -> None:
        super().undo(count)
        del self._places[-count:]
