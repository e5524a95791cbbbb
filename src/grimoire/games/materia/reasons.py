"""Why a thing on the board cannot be chosen now, in one sentence for the player who decides."""

from collections.abc import Callable
from typing import Final

from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT, Seat, card_at, current_node
from grimoire.games.materia.filters import allowed, filter_name, rune_name
from grimoire.games.materia.linking import LEVELS
from grimoire.games.materia.phases import EVENING, MIDDAY, MORNING, PHASES
from grimoire.games.materia.pile import COLOURS, KIND_NUMBERS, RUNES, kinds_in, one, runes_of, size, trio, trio_size
from grimoire.games.materia.spell_words import spell_name, when_key
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import (
    CopyAction,
    Draw,
    DrawUntil,
    Either,
    Feed,
    Fill,
    LearnWithWilds,
    Move,
    Node,
    PhaseAction,
    RaiseSpell,
    Step,
    Store,
    Swap,
    Take,
)
from grimoire.games.materia.turn_steps import Pay, Place
from grimoire.games.materia.usable import can_draw
from grimoire.games.materia.words import prompt
from grimoire.games.reasons import Thing
from grimoire.kernel import game as kernel
from grimoire.kernel.playing import state_of
from grimoire.texts.message import Message, message, named

_HIGHEST: Final = LEVELS[-1]


def reason(state: kernel.State, thing: Thing) -> Message:
    """Why the thing, which no offer touches, cannot be chosen."""
    board = state_of(state, State)
    step = current_node(board).step
    found = None
    if thing.seat not in (None, board.player) and not (thing.zone == "spells" and isinstance(step, CopyAction)):
        assert thing.seat is not None
        return _why("theirs", **named(thing.seat))
    if board.player == board.turn and thing.zone in _ZONES:
        found = _ZONES[thing.zone](board, step, thing)
    return found or message("reason-first", prompt=prompt(board))


def _why(kind: str, **values: str | float | Message) -> Message:
    return message(f"materia-why-{kind}", **values)


def _full_pool() -> Message:
    return _why("full-pool", most=int(POOL_LIMIT))


def _full_familiar() -> Message:
    return _why("full-familiar", most=int(FAMILIAR_LIMIT))


# Tokens


def _altar(board: State, step: Step, thing: Thing) -> Message | None:
    if isinstance(step, PhaseAction):
        return _primary(board, step, MORNING, "take") or _full_pool()
    if isinstance(step, Either):
        return _filtered(board, step.first, thing)
    return _filtered(board, step, thing) if isinstance(step, Move) and step.zones[0] == "altar" else None


def _pouch(board: State, step: Step, thing: Thing) -> Message | None:  # noqa: ARG001 (one of the zones)
    if not isinstance(step, PhaseAction):
        return None
    return _primary(board, step, MORNING, "draw") or (_full_pool() if _is_full(board) else _why("no-token"))


def _is_full(board: State) -> bool:
    return size(board.me.pool) >= POOL_LIMIT


def _primary(board: State, step: PhaseAction, phase: int, verb: str) -> Message | None:
    """Why an action without a spell is not possible here at all."""
    if isinstance(step, CopyAction) and (board.linked.solo or step.phase != phase):
        return message("reason-first", prompt=prompt(board))
    return None if step.phase == phase else _why(verb, phase=PHASES[step.phase])


def _pool(board: State, step: Step, thing: Thing) -> Message | None:
    kind = KIND_NUMBERS.get(thing.item or "", -1)
    if kind < 0:
        return None
    if isinstance(step, PhaseAction):
        if step.phase == EVENING and not isinstance(step, CopyAction):
            return _why("pay-first")
        return _primary(board, step, MIDDAY, "store") or _full_familiar()
    if isinstance(step, Place):
        return _why("not-exact") if kind // 3 == board.learning else _why("place", colour=COLOURS[board.learning])
    if isinstance(step, Pay):
        return _unpaid(board, kind)
    if isinstance(step, Either):
        return _filtered(board, step.second, thing)
    return _filtered(board, step, thing) if isinstance(step, Move) and step.zones[0] == "pool" else None


