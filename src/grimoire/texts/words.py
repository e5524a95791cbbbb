"""What the words module of every game offers, and what these modules share."""

from typing import Protocol

from grimoire.kernel.action import Action
from grimoire.kernel.game import State
from grimoire.texts.message import Message, message, named


class Words(Protocol):
    """A game in words. Messages name seats by number; whoever renders them knows the names and the language."""

    def prompt(self, state: State) -> Message:
        """What is being asked now; nothing when the game is over."""

    def label(self, state: State, action: Action) -> Message:
        """An action as a choice in a menu."""

    def log_line(self, state: State, action: Action) -> Message:
        """What a log says of an action, given the state before it."""

    def part_name(self, part: str, state: State | None = None) -> Message:
        """What a part of a score is called."""

    def end_line(self, reason: str) -> Message:
        """Why a game ended."""

    def outcome_line(self, state: State) -> Message:
        """Who wins, and how; nothing before the end."""


def dashed(name: str) -> str:
    """A name of a table as a part of a key."""
    return name.replace("_", "-")


def winners_line(state: State) -> Message:
    """Who wins a finished game, and how."""
    scores, winners = state.scores(), state.winners()
    best = scores[winners[0]]
    key = "winners-shared" if len(winners) > 1 else "winner-tiebreak" if scores.count(best) > 1 else "winner"
    return message(key, **named(*winners), points=best)


def end_lines(words: Words, state: State) -> list[Message]:
    """Why the game ended."""
    return [words.end_line(reason) for reason in state.end_reasons()]


def part_names(words: Words, state: State) -> dict[str, Message]:
    """What the parts are called that the scores have now."""
    parts = dict.fromkeys(part for parts in state.score_parts() for part in parts)
    return {part: words.part_name(part, state) for part in parts}
