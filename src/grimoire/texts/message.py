"""What a program says, as data: each client renders it in its own language from the same text files."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Union

import msgspec

from grimoire.texts import Texts, Value

Who = Callable[[int], str]  # the name of a seat, or the text ``you`` for oneself


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of: a text by its key, people, a list, a name, plain text. Without any field it says nothing."""

    key: str | None = None  # of a text in the .ftl files
    values: Mapping[str, Union[str, float, "Message"]] = {}  # of that text; a whole number is a number too
    asked: int | None = None  # the seat that this question is for; a question to oneself needs no name
    seats: tuple[int, ...] = ()  # the names of these seats, oneself first
    person: tuple[int, ...] = ()  # "you" if one of these seats is one's own, else "other"
    all_of: tuple["Message", ...] = ()  # a list that ends with "and"
    any_of: tuple["Message", ...] = ()  # a list that ends with "or"
    sum_of: tuple["Message", ...] = ()  # a list with plus signs
    names: Mapping[str, str] = {}  # a name by language
    text: str = ""  # the same in every language


Values = dict[str, str | float | Message]
NOTHING = Message()


def message(key: str, **values: str | float | Message) -> Message:
    """The text with this key and these values."""
    return Message(key, values) if values else _bare(key)


def all_of(items: Sequence[Message]) -> Message:
    """The items as a list that ends with "and"."""
    return Message(all_of=tuple(items))


def any_of(items: Sequence[Message]) -> Message:
    """The items as a list that ends with "or"."""
    return Message(any_of=tuple(items))


def sum_of(items: Sequence[Message]) -> Message:
    """The items as a sum."""
    return Message(sum_of=tuple(items))


def translated(names: Mapping[str, str]) -> Message:
    """Something that has a name in every language."""
    return Message(names=names)


def plain(text: str) -> Message:
    """The same text in every language."""
    return Message(text=text)


def asked(seat: int, question: Message) -> Message:
    """A question to a seat."""
    return Message(question.key, question.values, seat)


@cache
def seat_names(*seats: int) -> Message:
    """The names of seats, oneself first."""
    return Message(seats=seats)


@cache
def person(*seats: int) -> Message:
    """The form of the verb after the names of these seats: ``you`` or ``other``."""
    return Message(person=seats)


def named(*seats: int) -> Values:
    """The values by which a text names people."""
    return {"who": seat_names(*seats), "person": person(*seats)}


@cache
def _bare(key: str) -> Message:
    return Message(key)


def render(said: Message, texts: Texts, who: Who) -> str:
    """The message in a language, for somebody to whom ``who`` names the seats."""
    if said.key is not None:
        values = {name: _value(value, texts, who) for name, value in said.values.items()}
        text = texts.say(said.key, **values)
        return text if said.asked is None else texts.asked(who(said.asked), text)
    if said.seats:
        return texts.together([who(seat) for seat in said.seats])
    if said.person:
        return texts.person(*(who(seat) for seat in said.person))
    if said.names:
        return texts.translated(said.names)
    return _list(said, texts, who) or said.text


def _value(value: Value | Message, texts: Texts, who: Who) -> Value:
    return render(value, texts, who) if isinstance(value, Message) else value


def _list(said: Message, texts: Texts, who: Who) -> str:
    for items, join in ((said.all_of, texts.all_of), (said.any_of, texts.any_of), (said.sum_of, texts.sum_of)):
        if items:
            return join([render(item, texts, who) for item in items])
    return ""