def _unpaid(board: State, kind: int) -> Message:
    rest = board.me.pool - board.paid - one(board.placed)
    if not rest >> 3 * kind & 7:
        return _why("paid")
    if board.wilds > 0 and kind % 3 != board.rune:
        return _why("pay-wilds", colour=COLOURS[board.learning], rune=RUNES[board.rune])
    return _why("not-exact")


def _filtered(board: State, step: Move, thing: Thing) -> Message:
    """Why a token cannot be moved by a step that moves others like it."""
    if isinstance(step, Take) and _is_full(board):
        return _full_pool()
    if isinstance(step, Store) and size(board.me.familiar) >= FAMILIAR_LIMIT:
        return _full_familiar()
    fits = allowed(board, step.which, board.rune) >> 3 * KIND_NUMBERS.get(thing.item or "", 0) & 1
    if fits:
        return _why("rest")
    return _why("other-token", which=filter_name(board, step.which), rune=rune_name(step.which, board.rune))


def _familiar(board: State, step: Step, thing: Thing) -> Message | None:  # noqa: ARG001 (one of the zones)
    return None if isinstance(step, Swap) else _why("stored")


def _discarded(board: State, step: Step, thing: Thing) -> Message | None:  # noqa: ARG001 (one of the zones)
    return _why("discarded") if isinstance(step, PhaseAction) else None


def _opponent(board: State, step: Step, thing: Thing) -> Message | None:  # noqa: ARG001 (one of the zones)
    return _why("opponent")


# Spells


def _spells(board: State, step: Step, thing: Thing) -> Message | None:
    names = board.spell_names()
    if thing.item not in names or thing.amount not in (None, *LEVELS):
        return None
    slot = names.index(thing.item)
    if isinstance(step, CopyAction):
        return _uncopied(board, step, thing, slot)
    if isinstance(step, PhaseAction):
        return (_uncast if _has(board.me, slot) else _unlearned)(board, step, slot, thing.amount)
    if isinstance(step, LearnWithWilds):
        if _has(board.me, slot):
            return _why("learned")
        return _missing(board, slot, thing.amount or LEVELS[0], int(step.count))
    return _unraised(board, slot) if isinstance(step, RaiseSpell) else None


def _has(seat: Seat, slot: int) -> bool:
    return bool(seat.learned >> slot & 1)


def _unlearned(board: State, step: PhaseAction, slot: int, level: int | None) -> Message:
    if step.phase != EVENING:
        return _why("learn", phase=PHASES[step.phase])
    return _missing(board, slot, level or LEVELS[0], 0)


