"""Replays of games, and the states on their way: a part of a long one does not play it from the start again."""

from typing import Final

from grimoire import catalog
from grimoire.games.offers import Step
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import State
from grimoire.kernel.record import RecordData, RecordSeat
from grimoire.server.bodies import Frame, Replay
from grimoire.server.shared_games import shared_game
from grimoire.table.checkpoints import Checkpoints
from grimoire.table.view import step_of
from grimoire.table.view_types import SeatView
from grimoire.texts.message import Message

ReplayKey = tuple[str, int]  # a record or table, and the version of a table that goes on


class ReplayedGame:
    """A game that can be shown from any moment on; its actions are legal."""

    def __init__(self, data: RecordData) -> None:
        self.actions: Final = data["actions"]
        self._game: Final = shared_game(data["game"], **data["options"])
        self._spec: Final = catalog.spec_of(self._game.name)
        self._seats: Final = tuple(_seat_view(seat) for seat in data.get("seats", ()))
        start = data["start"]
        self._checkpoints: Final = Checkpoints(self._game.start() if start is None else self._game.load(start))

    def work(self, first: int, count: int) -> tuple[int, int]:
        """What a part costs: how many actions lead to it, and its frames."""
        begin = min(max(0, first - 1), len(self.actions))
        return self._checkpoints.distance(begin), min(count, len(self.actions) + 1 - begin)

    def replay(self, first: int, count: int) -> Replay:
        """A part of it, frame by frame."""
        frames = tuple(self._frames(first, count))
        return Replay(self._game.name, self._game.options, self._seats, len(self.actions), frames)

    def _frames(self, first: int, count: int) -> list[Frame]:
        length = len(self.actions)
        if first > length:
            return []
        begin = max(0, first - 1)
        state = self._checkpoints.state_at(self.actions, begin)
        frames = [_frame(self._spec, 0, state)] if first == 0 else []
        for number in range(begin + 1, min(first + count, length + 1)):
            seat, action = state.player, state.action(state.code(self.actions[number - 1]))
            line = self._spec.words().log_line(state, action)
            step = step_of(state, action, self._spec)  # plays it
            frames.append(_frame(self._spec, number, state, seat, action.text, line, step))
        return frames


def _seat_view(seat: RecordSeat) -> SeatView:
    return SeatView("bot", level=seat["bot"]) if "bot" in seat else SeatView("person", seat.get("name", ""))


def _frame(
    spec: GameSpec,
    number: int,
    state: State,
    seat: int | None = None,
    action: str = "",
    line: Message | None = None,
    step: Step | None = None,
) -> Frame:
    scores, sources = tuple(state.scores()), tuple(spec.sources(state, state.score_parts()))
    return Frame(number, spec.board_view(state), scores, sources, state.player, seat, action, line, step)
