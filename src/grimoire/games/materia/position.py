"""Positions: a game at the start of a phase as plain data, written and read with every fault named."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from grimoire.games.materia import board_view
from grimoire.games.materia.board import (
    FAMILIAR_LIMIT,
    POOL_LIMIT,
    Board,
    Seat,
    refresh,
    reveal,
)
from grimoire.games.materia.effects import Mornings
from grimoire.games.materia.interpreter import run
from grimoire.games.materia.phases import PHASES
from grimoire.games.materia.pile import COLOURS, COPIES, KIND_NUMBERS, KINDS, WHOLE, names_of, pile_of, size
from grimoire.games.materia.solo import TRACK
from grimoire.games.materia.turn_flow import LAST_ROUND, begin_phase, end_game, sit_first
from grimoire.games.positions import PositionLoader, check_same, read_seats
from grimoire.kernel.game import Position

NAME: Final = "materia"
ALIASES: Final = ("materia", "spellbook")
_REQUIRED: Final = ("game", "players", "spells", "first", "turn", "phase", "altar", "pouch", "seats")
_OPTIONAL: Final = ("round", "morning_actions_used", "discard", "pending")
_SOLO: Final = ("opponent",)
_LEVELS: Final = (3, 4, 5)


def describe(board: Board) -> Position:
    """The position: the board, and every token in the pouch."""
    return {**board_view.describe(board), "pouch": names_of(board.pouch)}


def load(board: Board, position: object) -> None:
    """Sets an empty board up; PositionError, naming every fault, if that cannot be done."""
    _Loader(board).load(position)


_TOKENS: Final = len(KINDS) * COPIES


class _LearnedData(NamedTuple):
    """A learned spell."""

    level: int
    rune: int
    today: bool


class _SeatData(NamedTuple):
    """A player's side: piles, and the learned spells by colour."""

    pool: int
    familiar: int
    learned: dict[int, _LearnedData]