def _missing(board: State, slot: int, level: int, wilds: int) -> Message:
    """Which tokens are missing to learn a spell."""
    pool, colour = board.me.pool, COLOURS[slot]
    own = int(trio_size(trio(pool, slot)))
    if own == 0:
        return _why("no-colour", colour=colour, spell=spell_name(card_at(board, slot).name))
    others = [int(size(pool & runes_of(rune)) - (trio(pool, slot) >> 3 * rune & 7)) for rune in range(len(RUNES))]
    extra = min(wilds, others[board.rune]) if wilds else sum(count // 3 for count in others)
    values: dict[str, int | str] = {"colour": colour, "level": level, "own": own, "extra": extra}
    price = card_at(board, slot).prices[level - LEVELS[0]]
    return _why("missing-wilds" if wilds else "missing", **values, missing=price - own - extra)


def _uncast(board: State, step: PhaseAction, slot: int, level: int | None) -> Message:
    """Why an own spell cannot be cast."""
    mine, card = int(board.me.level(slot)), card_at(board, slot)
    level = mine if level is None else level
    if level > mine:
        return _why("level", level=mine)
    when = when_key(card.spell, level)
    if when not in PHASES:
        return _why("no-action", when=when)
    if board.me.today >> slot & 1:
        return _why("today")
    if card.phase != step.phase:
        return _why("phase", spell=spell_name(card.name), when=when, phase=PHASES[step.phase])
    if level < mine and card.actions[level - 3] is card.actions[mine - 3]:
        return _why("same", level=mine)
    return _blocked(board, card.actions[level - 3], int(board.me.rune(slot)), board.me.pool)


def _uncopied(board: State, step: CopyAction, thing: Thing, slot: int) -> Message:
    """Why a spell cannot be copied."""
    solo, card, phase = board.linked.solo, card_at(board, slot), PHASES[step.phase]
    if thing.seat == board.player and not solo:
        if step.phase == EVENING and not _has(board.me, slot):
            return _missing(board, slot, thing.amount or LEVELS[0], 0)
        return _why("copy-own")
    owner = board.seats[thing.seat or 0]
    level = thing.amount or (LEVELS[1] if solo else int(owner.level(slot)))
    if solo and (_has(owner, slot) or level != LEVELS[1]):
        return _why("copy-solo")
    if not solo and not _has(owner, slot):
        return _why("not-theirs", **named(thing.seat or 0))
    if not solo and level > owner.level(slot):
        return _why("level-theirs", **named(thing.seat or 0), level=int(owner.level(slot)))
    if card.phase != step.phase or not card.copyable or when_key(card.spell, level) not in PHASES:
        return _why("copy-phase", phase=phase)
    if level < owner.level(slot) and card.actions[level - 3] is card.actions[owner.level(slot) - 3]:
        return _why("same", level=int(owner.level(slot)))
    rune = board.rune if solo else owner.rune(slot)
    return _blocked(board, card.actions[level - 3], int(rune), board.me.pool)


def _unraised(board: State, slot: int) -> Message:
    if not _has(board.me, slot):
        return _why("raise-unlearned")
    if slot == board.card:
        return _why("raise-itself")
    return _why("raise-highest" if board.me.level(slot) == _HIGHEST else "raise-one")


# What a spell would do


def _blocked(board: State, node: Node, rune: int, pool: int) -> Message:
    """Why a program would do nothing: the first thing that it lacks."""
    while not node.ends:
        step = node.step
        if step.is_cost:
            fits = kinds_in(pool & allowed(board, step.which, rune))
            if fits == 0:
                return _why("no-cost", rune=rune_name(step.which, rune))
            pool -= fits & -fits
        else:
            found = _lack(board, step, rune, pool)
            if found is not None:
                return found
        node = node.next
    return _why("useless")


def _lack(board: State, step: Step, rune: int, pool: int) -> Message | None:
    """What a step lacks to do something; None if it would not count as doing something anyway."""
    if isinstance(step, Either):
        return _lack(board, step.first, rune, pool)
    if isinstance(step, (Take, Store, Feed)):
        return _no_move(board, step, rune, pool)
    if isinstance(step, Swap):
        return _none("any", "pool" if pool == 0 else step.place)
    if isinstance(step, (Draw, Fill)):
        return _no_draw(board, step, pool)
    for kind, word in _NOTHING_TO:
        if isinstance(step, kind):
            return _why("nothing", what=word)
    return None


def _no_move(board: State, step: Move, rune: int, pool: int) -> Message:
    if step.room(board, pool) <= 0:
        return _full_pool() if isinstance(step, Take) else _full_familiar()
    which = filter_name(board, step.which)
    return _none("any" if which == "colour" else which, step.zones[0], rune_name(step.which, rune))


def _none(which: str, place: str, rune: str = "") -> Message:
    """There is no such token in a place."""
    return _why(f"none-{place}", which=which, rune=rune)


def _no_draw(board: State, step: Step, pool: int) -> Message:
    if isinstance(step, DrawUntil) and size(pool) >= step.count:
        return _why("enough", count=int(step.count))
    if not can_draw(board, False) or isinstance(step, Fill):
        return _why("no-token")
    return _full_pool()


_NOTHING_TO: Final[tuple[tuple[type[Step], str], ...]] = (
    (RaiseSpell, "raise"),
    (LearnWithWilds, "learn"),
    (CopyAction, "copy"),
)
_ZONES: Final[dict[str, Callable[[State, Step, Thing], Message | None]]] = {
    "altar": _altar, "pouch": _pouch, "pool": _pool, "familiar": _familiar, "discard": _discarded,
    "track": _opponent, "lower": _opponent, "spells": _spells,
}  # fmt: skip
