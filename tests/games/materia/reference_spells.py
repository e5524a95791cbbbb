"""The 21 spells of the naive model of Materia, what a phase offers, and learning."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.games.materia.reference_table import (
    RUNES,
    Card,
    Steps,
    Table,
    Wild,
    ask,
    colour,
    exact,
    move,
    next_paid,
    payable,
    rune,
    words,
)


class Use(NamedTuple):
    """A use of a spell: by whom, at which level, with which rune; and the card that pays for a drop."""

    me: int
    level: int
    star: str
    card: Card
    copied: bool = False


def sacrifice(table: Table, use: Use) -> Steps:
    yield from table.draw(use.me, 4)


def eruption(table: Table, use: Use) -> Steps:
    pool = table.seats[use.me].pool
    yield from table.draw(use.me, max(0, use.level + 1 - pool.total()))


def blaze(table: Table, use: Use) -> Steps:
    yield from table.draw(use.me, 4)


def levitation(table: Table, use: Use) -> Steps:
    yield from table.take(use.me, 2, lambda kind: rune(kind) == RUNES[use.level - 3])


def sharing(table: Table, use: Use) -> Steps:
    yield from table.take(use.me, {3: 1, 4: 2, 5: 3}[use.level])
    if use.level == 3:
        yield from table.draw(use.me, 1)


def divination(table: Table, use: Use) -> Steps:
    yield from table.deal_some(2, table.altar)
    if use.level == 4:
        yield from up_to_two_of_a_colour(table, use.me)
    else:
        yield from table.take(use.me, 2)
    if use.level == 3:
        yield from table.throw(use.me, 1)


def up_to_two_of_a_colour(table: Table, me: int) -> Steps:
    chosen: set[str] = set()
    for _ in range(2):
        actions = table.takes(me, lambda kind: not chosen or colour(kind) in chosen)
        if not actions:
            return
        answer = yield from ask(me, [*actions, "done"])
        if answer == "done":
            return
        kind = answer.split()[1]
        chosen.add(colour(kind))
        yield from table.take_one(me, kind)


def purification(table: Table, use: Use) -> Steps:
    for _ in range(use.level - 2):
        received = yield from table.swap(use.me, table.altar)
        if received:
            yield from table.mirage(use.me, received)


def cure(table: Table, use: Use) -> Steps:
    yield from table.draw(use.me, use.level - 2)
    yield from table.throw(use.me, use.level - 2)


def growth(table: Table, use: Use) -> Steps:
    if use.level == 3:
        yield from table.swap(use.me, table.seats[use.me].familiar)
    else:
        yield from table.feed(use.me, {4: 2, 5: 3}[use.level])


def offering(table: Table, use: Use) -> Steps:
    if actions := table.stores(use.me):
        kind = (yield from ask(use.me, actions)).split()[1]
        move(kind, table.seats[use.me].pool, table.seats[use.me].familiar)
        yield from table.store(use.me, use.level - 2, lambda other: colour(other) == colour(kind))


def focus(table: Table, use: Use) -> Steps:
    def fits(kind: str) -> bool:
        return rune(kind) == use.star

    stores, takes = use.level - 2, use.level - 3
    actions = table.stores(use.me, fits) + (table.takes(use.me, fits) if takes else [])
    if not actions:
        return
    verb, kind = (yield from ask(use.me, actions)).split()
    if verb == "store":
        move(kind, table.seats[use.me].pool, table.seats[use.me].familiar)
        yield from table.store(use.me, stores - 1, fits)
    else:
        yield from table.take_one(use.me, kind)
        yield from table.take(use.me, takes - 1, fits)


def feast(table: Table, use: Use) -> Steps:
    stored = {colour(kind) for kind in table.seats[use.me].familiar.elements()}
    if use.level == 3:
        yield from table.take(use.me, 1, lambda kind: colour(kind) in stored)
    if use.level == 4:
        yield from table.feed(use.me, 1)


def time_travel(table: Table, use: Use) -> Steps:
    learned = table.seats[use.me].learned
    targets = [name for name, card in learned.items() if card.level < 5 and name != "time_travel"]
    if targets:
        answer = yield from ask(use.me, [f"raise {name}" for name in targets])
        learned[answer.split()[1]].level += 1


def storm(table: Table, use: Use) -> Steps:
    if use.level == 3 or not table.seats[use.me].room():
        return
    swept = 0
    while table.altar.total():
        answer = yield from ask(use.me, [*words("sweep", table.altar), "done"])
        if answer == "done":
            break
        move(answer.split()[1], table.altar, table.discard)
        swept += 1
    yield from table.deal_some(swept, table.altar)
    yield from table.take(use.me, 3)


def clone(table: Table, use: Use) -> Steps:
    phase = {3: "midday", 4: "evening", 5: "morning"}[use.level]
    actions = copies(table, use.me, phase) + ([] if table.solo() else primary(table, use.me, phase))
    if actions:
        answer = yield from ask(use.me, actions)
        yield from perform(table, use.me, answer)


def transmutation(table: Table, use: Use) -> Steps:
    wild = (use.star, use.level - 3)
    if use.level > 3 and (actions := learns(table, use.me, wild)):
        answer = yield from ask(use.me, actions)
        yield from learn(table, use.me, answer, wild)


CAST = (sacrifice, eruption, blaze, levitation, sharing, divination, purification, cure, growth, offering, focus, feast)
OWN_PART: dict[str, Callable[[Table, Use], Steps]] = {
    one.__name__: one for one in (*CAST, time_travel, storm, clone, transmutation)
}
NO_SYMBOL = ("swiftness", "mirage", "abundance", "knowledge", "communion")
SETS = {
    "set-1": ["sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"],
    "set-2": ["eruption", "sharing", "cure", "focus", "storm", "swiftness", "knowledge"],
    "set-3": ["blaze", "divination", "growth", "feast", "clone", "mirage", "communion"],
}
PHASE = (
    dict.fromkeys(("sacrifice", "eruption", "blaze", "levitation", "sharing", "divination"), "morning")
    | dict.fromkeys(("purification", "cure", "offering", "feast", "clone"), "midday")
    | dict.fromkeys(("growth", "focus", "time_travel", "storm", "transmutation"), "evening")
    | dict.fromkeys(NO_SYMBOL, "none")
)


def colour_of(spell: str) -> str:
    order = ("red", "purple", "green", "black", "white", "blue", "yellow")
    return next(order[names.index(spell)] for names in SETS.values() if spell in names)


def cost(spell: str, use: Use) -> str | None:
    """The rune of the token to be discarded first."""
    if spell in ("sacrifice", "time_travel"):
        return RUNES[use.level - 3]
    return use.star if spell == "clone" and use.level == 5 else None


def usable(table: Table, spell: str, use: Use) -> bool:
    """Can its cost be paid, and would the user's own part then move something, that is, ask anything?"""
    wanted = cost(spell, use)
    pool = table.seats[use.me].pool
    for kind in [kind for kind in pool if pool[kind] > 0 and rune(kind) == wanted] if wanted else [None]:
        trial = table.copy()
        if kind:
            move(kind, trial.seats[use.me].pool, trial.discard)
        if next(OWN_PART[spell](trial, use), None) is not None:
            return True
    return False


