"""The game in people's words: actions, questions and outcomes.

What there is to say of a step, the step says in plain values; here they become messages.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from grimoire.games.materia.board import current_node
from grimoire.games.materia.spell_words import level_text, level_values, points_text, spell_name, token, when_key
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import Telling
from grimoire.games.materia.turn_flow import LAST_ROUND
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE, OVER
from grimoire.kernel.playing import state_of
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

PlainValues = tuple[tuple[str, int | str], ...]
_TOKENS: Final = ("token", "given")


def log_line(state: kernel.State, action: Action) -> Message:
    """What a log says of an action, given the state before it."""
    board = state_of(state, State)
    kind, values = current_node(board).step.log(board, action.code)
    values.setdefault("seat", int(board.player if board.player >= 0 else board.turn))
    return _message("log", (kind, values))


def label(state: kernel.State, action: Action) -> Message:
    """An action as a choice in a menu."""
    board = state_of(state, State)
    return _message("do", current_node(board).step.label(board, action.code))


def prompt(state: kernel.State) -> Message:
    """What is being asked now; empty when the game is over."""
    board = state_of(state, State)
    if board.player == OVER:
        return NOTHING
    step = current_node(board).step
    if board.player == CHANCE:
        return _message("chance", step.prompt(board))
    kind, plain = step.prompt(board)
    choices = tuple([(choice, tuple(values.items())) for choice, values in step.choices(board)])
    return _question(int(board.player), kind, tuple(plain.items()), choices)


@lru_cache(4096)
def _question(seat: int, kind: str, plain: PlainValues, choices: tuple[tuple[str, PlainValues], ...]) -> Message:
    values = _values(plain)
    if choices:
        told = [_plain_message("may", choice, own) for choice, own in choices]
        values["choices"] = any_of(told) if len(told) > 1 else told[0]
    return asked(seat, message(f"materia-ask-{kind}", **values))


def _message(sort: str, telling: Telling) -> Message:
    """The text of this sort that a step wants, with its values in words."""
    kind, plain = telling
    return _plain_message(sort, kind, tuple(plain.items()))


@lru_cache(4096)
def _plain_message(sort: str, kind: str, plain: PlainValues) -> Message:
    """There are few, and every update has some of them."""
    return message(f"materia-{sort}-{kind}", **_values(plain))


def _values(plain: Iterable[tuple[str, int | str]]) -> Values:
    values: Values = {}
    for name, value in plain:
        values |= _value(name, value)
    return values


def _value(name: str, value: int | str) -> Values:
    """A value of a step in words: people, tokens and spells have names, the rest stays as it is."""
    if isinstance(value, str):
        return {name: token(value) if name in _TOKENS else spell_name(value) if name == "spell" else value}
    if name == "seat":
        return named(value)
    if name == "owner":
        return {"owner": seat_names(value), "whose": person(value)}
    return {name: value}


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
