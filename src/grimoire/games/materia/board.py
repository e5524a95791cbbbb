"""The data of a game in progress: piles, seats, what is being resolved and what is being asked."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.linking import Card, Linked, Node
from grimoire.games.materia.pile import WHOLE
from grimoire.games.materia.steps import (
    ECHO,
    HAND,
    KEEPS,
    MORNINGS,
    OTHERS_DRAW,
    OTHERS_TAKE,
    REPLACE,
    SETUP,
)
from grimoire.games.search_state import SearchState, mix

POOL_LIMIT: Final[i64] = 9
FAMILIAR_LIMIT: Final[i64] = 14
ALL_SLOTS: Final[i64] = 127
NOBODY: Final[i64] = -1


class Seat:
    """One player's side: pool, familiar and spells. A spell's slot is the number of its colour."""

    def __init__(self) -> None:
        self.pool: i64 = 0
        self.familiar: i64 = 0
        self.learned: i64 = 0  # a bit per slot
        self.levels: i64 = 0  # four bits per slot
        self.runes: i64 = 0  # two bits per slot: the rune of the token on the card
        self.today: i64 = 0  # a bit per slot: learned this Day
        # What the permanent effects amount to; follows from the above.
        self.echo: i64 = 0
        self.echo_rune: i64 = 0
        self.mornings: i64 = 1
        self.keep: i64 = 0

    def copy(self) -> "Seat":
        other = Seat()
        other.pool = self.pool
        other.familiar = self.familiar
        other.learned = self.learned
        other.levels = self.levels
        other.runes = self.runes
        other.today = self.today
        other.echo = self.echo
        other.echo_rune = self.echo_rune
        other.mornings = self.mornings
        other.keep = self.keep
        return other

    def level(self, slot: i64) -> i64:
        return (self.levels >> (4 * slot)) & 15

    def rune(self, slot: i64) -> i64:
        return (self.runes >> (2 * slot)) & 3

    def key(self) -> tuple[int, ...]:
        return (self.pool, self.familiar, self.levels, self.runes, self.today)


class Board(SearchState):
    """A game in progress. Only :mod:`.rules` and :mod:`.resolve` change it."""

    def __init__(self, linked: Linked, seats: list[Seat]) -> None:
        super().__init__()
        self.linked: Final = linked
        self.seats: Final = seats
        self.me: Seat = seats[0]  # the seat whose Day it is
        self.first: i64 = linked.first
        self.phase: i64 = SETUP
        self.used: i64 = 0  # Morning actions
        self.altar: i64 = 0
        self.pouch: i64 = WHOLE
        self.discard: i64 = 0
        self.track: i64 = 0
        self.lower: i64 = 0
        self.slots: i64 = 0  # five bits per slot: which card of the linked; 31 while unknown
        self.spells: i64 = 0  # a fingerprint of the cards known; follows from slots
        self.symbols: i64 = 0  # seven bits per phase: slots with that symbol; follows from slots
        # What is being resolved.
        self.step: Node = linked.end
        self.left: i64 = 0  # how often the step is still to be done
        self.lock: i64 = 0  # the one colour that a step is bound to, as a mask
        self.actor: i64 = 0  # who moves when it is not the player whose Day it is
        self.draws: i64 = 0  # draws owed by a permanent effect, before anything else
        self.swept: i64 = 0
        self.given: i64 = NOBODY  # the kind given in a swap, still shown in the pool
        self.card: i64 = NOBODY  # the slot of the card in use
        self.rune: i64 = 0  # its rune, or that of the card it copies
        self.copied: i64 = 0
        self.learning: i64 = NOBODY  # the slot being learned
        self.level: i64 = 0
        self.wilds: i64 = 0
        self.placed: i64 = NOBODY
        self.paid: i64 = 0
        # What is being asked; follows from the above.
        self.words: i64 = 0  # skip, draw, done
        self.verb: i64 = 0
        self.kinds: i64 = 0
        self.verb2: i64 = 0
        self.kinds2: i64 = 0
        self.learns: i64 = 0  # three bits per slot
        self.casts: i64 = 0  # three bits per slot
        self.picks: i64 = 0  # seats, slots or cards, as the step tells
        self.copies: i64 = 0  # three bits per slot, seats 0 and 1
        self.copies2: i64 = 0  # seats 2 and 3

    def fill_from(self, other: "Board") -> None:
        """Become equal to ``other``; the seats were copied before."""
        self.me = self.seats[other.turn]
        self.player = other.player
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.phase = other.phase
        self.used = other.used
        self.altar = other.altar
        self.pouch = other.pouch
        self.discard = other.discard
        self.track = other.track
        self.lower = other.lower
        self.slots = other.slots
        self.spells = other.spells
        self.symbols = other.symbols
        self.step = other.step
        self.left = other.left
        self.lock = other.lock
        self.actor = other.actor
        self.draws = other.draws
        self.swept = other.swept
        self.given = other.given
        self.card = other.card
        self.rune = other.rune
        self.copied = other.copied
        self.learning = other.learning
        self.level = other.level
        self.wilds = other.wilds
        self.placed = other.placed
        self.paid = other.paid
        self.words = other.words
        self.verb = other.verb
        self.kinds = other.kinds
        self.verb2 = other.verb2
        self.kinds2 = other.kinds2
        self.learns = other.learns
        self.casts = other.casts
        self.picks = other.picks
        self.copies = other.copies
        self.copies2 = other.copies2

    def key(self) -> tuple[object, ...]:
        """Equal keys: the same game goes on."""
        return (
            self.player, self.first, self.turn, self.round, self.phase, self.used,
            self.altar, self.pouch, self.discard, self.track, self.lower,
            self.step.name, self.left, self.lock, self.actor, self.draws, self.swept, self.given,
            self.card, self.rune, self.copied, self.learning, self.level, self.wilds, self.placed, self.paid,
            tuple(seat.key() for seat in self.seats), tuple(self.spell_names()),
        )  # fmt: skip

    def fingerprint(self) -> i64:
        """Follows from the same things as the key."""
        hashed = mix(mix(mix(1, self.first + 1), self.spells), self.altar)
        hashed = mix(hashed, self.pouch)
        hashed = mix(hashed, self.discard)
        hashed = mix(hashed, self.track)
        hashed = mix(hashed, self.lower)
        hashed = mix(hashed, self.lock)
        hashed = mix(hashed, self.paid)
        hashed = mix(hashed, self.step.fingerprint)
        hashed = mix(hashed, (((self.player + 2) * 8 + self.turn) * 8 + self.phase) * 128 + self.round)
        hashed = mix(hashed, ((self.used * 128 + self.left) * 8 + self.actor) * 16 + self.draws)
        hashed = mix(hashed, ((self.swept * 32 + self.given + 1) * 8 + self.card + 1) * 4 + self.rune)
        hashed = mix(
            hashed, (((self.copied * 8 + self.learning + 1) * 8 + self.level) * 8 + self.wilds) * 32 + self.placed
        )
        for seat in self.seats:
            hashed = mix(hashed, seat.pool)
            hashed = mix(hashed, seat.familiar)
            hashed = mix(hashed, seat.levels)
            hashed = mix(hashed, seat.runes * 128 + seat.today)
        return hashed

    def spell_names(self) -> list[str]:
        """The spells of this game that are known, by colour."""
        cards = self.linked.cards
        numbers = [(self.slots >> 5 * slot) & 31 for slot in range(7)]
        return [cards[number].name for number in numbers if number < len(cards)]


def card_at(board: Board, slot: i64) -> Card:
    return board.linked.cards[(board.slots >> (5 * slot)) & 31]


def set_level(board: Board, seat: Seat, slot: i64, level: i64) -> None:
    """Moves the token on a card; permanent effects start and stop with it."""
    shift = 4 * slot
    seat.levels = (seat.levels & ~_nibble(15, shift)) | _nibble(level, shift)
    refresh(board, seat)


def _nibble(value: i64, shift: i64) -> i64:
    return value << shift


def refresh(board: Board, seat: Seat) -> None:
    """Works out anew what the permanent effects amount to."""
    seat.echo = 0
    seat.mornings = 1
    seat.keep = 0
    slot: i64 = 0
    while slot < 7:
        if (seat.learned >> slot) & 1 != 0:
            always = card_at(board, slot).level(seat.level(slot)).always
            if always is not None:
                if always.kind == ECHO:
                    seat.echo = always.count
                    seat.echo_rune = seat.rune(slot)
                elif always.kind == MORNINGS:
                    seat.mornings = always.count
                elif always.kind == KEEPS:
                    seat.keep = always.count
        slot += 1


def enter(board: Board, node: Node) -> None:
    """Begins a step."""
    board.step = node
    board.lock = 0
    if node.op == REPLACE:
        board.left = board.swept
        board.swept = 0
    else:
        board.left = node.count
    if node.op == OTHERS_TAKE or node.op == OTHERS_DRAW:
        board.actor = board.turn
    elif node.op == HAND:
        board.actor = (board.first + node.which) % board.linked.players


def settle(board: Board) -> None:
    """Forgets what an action needed while it lasted."""
    board.left = 0
    board.lock = 0
    board.actor = 0
    board.draws = 0
    board.swept = 0
    board.given = NOBODY
    board.card = NOBODY
    board.rune = 0
    board.copied = 0
    board.learning = NOBODY
    board.level = 0
    board.wilds = 0
    board.placed = NOBODY
    board.paid = 0


def reveal(board: Board, number: i64) -> None:
    """Puts a card of the linked into the slot of its colour, for all players."""
    card = board.linked.cards[number]
    slot = card.colour
    board.slots = (board.slots & ~_nibble(31, 5 * slot)) | _nibble(number, 5 * slot)
    board.spells ^= card.fingerprint
    if card.phase >= 0:
        board.symbols |= _nibble(1, 7 * card.phase + slot)