def apply(table: Table, spell: str, use: Use) -> Steps:
    """The cost, the user's own part, what others do, and the drop."""
    wanted = cost(spell, use)
    if wanted:
        yield from table.throw(use.me, 1, lambda kind: rune(kind) == wanted)
    yield from OWN_PART[spell](table, use)
    if spell == "blaze":
        yield from others_take(table, use.me)
    if spell == "sharing":
        yield from others_draw(table, use.me)
    if spell in ("growth", "storm") and use.level > 3:
        use.card.level = use.card.level - 1 if use.copied else use.level - 1


def others_take(table: Table, me: int) -> Steps:
    for other in table.others(me):
        yield from table.take(other, 1)
    if table.solo() and table.altar.total():
        answer = yield from ask(me, words("cede", table.altar))
        move(answer.split()[1], table.altar, table.lower)


def others_draw(table: Table, me: int) -> Steps:
    for other in table.others(me):
        yield from table.draw(other, 1)
    if table.solo():
        yield from table.deal(table.lower)


def own_use(table: Table, me: int, spell: str, level: int) -> Use:
    card = table.seats[me].learned[spell]
    return Use(me, level, rune(card.token), card)


def copy_use(table: Table, me: int, owner: int, spell: str, level: int) -> Use:
    card = table.seats[me].learned["clone"]
    token = card.token if table.solo() else table.seats[owner].learned[spell].token
    return Use(me, level, rune(token), card, True)


