"""The fields of a state of Sigils: written by ``make fields`` from fields.py, not by hand."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.linked_state import LinkedState, StateValues
from grimoire.games.search_state import mix
from grimoire.games.sigils.cardset import NO_CARDS, CardSet, card_set

if TYPE_CHECKING:
    from grimoire.games.sigils.board import Seat
    from grimoire.games.sigils.linking import Linked
    from grimoire.games.sigils.steps import Node


class SeatFields:
    """One player's side."""

    def __init__(self) -> None:
        self.dice: i64 = 37449  # three bits a die
        self.used: i64 = 0  # a bit a die
        self.gems: i64 = 0
        self.fame: i64 = 0
        self.count: i64 = 0  # spells in the book
        self.top: i64 = 0  # ten bits a spell, spots 1 to 5
        self.bottom: i64 = 0  # spots 6 to 10
        self.cast: i64 = 0  # a bit a spot: has a gem on it
        self.down: i64 = 0  # a bit a spot: face down
        # Follows from the above.
        self.ready: i64 = 0  # a bit a spot: face up with an ability to cast
        self.worth: i64 = 0  # the Fame of red abilities and sigils, once the books are counted

    def copy_fields(self, other: "SeatFields") -> None:
        """Become equal to ``other``."""
        self.dice = other.dice
        self.used = other.used
        self.gems = other.gems
        self.fame = other.fame
        self.count = other.count
        self.top = other.top
        self.bottom = other.bottom
        self.cast = other.cast
        self.down = other.down
        self.ready = other.ready
        self.worth = other.worth

    def key(self) -> tuple[int, ...]:
        """Equal keys: the same side."""
        return (
            self.dice,
            self.used,
            self.gems,
            self.fame,
            self.count,
            self.top,
            self.bottom,
            self.cast,
            self.down,
        )

    def mixed_into(self, hashed: i64) -> i64:
        """A fingerprint that tells this side apart, too."""
        packed: i64 = self.dice
        packed = packed * 64 + self.used
        packed = packed * 64 + self.gems
        packed = packed * 1048576 + self.fame
        packed = packed * 16 + self.count
        hashed = mix(hashed, packed)
        packed = self.top
        hashed = mix(hashed, packed)
        packed = self.bottom
        packed = packed * 1024 + self.cast
        hashed = mix(hashed, packed)
        packed = self.down
        return mix(hashed, packed)

    def values(self) -> tuple[int, ...]:
        """Everything, for pickle."""
        return (
            self.dice,
            self.used,
            self.gems,
            self.fame,
            self.count,
            self.top,
            self.bottom,
            self.cast,
            self.down,
            self.ready,
            self.worth,
        )

    def set_values(self, values: tuple[int, ...]) -> None:
        """What ``values`` gave."""
        self.dice = values[0]
        self.used = values[1]
        self.gems = values[2]
        self.fame = values[3]
        self.count = values[4]
        self.top = values[5]
        self.bottom = values[6]
        self.cast = values[7]
        self.down = values[8]
        self.ready = values[9]
        self.worth = values[10]


