"""What the states of all games share: notation on top of codes, chances on top of weights, equality on top of keys."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from grimoire.kernel.action import Action
from grimoire.kernel.errors import Fault, IllegalAction

T = TypeVar("T")


def state_of(state: object, kind: type[T]) -> T:
    """The state as one of its own game; TypeError if it is another's."""
    if not isinstance(state, kind):
        raise TypeError(f"a state of this game is needed, not {type(state).__name__}")
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """Every action and chance outcome of a game with its options chosen, by code and by text; made on first use."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._texts: list[str] = []
        self._codes: dict[str, int] = {}
        # What pickle needs to make this table again: a function and its arguments.
        self.recipe: tuple[object, ...] = ()

    def make_actions(self) -> list[Action]:
        """All actions in the order of their codes."""
        raise NotImplementedError

    def actions(self) -> list[Action]:
        """All actions, by code."""
        if not self._actions:
            self._actions = self.make_actions()
        return self._actions

    def texts(self) -> list[str]:
        """All actions in notation, by code."""
        if not self._texts:
            self._texts = [action.text for action in self.actions()]
        return self._texts

    def codes(self) -> dict[str, int]:
        """The code of every text."""
        if not self._codes:
            self._codes = {action.text: action.code for action in self.actions()}
        return self._codes

    def __reduce__(self) -> tuple[object, ...]:
        return self.recipe


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """A game in progress that tells its codes; the text layer follows from them."""

    def action_table(self) -> ActionTable:
        """The actions of the game."""
        raise NotImplementedError

    def texts(self) -> list[str]:
        """Every action and outcome of the game in notation, by code."""
        return self.action_table().texts()

    def codes(self) -> dict[str, int]:
        """The code of every text."""
        return self.action_table().codes()

    def action(self, code: int) -> Action:
        """The action with this code, as an object; IllegalAction if there is no such code."""
        self.text(code)
        return self.action_table().actions()[code]

    def legal(self) -> list[int]:
        """The codes of the legal actions or outcomes, ascending."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """Whole-number weights of the outcomes of chance, in the order of ``legal()``; [] when nobody draws."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Plays a code of ``legal()`` without checking it."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Equal keys: the same game goes on."""
        raise NotImplementedError

    def copy(self) -> "Playing":
        """An independent copy."""
        raise NotImplementedError

    def apply(self, action: object) -> None:
        """Plays an action or a chance outcome; IllegalAction, and nothing changed, if it is not legal."""
        self.play(self.legal_code(action))

    def __copy__(self) -> "Playing":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Playing":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Playing) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def actions(self) -> list[str]:
        """Every legal action in notation, or the outcomes of chance; [] once over."""
        texts = self.texts()
        return [texts[code] for code in self.legal()]

    def chances(self) -> list[tuple[str, float]]:
        """The outcomes of chance with their probabilities; [] when nobody draws."""
        weights = self.weights()
        if not weights:
            return []
        total = sum(weights)
        return [(text, weight / total) for text, weight in zip(self.actions(), weights, strict=True)]

    def text(self, code: object) -> str:
        """The notation of a code; IllegalAction if there is no such code."""
        texts = self.texts()
        if isinstance(code, int) and 0 <= code < len(texts):
            return texts[code]
        fault = Fault("no-such-code", "", "{code!r} is not an action code of this game (0 to {last})",
                      code=code, last=len(texts) - 1)  # fmt: skip
        raise IllegalAction(fault)

    def code(self, text: object) -> int:
        """The code of a notation, legal now or not; IllegalAction if it means nothing in this game."""
        code = self.codes().get(text, -1) if isinstance(text, str) else -1
        if code < 0:
            raise IllegalAction(Fault("no-such-action", "", "{action!r} is not an action of this game", action=text))
        return code

    def legal_code(self, action: object) -> int:
        """The code of an action that can be played now; IllegalAction lists what can if it cannot."""
        code = self.codes().get(action, -1) if isinstance(action, str) else -1
        if code in self.legal():
            return code
        legal = ", ".join(self.actions())
        if not legal:
            raise IllegalAction(Fault("game-over", "", "{action!r} is not legal: the game is over", action=action))
        raise IllegalAction(
            Fault("illegal-action", "", "{action!r} is not legal now; legal: {legal}", action=action, legal=legal)
        )

    def checked_share(self, share: float) -> float:
        """A number to draw with; IllegalAction where chance is not asked or the number is not from 0 up to 1."""
        if not self.weights():
            raise IllegalAction(Fault("nothing-to-draw", "", "there is nothing to draw or roll now"))
        if not 0 <= share < 1:
            raise IllegalAction(Fault("not-a-share", "", "{share!r} is not a number from 0 to below 1", share=share))
        return share