def levels(spell: str, level: int) -> list[int]:
    return [level] if spell == "blaze" else list(range(3, level + 1))


def casts(table: Table, me: int, phase: str) -> list[str]:
    learned = table.seats[me].learned
    return [
        f"cast {spell} {level}"
        for spell, card in learned.items()
        if PHASE[spell] == phase and not card.today
        for level in levels(spell, card.level)
        if usable(table, spell, own_use(table, me, spell, level))
    ]


def copyable(table: Table, me: int) -> Iterator[tuple[int, str, int]]:
    if table.solo():
        yield from ((me, spell, 4) for spell in table.spells if spell not in table.seats[me].learned)
    for owner in table.others(me):
        for spell, card in table.seats[owner].learned.items():
            yield from ((owner, spell, level) for level in levels(spell, card.level))


def copies(table: Table, me: int, phase: str) -> list[str]:
    return [
        f"copy {owner} {spell} {level}"
        for owner, spell, level in copyable(table, me)
        if PHASE[spell] == phase and spell != "clone"
        if usable(table, spell, copy_use(table, me, owner, spell, level))
    ]


def learns(table: Table, me: int, wild: Wild | None = None) -> list[str]:
    seat = table.seats[me]
    return [
        f"learn {spell} {level}"
        for spell in table.spells
        if spell not in seat.learned
        for level in (3, 4, 5)
        if payable(seat.pool, colour_of(spell), level, wild)
    ]


def primary(table: Table, me: int, phase: str) -> list[str]:
    if phase == "morning":
        return table.takes(me) + (["draw"] if table.can_draw(me) else [])
    return table.stores(me) if phase == "midday" else learns(table, me)


def phase_action(table: Table, me: int, phase: str) -> Steps:
    """One action of a phase, or none."""
    answer = yield from ask(me, [*primary(table, me, phase), *casts(table, me, phase), "skip"])
    yield from perform(table, me, answer)


def perform(table: Table, me: int, action: str) -> Steps:
    match action.split():
        case ["take", kind]:
            yield from table.take_one(me, kind)
        case ["draw"]:
            yield from table.draw(me, 2)
        case ["store", kind]:
            move(kind, table.seats[me].pool, table.seats[me].familiar)
        case ["learn", _, _]:
            yield from learn(table, me, action)
        case ["cast", spell, level]:
            yield from apply(table, spell, own_use(table, me, spell, int(level)))
        case ["copy", owner, spell, level]:
            yield from apply(table, spell, copy_use(table, me, int(owner), spell, int(level)))
        case _:
            assert action == "skip"


def learn(table: Table, me: int, action: str, wild: Wild | None = None) -> Steps:
    """Place, pay, Communion 5, the instant effect."""
    _, spell, word = action.split()
    level, wanted, seat = int(word), colour_of(spell), table.seats[me]
    ways = payable(seat.pool, wanted, level, wild)
    placed = (yield from ask(me, [f"place {kind}" for kind in ways])).split()[1]
    paid: Counter[str] = Counter()
    while not exact(paid.elements(), wanted, level - 1, wild):
        answer = yield from ask(me, [f"pay {kind}" for kind in next_paid(paid, ways[placed])])
        paid[answer.split()[1]] += 1
    seat.pool.subtract([placed])
    for kind in paid.elements():
        move(kind, seat.pool, table.discard)
    seat.learned[spell] = Card(level, placed, today=True)
    if "communion" in seat.learned and seat.learned["communion"].level == 5:
        yield from keep_two(table, me, paid)
    yield from instant(table, me, spell, level)


def keep_two(table: Table, me: int, paid: Counter[str]) -> Steps:
    seat = table.seats[me]
    for _ in range(2):
        if seat.spaces() and paid.total():
            kind = (yield from ask(me, words("store", paid))).split()[1]
            paid[kind] -= 1
            move(kind, table.discard, seat.familiar)


def instant(table: Table, me: int, spell: str, level: int) -> Steps:
    if spell == "abundance":
        yield from table.draw(me, level - 1)
    if spell == "communion" and level == 3:
        yield from table.feed(me, 3)
    if spell == "swiftness" and level < 5:
        yield from phase_action(table, me, "morning")
