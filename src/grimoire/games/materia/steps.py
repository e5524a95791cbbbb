"""The steps that spells are made of: one class holds everything about one kind of step.

A step begins, asks until it has no question left, and is then done. What is chosen or drawn is played by the step that
asked. The steps of a Day and of the set-up are in :mod:`.turn_steps`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimoire.games.materia.board import (
    FAMILIAR_LIMIT,
    NOBODY,
    POOL_LIMIT,
    Board,
    ask_picks,
    ask_pouch,
    ask_tokens,
    card_at,
    card_number,
    enter,
    move_on,
    refill_pouch,
    set_level,
)
from grimoire.games.materia.filters import ANY, CARD_RUNE, ONE_COLOUR, allowed, filter_name, rune_name
from grimoire.games.materia.phases import MIDDAY, MORNING, PHASES
from grimoire.games.materia.pile import COLOURS, KINDS, RUNES, kinds_in, one, runes_of, shl, size, trio, trio_size
from grimoire.games.materia.scoring import familiar_points
from grimoire.games.materia.usable import can_copy, can_draw, copyable, learnable, payable, raisable
from grimoire.games.materia.verbs import (
    CEDE,
    DEAL,
    DISCARD,
    DONE,
    DONE_BIT,
    DRAW,
    DRAW_BIT,
    FEED,
    GET,
    GIVE,
    LEARN,
    RAISE,
    SEND,
    STORE,
    SWEEP,
    TAKE,
    VERBS,
    Verb,
)
from grimoire.games.programs import BaseNode

# The end of a text's key, and the values the text may use by name, as a position names them.
Telling = tuple[str, dict[str, int | str]]

NO_LIMIT: Final[i64] = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A step: how often, and with which tokens. ``name`` is what texts call its number, if they tell it.

    Asking puts a question and changes nothing else.
    """

    def __init__(
        self,
        name: str = "",
        count: i64 = 1,
        which: i64 = ANY,
        *,
        verb: Verb | None = None,
        zones: tuple[str, str] = ("", ""),
        is_cost: bool = False,
        branches: "tuple[Step, ...]" = (),
    ) -> None:
        self.name: Final = name
        self.count: Final[i64] = count
        self.which: Final[i64] = which
        self.verb: Final = verb  # of the tokens it asks for
        self.zones: Final = zones  # where these tokens lie, and where they go
        self.is_cost: Final = is_cost
        self.branches: Final = branches  # steps of which one stands in for this one

    # In the game

    def begin(self, board: Board) -> None:
        """The game comes to this step; ``board.left`` is ``count``."""

    def ask(self, board: Board) -> bool:
        """Puts the question of this step to a seat or to chance; False if there is none, or none any more."""
        return False

    def do(self, board: Board) -> None:
        """What happens when nothing is asked."""
        move_on(board)

    def choose(self, board: Board, code: i64) -> None:
        """Plays an action, or a chance outcome, that this step asked for."""
        move_on(board)

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        """Would this step alone move a token or raise a level for its user? See :mod:`.usable`."""
        return False

    # In the table of spells

    def key(self) -> tuple[object, ...]:
        """Steps with equal keys do the same."""
        branches = tuple([step.key() for step in self.branches])
        return (type(self).__name__, int(self.count), int(self.which), branches)

    def in_solo(self) -> "Step":
        """The step that stands in for this one when there are no other players."""
        return self

    def can_be_copied(self) -> bool:
        """May another player copy a spell with this step?"""
        return True

    # In words

    def numbers(self) -> dict[str, int | str]:
        """What the text of a spell may tell of this step, by name."""
        numbers: dict[str, int | str] = {}
        if self.name:
            numbers[self.name] = int(self.count)
        if self.which <= CARD_RUNE:
            numbers["rune"] = "card" if self.which == CARD_RUNE else RUNES[self.which]
        return numbers

    def prompt(self, board: Board) -> Telling:
        """The question of this step."""
        return self.name, {}

    def choices(self, board: Board) -> list[Telling]:
        """What may be done, where the question is a list of it."""
        return []

    def label(self, board: Board, code: i64) -> Telling:
        """An action, or a chance outcome, as a choice in a menu."""
        return board.linked.verb(code).name, {}

    def log(self, board: Board, code: i64) -> Telling:
        """What a log says of an action about to be played; ``seat`` is who does it if not the one who is asked."""
        return self.label(board, code)

    def places(self, board: Board, code: i64) -> tuple[str, str]:
        """Where the token lies that an action touches, and where it goes; empty if it touches none."""
        return self.zones


