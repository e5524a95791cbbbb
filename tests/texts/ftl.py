"""The text files as data: their messages, the variables and the words in them."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import grimoire.texts
from grimoire.texts import LANGUAGES

COMMON = Path(grimoire.texts.__file__).parent
GAMES = COMMON.parent / "games"


class _Collector(Visitor):
    """Variables, references and plain text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name that fluent calls)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name that fluent calls)
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the name that fluent calls)
        self.texts.append(node.value)


def paths(language: str) -> list[Path]:
    """A language's files, the games' included."""
    return sorted([*(COMMON / language).glob("*.ftl"), *GAMES.glob(f"*/texts/*{language}.ftl")])


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything in a language's files, junk included."""
    parse = FluentParser().parse
    return tuple(entry for path in paths(language) for entry in parse(path.read_text(encoding="utf-8")).body)


@cache
def keys(language: str) -> list[str]:
    """The keys in order, a double one twice."""
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


def _collect(language: str) -> dict[str, _Collector]:
    found: dict[str, _Collector] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = collector = _Collector()
            collector.visit(entry)
    return found


MESSAGES = {language: _collect(language) for language in LANGUAGES}


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of the messages it refers to included."""
    message = MESSAGES[language][key]
    return message.variables.union(*(variables(language, other) for other in message.references))


def plain(language: str, key: str) -> str:
    """The words of a message without its variables."""
    return "".join(MESSAGES[language][key].texts)


def is_clean(text: str) -> bool:
    """Is something said, without leftovers of a message?"""
    return bool(text) and text == text.strip() and not re.search(r"[{}$]|\bNone\b|  ", text)
