"""The fields of a state of Materia: written by ``make fields`` from fields.py, not by hand."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grimoire.games.linked_state import LinkedState, StateValues
from grimoire.games.search_state import mix

if TYPE_CHECKING:
    from grimoire.games.materia.board import Seat
    from grimoire.games.materia.linking import Linked
    from grimoire.games.materia.steps import Node


class SeatFields:
    """One player's side."""

    def __init__(self) -> None:
        self.pool: i64 = 0
        self.familiar: i64 = 0
        self.levels: i64 = 0  # four bits per slot
        self.runes: i64 = 0  # two bits per slot: the rune of the token on the card
        self.today: i64 = 0  # a bit per slot: learned this Day
        # Follows from the above.
        self.learned: i64 = 0  # a bit per slot
        self.echo: i64 = 0  # a matching take draws so many
        self.echo_rune: i64 = 0  # which takes match
        self.mornings: i64 = 1  # Morning actions of a Day
        self.keep: i64 = 0  # so many tokens of a payment may be stored

    def copy_fields(self, other: "SeatFields") -> None:
        """Become equal to ``other``."""
        self.pool = other.pool
        self.familiar = other.familiar
        self.levels = other.levels
        self.runes = other.runes
        self.today = other.today
        self.learned = other.learned
        self.echo = other.echo
        self.echo_rune = other.echo_rune
        self.mornings = other.mornings
        self.keep = other.keep

    def key(self) -> tuple[int, ...]:
        """Equal keys: the same side."""
        return (
            self.pool,
            self.familiar,
            self.levels,
            self.runes,
            self.today,
        )

    def mixed_into(self, hashed: i64) -> i64:
        """A fingerprint that tells this side apart, too."""
        hashed = mix(hashed, self.pool)
        hashed = mix(hashed, self.familiar)
        packed: i64 = self.levels
        packed = packed * 16384 + self.runes
        packed = packed * 128 + self.today
        return mix(hashed, packed)

    def values(self) -> tuple[int, ...]:
        """Everything, for pickle."""
        return (
            self.pool,
            self.familiar,
            self.levels,
            self.runes,
            self.today,
            self.learned,
            self.echo,
            self.echo_rune,
            self.mornings,
            self.keep,
        )

    def set_values(self, values: tuple[int, ...]) -> None:
        """What ``values`` gave."""
        self.pool = values[0]
        self.familiar = values[1]
        self.levels = values[2]
        self.runes = values[3]
        self.today = values[4]
        self.learned = values[5]
        self.echo = values[6]
        self.echo_rune = values[7]
        self.mornings = values[8]
        self.keep = values[9]