Program = tuple[Step, ...]


class Node(BaseNode):
    """A step in its place, linked to the next. ``first_code`` is the first code of the step's verb."""

    def __init__(self, step: Step, follower: "Node | None", name: str, first_code: i64, branches: "list[Node]") -> None:
        super().__init__(name)
        self.step: Final = step
        self.count: Final[i64] = step.count
        self.begins: Final = type(step).begin is not Step.begin  # saves a call where there is nothing to do
        self.ends: Final = follower is None
        self.next: Final[Node] = self if follower is None else follower
        self.first_code: Final[i64] = first_code
        self.branches: Final = branches


def kind_of(board: Board, code: i64) -> i64:
    """The kind of token that an action is about."""
    return board.linked.item_of[code]


def stored_values(board: Board, code: i64) -> dict[str, int | str]:
    """The token that is stored, and what the familiar will be worth."""
    return {"token": KINDS[kind_of(board, code)], "points": familiar_points(size(board.me.familiar) + 1)}


# One token at a time, of the player's choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Step):
    """Moves tokens from one place to another."""

    def __init__(
        self,
        verb: Verb,
        zone: str,
        to: str,
        count: i64 = 1,
        which: i64 = ANY,
        *,
        up_to: bool = False,
        is_cost: bool = False,
    ) -> None:
        super().__init__(verb.name, count, which, verb=verb, zones=(zone, to), is_cost=is_cost)
        self.up_to: Final = up_to

    def key(self) -> tuple[object, ...]:
        return (*super().key(), self.up_to)

    def source(self, board: Board, pool: i64) -> i64:
        """The tokens there are."""
        return board.altar

    def room(self, board: Board, pool: i64) -> i64:
        """How many of them find room."""
        return NO_LIMIT

    def move(self, board: Board, token: i64) -> None:
        """Moves a token, or rather a pile of one."""
        raise NotImplementedError

    def kinds(self, board: Board) -> i64:
        """The kinds that may be moved now."""
        pool = board.me.pool
        if self.room(board, pool) <= 0:
            return 0
        return kinds_in(self.source(board, pool) & allowed(board, self.which, board.rune))

    def ask(self, board: Board) -> bool:
        if board.left <= 0:
            return False
        kinds = self.kinds(board)
        if self.up_to and kinds != 0:
            board.words = DONE_BIT
        return ask_tokens(board, board.turn, board.node.first_code, kinds)

    def choose(self, board: Board, code: i64) -> None:
        if board.linked.verb_of[code] == DONE:
            move_on(board)
            return
        kind = board.linked.item_of[code]
        if self.which == ONE_COLOUR:
            board.lock = shl(511, 9 * (kind // 3))
        board.left -= 1
        self.move(board, one(kind))
        if board.left == 0:
            move_on(board)

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return self.source(board, pool) & allowed(board, self.which, rune) != 0 and self.room(board, pool) > 0

    def prompt(self, board: Board) -> Telling:
        return (f"{self.name}-up-to" if self.up_to else self.name), self.amount(board, board.left)

    def amount(self, board: Board, left: i64) -> dict[str, int | str]:
        """How many tokens of which sort can still be moved."""
        pool = board.me.pool
        tokens = self.source(board, pool) & allowed(board, self.which, board.rune)
        there = size(tokens)
        if self.which == ONE_COLOUR:
            there = max([trio_size(trio(tokens, colour)) for colour in range(len(COLOURS))])
        count = min(left, there, self.room(board, pool))
        which = filter_name(board, self.which)
        return {
            "count": int(count),
            "which": "any" if which == "colour" and count == 1 else which,
            "rune": rune_name(self.which, board.rune),
        }

    def label(self, board: Board, code: i64) -> Telling:
        verb = board.linked.verb(code).name
        return verb, {} if board.linked.verb_of[code] == DONE else {"token": KINDS[kind_of(board, code)]}


class Take(Move):
    """Altar to pool."""

    def __init__(self, count: i64 = 1, which: i64 = ANY, *, up_to: bool = False) -> None:
        super().__init__(VERBS[TAKE], "altar", "pool", count, which, up_to=up_to)

    def room(self, board: Board, pool: i64) -> i64:
        return POOL_LIMIT - size(pool)

    def move(self, board: Board, token: i64) -> None:
        board.altar -= token
        board.me.pool += token
        echo(board, token)


def echo(board: Board, token: i64) -> None:
    """A permanent effect may draw when a token of its rune comes from the altar into the pool."""
    seat = board.me
    if seat.echo > 0 and token & runes_of(seat.echo_rune) != 0:
        board.draws = seat.echo


class Store(Move):
    """Pool to familiar."""

    def __init__(self, count: i64 = 1, which: i64 = ANY) -> None:
        super().__init__(VERBS[STORE], "pool", "familiar", count, which)

    def source(self, board: Board, pool: i64) -> i64:
        return pool

    def room(self, board: Board, pool: i64) -> i64:
        return FAMILIAR_LIMIT - size(board.me.familiar)

    def move(self, board: Board, token: i64) -> None:
        board.me.pool -= token
        board.me.familiar += token

    def label(self, board: Board, code: i64) -> Telling:
        return self.name, stored_values(board, code)


class Feed(Move):
    """Altar to familiar."""

    def __init__(self, count: i64 = 1, which: i64 = ANY) -> None:
        super().__init__(VERBS[FEED], "altar", "familiar", count, which)

    def room(self, board: Board, pool: i64) -> i64:
        return FAMILIAR_LIMIT - size(board.me.familiar)

    def move(self, board: Board, token: i64) -> None:
        board.altar -= token
        board.me.familiar += token

    def label(self, board: Board, code: i64) -> Telling:
        return self.name, stored_values(board, code)


class Discard(Move):
    """Pool to discard, as an effect: as many as there are."""

    def __init__(self, count: i64 = 1, which: i64 = ANY, *, is_cost: bool = False) -> None:
        super().__init__(VERBS[DISCARD], "pool", "discard", count, which, is_cost=is_cost)

    def source(self, board: Board, pool: i64) -> i64:
        return pool

    def move(self, board: Board, token: i64) -> None:
        board.me.pool -= token
        board.discard += token


class Spend(Discard):
    """A cost: one token from the pool to the discard, without which the spell cannot be used."""

    def __init__(self, which: i64) -> None:
        super().__init__(1, which, is_cost=True)

    def kinds(self, board: Board) -> i64:
        return payable(board, board.node, board.card, board.rune, board.me.pool)

    def prompt(self, board: Board) -> Telling:
        return "spend", self.amount(board, board.left)


class ClearAltar(Move):
    """Altar to a place that does not help the user."""

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return False

    def prompt(self, board: Board) -> Telling:
        return self.name, {}

    def numbers(self) -> dict[str, int | str]:
        return {}


class Sweep(ClearAltar):
    """Any number from the altar to the discard; :class:`Replace` follows."""

    def __init__(self) -> None:
        super().__init__(VERBS[SWEEP], "altar", "discard", NO_LIMIT, up_to=True)

    def move(self, board: Board, token: i64) -> None:
        board.altar -= token
        board.discard += token
        board.swept += 1


class Send(ClearAltar):
    """Solo: altar to the opponent's track."""

    def __init__(self) -> None:
        super().__init__(VERBS[SEND], "altar", "track")

    def move(self, board: Board, token: i64) -> None:
        board.altar -= token
        board.track += token


class Cede(ClearAltar):
    """Solo: altar to the lower part of the opponent's board."""

    def __init__(self) -> None:
        super().__init__(VERBS[CEDE], "altar", "lower")

    def move(self, board: Board, token: i64) -> None:
        board.altar -= token
        board.lower += token


class Either(Step):
    """One of two moves, chosen with its first token; the verb of the first must come earlier among the verbs."""

    def __init__(self, first: Move, second: Move) -> None:
        super().__init__(branches=(first, second))
        self.first: Final = first
        self.second: Final = second

    def ask(self, board: Board) -> bool:
        first, second = board.node.branches
        kinds = self.first.kinds(board)
        kinds2 = self.second.kinds(board)
        if kinds | kinds2 == 0:
            return False
        board.first_code2 = second.first_code
        board.kinds2 = kinds2
        board.first_code = first.first_code
        board.kinds = kinds
        board.player = board.turn
        return True

    def choose(self, board: Board, code: i64) -> None:
        branch = self._branch(board, code)
        enter(board, branch)
        branch.step.choose(board, code)

    def _branch(self, board: Board, code: i64) -> Node:
        first, second = board.node.branches
        return second if code >= second.first_code else first

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return self.first.does_something(board, card, rune, pool, spent) or self.second.does_something(
            board, card, rune, pool, spent
        )

    def numbers(self) -> dict[str, int | str]:
        return self.first.numbers() | self.second.numbers()

    def prompt(self, board: Board) -> Telling:
        first = self.first.amount(board, self.first.count)
        second = self.second.amount(board, self.second.count)
        if board.kinds == 0:
            return self.second.name, second
        if board.kinds2 == 0:
            return self.first.name, first
        return "either", {self.first.name: first["count"], self.second.name: second["count"], "rune": first["rune"]}

    def label(self, board: Board, code: i64) -> Telling:
        return self._branch(board, code).step.label(board, code)

    def places(self, board: Board, code: i64) -> tuple[str, str]:
        return self._branch(board, code).step.places(board, code)


# Swaps: give one, get one


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(Step):
    """Give a pool token, get one from another place."""

    def __init__(self, place: str, count: i64) -> None:
        super().__init__("swap", count)
        self.place: Final = place

    def tokens(self, board: Board) -> i64:
        """What there is to get."""
        raise NotImplementedError

    def exchange(self, board: Board, given: i64, got: i64) -> None:
        """The other place has one token for another."""
        raise NotImplementedError

    def ask(self, board: Board) -> bool:
        tokens = self.tokens(board)
        if board.given >= 0:
            return ask_tokens(board, board.turn, board.linked.first_code[GET], kinds_in(tokens))
        if board.left <= 0 or tokens == 0:
            return False
        return ask_tokens(board, board.turn, board.linked.first_code[GIVE], kinds_in(board.me.pool))

    def choose(self, board: Board, code: i64) -> None:
        kind = board.linked.item_of[code]
        if board.given < 0:
            board.given = kind
            return
        given = one(board.given)
        board.me.pool += one(kind) - given
        board.given = NOBODY
        board.left -= 1
        self.exchange(board, given, one(kind))

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return pool != 0 and self.tokens(board) != 0

    def prompt(self, board: Board) -> Telling:
        if board.given < 0:
            return "give", {"count": int(board.left)}
        return f"get-{self.place}", {"given": KINDS[board.given]}

    def label(self, board: Board, code: i64) -> Telling:
        token = KINDS[kind_of(board, code)]
        if board.given < 0:
            return "give", {"token": token}
        return "get", {"token": token, "given": KINDS[board.given]}

    def places(self, board: Board, code: i64) -> tuple[str, str]:
        return ("pool", self.place) if board.given < 0 else (self.place, "pool")


class SwapAltar(Swap):
    """With the altar."""

    def __init__(self, count: i64 = 1) -> None:
        super().__init__("altar", count)

    def tokens(self, board: Board) -> i64:
        return board.altar

    def exchange(self, board: Board, given: i64, got: i64) -> None:
        board.altar += given - got
        echo(board, got)


class SwapFamiliar(Swap):
    """With the familiar."""

    def __init__(self, count: i64 = 1) -> None:
        super().__init__("familiar", count)

    def tokens(self, board: Board) -> i64:
        return board.me.familiar

    def exchange(self, board: Board, given: i64, got: i64) -> None:
        board.me.familiar += given - got


# One token at a time, out of the pouch


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPouch(Step):
    """Draws tokens. An empty pouch is filled from the discard."""

    def __init__(self, name: str, count: i64, place: str) -> None:
        super().__init__(name, count)
        self.place: Final = place

    def wants(self, board: Board) -> bool:
        """Is another token to be drawn?"""
        return board.left > 0

    def receive(self, board: Board, token: i64) -> None:
        """Where a drawn token goes."""
        raise NotImplementedError

    def receiver(self, board: Board) -> i64:
        """Who draws."""
        return board.turn

    def ask(self, board: Board) -> bool:
        return self.wants(board) and ask_pouch(board)

    def do(self, board: Board) -> None:
        if not (self.wants(board) and refill_pouch(board)):
            move_on(board)

    def choose(self, board: Board, code: i64) -> None:
        token = one(board.linked.item_of[code])
        board.pouch -= token
        board.left -= 1
        self.receive(board, token)
        if board.left == 0:
            move_on(board)

    def prompt(self, board: Board) -> Telling:
        return f"deal-{self.place}", {"seat": int(self.receiver(board))}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[DEAL].name, {"token": KINDS[kind_of(board, code)]}

    def log(self, board: Board, code: i64) -> Telling:
        return f"deal-{self.place}", {"token": KINDS[kind_of(board, code)], "seat": int(self.receiver(board))}


class Draw(FromPouch):
    """Pouch to pool."""

    def __init__(self, count: i64, name: str = "draw") -> None:
        super().__init__(name, count, "pool")

    def wants(self, board: Board) -> bool:
        return board.left > 0 and size(board.me.pool) < POOL_LIMIT

    def receive(self, board: Board, token: i64) -> None:
        board.me.pool += token

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return size(pool) < POOL_LIMIT and can_draw(board, spent)


class DrawUntil(Draw):
    """Pouch to pool until the pool has so many."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, "until")

    def wants(self, board: Board) -> bool:
        return size(board.me.pool) < self.count

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return size(pool) < self.count and can_draw(board, spent)


class Fill(FromPouch):
    """Pouch to altar."""

    def __init__(self, count: i64, name: str = "fill") -> None:
        super().__init__(name, count, "altar")

    def receive(self, board: Board, token: i64) -> None:
        board.altar += token

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return can_draw(board, spent)


class Replace(Fill):
    """Pouch to altar, as many as were swept."""

    def __init__(self) -> None:
        super().__init__(0, "")

    def begin(self, board: Board) -> None:
        board.left = board.swept
        board.swept = 0

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return False


class DrawForOpponent(FromPouch):
    """Solo: pouch to the lower part of the opponent's board."""

    def __init__(self, count: i64 = 1) -> None:
        super().__init__("", count, "lower")

    def receive(self, board: Board, token: i64) -> None:
        board.lower += token


# The other players


class OthersTake(Step):
    """Each other player, clockwise, takes one."""

    def __init__(self) -> None:
        super().__init__("others", verb=VERBS[TAKE], zones=("altar", "pool"))

    def begin(self, board: Board) -> None:
        board.left = 0
        board.actor = board.turn
        next_actor(board)

    def ask(self, board: Board) -> bool:
        if board.actor == board.turn or size(board.seats[board.actor].pool) >= POOL_LIMIT:
            return False
        return ask_tokens(board, board.actor, board.node.first_code, kinds_in(board.altar))

    def do(self, board: Board) -> None:
        pass_to_next(board)

    def choose(self, board: Board, code: i64) -> None:
        token = one(board.linked.item_of[code])
        board.altar -= token
        board.seats[board.actor].pool += token
        next_actor(board)

    def in_solo(self) -> Step:
        return Cede()

    def prompt(self, board: Board) -> Telling:
        return VERBS[TAKE].name, {"count": 1, "which": "any", "rune": ""}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[TAKE].name, {"token": KINDS[kind_of(board, code)]}


class OthersDraw(FromPouch):
    """Each other player, clockwise, draws one."""

    def __init__(self) -> None:
        super().__init__("others", 1, "pool")

    def begin(self, board: Board) -> None:
        board.left = board.linked.players - 1
        board.actor = board.turn
        next_actor(board)

    def wants(self, board: Board) -> bool:
        return board.actor != board.turn and size(board.seats[board.actor].pool) < POOL_LIMIT

    def do(self, board: Board) -> None:
        if not (self.wants(board) and refill_pouch(board)):
            pass_to_next(board)

    def receive(self, board: Board, token: i64) -> None:
        board.seats[board.actor].pool += token
        next_actor(board)

    def receiver(self, board: Board) -> i64:
        return board.actor

    def in_solo(self) -> Step:
        return DrawForOpponent()


def next_actor(board: Board) -> None:
    board.actor = (board.actor + 1) % board.linked.players


def pass_to_next(board: Board) -> None:
    """The other player who was to act cannot; after the last one the step is over."""
    if board.actor != board.turn:
        next_actor(board)
        return
    board.actor = 0
    move_on(board)


# Spells


class RaiseSpell(Step):
    """Another learned spell goes up one level."""

    def __init__(self, count: i64 = 1) -> None:
        super().__init__("raise", count)

    def ask(self, board: Board) -> bool:
        slots = raisable(board, board.card)
        cards: i64 = 0
        slot: i64 = 0
        while slots >> slot != 0:
            if (slots >> slot) & 1 != 0:
                cards |= shl(1, card_number(board, slot))
            slot += 1
        return ask_picks(board, board.turn, board.linked.first_code[RAISE], cards)

    def choose(self, board: Board, code: i64) -> None:
        slot = board.linked.slot_of[code]
        set_level(board, board.me, slot, board.me.level(slot) + 1)
        move_on(board)

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return raisable(board, card) != 0

    def label(self, board: Board, code: i64) -> Telling:
        slot = board.linked.slot_of[code]
        return VERBS[RAISE].name, {"spell": card_at(board, slot).name, "level": int(board.me.level(slot)) + 1}


class Drop(Step):
    """The card used goes down to this level; a card that copies goes down by one."""

    def __init__(self, level: i64) -> None:
        super().__init__("drop", level)

    def do(self, board: Board) -> None:
        seat = board.me
        level = seat.level(board.card) - 1 if board.copied != 0 else self.count
        set_level(board, seat, board.card, level)
        move_on(board)


def begin_learning(board: Board, code: i64, wilds: i64) -> None:
    """A spell and its level were chosen; now it is paid for."""
    board.wilds = wilds
    board.learning = board.linked.slot_of[code]
    board.level = board.linked.level_of[code]
    enter(board, board.linked.learn)


def spell_values(board: Board, code: i64) -> dict[str, int | str]:
    """The spell and the level that an action is about."""
    return {
        "spell": card_at(board, board.linked.slot_of[code]).name,
        "level": int(board.linked.level_of[code]),
    }


class LearnWithWilds(Step):
    """Learn a spell, paying with up to so many tokens of the card's rune as wilds instead of triples."""

    def __init__(self, count: i64) -> None:
        super().__init__("wilds", count)

    def ask(self, board: Board) -> bool:
        spells = learnable(board, board.me.pool, self.count, board.rune)
        if spells == 0:
            return False
        board.player = board.turn
        board.learns = spells
        return True

    def choose(self, board: Board, code: i64) -> None:
        begin_learning(board, code, self.count)

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return learnable(board, pool, self.count, rune) != 0

    def prompt(self, board: Board) -> Telling:
        return "learn", {"wilds": int(self.count), "rune": RUNES[board.rune]}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[LEARN].name, spell_values(board, code)


class PhaseAction(Step):
    """An action of a phase: a token taken or stored, two drawn, a spell learned."""

    def __init__(self, phase: i64) -> None:
        super().__init__("phase", phase)
        self.phase: Final[i64] = phase
        self.take: Final = Take()
        self.store: Final = Store()

    def numbers(self) -> dict[str, int | str]:
        return {"phase": PHASES[self.phase]}

    def offer_primary(self, board: Board) -> None:
        """Asks for what can be done without a spell."""
        seat = board.me
        pool = seat.pool
        board.player = board.turn
        if self.phase == MORNING:
            board.first_code = board.linked.first_code[TAKE]
            if size(pool) < POOL_LIMIT:
                board.kinds = kinds_in(board.altar)
                if can_draw(board, False):
                    board.words |= DRAW_BIT
        elif self.phase == MIDDAY:
            board.first_code = board.linked.first_code[STORE]
            if size(seat.familiar) < FAMILIAR_LIMIT:
                board.kinds = kinds_in(pool)
        else:
            board.learns = learnable(board, pool, 0, 0)

    def choose(self, board: Board, code: i64) -> None:
        verb = board.linked.verb_of[code]
        if verb == DRAW:
            enter(board, board.linked.draw)
        elif verb == LEARN:
            begin_learning(board, code, 0)
        else:
            token = one(board.linked.item_of[code])
            if verb == TAKE:
                self.take.move(board, token)
            else:
                self.store.move(board, token)
            enter(board, board.linked.end)

    def label(self, board: Board, code: i64) -> Telling:
        linked = board.linked
        verb = linked.verb_of[code]
        if verb == TAKE:
            return self.take.label(board, code)
        if verb == STORE:
            return self.store.label(board, code)
        if verb == DRAW:
            return VERBS[DRAW].name, {"count": int(linked.draw.step.count)}
        return linked.verb(code).name, spell_values(board, code)

    def places(self, board: Board, code: i64) -> tuple[str, str]:
        verb = board.linked.verb_of[code]
        if verb == DRAW:
            return "pouch", "pool"
        return self.take.zones if verb == TAKE else self.store.zones if verb == STORE else self.zones


class CopyAction(PhaseAction):
    """An action of the phase, of another player."""

    def can_be_copied(self) -> bool:
        return False

    def ask(self, board: Board) -> bool:
        pool = board.me.pool
        phase = self.phase
        if board.linked.solo:
            spells = copyable(board, 0, phase, board.card, board.rune, pool, False)
            if spells == 0:
                return False
            board.player = board.turn
            board.copies = spells
            return True
        self.offer_primary(board)
        seat: i64 = 0
        while seat < board.linked.players:
            if seat != board.turn:
                spells = copyable(board, seat, phase, board.card, board.rune, pool, False)
                if seat < 2:
                    board.copies |= shl(spells, 21 * seat)
                else:
                    board.copies2 |= shl(spells, 21 * (seat - 2))
            seat += 1
        return True

    def choose(self, board: Board, code: i64) -> None:
        linked = board.linked
        if linked.seat_of[code] < 0:
            super().choose(board, code)
            return
        slot = linked.slot_of[code]
        if not linked.solo:
            board.rune = board.seats[linked.seat_of[code]].rune(slot)
        board.copied = 1
        enter(board, card_at(board, slot).actions[linked.level_of[code] - 3])

    def does_something(self, board: Board, card: i64, rune: i64, pool: i64, spent: bool) -> bool:
        return can_copy(board, self.phase, card, rune, pool, spent)

    def prompt(self, board: Board) -> Telling:
        return ("copy-solo" if board.linked.solo else "copy"), {"phase": PHASES[self.phase]}

    def label(self, board: Board, code: i64) -> Telling:
        owner = board.linked.seat_of[code]
        if owner < 0:
            return super().label(board, code)
        values = spell_values(board, code)
        values["owner"] = int(owner)
        return ("copy-solo" if board.linked.solo else "copy"), values
