"""An action as an object: what its notation says, taken apart once for everybody."""

from typing import NamedTuple

__all__ = ["Action", "ActionList"]


class Action(NamedTuple):
    """An action or a chance outcome of a game with its options chosen; one object for each code.

    ``item`` is what is touched, as a position names it (a token, a spell, a die, a spot), ``amount`` a level, a face or
    a change, ``seat`` a player.
    """

    code: int
    text: str
    verb: str
    item: str | None = None
    amount: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        return self.text


class ActionList:
    """Builds the actions of a game in the order of their codes."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def add(
        self,
        verb: str,
        item: str | None = None,
        amount: int | None = None,
        seat: int | None = None,
        *,
        text: str | None = None,
    ) -> None:
        """The action with the next code; its notation is verb, seat, item and amount unless ``text`` is given."""
        if text is None:
            text = " ".join(str(part) for part in (verb, seat, item, amount) if part is not None)
        self.actions.append(Action(len(self.actions), text, verb, item, amount, seat))
