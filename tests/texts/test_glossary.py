"""The texts use the words of docs/glossary.md, and none that it tells to avoid."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from grimoire.texts import LANGUAGES, Texts
from tests.texts.ftl import MESSAGES

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
LABELS, TO_AVOID = "Labels", "Words to avoid"
NAMES = {"en": "English", "fr": "French", "de": "German"}
SEARCH_WORDS = "-words"  # what people may type to find a rule: other words on purpose
Row = dict[str, str]


def _tables() -> dict[str, list[Row]]:
    """The rows of each section's table, by the names of the columns."""
    tables = {}
    for section in PAGE.split("\n## ")[1:]:
        title, *lines = section.splitlines()
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
        tables[title] = [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]
    return tables


TABLES = _tables()
TERMS = [row for title, rows in TABLES.items() if title not in (LABELS, TO_AVOID) for row in rows]


@cache
def _texts(language: str) -> dict[str, str]:
    """What people read, by key."""
    return {
        key: " ".join(message.texts) for key, message in MESSAGES[language].items() if not key.endswith(SEARCH_WORDS)
    }


def _uses(language: str, words: str) -> Iterator[str]:
    """The keys of the texts that use these words; a word that is written small may be written large."""
    cased = "" if words[0].isupper() else "(?i)"
    pattern = re.compile(rf"{cased}(?<!\w){re.escape(words)}(?!\w)")
    return (key for key, text in _texts(language).items() if pattern.search(text))


def test_the_glossary_is_complete() -> None:
    assert len(TERMS) > 80
    assert all(row[column] for row in TERMS for column in (*NAMES.values(), "Meaning"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    assert [row[NAMES[language]] for row in TERMS if not any(_uses(language, row[NAMES[language]]))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_those_of_the_glossary(language: str) -> None:
    wanted = {row["Text"]: row[NAMES[language]] for row in TABLES[LABELS]}
    assert {key: Texts(language).say(key) for key in wanted} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_avoid_are_not_used(language: str) -> None:
    rows = [row for row in TABLES[TO_AVOID] if row["Language"] == NAMES[language]]
    assert len(rows) > 5
    assert [(key, row["Not"]) for row in rows for key in _uses(language, row["Not"])] == []
