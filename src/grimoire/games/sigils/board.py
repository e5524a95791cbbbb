"""The data of a game in progress: spots, seats, dice, what is being resolved and what is being asked."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.search_state import SearchState, mix
from grimoire.games.sigils.cardset import CardSet
from grimoire.games.sigils.dice import ALL_ONES, COLOUR_COUNT, OWN, shl, value_of, with_value
from grimoire.games.sigils.payment import harness_possible

if TYPE_CHECKING:  # a board is played with linked rules, whose steps change the board
    from grimoire.games.sigils.linking import Card, Linked
    from grimoire.games.sigils.steps import Node

SPOTS: Final = 10  # of a spellbook, in two rows
ROW: Final[i64] = 5
FULL_BOOK: Final[i64] = SPOTS
CARD_BITS: Final[i64] = 10
NO_CARD: Final[i64] = 1023
EMPTY_SPOTS: Final[i64] = 0o77777777777777777777  # six times NO_CARD
ALL_GEMS: Final[i64] = 40
BONUS_FAME: Final[i64] = 2  # for a spell that suits its spot of the book
SIGIL_FAME: Final[i64] = 2  # for each completed sigil
NOTHING: Final[i64] = -1

# The stages of a game.
SETUP: Final[i64] = 0
PLAYING: Final[i64] = 1
PASSING: Final[i64] = 2
TEACHING: Final[i64] = 3
FINISHED: Final[i64] = 4

# The verbs on offer that need nothing more, as bits.
PASS_WORD: Final[i64] = 1
END_WORD: Final[i64] = 2
DONE_WORD: Final[i64] = 4


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
    """A game in progress. Steps and :mod:`.turn_flow` change it."""

    def __init__(self, linked: "Linked", seats: list[Seat], deck: CardSet, discard: CardSet) -> None:
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
        self.node: Node = linked.setup  # the step under way
        self.casting: i64 = NOTHING  # the spot of the spell
        self.left: i64 = 0
        self.emptied: i64 = 0  # spots to fill again
        self.rolls: i64 = 0  # dice to roll
        self.roller: i64 = 0  # whose, at set-up
        # What is being asked; follows from the above.
        self.words: i64 = 0  # pass, end, done
        self.nudges: i64 = 0  # two bits a die: up, down
        self.harnesses: i64 = 0
        self.casts: i64 = 0
        self.choices: i64 = 0  # of the step under way: a bit for each action of its verb

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
        self.node = other.node
        self.casting = other.casting
        self.left = other.left
        self.emptied = other.emptied
        self.rolls = other.rolls
        self.roller = other.roller
        self.words = other.words
        self.nudges = other.nudges
        self.harnesses = other.harnesses
        self.casts = other.casts
        self.choices = other.choices

    def key(self) -> tuple[object, ...]:
        """Equal keys: the same game goes on."""
        return (
            self.player, self.first, self.turn, self.round, self.stage, self.last_turns, self.spots, self.deck.key(),
            self.discard.key(), self.supply, self.teachers, self.teachers_used, self.begun, self.bound, self.colour,
            self.value, self.price, self.paid, self.node.name, self.casting, self.left, self.emptied,
            self.rolls, self.roller, tuple(seat.key() for seat in self.seats), self.linked.signature,
        )  # fmt: skip

    def fingerprint(self) -> i64:
        """Follows from the same things as the key."""
        hashed = mix(mix(mix(1, self.linked.fingerprint), self.spots), self.deck.fingerprint())
        hashed = mix(hashed, self.discard.fingerprint())
        hashed = mix(hashed, self.node.fingerprint)
        hashed = mix(hashed, self.teachers * 64 + self.teachers_used)
        hashed = mix(hashed, (((self.player + 2) * 8 + self.turn) * 8 + self.stage) * 128 + self.round)
        hashed = mix(hashed, ((self.last_turns + 1) * 8 + self.first + 1) * 128 + self.roller)
        hashed = mix(hashed, ((self.supply * 4096 + self.rolls) * 2 + self.begun) * 2 + self.bound)
        hashed = mix(hashed, (((self.colour + 1) * 8 + self.value) * 16 + self.price + 1) * 4096 + self.paid)
        hashed = mix(hashed, ((self.casting + 1) * 8 + self.left) * 64 + self.emptied)
        for seat in self.seats:
            hashed = mix(hashed, seat.top)
            hashed = mix(hashed, seat.bottom)
            hashed = mix(hashed, (seat.dice * 64 + seat.used) * 64 + seat.gems)
            hashed = mix(hashed, ((seat.fame * 16 + seat.count) * 1024 + seat.cast) * 1024 + seat.down)
        return hashed

    def card(self, seat: Seat, spot: i64) -> "Card":
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
    """A bit for each spot of the main board with a spell."""
    filled: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if spot_card(board, colour) != NO_CARD:
            filled |= shl(1, colour)
        colour += 1
    return filled


def open_spots(board: Board) -> i64:
    """The spots of the main board whose spells the player whose turn it is has room for."""
    return 0 if board.me.count >= FULL_BOOK else filled_spots(board)


def put_spell(board: Board, seat: Seat, card: i64) -> i64:
    """Puts a spell into the next free spot of a book and returns the spot."""
    spot = seat.count
    if spot < ROW:
        seat.top |= shl(card, CARD_BITS * spot)
    else:
        seat.bottom |= shl(card, CARD_BITS * (spot - ROW))
    seat.count += 1
    if board.linked.programs[card] is not board.linked.end:
        seat.ready |= shl(1, spot)
    return spot


def set_die(board: Board, die: i64, value: i64) -> None:
    if die < COLOUR_COUNT:
        board.me.dice = with_value(board.me.dice, die, value)
    else:
        board.teachers = with_value(board.teachers, die - COLOUR_COUNT, value)


def can_harness_with(board: Board, dice: i64, unused: i64, gems: i64) -> bool:
    """A turn with a cast must harness: could it still, with these dice and gems? After the harness: always."""
    return board.colour >= 0 or harness_possible(dice, unused, open_spots(board), gems)


def can_harness(board: Board) -> bool:
    """The same, with the dice and gems as they are."""
    return can_harness_with(board, all_dice(board), unused_dice(board), board.me.gems)


def owed(board: Board) -> i64:
    """What is still to be paid for the die being harnessed."""
    dice = all_dice(board)
    rest = value_of(dice, board.price)
    die: i64 = 0
    while board.paid >> die != 0:
        if (board.paid >> die) & 1 != 0:
            rest -= value_of(dice, die)
        die += 1
    return rest


def fees(dice: i64) -> i64:
    """A gem for each of the teachers' dice in a set."""
    return ones(dice >> COLOUR_COUNT)


def enter(board: Board, node: "Node") -> None:
    """Begins a step."""
    board.node = node
    node.step.begin(board)


def move_on(board: Board) -> None:
    """Begins the step after the current one."""
    enter(board, board.node.next)


def ask_choices(board: Board, choices: i64) -> bool:
    """Asks the player whose turn it is for one of these actions of the step's verb."""
    board.player = board.turn
    board.choices = choices
    return True