class _Loader(PositionLoader):
    """What a position says, as numbers."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.linked = board.linked
        self.spells: list[int] = []
        self.piles: list[tuple[str, int]] = []  # with their places, to count kinds over all
        self.first = 0
        self.turn: int | None = None  # None when it cannot be read
        self.round = 1
        self.phase: str | None = None
        self.used = 0
        self.altar = 0
        self.discard = 0
        self.pouch = 0
        self.track = 0
        self.lower = 0
        self.seats: list[_SeatData] = []

    def read(self, data: Mapping[str, object]) -> None:
        read = self.reader
        solo = _SOLO if self.linked.solo else ()
        read.keys(data, "", _REQUIRED + solo, (*_OPTIONAL, "handicap"))
        read.choice(data, "game", ALIASES)
        self._read_options(data)
        last = int(self.linked.players) - 1
        self.first = read.number(data, "first", 0, last) or 0
        self.turn = read.number(data, "turn", 0, last)
        self.round = read.number(data, "round", 1, LAST_ROUND, 1) or 1
        self.phase = read.choice(data, "phase", (*PHASES, "over"))
        self.used = read.number(data, "morning_actions_used", 0, 1, 0) or 0
        if data.get("pending", False) is not False:
            read.fault("pending", "pending", "a position in the middle of an action cannot be loaded")
        self.altar = self._pile(data, "altar", "")
        self.discard = self._pile(data, "discard", "")
        self.seats = [self._read_seat(seat, place) for place, seat in read_seats(read, data, last + 1)]
        self._check_mornings()
        if solo:
            self._read_opponent(data)
        self._read_pouch(data)

    def _read_options(self, data: Mapping[str, object]) -> None:
        read = self.reader
        check_same(read, data, {"players": int(self.linked.players), "handicap": int(self.linked.handicap)})
        self._read_spells(read.sequence(data, "spells", ""))

    def _read_spells(self, names: list[object] | None) -> None:
        if names is None:
            return
        numbers = {card.name: number for number, card in enumerate(self.linked.cards)}
        by_colour: dict[int, str] = {}
        before = len(self.reader.faults)
        for index, name in enumerate(names[: len(numbers)]):
            place = f"spells.{index}"
            if not isinstance(name, str) or name not in numbers:
                self.reader.fault("not-a-spell-here", place, "{name!r} is not a spell of this game", name=name)
                continue
            colour = int(self.linked.cards[numbers[name]].colour)
            if colour in by_colour:
                self.reader.fault("two-of-a-colour", place, "{name} and {other} are both {colour}",
                                  name=name, other=by_colour[colour], colour=COLOURS[colour])  # fmt: skip
            by_colour[colour] = name
        if len(self.reader.faults) > before:
            return
        if len(by_colour) != len(COLOURS):
            self.reader.fault("not-seven", "spells", "{count} spells, one of each of the 7 colours is needed",
                              count=len(by_colour))  # fmt: skip
            return
        self.spells = [numbers[by_colour[colour]] for colour in range(len(COLOURS))]

    def _pile(self, data: Mapping[str, object], key: str, place: str, limit: int | None = None) -> int:
        """A list of kinds as a pile."""
        where = f"{place}.{key}" if place else key
        names = self.reader.sequence(data, key, place)
        if names is None:
            return 0
        limit = _TOKENS if limit is None else limit
        if len(names) > limit:
            self.reader.fault("too-many", where, "{count} tokens, at most {limit}", count=len(names), limit=limit)
        good: list[str] = []
        for index, name in enumerate(names[:_TOKENS]):
            if isinstance(name, str) and name in KIND_NUMBERS:
                good.append(name)
            else:
                self.reader.fault("not-a-kind", f"{where}.{index}", "{name!r} is no kind of token", name=name)
        return self._count(good, where)

    def _count(self, names: list[str], where: str) -> int:
        for name in sorted(set(names)):
            if names.count(name) > COPIES:
                self.reader.fault("too-many-of-a-kind", where, "{count} of {kind}, at most {limit} exist",
                                  count=names.count(name), kind=name, limit=COPIES)  # fmt: skip
                return 0
        pile = pile_of(names)
        self.piles.append((where, pile))
        return pile

    def _read_seat(self, seat: Mapping[str, object], place: str) -> _SeatData:
        self.reader.keys(seat, place, ("pool", "familiar", "learned"), ())
        return _SeatData(
            self._pile(seat, "pool", place, int(POOL_LIMIT)),
            self._pile(seat, "familiar", place, int(FAMILIAR_LIMIT)),
            self._learned(seat, place),
        )

    def _learned(self, seat: Mapping[str, object], place: str) -> dict[int, _LearnedData]:
        where = f"{place}.learned"
        spells: dict[int, _LearnedData] = {}
        names = {self.linked.cards[number].name: colour for colour, number in enumerate(self.spells)}
        for name, entry in (self.reader.mapping(seat.get("learned", {}), where) or {}).items():
            spot = f"{where}.{name}"
            if self.spells and name not in names:
                self.reader.fault("not-a-spell-here", spot, "{name!r} is not a spell of this game", name=name)
            card = self.reader.mapping(entry, spot)
            if card is not None:
                self.reader.keys(card, spot, ("level", "token"), ("today",))
                learned = self._learned_card(card, spot, names.get(name))
                if learned is not None and name in names:
                    spells[names[name]] = learned
        return spells

    def _learned_card(self, card: Mapping[str, object], spot: str, colour: int | None) -> _LearnedData | None:
        level = self.reader.number(card, "level", _LEVELS[0], _LEVELS[-1], None, spot)
        today = self.reader.flag(card, "today", spot)
        token = card.get("token")
        if not isinstance(token, str) or token not in KIND_NUMBERS:
            if "token" in card:
                self.reader.fault("not-a-kind", f"{spot}.token", "{name!r} is no kind of token", name=token)
            return None
        self.piles.append((f"{spot}.token", pile_of([token])))
        if colour is not None and KIND_NUMBERS[token] // 3 != colour:
            self.reader.fault("wrong-colour", f"{spot}.token", "{token} lies on a {colour} spell",
                              token=token, colour=COLOURS[colour])  # fmt: skip
            return None
        return None if level is None else _LearnedData(level, KIND_NUMBERS[token] % 3, bool(today))

    def _check_mornings(self) -> None:
        """A Morning action was used: is there another?"""
        if self.phase != PHASES[0] or not self.used or self.turn is None or self.reader.faults:
            return
        learned = self.seats[self.turn].learned
        levels = [self.linked.cards[self.spells[colour]].level(spell.level) for colour, spell in learned.items()]
        if not any(isinstance(level.permanent, Mornings) for level in levels):
            self.reader.fault("morning-over", "morning_actions_used", "seat {seat} has only one Morning action",
                              seat=self.turn)  # fmt: skip

    def _read_opponent(self, data: Mapping[str, object]) -> None:
        opponent = self.reader.mapping(data.get("opponent", {}), "opponent")
        if opponent is None or "opponent" not in data:
            return
        self.reader.keys(opponent, "opponent", ("track", "lower"), ())
        self.track = self._pile(opponent, "track", "opponent", int(TRACK))
        self.lower = self._pile(opponent, "lower", "opponent")

    def _read_pouch(self, data: Mapping[str, object]) -> None:
        pouch = data.get("pouch")
        rest = pouch == "rest"
        if isinstance(pouch, str) and not rest:
            self.reader.fault("not-a-pouch", "pouch", '{found!r}: a list of tokens or "rest" is needed', found=pouch)
        elif not rest:
            self.pouch = self._pile(data, "pouch", "")
        for number, kind in enumerate(KINDS):
            total = sum(pile >> 3 * number & 7 for _, pile in self.piles)
            if total > COPIES:
                places = ", ".join(where for where, pile in self.piles if pile >> 3 * number & 7)
                self.reader.fault("too-many-of-a-kind", places, "{count} of {kind}, at most {limit} exist",
                                  count=total, kind=kind, limit=COPIES)  # fmt: skip
        if rest:
            self.pouch = WHOLE - sum(pile for _, pile in self.piles)

    def set_up(self) -> None:
        """Fills the board; nothing can fail any more."""
        board = self.board
        assert self.turn is not None
        assert self.phase is not None
        for number in self.spells:
            reveal(board, number)
        sit_first(board, self.turn)
        board.first, board.round = self.first, self.round
        board.altar, board.discard, board.pouch = self.altar, self.discard, self.pouch
        board.track, board.lower = self.track, self.lower
        for number, (seat, data) in enumerate(zip(board.seats, self.seats, strict=True)):
            self._set_up_seat(seat, data, number == self.turn)
        if self.phase == "over":
            end_game(board)
            return
        board.used = self.used
        begin_phase(board, PHASES.index(self.phase))
        run(board)

    def _set_up_seat(self, seat: Seat, data: _SeatData, at_turn: bool) -> None:
        seat.pool = data.pool
        seat.familiar = data.familiar
        for slot, spell in data.learned.items():
            seat.learned |= 1 << slot
            seat.levels |= spell.level << 4 * slot
            seat.runes |= spell.rune << 2 * slot
            if spell.today and at_turn:  # nobody else can have learned anything this Day
                seat.today |= 1 << slot
        refresh(self.board, seat)


def token_count(board: Board) -> int:
    """All tokens of the game, wherever they lie."""
    piles = [board.altar, board.discard, board.pouch, board.track, board.lower]
    for seat in board.seats:
        piles.extend((seat.pool, seat.familiar))
    on_cards = sum(int(seat.learned).bit_count() for seat in board.seats)
    return sum(int(size(pile)) for pile in piles) + on_cards


def within_limits(board: Board) -> bool:
    """Does no pool, familiar or track hold more than it can?"""
    return size(board.track) <= TRACK and all(
        size(seat.pool) <= POOL_LIMIT and size(seat.familiar) <= FAMILIAR_LIMIT for seat in board.seats
    )
