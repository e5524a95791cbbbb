"""The data of a game in progress: spots, seats, dice, what is being resolved and what is being asked."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.search_state import SearchState, mix
from grimoire.games.sigils.cardset import CardSet
from grimoire.games.sigils.dice import ALL_ONES, OWN, shl
from grimoire.games.sigils.linking import ALL_GEMS, CARD_BITS, NO_CARD, ROW, SPOTS, Card, Linked, Node
from grimoire.games.sigils.steps import END, SETUP

NOTHING: Final[i64] = -1
EMPTY_SPOTS: Final[i64] = 0o77777777777777777777  # six times NO_CARD
FULL_BOOK: Final[i64] = SPOTS


class Seat:
    """One player's side: dice, gems, Fame and the spellbook."""

    def __init__(self) -> None:
        self.dice: i64 = ALL_ONES  # three bits a die
        self.used: i64 = 0  # a bit a die
        self.gems: i64 = 0
        self.fame: i64 = 0
        self.count: i64 = 0  # spells in the book
        self.top: i64 = 0  # ten bits a spell, spots 1 to 5
        self.bottom: i64 = 0  # spots 6 to 10
        self.cast: i64 = 0  # a bit a spot: has a gem on it
        self.down: i64 = 0  # a bit a spot: face down
        self.ready: i64 = 0  # a bit a spot: face up with an ability to cast; follows from the above

    def copy(self) -> "Seat":
        other = Seat()
        other.dice = self.dice
        other.used = self.used
        other.gems = self.gems
        other.fame = self.fame
        other.count = self.count
        other.top = self.top
        other.bottom = self.bottom
        other.cast = self.cast
        other.down = self.down
        other.ready = self.ready
        return other

    def card(self, spot: i64) -> i64:
        """The number of the card in a spot, counted from 0."""
        if spot < ROW:
            return (self.top >> (CARD_BITS * spot)) & NO_CARD
        return (self.bottom >> (CARD_BITS * (spot - ROW))) & NO_CARD

    def key(self) -> tuple[int, ...]:
        return (self.dice, self.used, self.gems, self.fame, self.count, self.top, self.bottom, self.cast, self.down)


