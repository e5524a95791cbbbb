"""The game in people's words: spells, actions, questions and outcomes, with the numbers of the table and the state."""

from collections.abc import Callable
from typing import Final

from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT, card_at
from grimoire.games.materia.linking import Node
from grimoire.games.materia.options import allowed
from grimoire.games.materia.payment import is_exact, pay_kinds
from grimoire.games.materia.pile import COLOURS, KINDS, RUNES, lowest, one, size, trio, trio_size
from grimoire.games.materia.scoring import FAMILIAR_POINTS
from grimoire.games.materia.spell_words import level_text, level_values, points_text, spell_name, token, when_key
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import (
    ACT,
    CARD_RUNE,
    COPY,
    DISCARD,
    DRAW,
    DRAW_UNTIL,
    EITHER,
    FEED,
    FIRST,
    HAND,
    KEEP,
    LEARN,
    LOWER,
    MORNING,
    ONE_COLOUR,
    OP_NAMES,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PHASES,
    PLACE,
    REVEAL,
    STORE,
    STORED_COLOURS,
    SWAP_ALTAR,
    SWAP_FAMILIAR,
    TAKE,
    VERBS,
)
from grimoire.games.materia.turn_flow import LAST_ROUND
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE, OVER, state_of
from grimoire.texts import all_keys
from grimoire.texts.message import NOTHING, Message, Values, any_of, asked, message, named, person, seat_names
from grimoire.texts.words import winners_line

__all__ = [
    "end_line",
    "label",
    "level_text",
    "level_values",
    "log_line",
    "outcome_line",
    "part_name",
    "points_text",
    "prompt",
    "spell_name",
    "token",
    "when_key",
]


def log_line(state: kernel.State, action: Action) -> Message:
    """What a log says of an action, given the state before it."""
    board = state_of(state, State)
    values = named(_doer(board, action)) | _action_values(board, action)
    return message(f"materia-log-{_log_kind(board, action.verb)}", **values)


def label(state: kernel.State, action: Action) -> Message:
    """An action as a choice in a menu."""
    board = state_of(state, State)
    kind = "copy-solo" if action.verb == "copy" and board.linked.solo else action.verb
    return message(f"materia-do-{kind}", **_action_values(board, action))


def _log_kind(state: State, verb: str) -> str:
    if verb == "skip":
        phase = state.step.count
        return f"skip-{PHASES[phase]}" if _is_whole_phase(state) else "skip-action"
    if verb == "deal":
        return f"deal-{_dealt(state)[0]}"
    if verb == "store" and state.step.op == KEEP:
        return "keep"
    return "copy-solo" if verb == "copy" and state.linked.solo else verb


def _is_whole_phase(state: State) -> bool:
    """Is the action asked for the only one of its phase?"""
    phase = state.step.count
    return bool(state.phase == phase and (phase != MORNING or state.me.mornings == 1))


def _dealt(state: State) -> tuple[str, int]:
    """Where a token out of the pouch goes, and whose it is."""
    op = state.step.op
    if state.draws > 0 or op in (DRAW, DRAW_UNTIL):
        return "pool", state.turn
    if op in (HAND, OTHERS_DRAW):
        return "pool", state.actor
    return ("lower" if op == LOWER else "altar"), state.turn


def _action_values(state: State, action: Action) -> Values:
    """What an action is about; who does it is another matter, unless it is all there is to say."""
    verb, item, seat = action.verb, action.item, action.seat
    if item is None:
        if verb == "draw":
            return {"count": int(state.linked.draw.count)}
        return {} if seat is None else named(seat)
    if verb in VERBS:
        return _token_values(state, verb, item)
    values: Values = {"spell": spell_name(item)}
    if verb == "raise":
        values["level"] = int(state.me.level(_slot(state, item))) + 1
    elif action.amount is not None:
        values["level"] = action.amount
    if seat is not None:
        values |= {"owner": seat_names(seat), "whose": person(seat)}
    return values