class BoardFields(LinkedState):
    """A game in progress: the table, its seats, what is being resolved and what is being asked."""

    def __init__(self, linked: "Linked", seats: "list[Seat]") -> None:
        super().__init__(linked)
        self.linked: Final = linked
        self.seats: Final = seats
        self.me: Seat = seats[0]  # the seat whose turn it is
        self.first: i64 = linked.first
        self.phase: i64 = 3
        self.used: i64 = 0  # Morning actions of this Day
        self.altar: i64 = 0
        self.pouch: i64 = 0
        self.discard: i64 = 0
        self.track: i64 = 0  # solo: the opponent's track
        self.lower: i64 = 0  # solo: the lower part of the opponent's board
        self.slots: i64 = 34359738367  # five bits per slot: which card of this game; 31 while unknown
        self.node: Node = linked.end  # the step under way
        # While an action lasts.
        self.left: i64 = 0  # how often the step is still to be done
        self.lock: i64 = 0  # the one colour that a step is bound to, as a mask
        self.actor: i64 = 0  # who moves when it is not the player whose Day it is
        self.draws: i64 = 0  # draws owed by a permanent effect, before anything else
        self.swept: i64 = 0  # tokens swept from the altar, still to be replaced
        self.given: i64 = -1  # the kind given in a swap, still shown in the pool
        self.card: i64 = -1  # the slot of the card in use
        self.rune: i64 = 0  # its rune, or that of the card it copies
        self.copied: i64 = 0  # 1 while another player's spell is in use
        self.learning: i64 = -1  # the slot being learned
        self.level: i64 = 0  # at which it is learned
        self.wilds: i64 = 0  # so many tokens may pay as wilds
        self.placed: i64 = -1  # the kind on the card being learned
        self.paid: i64 = 0  # the tokens paid so far
        # Follows from the above.
        self.spells: i64 = 0  # a fingerprint of the cards known
        self.symbols: i64 = 0  # seven bits per phase: slots with that symbol
        # What is being asked; follows too.
        self.words: i64 = 0  # skip, draw, done
        self.first_code: i64 = 0  # of the verb that kinds or picks are for
        self.kinds: i64 = 0
        self.first_code2: i64 = 0  # of a second verb with kinds of its own
        self.kinds2: i64 = 0
        self.learns: i64 = 0  # three bits per slot
        self.casts: i64 = 0  # three bits per slot
        self.picks: i64 = 0  # a bit for each seat or card
        self.copies: i64 = 0  # three bits per slot, seats 0 and 1
        self.copies2: i64 = 0  # seats 2 and 3

    def copy_fields(self, other: "BoardFields") -> None:
        """Become equal to ``other``, seats included."""
        self.player = other.player
        self.turn = other.turn
        self.round = other.round
        self.first = other.first
        self.phase = other.phase
        self.used = other.used
        self.altar = other.altar
        self.pouch = other.pouch
        self.discard = other.discard
        self.track = other.track
        self.lower = other.lower
        self.slots = other.slots
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
        self.spells = other.spells
        self.symbols = other.symbols
        self.words = other.words
        self.first_code = other.first_code
        self.kinds = other.kinds
        self.first_code2 = other.first_code2
        self.kinds2 = other.kinds2
        self.learns = other.learns
        self.casts = other.casts
        self.picks = other.picks
        self.copies = other.copies
        self.copies2 = other.copies2
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
            self.phase,
            self.used,
            self.altar,
            self.pouch,
            self.discard,
            self.track,
            self.lower,
            self.linked.spell_names(self.slots),
            self.left,
            self.lock,
            self.actor,
            self.draws,
            self.swept,
            self.given,
            self.card,
            self.rune,
            self.copied,
            self.learning,
            self.level,
            self.wilds,
            self.placed,
            self.paid,
            self.node.name,
            tuple([seat.key() for seat in self.seats]),
        )

    def fingerprint(self) -> i64:
        """Follows from the same things as the key."""
        hashed: i64 = 1
        hashed = mix(hashed, self.node.fingerprint)
        hashed = mix(hashed, self.altar)
        hashed = mix(hashed, self.pouch)
        hashed = mix(hashed, self.discard)
        hashed = mix(hashed, self.track)
        hashed = mix(hashed, self.lower)
        hashed = mix(hashed, self.spells)
        hashed = mix(hashed, self.lock)
        hashed = mix(hashed, self.paid)
        packed: i64 = self.player + 2
        packed = packed * 4 + self.turn
        packed = packed * 128 + self.round
        packed = packed * 8 + self.first + 1
        packed = packed * 8 + self.phase
        packed = packed * 4 + self.used
        packed = packed * 128 + self.left
        packed = packed * 4 + self.actor
        packed = packed * 16 + self.draws
        packed = packed * 128 + self.swept
        packed = packed * 32 + self.given + 1
        packed = packed * 8 + self.card + 1
        packed = packed * 4 + self.rune
        packed = packed * 2 + self.copied
        packed = packed * 8 + self.learning + 1
        packed = packed * 8 + self.level
        packed = packed * 8 + self.wilds
        hashed = mix(hashed, packed)
        packed = self.placed + 1
        hashed = mix(hashed, packed)
        for seat in self.seats:
            hashed = seat.mixed_into(hashed)
        return hashed

    def settle(self) -> None:
        """Forgets what an action needed while it lasted."""
        self.left = 0
        self.lock = 0
        self.actor = 0
        self.draws = 0
        self.swept = 0
        self.given = -1
        self.card = -1
        self.rune = 0
        self.copied = 0
        self.learning = -1
        self.level = 0
        self.wilds = 0
        self.placed = -1
        self.paid = 0

    def forget_question(self) -> None:
        """Nothing is asked any more."""
        self.words = 0
        self.first_code = 0
        self.kinds = 0
        self.first_code2 = 0
        self.kinds2 = 0
        self.learns = 0
        self.casts = 0
        self.picks = 0
        self.copies = 0
        self.copies2 = 0

    def values(self) -> StateValues:
        """Everything but the linked rules, for pickle."""
        numbers = (
            self.player,
            self.turn,
            self.round,
            self.first,
            self.phase,
            self.used,
            self.altar,
            self.pouch,
            self.discard,
            self.track,
            self.lower,
            self.slots,
            self.left,
            self.lock,
            self.actor,
            self.draws,
            self.swept,
            self.given,
            self.card,
            self.rune,
            self.copied,
            self.learning,
            self.level,
            self.wilds,
            self.placed,
            self.paid,
            self.spells,
            self.symbols,
            self.words,
            self.first_code,
            self.kinds,
            self.first_code2,
            self.kinds2,
            self.learns,
            self.casts,
            self.picks,
            self.copies,
            self.copies2,
        )
        objects = (self.node.name,)
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
        self.phase = numbers[4]
        self.used = numbers[5]
        self.altar = numbers[6]
        self.pouch = numbers[7]
        self.discard = numbers[8]
        self.track = numbers[9]
        self.lower = numbers[10]
        self.slots = numbers[11]
        self.left = numbers[12]
        self.lock = numbers[13]
        self.actor = numbers[14]
        self.draws = numbers[15]
        self.swept = numbers[16]
        self.given = numbers[17]
        self.card = numbers[18]
        self.rune = numbers[19]
        self.copied = numbers[20]
        self.learning = numbers[21]
        self.level = numbers[22]
        self.wilds = numbers[23]
        self.placed = numbers[24]
        self.paid = numbers[25]
        self.spells = numbers[26]
        self.symbols = numbers[27]
        self.words = numbers[28]
        self.first_code = numbers[29]
        self.kinds = numbers[30]
        self.first_code2 = numbers[31]
        self.kinds2 = numbers[32]
        self.learns = numbers[33]
        self.casts = numbers[34]
        self.picks = numbers[35]
        self.copies = numbers[36]
        self.copies2 = numbers[37]
        node = objects[0]
        assert isinstance(node, str)
        self.node = self.linked.node(node)
        self.me = self.seats[self.turn]