class Board(SearchState):
    """A game in progress. Only :mod:`.rules`, :mod:`.turn_flow` and :mod:`.resolve` change it."""

    def __init__(self, linked: Linked, seats: list[Seat], deck: CardSet, discard: CardSet) -> None:
        super().__init__()
        self.linked: Final = linked
        self.seats: Final = seats
        self.me: Seat = seats[0]  # the seat whose turn it is
        self.first: i64 = linked.first
        self.stage: i64 = SETUP
        self.last_turns: i64 = NOTHING  # once somebody is done: a bit for each seat that still has a turn
        self.spots: i64 = EMPTY_SPOTS  # ten bits a spot
        self.deck: CardSet = deck
        self.discard: CardSet = discard
        self.supply: i64 = ALL_GEMS
        self.teachers: i64 = ALL_ONES
        self.teachers_used: i64 = OWN  # all used where there are none
        # This turn.
        self.begun: i64 = 0
        self.bound: i64 = 0  # a spell was cast before the harness
        self.colour: i64 = NOTHING  # of the die harnessed
        self.value: i64 = 0
        self.price: i64 = NOTHING  # the die being harnessed
        self.paid: i64 = 0  # the dice paid so far
        # What is being resolved.
        self.step: Node = linked.end
        self.casting: i64 = NOTHING  # the spot of the spell
        self.left: i64 = 0
        self.cleared: i64 = 0  # spots whose spells were discarded
        self.emptied: i64 = 0  # spots to fill again
        self.rolls: i64 = 0  # dice to roll
        self.roller: i64 = 0  # whose, at set-up
        # What is being asked; follows from the above.
        self.words: i64 = 0  # pass, end, done
        self.nudges: i64 = 0  # two bits a die: up, down
        self.harnesses: i64 = 0
        self.dice_verb: i64 = 0  # pay, turn or reroll
        self.dice_asked: i64 = 0
        self.shifts: i64 = 0  # four bits a die: up and down by one, by two
        self.casts: i64 = 0
        self.entombs: i64 = 0
        self.discards: i64 = 0

    def fill_from(self, other: "Board") -> None:
        """Become equal to ``other``; seats, deck and discard were copied before."""
        self.me = self.seats[other.turn]
        self.player = other.player
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.stage = other.stage
        self.last_turns = other.last_turns
        self.spots = other.spots
        self.supply = other.supply
        self.teachers = other.teachers
        self.teachers_used = other.teachers_used
        self.begun = other.begun
        self.bound = other.bound
        self.colour = other.colour
        self.value = other.value
        self.price = other.price
        self.paid = other.paid
        self.step = other.step
        self.casting = other.casting
        self.left = other.left
        self.cleared = other.cleared
        self.emptied = other.emptied
        self.rolls = other.rolls
        self.roller = other.roller
        self.words = other.words
        self.nudges = other.nudges
        self.harnesses = other.harnesses
        self.dice_verb = other.dice_verb
        self.dice_asked = other.dice_asked
        self.shifts = other.shifts
        self.casts = other.casts
        self.entombs = other.entombs
        self.discards = other.discards

    def key(self) -> tuple[object, ...]:
        """Equal keys: the same game goes on."""
        return (
            self.player, self.first, self.turn, self.round, self.stage, self.last_turns, self.spots, self.deck.key(),
            self.discard.key(), self.supply, self.teachers, self.teachers_used, self.begun, self.bound, self.colour,
            self.value, self.price, self.paid, self.step.name, self.casting, self.left, self.cleared, self.emptied,
            self.rolls, self.roller, tuple(seat.key() for seat in self.seats), self.linked.signature,
        )  # fmt: skip

    def fingerprint(self) -> i64:
        """Follows from the same things as the key."""
        hashed = mix(mix(mix(1, self.linked.fingerprint), self.spots), self.deck.fingerprint())
        hashed = mix(hashed, self.discard.fingerprint())
        hashed = mix(hashed, self.step.fingerprint)
        hashed = mix(hashed, self.teachers * 64 + self.teachers_used)
        hashed = mix(hashed, (((self.player + 2) * 8 + self.turn) * 8 + self.stage) * 128 + self.round)
        hashed = mix(hashed, ((self.last_turns + 1) * 8 + self.first + 1) * 128 + self.roller)
        hashed = mix(hashed, ((self.supply * 4096 + self.rolls) * 2 + self.begun) * 2 + self.bound)
        hashed = mix(hashed, (((self.colour + 1) * 8 + self.value) * 16 + self.price + 1) * 4096 + self.paid)
        hashed = mix(hashed, ((self.casting + 1) * 8 + self.left) * 4096 + self.cleared * 64 + self.emptied)
        for seat in self.seats:
            hashed = mix(hashed, seat.top)
            hashed = mix(hashed, seat.bottom)
            hashed = mix(hashed, (seat.dice * 64 + seat.used) * 64 + seat.gems)
            hashed = mix(hashed, ((seat.fame * 16 + seat.count) * 1024 + seat.cast) * 1024 + seat.down)
        return hashed

    def card(self, seat: Seat, spot: i64) -> Card:
        """The card in a spot of a spellbook."""
        return self.linked.cards[seat.card(spot)]


def all_dice(board: Board) -> i64:
    """The dice of the player whose turn it is and the teachers' in one number."""
    return board.me.dice | (board.teachers << 18)


def unused_dice(board: Board) -> i64:
    return (~board.me.used & OWN) | ((~board.teachers_used & OWN) << 6)


def spot_card(board: Board, colour: i64) -> i64:
    return (board.spots >> (CARD_BITS * colour)) & NO_CARD


def set_spot(board: Board, colour: i64, card: i64) -> None:
    shift = CARD_BITS * colour
    board.spots = (board.spots & ~shl(NO_CARD, shift)) | shl(card, shift)


def filled_spots(board: Board) -> i64:
    """A bit for each spot of the main board with a spell, if the player whose turn it is has room for one."""
    if board.me.count >= FULL_BOOK:
        return 0
    found: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if spot_card(board, colour) != NO_CARD:
            found |= shl(1, colour)
        colour += 1
    return found


def put_spell(board: Board, seat: Seat, card: i64) -> i64:
    """Puts a spell into the next free spot of a book and returns the spot."""
    spot = seat.count
    if spot < ROW:
        seat.top |= shl(card, CARD_BITS * spot)
    else:
        seat.bottom |= shl(card, CARD_BITS * (spot - ROW))
    seat.count += 1
    if board.linked.programs[card].op != END:
        seat.ready |= shl(1, spot)
    return spot
