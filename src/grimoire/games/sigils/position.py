"""Positions: a game at the start of a turn as plain data, written and read with every fault named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from grimoire.games.positions import PositionLoader, check_same, read_seats
from grimoire.games.sigils import SPEC, board_view
from grimoire.games.sigils.board import (
    ALL_GEMS,
    NO_CARD,
    NOTHING,
    SPOTS,
    Board,
    Seat,
    put_spell,
    set_spot,
    spot_card,
)
from grimoire.games.sigils.cardset import card_set
from grimoire.games.sigils.dice import ALL_ONES, COLOURS, FACES, OWN
from grimoire.games.sigils.interpreter import run
from grimoire.games.sigils.turn_flow import LAST_ROUND, begin_turn, end_game, sit
from grimoire.kernel.game import Position

_NAMES: Final = (SPEC.name, *SPEC.titles)
_REQUIRED: Final = (
    "game", "edition", "teachers", "players", "first", "turn", "last_turns", "board", "discard", "seats",
    "teacher_dice",
)  # fmt: skip
_OPTIONAL: Final = ("round", "supply", "pending")
_SEAT_FIELDS: Final = ("fame", "gems", "dice", "used", "spells", "cast", "face_down")
_MOST_FAME: Final = 10_000


def describe(board: Board) -> Position:
    """The position: the board without what follows from it."""
    view = board_view.describe(board)
    seats = [{key: value for key, value in seat.items() if key != "joined"} for seat in view["seats"]]
    return {**view, "seats": seats}


def load(board: Board, position: object) -> None:
    """Sets an empty board up; PositionError, naming every fault, if that cannot be done."""
    _Loader(board).load(position)


@dataclass(frozen=True)
class _SeatData:
    """A player's side: cards by number, spots and dice as bits."""

    fame: int
    gems: int
    dice: int
    used: int
    spells: list[int]
    cast: int
    down: int


