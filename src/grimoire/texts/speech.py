"""What the words of all games have in common: who acts, who is asked, who wins."""

from collections.abc import Callable
from typing import TypeVar

from grimoire.kernel.game import State
from grimoire.texts import Texts, Value

Who = Callable[[int], str]
Values = dict[str, Value]
S = TypeVar("S")


def state_of(state: object, kind: type[S]) -> S:
    """The state as one of its own game; TypeError if it is another's."""
    if not isinstance(state, kind):
        raise TypeError(f"a state of this game is needed, not {type(state).__name__}")
    return state


def dashed(name: str) -> str:
    """A name of a table as a part of a key."""
    return name.replace("_", "-")


def named(texts: Texts, name: str) -> Values:
    """The values by which a text names somebody."""
    return {"who": name, "person": texts.person(name)}


def winners_line(texts: Texts, state: State, who: Who) -> str:
    """Who wins a finished game, and how."""
    scores, winners = state.scores(), state.winners()
    best = scores[winners[0]]
    names = [who(seat) for seat in winners]
    key = "winners-shared" if len(winners) > 1 else "winner-tiebreak" if scores.count(best) > 1 else "winner"
    return texts.say(key, who=texts.together(names), person=texts.person(*names), points=best)
