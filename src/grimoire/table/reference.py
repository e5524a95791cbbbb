"""The rules to look things up in: topics from a game's texts, and the cards or spells of its sheet."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from unicodedata import combining, normalize

import msgspec

from grimoire.games.spec import GameSpec
from grimoire.kernel.game import Game, State
from grimoire.texts import Texts, rules_topics
from grimoire.texts.message import Message, render

_WORD: Final = re.compile(r"\w+")
_TITLE, _WORDS, _BODY = 100, 10, 1  # what a match counts, by place


class Entry(NamedTuple):
    """A question of the rules with its answer, or a card with what it does; ``words`` help to find it."""

    topic: str
    title: str
    words: str
    answer: str


class Reference:
    """Everything that can be looked up about a game with its options chosen; ``texts`` include the rules."""

    def __init__(self, spec: GameSpec, game: Game[State], texts: Texts) -> None:
        sheet = _fields(spec.sheet(game))
        self._texts: Final = texts
        self.topics: Final = [_topic(texts, spec.name, topic) for topic in rules_topics(spec.name)]
        self.cards: Final = [card for values in sheet.values() for card in self._cards(values)]
        self.tables: Final = list(self._tables(sheet))

    @property
    def entries(self) -> list[Entry]:
        """Everything."""
        return [*self.topics, *self.tables, *self.cards]

    def find(self, topic: str) -> Entry | None:
        """The entry with this name, None if there is none."""
        return next((entry for entry in self.entries if entry.topic == topic), None)

    def search(self, query: str, most: int) -> list[Entry]:
        """The entries that have most of the words searched for, the best first."""
        wanted = _spelled(query)
        scored = [(_scores(wanted, entry), entry) for entry in self.entries]
        hits = max((sum(score > 0 for score in scores) for scores, _ in scored), default=0)
        found = [pair for pair in scored if hits and sum(score > 0 for score in pair[0]) == hits]
        return [entry for _, entry in sorted(found, key=lambda pair: -sum(pair[0]))][:most]

    def in_play(self, state: State) -> list[Entry]:
        """The cards that the position names outside of piles of discarded ones."""
        named = set(_texts_in({key: value for key, value in state.position().items() if key != "discard"}))
        return [entry for entry in self.cards if entry.topic in named]

    def _cards(self, values: object) -> Iterator[Entry]:
        """The structs with a name in a list of the sheet."""
        for card in _items(values):
            fields = _fields(card)
            name = fields.pop("name", None)
            if isinstance(name, Message):
                topic = next((value for value in fields.values() if isinstance(value, str)), "")
                yield Entry(topic, self._say(name), "", "\n".join(self._lines(fields, topic)))

    def _tables(self, sheet: dict[str, object]) -> Iterator[Entry]:
        """What else the sheet holds: the limits of the game, or lists of numbers, from the first on."""
        for name, values in sheet.items():
            if not isinstance(values, dict) and not any(self._cards(values)):
                rows = [" ".join(self._lines(_fields(value))) for value in _items(values)]
                if any(rows):
                    lines = [f"{number}: {row}" for number, row in enumerate(rows, start=1)]
                else:
                    lines = [", ".join(map(str, _items(values))), *self._lines(_fields(values))]
                yield Entry(name, name, "", "\n".join(filter(None, lines)))

    def _lines(self, fields: dict[str, object], topic: str = "") -> Iterator[str]:
        """What is plain on one line with the messages, then a line for each part."""
        plain = [text for name, value in fields.items() if value != topic and (text := _plain(name, value))]
        told = [self._say(value) for value in fields.values() if isinstance(value, Message)]
        yield ": ".join(filter(None, (", ".join(plain), " ".join(told))))
        for values in fields.values():
            for part in _items(values):
                yield from self._lines(_fields(part))

    def _say(self, message: Message) -> str:
        return render(message, self._texts, str)


def _topic(texts: Texts, game: str, topic: str) -> Entry:
    key = f"rules-{game}-{topic}"
    return Entry(
        topic, *(texts.say(each) if texts.has(each) else "" for each in (key, f"{key}-words", f"{key}-answer"))
    )


def _fields(value: object) -> dict[str, object]:
    return msgspec.structs.asdict(value) if isinstance(value, msgspec.Struct) else {}


def _items(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple | list) else ()


def _plain(name: str, value: object) -> str:
    """A number or a word of a card with its name; of a flag the name alone."""
    if isinstance(value, bool):
        return name if value else ""
    return f"{name} {value}" if isinstance(value, str | int) else ""


def _spelled(text: str) -> set[str]:
    """The words of a text, without accents."""
    bare = "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    return set(_WORD.findall(bare))


def _scores(wanted: set[str], entry: Entry) -> list[int]:
    """For each word what the best place is worth where it, or a word that begins with it, occurs."""
    places = ((_TITLE, _spelled(entry.title)), (_WORDS, _spelled(entry.words)), (_BODY, _spelled(entry.answer)))
    return [max((worth for worth, words in places if _begins(word, words)), default=0) for word in wanted]


def _begins(start: str, words: set[str]) -> bool:
    return any(word.startswith(start) for word in words)


def _texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _texts_in(inner)
    elif isinstance(value, Sequence):
        for inner in value:
            yield from _texts_in(inner)
