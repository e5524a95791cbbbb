"""The board as a client draws it: the position, and what is under way in the middle of a turn."""

from functools import lru_cache

from grimoire.games.sigils.board import FINISHED, NO_CARD, NOTHING, PLAYING, ROW, SPOTS, Board, Seat, spot_card
from grimoire.games.sigils.board_types import BoardView, DiceView, SeatView
from grimoire.games.sigils.dice import COLOURS, DICE
from grimoire.kernel.game import State
from grimoire.kernel.playing import state_of


def board_view(state: State) -> BoardView:
    """The board of a state, with what is under way."""
    board = state_of(state, Board)
    view = describe(board)
    if board.harnessing != NOTHING:
        paid = [die for number, die in enumerate(DICE) if board.paid >> number & 1]
        view["underway"] = {"harnessed": DICE[board.harnessing], "paid": paid}
    elif board.casting != NOTHING:
        view["underway"] = {"cast": int(board.casting) + 1}
    return view


def describe(board: Board) -> BoardView:
    """The board, with ``pending`` unless it is the start of a turn or the end."""
    linked = board.linked
    over = board.stage == FINISHED
    known = board.first >= 0
    view: BoardView = {
        "game": "sigils",
        "edition": linked.edition,
        "teachers": linked.teachers,
        "players": int(linked.players),
        "first": int(board.first) if known else None,
        "round": int(board.round),
        "turn": int(board.turn) if known and not over else None,
        "last_turns": _last_turns(board),
        "board": {colour: _spot_name(board, number) for number, colour in enumerate(COLOURS)},
        "discard": [linked.cards[card].name for card in board.discard.members()],
        "supply": int(board.supply),
        "seats": [_describe_seat(board, seat) for seat in board.seats],
        "teacher_dice": _describe_dice(board.teachers, board.teachers_used) if linked.teachers else None,
    }
    if is_pending(board):
        view["pending"] = True
    return view


def is_pending(board: Board) -> bool:
    """Is the game in the middle of a turn or of the set-up?"""
    return board.stage != FINISHED and (board.stage != PLAYING or board.begun != 0)


def _last_turns(board: Board) -> list[int] | None:
    """The seats that still have a turn, in order, the current one first."""
    if board.last_turns < 0:
        return None
    players = int(board.linked.players)
    order = [(board.turn + offset) % players for offset in range(players)]
    return [int(seat) for seat in order if board.last_turns >> seat & 1]


def _spot_name(board: Board, colour: int) -> str | None:
    card = spot_card(board, colour)
    return None if card == NO_CARD else board.linked.cards[card].name


def _describe_dice(dice: int, used: int) -> DiceView:
    return {"dice": dict(_values(dice)), "used": [*_colours(used)]}


@lru_cache(4096)
def _values(dice: int) -> dict[str, int]:
    """What dice show; most dice of a board are those of the one before."""
    return {colour: dice >> 3 * number & 7 for number, colour in enumerate(COLOURS)}


@lru_cache(64)
def _colours(used: int) -> tuple[str, ...]:
    return tuple(colour for number, colour in enumerate(COLOURS) if used >> number & 1)


@lru_cache(1024)
def _spots(marked: int) -> tuple[int, ...]:
    return tuple(spot + 1 for spot in range(SPOTS) if marked >> spot & 1)


def _describe_seat(board: Board, seat: Seat) -> SeatView:
    return {
        "fame": int(seat.fame),
        "gems": int(seat.gems),
        "dice": dict(_values(seat.dice)),
        "used": [*_colours(seat.used)],
        "spells": [board.card(seat, spot).name for spot in range(seat.count)],
        "cast": [*_spots(seat.cast)],
        "face_down": [*_spots(seat.down)],
        "joined": _joined(board, seat),
    }


def _joined(board: Board, seat: Seat) -> list[int]:
    """Spots as a sigil is completed: within a row, looking across face-down spells."""
    joined: list[int] = []
    before = 0
    for spot in range(1, int(seat.count) + 1):
        if spot == ROW + 1:
            before = 0
        if seat.down >> (spot - 1) & 1:
            continue
        if before and board.card(seat, before - 1).right == board.card(seat, spot - 1).left:
            joined.append(before)
        before = spot
    return joined