class BoardFields(LinkedState):
    """A game in progress: the table, its seats, what is being resolved and what is being asked."""

    def __init__(self, linked: "Linked", seats: "list[Seat]") -> None:
        super().__init__(linked)
        self.linked: Final = linked
        self.seats: Final = seats
        self.me: Seat = seats[0]  # the seat whose turn it is
        self.first: i64 = linked.first
        self.stage: i64 = 0
        self.last_turns: i64 = -1  # once a book is full: a bit for each seat that still has a turn
        self.spots: i64 = 1152921504606846975  # ten bits a spot of the main board: its card
        self.supply: i64 = 0
        self.teachers: i64 = 37449  # three bits a die
        self.teachers_used: i64 = 63  # all, where there are none
        self.deck: CardSet = NO_CARDS
        self.discard: CardSet = NO_CARDS
        self.node: Node = linked.setup  # the step under way
        # While an action lasts.
        self.begun: i64 = 0  # 1 from the first action of a turn on
        self.bound: i64 = 0  # 1 when a spell was cast before the harness
        self.colour: i64 = -1  # of the die harnessed
        self.value: i64 = 0  # of the die harnessed
        self.harnessing: i64 = -1  # the die being harnessed
        self.paid: i64 = 0  # the dice paid so far
        self.casting: i64 = -1  # the spot of the spell
        self.left: i64 = 0  # how often the step is still to be done
        self.emptied: i64 = 0  # spots to fill again
        self.rolls: i64 = 0  # dice to roll
        self.roller: i64 = 0  # who rolls at set-up
        # Follows from the above.
        self.counted: i64 = 0  # 1 until a book changes: what the books are worth is known
        # What is being asked; follows too.
        self.words: i64 = 0  # pass, end, done
        self.nudges: i64 = 0  # two bits a die: up, down
        self.harnesses: i64 = 0  # a bit a die
        self.casts: i64 = 0  # a bit a spot
        self.choices: i64 = 0  # of the step under way: a bit for each action of its verb

    def copy_fields(self, other: "BoardFields") -> None:
        """Become equal to ``other``, seats included."""
        self.player = other.player
        self.turn = other.turn
        self.round = other.round
        self.first = other.first
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
        self.harnessing = other.harnessing
        self.paid = other.paid
        self.casting = other.casting
        self.left = other.left
        self.emptied = other.emptied
        self.rolls = other.rolls
        self.roller = other.roller
        self.counted = other.counted
        self.words = other.words
        self.nudges = other.nudges
        self.harnesses = other.harnesses
        self.casts = other.casts
        self.choices = other.choices
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.node = other.node
        self.me = self.seats[other.turn]
        index: i64 = 0
        for seat in self.seats:
            seat.copy_fields(other.seats[index])
            index += 1

    def seat_count(self) -> i64:
        return i64(len(self.seats))

    def step_name(self) -> str:
        return self.node.name

    def key(self) -> tuple[object, ...]:
        """Equal keys: the same game goes on."""
        return (
            self.player,
            self.turn,
            self.round,
            self.first,
            self.stage,
            self.last_turns,
            self.spots,
            self.supply,
            self.teachers,
            self.teachers_used,
            self.begun,
            self.bound,
            self.colour,
            self.value,
            self.harnessing,
            self.paid,
            self.casting,
            self.left,
            self.emptied,
            self.rolls,
            self.roller,
            self.deck.key(),
            self.discard.key(),
            self.node.name,
            tuple([seat.key() for seat in self.seats]),
            self.linked.signature,
        )

    def fingerprint(self) -> i64:
        """Follows from the same things as the key."""
        hashed = mix(1, self.linked.fingerprint)
        hashed = mix(hashed, self.deck.fingerprint())
        hashed = mix(hashed, self.discard.fingerprint())
        hashed = mix(hashed, self.node.fingerprint)
        hashed = mix(hashed, self.spots)
        packed: i64 = self.player + 2
        packed = packed * 8 + self.turn
        packed = packed * 128 + self.round
        packed = packed * 8 + self.first + 1
        packed = packed * 8 + self.stage
        packed = packed * 64 + self.last_turns + 1
        packed = packed * 64 + self.supply
        packed = packed * 262144 + self.teachers
        packed = packed * 64 + self.teachers_used
        packed = packed * 2 + self.begun
        packed = packed * 2 + self.bound
        packed = packed * 8 + self.colour + 1
        packed = packed * 8 + self.value
        hashed = mix(hashed, packed)
        packed = self.harnessing + 1
        packed = packed * 4096 + self.paid
        packed = packed * 16 + self.casting + 1
        packed = packed * 16 + self.left
        packed = packed * 64 + self.emptied
        packed = packed * 4096 + self.rolls
        packed = packed * 8 + self.roller
        hashed = mix(hashed, packed)
        for seat in self.seats:
            hashed = seat.mixed_into(hashed)
        return hashed

    def settle(self) -> None:
        """Forgets what an action needed while it lasted."""
        self.begun = 0
        self.bound = 0
        self.colour = -1
        self.value = 0
        self.harnessing = -1
        self.paid = 0
        self.casting = -1
        self.left = 0
        self.emptied = 0
        self.rolls = 0
        self.roller = 0

    def forget_question(self) -> None:
        """Nothing is asked any more."""
        self.words = 0
        self.nudges = 0
        self.harnesses = 0
        self.casts = 0
        self.choices = 0

    def values(self) -> StateValues:
        """Everything but the linked rules, for pickle."""
        numbers = (
            self.player,
            self.turn,
            self.round,
            self.first,
            self.stage,
            self.last_turns,
            self.spots,
            self.supply,
            self.teachers,
            self.teachers_used,
            self.begun,
            self.bound,
            self.colour,
            self.value,
            self.harnessing,
            self.paid,
            self.casting,
            self.left,
            self.emptied,
            self.rolls,
            self.roller,
            self.counted,
            self.words,
            self.nudges,
            self.harnesses,
            self.casts,
            self.choices,
        )
        objects = (self.deck.members(), self.discard.members(), self.node.name)
        return [seat.values() for seat in self.seats], numbers, objects

    def set_values(self, values: StateValues) -> None:
        """What ``values`` gave."""
        seats, numbers, objects = values
        for seat, seat_values in zip(self.seats, seats, strict=True):
            seat.set_values(seat_values)
        self.player = numbers[0]
        self.turn = numbers[1]
        self.round = numbers[2]
        self.first = numbers[3]
        self.stage = numbers[4]
        self.last_turns = numbers[5]
        self.spots = numbers[6]
        self.supply = numbers[7]
        self.teachers = numbers[8]
        self.teachers_used = numbers[9]
        self.begun = numbers[10]
        self.bound = numbers[11]
        self.colour = numbers[12]
        self.value = numbers[13]
        self.harnessing = numbers[14]
        self.paid = numbers[15]
        self.casting = numbers[16]
        self.left = numbers[17]
        self.emptied = numbers[18]
        self.rolls = numbers[19]
        self.roller = numbers[20]
        self.counted = numbers[21]
        self.words = numbers[22]
        self.nudges = numbers[23]
        self.harnesses = numbers[24]
        self.casts = numbers[25]
        self.choices = numbers[26]
        deck = objects[0]
        assert isinstance(deck, list)
        self.deck = card_set(deck)
        discard = objects[1]
        assert isinstance(discard, list)
        self.discard = card_set(discard)
        node = objects[2]
        assert isinstance(node, str)
        self.node = self.linked.node(node)
        self.me = self.seats[self.turn]
