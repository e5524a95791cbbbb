"""The steps of a Day, of learning a spell and of the set-up."""

from mypy_extensions import i64

from grimoire.games.materia.board import (
    FAMILIAR_LIMIT,
    NOBODY,
    POOL_LIMIT,
    Board,
    ask_picks,
    ask_tokens,
    card_at,
    enter,
    move_on,
    refill_pouch,
    refresh,
    reveal,
)
from grimoire.games.materia.payment import is_exact, pay_kinds, payment_range, place_kinds
from grimoire.games.materia.phases import MORNING, PHASES
from grimoire.games.materia.pile import KINDS, kinds_in, one, shl, size
from grimoire.games.materia.steps import Draw, Fill, FromPouch, PhaseAction, Step, Telling, kind_of, stored_values
from grimoire.games.materia.turn_flow import sit_first
from grimoire.games.materia.usable import castable, price_now
from grimoire.games.materia.verbs import CAST, FIRST, PAY, PLACE, REVEAL, SKIP, SKIP_BIT, STORE, VERBS
from grimoire.kernel.game import CHANCE

# A Day


class Act(PhaseAction):
    """An action of the phase of one's own, or none."""

    def ask(self, board: Board) -> bool:
        board.words = SKIP_BIT
        self.offer_primary(board)
        board.casts = castable(board, self.phase)
        return True

    def choose(self, board: Board, code: i64) -> None:
        linked = board.linked
        verb = linked.verb_of[code]
        if verb == SKIP:
            enter(board, linked.end)
        elif verb == CAST:
            slot = linked.slot_of[code]
            board.card = slot
            board.rune = board.me.rune(slot)
            board.copied = 0
            enter(board, card_at(board, slot).actions[linked.level_of[code] - 3])
        else:
            super().choose(board, code)

    def is_whole_phase(self, board: Board) -> bool:
        """Is this the only action of its phase?"""
        return board.phase == self.phase and (self.phase != MORNING or board.me.mornings == 1)

    def prompt(self, board: Board) -> Telling:
        if self.is_whole_phase(board):
            return "act", {"phase": PHASES[self.phase]}
        if board.phase != self.phase:
            return "act-extra", {"phase": PHASES[self.phase]}
        numbers: dict[str, int | str] = {"number": int(board.used) + 1, "total": int(board.me.mornings)}
        return "act-of", {"phase": PHASES[self.phase]} | numbers

    def choices(self, board: Board) -> list[Telling]:
        tellings: list[Telling] = []
        if board.kinds != 0:
            tellings.append((board.linked.verb(board.first_code).name, {}))
        if board.words != SKIP_BIT:
            tellings.append(("draw", {"count": int(board.linked.draw.step.count)}))
        if board.learns != 0:
            tellings.append(("learn", {}))
        if board.casts != 0:
            tellings.append(("cast" if board.learns == 0 else "cast-one", {}))
        if not tellings:
            return [("only-skip", {})]
        tellings.append(("skip", {}))
        return tellings

    def label(self, board: Board, code: i64) -> Telling:
        if board.linked.verb_of[code] == SKIP:
            return VERBS[SKIP].name, {}
        return super().label(board, code)

    def log(self, board: Board, code: i64) -> Telling:
        if board.linked.verb_of[code] == SKIP:
            return f"skip-{PHASES[self.phase] if self.is_whole_phase(board) else 'action'}", {}
        return self.label(board, code)


class OwedDraws(Draw):
    """Pouch to pool, as a permanent effect owes them. This step comes between the others."""

    def __init__(self) -> None:
        super().__init__(0)

    def wants(self, board: Board) -> bool:
        return size(board.me.pool) < POOL_LIMIT

    def do(self, board: Board) -> None:
        if not (self.wants(board) and refill_pouch(board)):
            board.draws = 0

    def choose(self, board: Board, code: i64) -> None:
        token = one(board.linked.item_of[code])
        board.pouch -= token
        board.draws -= 1
        board.me.pool += token


class Resupply(Fill):
    """Pouch to altar at the end of a Day, as many as :mod:`.turn_flow` says."""

    def __init__(self) -> None:
        super().__init__(0)


# Learning


class Place(Step):
    """A token of the spell's colour for its card."""

    def __init__(self) -> None:
        super().__init__("place", verb=VERBS[PLACE], zones=("pool", "spells"))

    def ask(self, board: Board) -> bool:
        kinds = place_kinds(board.me.pool, board.learning, price_now(board), board.wilds)
        return ask_tokens(board, board.turn, board.node.first_code, kinds)

    def choose(self, board: Board, code: i64) -> None:
        board.placed = kind_of(board, code)
        move_on(board)

    def prompt(self, board: Board) -> Telling:
        return "place", {"spell": card_at(board, board.learning).name}

    def label(self, board: Board, code: i64) -> Telling:
        return "place", {"token": KINDS[kind_of(board, code)], "spell": card_at(board, board.learning).name}


