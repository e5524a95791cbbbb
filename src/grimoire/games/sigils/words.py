"""The game in people's words: actions, questions and outcomes, with the numbers of the table and the state."""

from functools import lru_cache
from typing import Final

from grimoire.games.bits import ones
from grimoire.games.sigils.board import Board, all_dice, spot_card
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.dice import COLOUR_COUNT, COLOURS, DICE, FACES, TEACHER, bit, lowest, value_of
from grimoire.games.sigils.linking import Card, Linked
from grimoire.games.sigils.options import gems_taken
from grimoire.games.sigils.questions import PASS_WORD, owed
from grimoire.games.sigils.resolve import BONUS_FAME
from grimoire.games.sigils.scoring import part_of
from grimoire.games.sigils.spell_words import (
    ability_text,
    ability_values,
    ability_word,
    bonus_text,
    card_line,
    card_name,
    die,
    die_values,
)
from grimoire.games.sigils.spells import EDITIONS
from grimoire.games.sigils.state import State
from grimoire.games.sigils.steps import DISCARD, ENTOMB, GAIN, GEMS, REROLL, SETUP, SHIFT, TEACHING, TURN
from grimoire.games.sigils.turn_flow import LAST_ROUND, TEACHER_ROLLS
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE, OVER, state_of
from grimoire.texts import all_keys
from grimoire.texts.message import NOTHING, Message, Values, any_of, asked, message, named, plain
from grimoire.texts.words import winners_line

__all__ = [
    "ability_text",
    "ability_values",
    "bonus_text",
    "card_line",
    "card_name",
    "die",
    "end_line",
    "label",
    "log_line",
    "outcome_line",
    "part_name",
    "prompt",
]

_CHOICES: Final = (TURN, SHIFT, REROLL, DISCARD, ENTOMB)
_OF_A_SPELL: Final = ("harness", "pay", "discard")
_MAIN_VERBS: Final = ("nudge", "cast", "harness", "pass", "end")
_LAST_VERBS: Final = ("pass", "end")


def log_line(state: kernel.State, action: Action) -> Message:
    """What a log says of an action, given the state before it."""
    board = state_of(state, State)
    values = named(_doer(board, action)) | _action_values(board, action)
    return message(f"sigils-log-{_log_kind(board, action, values)}", **values)


def label(state: kernel.State, action: Action) -> Message:
    """An action as a choice in a menu."""
    board = state_of(state, State)
    kind = _cast_kind(board, action) if action.verb == "cast" else action.verb
    return message(f"sigils-do-{kind}", **_action_values(board, action))


def _log_kind(state: State, action: Action, values: Values) -> str:
    verb = action.verb
    if verb == "cast":
        return _cast_kind(state, action)
    if verb == "roll":
        return _roll_kind(state, action.item or "")
    if verb == "pass":
        return "pass-back" if state.me.cast else "pass"
    if verb == "pay" and values["value"] == owed(state):
        return "learn-bonus" if _earns_bonus(state) else "learn"
    return verb


def _cast_kind(state: State, action: Action) -> str:
    """A cast that asks nothing tells at once what it gives."""
    ops = [step.op for step in state.card(state.me, _spot(action)).program]
    if any(op in _CHOICES for op in ops):
        return "cast"
    return "cast-fame" if GAIN in ops else "cast-supply"


def _roll_kind(state: State, name: str) -> str:
    if not name.startswith(TEACHER):
        return "roll"
    return "roll-all" if state.stage == TEACHING and state.rolls == bit(DICE.index(name)) else "roll-teacher"


def _earns_bonus(state: State) -> bool:
    """Does the spell being paid for suit the spot it goes to?"""
    linked, spot = state.linked, state.me.count
    card = linked.cards[spot_card(state, state.price % COLOUR_COUNT)]
    return bool(linked.bonus_families[spot] == card.family or linked.bonus_types[spot] == card.kind)


def _spot(action: Action) -> int:
    """The spot of a book that an action is about, counted from 0."""
    return int(action.item or 0) - 1


def _action_values(state: State, action: Action) -> Values:
    """What an action is about; who does it is another matter, unless it is all there is to say."""
    verb, item = action.verb, action.item
    if action.seat is not None:
        return named(action.seat)
    if verb == "pass":
        return {"number": int(ones(state.me.cast))}
    if item is None:
        return {}
    if verb == "reveal":
        card = next(card for card in state.linked.cards if card.name == item)
        return {"card": card_name(card), "colour": COLOURS[lowest(state.emptied)]}
    if item in DICE:
        return _die_values(state, verb, item, action.amount)
    return _spot_values(state, _spot(action))