def _doer(state: State, action: Action) -> int:
    if action.verb == "first" and action.seat is not None:
        return action.seat
    if action.verb == "deal":
        return _dealt(state)[1]
    return state.player if state.player >= 0 else state.turn


def _token_values(state: State, verb: str, kind: str) -> Values:
    """The token moved and what the state knows about the move."""
    values: Values = {"token": token(kind)}
    if verb in ("store", "feed"):
        values["points"] = FAMILIAR_POINTS[min(size(state.me.familiar) + 1, FAMILIAR_LIMIT)]
    elif verb == "get":
        values["given"] = token(KINDS[state.given])
    elif verb == "place":
        values["spell"] = _learning(state)
    return values


def _learning(state: State) -> Message:
    return spell_name(card_at(state, state.learning).name)


def _slot(state: State, name: str) -> int:
    return next(card.colour for card in state.linked.cards if card.name == name)


# Questions


def prompt(state: kernel.State) -> Message:
    """What is being asked now; empty when the game is over."""
    board = state_of(state, State)
    if board.player == OVER:
        return NOTHING
    if board.player == CHANCE:
        return _chance_prompt(board)
    kind, values = _ASKED.get(int(board.step.op), _ask_plain)(board)
    return asked(board.player, message(f"materia-ask-{kind}", **values))


def _chance_prompt(state: State) -> Message:
    if state.draws == 0 and state.step.op in (FIRST, REVEAL):
        return message(f"materia-chance-{OP_NAMES[state.step.op]}")
    where, seat = _dealt(state)
    return message(f"materia-chance-deal-{where}", **named(seat))


def _ask_plain(state: State) -> tuple[str, Values]:
    return OP_NAMES[state.step.op], {}


def _ask_act(state: State) -> tuple[str, Values]:
    phase = state.step.count
    values: Values = {"phase": PHASES[phase], "choices": _act_choices(state)}
    if _is_whole_phase(state):
        return "act", values
    if state.phase != phase:
        return "act-extra", values
    return "act-of", values | {"number": int(state.used) + 1, "total": int(state.me.mornings)}


def _act_choices(state: State) -> Message:
    verbs = {state.action(code).verb for code in state.legal()}
    choices: list[str] = [verb for verb in ("take", "draw", "store", "learn") if verb in verbs]
    if "cast" in verbs:
        choices.append("cast-one" if "learn" in verbs else "cast")
    if not choices:
        return message("materia-may-only-skip")
    return any_of([_may(state, choice) for choice in (*choices, "skip")])


def _may(state: State, choice: str) -> Message:
    values: Values = {"count": int(state.linked.draw.count)} if choice == "draw" else {}
    return message(f"materia-may-{choice}", **values)


def _ask_move(state: State) -> tuple[str, Values]:
    step = state.step
    kind = "spend" if step.cost else OP_NAMES[step.op]
    return f"{kind}-up-to" if step.up_to else kind, _amount(state, step, state.left)


def _ask_other(_state: State) -> tuple[str, Values]:
    return "take", {"count": 1, "which": "any", "rune": ""}


def _ask_either(state: State) -> tuple[str, Values]:
    taking, storing = state.step.first_branch, state.step.second_branch
    take, store = _amount(state, taking, taking.count), _amount(state, storing, storing.count)
    if not take["count"]:
        return "store", store
    if not store["count"]:
        return "take", take
    return "either", {"take": take["count"], "store": store["count"], "rune": take["rune"]}


def _ask_swap(state: State) -> tuple[str, Values]:
    if state.given < 0:
        return "give", {"count": int(state.left)}
    place = "altar" if state.step.op == SWAP_ALTAR else "familiar"
    return f"get-{place}", {"given": token(KINDS[state.given])}


def _ask_learn(state: State) -> tuple[str, Values]:
    return "learn", {"wilds": int(state.step.count), "rune": RUNES[state.rune]}


