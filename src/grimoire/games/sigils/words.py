"""The game in people's words: actions, questions and outcomes.

What there is to say of a step, its handler says in plain numbers; here they become messages.
"""

from functools import lru_cache
from typing import Final

from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.dice import DICE
from grimoire.games.sigils.linking import Card, Linked
from grimoire.games.sigils.scoring import part_of
from grimoire.games.sigils.spell_words import (
    ability_text,
    ability_values,
    bonus_text,
    card_line,
    card_name,
    die,
    die_values,
    values_of,
)
from grimoire.games.sigils.spells import EDITIONS
from grimoire.games.sigils.state import State
from grimoire.games.sigils.turn_flow import LAST_ROUND
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.playing import state_of
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

_MAIN_VERBS: Final = ("nudge", "cast", "harness", "pass", "end")
_LAST_VERBS: Final = ("pass", "end")


def log_line(state: kernel.State, action: Action) -> Message:
    """What a log says of an action, given the state before it."""
    board = state_of(state, State)
    kind, numbers = board.node.step.log(board, action.code)
    return _told(board, "log", kind, {"seat": board.turn} | numbers)


def label(state: kernel.State, action: Action) -> Message:
    """An action as a choice in a menu."""
    board = state_of(state, State)
    kind, numbers = board.node.step.label(board, action.code)
    return _told(board, "do", kind, numbers)


def prompt(state: kernel.State) -> Message:
    """What is being asked now; empty when the game is over."""
    board = state_of(state, State)
    if board.player == OVER:
        return NOTHING
    kind, numbers = board.node.step.prompt(board)
    if board.player == CHANCE:
        return _told(board, "chance", kind, numbers)
    if board.node is board.linked.turn:
        return _question(int(board.player), kind, tuple(numbers.items()), _verbs(board))
    return asked(board.player, _told(board, "ask", kind, numbers))


@lru_cache(maxsize=4096)
def _question(seat: int, kind: str, numbers: tuple[tuple[str, int], ...], verbs: tuple[str, ...]) -> Message:
    """What to do in a turn."""
    return asked(seat, message(f"sigils-ask-{kind}", **_values(dict(numbers)), choices=_choices(verbs)))


def _told(board: State, sort: str, kind: str, numbers: dict[str, int]) -> Message:
    """A text of this sort with the numbers of a telling."""
    card = numbers.get("card")
    return _message(sort, kind, tuple(numbers.items()), None if card is None else board.linked.cards[card])


@lru_cache(maxsize=16_384)
def _message(sort: str, kind: str, numbers: tuple[tuple[str, int], ...], card: Card | None) -> Message:
    """A few thousand are enough for nearly all games, and every update has some of them."""
    values = _values(dict(numbers))
    if card is not None:
        values["card"] = card_name(card)
    return message(f"sigils-{sort}-{kind}", **values)


def _values(numbers: dict[str, int]) -> Values:
    """The numbers of a telling as texts use them."""
    values = values_of(numbers)
    if "die" in values:
        values |= die_values(DICE[numbers["die"]])
        del values["die"]
    if "seat" in values:
        values |= named(numbers["seat"])
        del values["seat"]
    return values


def _verbs(state: State) -> tuple[str, ...]:
    """What may be done in a turn."""
    legal = {state.action(code).verb for code in state.legal()}
    return tuple([verb for verb in _MAIN_VERBS if verb in legal])


def _choices(verbs: tuple[str, ...]) -> Message:
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
