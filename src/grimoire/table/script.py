"""What the words of a game say, as data: any client says it in its own language, with the same text files."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Union, cast

import msgspec

from grimoire.kernel.game import State
from grimoire.texts import Texts, Value, all_keys
from grimoire.texts.speech import Who

if TYPE_CHECKING:
    from grimoire.texts.words import Words


class Saying(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of: a text by its key, people, a list, a name, plain text. Without any field: nothing is said."""

    key: str | None = None  # of a text in the .ftl files
    values: Mapping[str, Union[str, float, "Saying"]] = {}  # of that text; a whole number is a number too
    asked: int | None = None  # the seat that this text is a question to; to oneself it needs no name
    seats: tuple[int, ...] = ()  # the names of these seats, oneself first
    person: tuple[int, ...] = ()  # "you" if one of these seats is one's own, else "other"
    all_of: tuple["Saying", ...] = ()  # a list that ends with "and"
    any_of: tuple["Saying", ...] = ()  # a list that ends with "or"
    sum_of: tuple["Saying", ...] = ()  # a list with plus signs
    names: Mapping[str, str] = {}  # a name by language
    text: str = ""  # the same in every language


class Script(Texts):
    """Texts of no language: what it says are sayings.

    Words hand texts on and never look into them, so that a saying may stand where they expect a text.
    """

    def __init__(self) -> None:
        """Without the texts of any language; the base class would read them."""

    def has(self, key: str) -> bool:
        return key in all_keys()

    def say(self, key: str, **values: Value) -> str:
        return _spoken(Saying(key, values)) if values else _bare(key)

    def all_of(self, items: Sequence[str]) -> str:
        return _spoken(Saying(all_of=_sayings(items)))

    def any_of(self, items: Sequence[str]) -> str:
        return _spoken(Saying(any_of=_sayings(items)))

    def sum_of(self, items: Sequence[str]) -> str:
        return _spoken(Saying(sum_of=_sayings(items)))

    def together(self, names: Sequence[str]) -> str:
        return _spoken(Saying(seats=_seats(names)))

    def person(self, *names: str) -> str:
        return _person(_seats(names))

    def asked(self, name: str, question: str) -> str:
        said = saying(question)
        return _spoken(Saying(said.key, said.values, saying(name).seats[0]))

    def translated(self, names: Mapping[str, str]) -> str:
        return _spoken(Saying(names=names))


SCRIPT: Final = Script()


def saying(text: object) -> Saying:
    """What stands where a text was expected; a real text is said as it is."""
    return text if isinstance(text, Saying) else Saying(text=str(text))


def _spoken(said: Saying) -> str:
    return cast("str", said)


@cache
def seat_name(seat: int) -> str:
    """The name of a seat, whoever sits there: the ``who`` of the script."""
    return _spoken(Saying(seats=(seat,)))


@cache
def _bare(key: str) -> str:
    return _spoken(Saying(key))


@cache
def _person(seats: tuple[int, ...]) -> str:
    return _spoken(Saying(person=seats))


def _seats(names: Sequence[str]) -> tuple[int, ...]:
    if len(names) == 1:
        return saying(names[0]).seats
    return tuple(seat for name in names for seat in saying(name).seats)


def _sayings(items: Sequence[str]) -> tuple[Saying, ...]:
    return tuple([saying(item) for item in items])


# What the words of a game say


def prompt(words: "Words", state: State) -> Saying:
    """What is being asked now; nothing when the game is over."""
    return saying(words.prompt(SCRIPT, state, seat_name))


def labels(words: "Words", state: State, actions: Iterable[str]) -> list[Saying]:
    """Actions as choices in a menu."""
    return [saying(words.label(SCRIPT, state, action, seat_name)) for action in actions]


def log_line(words: "Words", state: State, action: str) -> Saying:
    """What a log says of an action, given the state before it."""
    return saying(words.log_line(SCRIPT, state, action, seat_name))


def outcome(words: "Words", state: State) -> Saying:
    """Who wins, and how; nothing before the end."""
    return saying(words.outcome_line(SCRIPT, state, seat_name))


def end_lines(words: "Words", state: State) -> list[Saying]:
    """Why the game ended."""
    return [saying(words.end_line(SCRIPT, reason)) for reason in state.end_reasons()]


def part_names(words: "Words", state: State) -> dict[str, Saying]:
    """What the parts are called that the scores have now."""
    parts = dict.fromkeys(part for parts in state.score_parts() for part in parts)
    return {part: saying(words.part_name(SCRIPT, part, state)) for part in parts}


# Saying it


def resolve(said: Saying, texts: Texts, who: Who) -> str:
    """The saying in a language, to somebody for whom ``who`` names the seats (the text ``you`` is oneself)."""
    if said.key is not None:
        values = {name: _resolved(value, texts, who) for name, value in said.values.items()}
        text = texts.say(said.key, **values)
        return text if said.asked is None else texts.asked(who(said.asked), text)
    if said.seats:
        return texts.together([who(seat) for seat in said.seats])
    if said.person:
        return texts.person(*(who(seat) for seat in said.person))
    if said.names:
        return texts.translated(said.names)
    return _resolved_list(said, texts, who) or said.text


def _resolved(value: Value | Saying, texts: Texts, who: Who) -> Value:
    return resolve(value, texts, who) if isinstance(value, Saying) else value


def _resolved_list(said: Saying, texts: Texts, who: Who) -> str:
    for items, join in ((said.all_of, texts.all_of), (said.any_of, texts.any_of), (said.sum_of, texts.sum_of)):
        if items:
            return join([resolve(item, texts, who) for item in items])
    return ""
