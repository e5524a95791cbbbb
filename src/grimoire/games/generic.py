"""Words and offers for games that bring none of their own."""

from typing import Final

from grimoire.games.offers import Offer
from grimoire.kernel.action import Action
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.texts import all_keys
from grimoire.texts.message import NOTHING, Message, Values, asked, message, named, plain
from grimoire.texts.words import Words, winners_line


class GenericWords:
    """Uses the texts a game has (``<game>-do-<verb>``, ``<game>-log-<verb>``, ``<game>-ask``, ``<game>-chance``,
    ``<game>-part-<part>``, ``<game>-end-<reason>``), and plain notation where it has none.
    """  # fmt: skip

    def __init__(self, game: str) -> None:
        self._game: Final = game

    def prompt(self, state: State) -> Message:
        if state.player == OVER:
            return NOTHING
        if state.player == CHANCE:
            return self._text("chance", "generic-chance", {})
        return asked(state.player, self._text("ask", "generic-ask", {}))

    def label(self, state: State, action: Action) -> Message:  # noqa: ARG002 (games with words of their own need it)
        key = f"{self._game}-do-{action.verb}"
        return message(key, **_values(action)) if key in all_keys() else plain(action.text)

    def log_line(self, state: State, action: Action) -> Message:
        values = _values(action) | {"action": action.text}
        if state.player == CHANCE:
            return self._text(f"log-{action.verb}", "generic-log-chance", values)
        return self._text(f"log-{action.verb}", "generic-log", values | named(state.player))

    def part_name(self, part: str, state: State | None = None) -> Message:  # noqa: ARG002 (as above)
        key = f"{self._game}-part-{part}"
        return message(key) if key in all_keys() else plain(_readable(part))

    def end_line(self, reason: str) -> Message:
        key = f"{self._game}-end-{reason}"
        return message(key) if key in all_keys() else plain(_readable(reason))

    def outcome_line(self, state: State) -> Message:
        return winners_line(state) if state.player == OVER and state.winners() else NOTHING

    def _text(self, key: str, default: str, values: Values) -> Message:
        own = f"{self._game}-{key}"
        return message(own if own in all_keys() else default, **values)


def _values(action: Action) -> Values:
    """The parts of an action that its texts may use."""
    values: Values = {"verb": action.verb}
    if action.item is not None:
        values["item"] = action.item
    if action.amount is not None:
        values["amount"] = action.amount
    return values if action.seat is None else values | {"seat": action.seat + 1}


def _readable(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()


def plain_offers(words: Words, state: State) -> list[Offer]:
    """Every legal action as a button."""
    if state.player < 0:
        return []
    actions = [state.action(code) for code in state.legal()]
    return [Offer(action.text, action.verb, words.label(state, action)) for action in actions]