class _Loader(PositionLoader):
    """What a position says, as numbers."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.linked = board.linked
        self.numbers = {card.name: number for number, card in enumerate(self.linked.cards)}
        self.placed: dict[str, str] = {}  # where each card was named first
        self.first = 0
        self.turn: int | None = None  # None when it cannot be read
        self.over = False
        self.round = 1
        self.last_turns = int(NOTHING)
        self.spots = [int(NO_CARD)] * len(COLOURS)
        self.discard: list[int] = []
        self.seats: list[_SeatData] = []
        self.teachers = (int(ALL_ONES), int(OWN))
        self.supply = 0

    def read(self, data: Mapping[str, object]) -> None:
        read = self.reader
        read.keys(data, "", _REQUIRED, _OPTIONAL)
        read.choice(data, "game", _NAMES)
        players = int(self.linked.players)
        check_same(read, data, {"edition": self.linked.edition, "teachers": self.linked.teachers, "players": players})
        last = players - 1
        self.first = read.number(data, "first", 0, last) or 0
        self.over = data.get("turn", 0) is None
        self.turn = self.first if self.over else read.number(data, "turn", 0, last)
        self.round = read.number(data, "round", 1, LAST_ROUND, 1) or 1
        self.last_turns = self._last_turns(data)
        if data.get("pending", False) is not False:
            read.fault("pending", "pending", "a position in the middle of a turn cannot be loaded")
        self._read_board(data)
        self.discard = self._cards(data, "discard", "")
        self.seats = [self._read_seat(seat, place) for place, seat in read_seats(read, data, players)]
        self._read_teachers(data)
        self._read_supply(data)

    def _last_turns(self, data: Mapping[str, object]) -> int:
        if data.get("last_turns") is None:
            return int(NOTHING)
        seats = self.reader.sequence(data, "last_turns", "")
        if seats is None:
            return int(NOTHING)
        players = int(self.linked.players)
        good = [seat for seat in seats if type(seat) is int and 0 <= seat < players]
        if len(good) != len(seats) or len(set(good)) != len(good):
            self.reader.fault("not-seats", "last_turns", "{found!r}: different seats from 0 to {last} are needed",
                              found=seats, last=players - 1)  # fmt: skip
        elif not self.over and self.turn not in (None, *good):
            self.reader.fault(
                "turn-not-last", "last_turns", "{found!r}: the seat whose turn it is is missing", found=good
            )
        return sum(1 << seat for seat in set(good))

    def _card(self, name: object, place: str) -> int:
        """The number of a card that is nowhere else yet."""
        if not isinstance(name, str) or name not in self.numbers:
            self.reader.fault("not-a-card", place, "{name!r} is not a spell of this deck", name=name)
            return int(NO_CARD)
        if name in self.placed:
            self.reader.fault("card-twice", place, "{name} is at {other} too", name=name, other=self.placed[name])
        self.placed[name] = place
        return self.numbers[name]

    def _cards(self, data: Mapping[str, object], key: str, place: str) -> list[int]:
        where = f"{place}.{key}" if place else key
        names = self.reader.sequence(data, key, place) or []
        return [self._card(name, f"{where}.{index}") for index, name in enumerate(names)]

    def _read_board(self, data: Mapping[str, object]) -> None:
        spots = self.reader.mapping(data.get("board", {}), "board")
        if spots is None or "board" not in data:
            return
        self.reader.keys(spots, "board", COLOURS, ())
        for number, colour in enumerate(COLOURS):
            if spots.get(colour) is not None:
                self.spots[number] = self._card(spots[colour], f"board.{colour}")

    def _dice(self, data: Mapping[str, object], place: str) -> tuple[int, int]:
        """The dice and which of them are used."""
        dice = self.reader.mapping(data.get("dice", {}), f"{place}.dice")
        packed = 0
        if dice is not None and "dice" in data:
            self.reader.keys(dice, f"{place}.dice", COLOURS, ())
            for number, colour in enumerate(COLOURS):
                value = self.reader.number(dice, colour, 1, int(FACES), None, f"{place}.dice")
                packed |= (value or 0) << 3 * number
        used = 0
        for index, name in enumerate(self.reader.sequence(data, "used", place) or []):
            if isinstance(name, str) and name in COLOURS and not used >> COLOURS.index(name) & 1:
                used |= 1 << COLOURS.index(name)
            else:
                self.reader.fault(
                    "not-a-die", f"{place}.used.{index}", "{found!r}: a colour, once, is needed", found=name
                )
        return packed, used

    def _read_seat(self, seat: Mapping[str, object], place: str) -> _SeatData:
        read = self.reader
        read.keys(seat, place, _SEAT_FIELDS, ())
        dice, used = self._dice(seat, place)
        spells = self._cards(seat, "spells", place)
        if len(spells) > SPOTS:
            read.fault(
                "book-full", f"{place}.spells", "{count} spells, at most {limit}", count=len(spells), limit=SPOTS
            )
        return _SeatData(
            fame=read.number(seat, "fame", 0, _MOST_FAME, None, place) or 0,
            gems=read.number(seat, "gems", 0, int(ALL_GEMS), None, place) or 0,
            dice=dice,
            used=used,
            spells=spells,
            cast=self._spots(seat, "cast", place, len(spells)),
            down=self._spots(seat, "face_down", place, len(spells)),
        )

    def _spots(self, seat: Mapping[str, object], key: str, place: str, count: int) -> int:
        """Spots of a book as bits."""
        marked = 0
        for index, spot in enumerate(self.reader.sequence(seat, key, place) or []):
            if type(spot) is int and 1 <= spot <= min(count, SPOTS) and not marked >> spot - 1 & 1:
                marked |= 1 << spot - 1
            else:
                where = f"{place}.{key}.{index}"
                self.reader.fault("not-a-spot", where, "{found!r}: a spot with a spell, once, is needed", found=spot)
        return marked

    def _read_teachers(self, data: Mapping[str, object]) -> None:
        dice = data.get("teacher_dice")
        if "teacher_dice" not in data or (dice is None and not self.linked.teachers):
            return
        if not self.linked.teachers:
            self.reader.fault("no-teacher-dice", "teacher_dice", "this game is played without Teachers")
            return
        pool = self.reader.mapping(dice, "teacher_dice")
        if pool is not None:
            self.reader.keys(pool, "teacher_dice", ("dice", "used"), ())
            self.teachers = self._dice(pool, "teacher_dice")

    def _read_supply(self, data: Mapping[str, object]) -> None:
        named = sum(seat.gems + seat.cast.bit_count() for seat in self.seats)
        rest = int(ALL_GEMS) - named
        supply = self.reader.number(data, "supply", 0, int(ALL_GEMS), rest)
        self.supply = rest
        if rest < 0 or (supply is not None and supply != rest):
            self.reader.fault("gem-count", "supply", "{found!r}, but of {total} gems the players have {named}",
                              found=supply, total=int(ALL_GEMS), named=named)  # fmt: skip

    def set_up(self) -> None:
        """Fills the board; nothing can fail any more."""
        board = self.board
        sit(board, self.turn or 0)
        board.first = self.first
        board.round = self.round
        board.last_turns = self.last_turns
        for colour, card in enumerate(self.spots):
            set_spot(board, colour, card)
        board.discard = card_set(self.discard)
        board.deck = card_set(number for name, number in self.numbers.items() if name not in self.placed)
        board.supply = self.supply
        board.teachers, board.teachers_used = self.teachers
        for seat, data in zip(board.seats, self.seats, strict=True):
            self._set_up_seat(seat, data)
        if self.over:
            end_game(board)
            return
        begin_turn(board)
        run(board)

    def _set_up_seat(self, seat: Seat, data: _SeatData) -> None:
        for card in data.spells:
            put_spell(self.board, seat, card)
        seat.fame, seat.gems = data.fame, data.gems
        seat.dice, seat.used = data.dice, data.used
        seat.cast, seat.down = data.cast, data.down
        seat.ready &= ~data.down


def is_sound(board: Board) -> bool:
    """Are all cards and gems there, none twice, and nothing beyond its limit?"""
    on_spots = sum(1 for colour in range(len(COLOURS)) if spot_card(board, colour) != NO_CARD)
    in_books = sum(int(seat.count) for seat in board.seats)
    gems = int(board.supply) + sum(int(seat.gems) + int.bit_count(seat.cast) for seat in board.seats)
    return (
        board.deck.size + board.discard.size + on_spots + in_books == len(board.linked.cards)
        and gems == ALL_GEMS
        and board.supply >= 0
        and all(seat.count <= SPOTS and seat.gems >= 0 for seat in board.seats)
    )