class Pay(Step):
    """The rest of the price, token by token."""

    def __init__(self) -> None:
        super().__init__("pay", verb=VERBS[PAY], zones=("pool", "discard"))

    def ask(self, board: Board) -> bool:
        rest = board.me.pool - board.paid - one(board.placed)
        kinds = pay_kinds(board.paid, rest, board.learning, price_now(board), board.wilds, board.rune)
        return ask_tokens(board, board.turn, board.node.first_code, kinds)

    def choose(self, board: Board, code: i64) -> None:
        board.paid += one(kind_of(board, code))
        if is_exact(board.paid, board.learning, price_now(board), board.wilds):
            self._learn(board)

    def _learn(self, board: Board) -> None:
        """The payment is complete: the token lies on the card, the rest is discarded."""
        seat = board.me
        slot = board.learning
        seat.pool -= board.paid + one(board.placed)
        board.discard += board.paid
        seat.learned |= shl(1, slot)
        seat.today |= shl(1, slot)
        seat.levels |= shl(board.level, 4 * slot)
        seat.runes |= shl(board.placed % 3, 2 * slot)
        refresh(board, seat)
        move_on(board)

    def prompt(self, board: Board) -> Telling:
        held = board.me.pool - one(board.placed)
        least, most = payment_range(board.paid, held, board.learning, price_now(board), board.wilds, board.rune)
        return "pay" if least == most else "pay-range", {
            "spell": card_at(board, board.learning).name,
            "level": int(board.level),
            "least": least,
            "most": most,
        }

    def label(self, board: Board, code: i64) -> Telling:
        return "pay", {"token": KINDS[kind_of(board, code)]}


class Keep(Step):
    """A permanent effect may store some of the payment; then what the learned level does once follows."""

    def __init__(self) -> None:
        super().__init__("keep", verb=VERBS[STORE], zones=("paid", "familiar"))

    def begin(self, board: Board) -> None:
        board.left = board.me.keep

    def ask(self, board: Board) -> bool:
        if board.left <= 0 or size(board.me.familiar) >= FAMILIAR_LIMIT:
            return False
        return ask_tokens(board, board.turn, board.node.first_code, kinds_in(board.paid))

    def do(self, board: Board) -> None:
        instant = card_at(board, board.learning).instants[board.level - 3]
        board.learning = NOBODY
        board.level = 0
        board.wilds = 0
        board.placed = NOBODY
        board.paid = 0
        enter(board, instant)

    def choose(self, board: Board, code: i64) -> None:
        token = one(kind_of(board, code))
        board.left -= 1
        board.paid -= token
        board.discard -= token
        board.me.familiar += token

    def prompt(self, board: Board) -> Telling:
        room = FAMILIAR_LIMIT - size(board.me.familiar)
        return "keep", {"count": min(int(board.left), int(size(board.paid)), int(room))}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[STORE].name, stored_values(board, code)

    def log(self, board: Board, code: i64) -> Telling:
        return "keep", stored_values(board, code)


# The set-up


class ChooseFirst(Step):
    """Chance says who begins."""

    def ask(self, board: Board) -> bool:
        if board.first >= 0:
            return False
        return ask_picks(board, CHANCE, board.linked.first_code[FIRST], shl(1, board.linked.players) - 1)

    def choose(self, board: Board, code: i64) -> None:
        sit_first(board, board.linked.seat_of[code])

    def prompt(self, board: Board) -> Telling:
        return VERBS[FIRST].name, {}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[FIRST].name, {"seat": int(board.linked.seat_of[code])}


class RevealSpell(Step):
    """Chance says which spell of a colour is in the game."""

    def __init__(self, colour: i64) -> None:
        super().__init__("", colour)

    def ask(self, board: Board) -> bool:
        if (board.slots >> (5 * self.count)) & 31 != 31:
            return False
        cards: i64 = 0
        number: i64 = 0
        for card in board.linked.cards:
            if card.colour == self.count:
                cards |= shl(1, number)
            number += 1
        return ask_picks(board, CHANCE, board.linked.first_code[REVEAL], cards)

    def choose(self, board: Board, code: i64) -> None:
        reveal(board, board.linked.item_of[code])

    def prompt(self, board: Board) -> Telling:
        return VERBS[REVEAL].name, {}

    def label(self, board: Board, code: i64) -> Telling:
        return VERBS[REVEAL].name, {"spell": board.linked.cards[board.linked.item_of[code]].name}


class Hand(FromPouch):
    """Pouch to the pool of a player, counted from the first."""

    def __init__(self, count: i64, offset: i64) -> None:
        super().__init__("", count, "pool")
        self.offset = offset

    def begin(self, board: Board) -> None:
        board.actor = (board.first + self.offset) % board.linked.players

    def receive(self, board: Board, token: i64) -> None:
        board.seats[board.actor].pool += token

    def receiver(self, board: Board) -> i64:
        return board.actor