def _doer(state: State, action: Action) -> int:
    return _roller_or_turn(state) if action.seat is None else action.seat


def _roller_or_turn(state: State) -> int:
    return _roller(state) if state.stage == SETUP else int(state.turn)


def _roller(state: State) -> int:
    return int(state.turn if state.roller == TEACHER_ROLLS else state.roller)


def _die_values(state: State, verb: str, name: str, amount: int | None) -> Values:
    """The die, what it shows before and after, or the spell it is about."""
    number = DICE.index(name)
    value = int(value_of(all_dice(state), number))
    values = die_values(name) | {"value": value, "opposite": int(FACES) + 1 - value}
    if amount is not None and verb == "roll":
        values |= {"rolled": amount, "count": int(min(state.supply, state.linked.players))}
    elif amount is not None:
        values["after"] = value + amount
    elif verb in _OF_A_SPELL:
        card = spot_card(state, (state.price if state.price >= 0 else number) % COLOUR_COUNT)
        values |= {"card": card_name(state.linked.cards[card]), "fame": int(BONUS_FAME)}
    return values


def _spot_values(state: State, spot: int) -> Values:
    """The spell in a spot of the book, and what the spell being cast gives."""
    values: Values = {"card": card_name(state.card(state.me, spot))}
    for step in state.card(state.me, state.casting if state.casting >= 0 else spot).program:
        if step.op == GAIN:
            values["fame"] = int(step.number)
        elif step.op == GEMS:
            values["number"] = int(gems_taken(state, step.number))
    return values


# Questions


def prompt(state: kernel.State) -> Message:
    """What is being asked now; empty when the game is over."""
    board = state_of(state, State)
    if board.player == OVER:
        return NOTHING
    if board.player == CHANCE:
        return _chance_prompt(board)
    kind, values = _question(board)
    return asked(board.player, message(f"sigils-ask-{kind}", **values))


def _chance_prompt(state: State) -> Message:
    if state.first < 0:
        return message("sigils-chance-first")
    if state.rolls == 0:
        return message("sigils-chance-reveal", colour=COLOURS[lowest(state.emptied)])
    if state.stage == TEACHING:
        return message("sigils-chance-roll-all")
    name = DICE[lowest(state.rolls)]
    seat = _roller_or_turn(state)
    return message(f"sigils-chance-{_roll_kind(state, name)}", **named(seat), **die_values(name))


def _question(state: State) -> tuple[str, Values]:
    if state.casting >= 0:
        card = state.card(state.me, state.casting)
        left = int(min(state.left, ones(state.discards)))
        return ability_word(card), ability_values(card) | {"card": card_name(card), "left": left}
    if state.price >= 0:
        card = state.linked.cards[spot_card(state, state.price % COLOUR_COUNT)]
        return "pay", {"card": card_name(card), "owed": int(owed(state))}
    return _stage_of_turn(state), {"choices": _choices(state)}


def _stage_of_turn(state: Board) -> str:
    if state.colour >= 0:
        return "after"
    if state.bound:
        return "broken" if state.words & PASS_WORD else "bound"
    return "last" if state.last_turns >= 0 else "play"


def _choices(state: State) -> Message:
    legal = {state.action(code).verb for code in state.legal()}
    verbs = [verb for verb in _MAIN_VERBS if verb in legal]
    if len(verbs) == 1 and verbs[0] in _LAST_VERBS:
        return message(f"sigils-may-only-{verbs[0]}")
    return any_of([message(f"sigils-may-{verb}") for verb in verbs])


# Scores


def part_name(part: str, state: kernel.State | None = None) -> Message:
    """A part of a score: Fame won, unused gems, sigils, or a spell by its id, best known to the state's own deck."""
    key = f"sigils-part-{part}"
    if key in all_keys():
        return message(key)
    card = _card(part, state_of(state, State) if state is not None else None)
    return plain(part.replace("-", " ").capitalize()) if card is None else card_name(card)


def _card(part: str, state: State | None) -> Card | None:
    if state is not None:
        return _by_part(state.linked).get(part)
    decks = (own_deck(edition).cards for edition in EDITIONS)
    return next((card for cards in decks for card in cards if part_of(card) == part), None)


@lru_cache(maxsize=64)
def _by_part(linked: Linked) -> dict[str, Card]:
    return {part_of(card): card for card in reversed(linked.cards)}


def end_line(reason: str) -> Message:
    """Why a game ended."""
    return message(f"sigils-end-{reason}", round=int(LAST_ROUND))


def outcome_line(state: kernel.State) -> Message:
    """Who wins, and how; empty before the end."""
    return winners_line(state) if state.player == OVER else NOTHING
