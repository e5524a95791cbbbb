"""Texts in three languages: Fluent files, the program's and the games', and the class that renders them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.kernel.plugins import game_entries

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
INSTALL: Final = "pip install 'grimoire-games[texts]'"
Value = str | int | float
_RULES: Final = "rules."  # long, and seldom needed: most programs start sooner without them
_KEY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class TextsUnavailable(GrimoireError):
    """The library that reads the texts is not installed."""


class UnknownText(KeyError):
    """A key that the texts of a language do not have, or one said without a value it needs."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """All texts of one language, the rules only if wanted; nothing is borrowed from another language."""

    def __init__(self, language: str, with_rules: bool = False) -> None:
        if language not in LANGUAGES:
            raise OptionError(
                Fault("not-a-language", "language", "{found!r} is not one of {allowed}",
                      found=language, allowed=", ".join(LANGUAGES))
            )  # fmt: skip
        self.language: Final = language
        self._bundle: Final = _bundle(language, with_rules)

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""
        return self._bundle.has_message(key)

    def say(self, key: str, **values: Value) -> str:
        """The text with this key and these values; UnknownText if there is none or a value is missing."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise UnknownText(f"there is no text {key!r} in {self.language!r}")
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise UnknownText(f"the text {key!r} in {self.language!r}: {faults[0]}")
        return str(text)

    def all_of(self, items: Sequence[str]) -> str:
        """The items as a list that ends with "and"."""
        return self._list("list-and", items)

    def any_of(self, items: Sequence[str]) -> str:
        """The items as a list that ends with "or"."""
        return self._list("list-or", items)

    def sum_of(self, items: Sequence[str]) -> str:
        """The items as a sum."""
        return " + ".join(items)

    def together(self, names: Sequence[str]) -> str:
        """The names of people as a list, oneself first."""
        return self.all_of(sorted(names, key=lambda name: self.person(name) != "you"))

    def person(self, *names: str) -> str:
        """``you`` or ``other``: the form of the verb after these names."""
        return "you" if self.say("you") in names else "other"

    def asked(self, name: str, question: str) -> str:
        """The question to somebody; to oneself it needs no name."""
        return question if self.person(name) == "you" else self.say("asked", who=name, question=question)

    def translated(self, names: Mapping[str, str]) -> str:
        """What is named in every language, in this one."""
        return names[self.language]

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        kind = "two" if len(items) == 2 else "more"
        return self.say(f"{key}-{kind}", first=", ".join(items[:-1]), last=items[-1])


def system_language(environ: Mapping[str, str]) -> str:
    """The language these environment variables ask for, English where they name none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        for locale in environ.get(variable, "").split(":"):
            name = locale.replace("-", "_").replace(".", "_").split("_")[0].split("@")[0].lower()
            if name in ("c", "posix"):
                return LANGUAGES[0]
            if name in LANGUAGES:
                return name
    return LANGUAGES[0]


def asked_language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language that a command line asks for if it is one of ours, or else the environment's."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        option, equals, value = word.partition("=")
        language = value if equals else following
        if option == "--language" and language in LANGUAGES:
            return language
    return system_language(environ)


@cache
def all_keys() -> frozenset[str]:
    """The keys of all texts, the same in every language."""
    return frozenset(key for _, text in _sources(LANGUAGES[0]) for key in _KEY.findall(text))


@cache
def rules_topics(game: str) -> tuple[str, ...]:
    """The topics of a game's rules, in order: each has texts ``rules-<game>-<topic>``, ``-words`` and ``-answer``."""
    answer = re.compile(rf"^rules-{re.escape(game)}-([\w-]+)-answer =", re.MULTILINE)
    return tuple(topic for _, text in _sources(LANGUAGES[0]) for topic in answer.findall(text))


@cache
def text_folders() -> tuple[Traversable, ...]:
    """The text folders of the installed games: ``en.ftl`` and so on, and ``rules.en.ftl``."""
    folders = [_text_folder(entry.module) for entry in game_entries()]
    return tuple(folder for folder in folders if folder is not None)


def _text_folder(module: str) -> Traversable | None:
    try:
        folder = files(module) / "texts"
    except Exception:  # a plug-in can fail in any way; the list of games warns of it
        return None
    return folder if folder.is_dir() else None


def _sources(language: str) -> Iterator[tuple[str, str]]:
    """The files by name, and what is in them: those of the program first, then each game's."""
    yield from _files(files(__name__) / language, ".ftl")
    for folder in text_folders():
        yield from _files(folder, f"{language}.ftl")


def _files(folder: Traversable, ending: str) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(ending):
            yield file.name, file.read_text(encoding="utf-8")


@cache
def _bundle(language: str, with_rules: bool) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        raise TextsUnavailable(
            Fault("no-fluent", "", "texts need the library fluent.runtime: {command}", command=INSTALL)
        ) from None
    bundle = FluentBundle([language], use_isolating=False)
    for name, text in _sources(language):
        if with_rules or not name.startswith(_RULES):
            bundle.add_resource(FluentResource(text))
    return bundle