def _ask_copy(state: State) -> tuple[str, Values]:
    return ("copy-solo" if state.linked.solo else "copy"), {"phase": PHASES[state.step.count]}


def _ask_place(state: State) -> tuple[str, Values]:
    return "place", {"spell": _learning(state)}


def _ask_pay(state: State) -> tuple[str, Values]:
    least, most = _still_to_pay(state)
    values: Values = {"spell": _learning(state), "level": int(state.level), "least": least, "most": most}
    return "pay" if least == most else "pay-range", values


def _ask_keep(state: State) -> tuple[str, Values]:
    return "keep", {"count": int(min(state.left, size(state.paid), FAMILIAR_LIMIT - size(state.me.familiar)))}


_ASKED: Final[dict[int, Callable[[State], tuple[str, Values]]]] = {
    ACT: _ask_act, TAKE: _ask_move, STORE: _ask_move, FEED: _ask_move, DISCARD: _ask_move, OTHERS_TAKE: _ask_other,
    EITHER: _ask_either, SWAP_ALTAR: _ask_swap, SWAP_FAMILIAR: _ask_swap, LEARN: _ask_learn, COPY: _ask_copy,
    PLACE: _ask_place, PAY: _ask_pay, KEEP: _ask_keep,
}  # fmt: skip


def _amount(state: State, node: Node, left: int) -> Values:
    """How many tokens of which sort a move can still have."""
    which, rune = "any", ""
    if node.which <= CARD_RUNE:
        which, rune = "rune", RUNES[state.rune if node.which == CARD_RUNE else node.which]
    elif node.which == ONE_COLOUR:
        which = "same" if state.lock else "colour"
    elif node.which == STORED_COLOURS:
        which = "stored"
    count = min(left, _possible(state, node))
    return {"count": count, "which": "any" if which == "colour" and count == 1 else which, "rune": rune}


def _possible(state: State, node: Node) -> int:
    """How many tokens a move finds, and finds room for."""
    me = state.me
    source = me.pool if node.op in (STORE, DISCARD) else state.altar
    found = source & allowed(state, node.which, state.rune)
    there = size(found)
    if node.which == ONE_COLOUR:
        there = max(trio_size(trio(found, colour)) for colour in range(len(COLOURS)))
    if node.op == TAKE:
        return min(there, POOL_LIMIT - size(me.pool))
    return min(there, FAMILIAR_LIMIT - size(me.familiar)) if node.op in (STORE, FEED) else there


def _still_to_pay(state: State) -> tuple[int, int]:
    """The fewest and the most tokens that complete the payment."""
    held = state.me.pool - one(state.placed)
    colour, level, wilds = state.learning, state.level, state.wilds
    lengths: list[int] = []
    open_payments = {int(state.paid)}
    more = 0
    while open_payments:
        more += 1
        further: set[int] = set()
        for paid in open_payments:
            for kind in _kinds(pay_kinds(paid, held - paid, colour, level, wilds, state.rune)):
                after = paid + one(kind)
                if is_exact(after, colour, level, wilds):
                    lengths.append(more)
                else:
                    further.add(after)
        open_payments = further
    return min(lengths), max(lengths)


def _kinds(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


# Scores


def part_name(part: str, state: kernel.State | None = None) -> Message:  # noqa: ARG001 (other games need it)
    """A part of a score: the familiar, the opponent's boards, or a spell."""
    key = f"materia-part-{part}"
    return message(key) if key in all_keys() else spell_name(part)


def end_line(reason: str) -> Message:
    """Why a game ended."""
    return message(f"materia-end-{reason}", round=int(LAST_ROUND))


def outcome_line(state: kernel.State) -> Message:
    """Who wins, and how; empty before the end."""
    if state.player != OVER:
        return NOTHING
    if not state_of(state, State).linked.solo:
        return winners_line(state)
    mine, others = state.scores()
    kind = "won" if state.winners() else "tie" if mine == others else "lost"
    return message(f"solo-{kind}", **named(0), points=mine, others=others)
