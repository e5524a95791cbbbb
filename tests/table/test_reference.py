"""Looking things up: topics, cards and tables of numbers, in every language."""

import pytest

from grimoire import catalog
from grimoire.table.reference import Reference
from grimoire.texts import LANGUAGES, Texts


def reference(game: str, language: str = "en", **options: object) -> Reference:
    return Reference(catalog.spec_of(game), catalog.game(game, **options), Texts(language, with_rules=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["materia", "sigils"])
def test_every_topic_has_a_question_and_an_answer(game: str, language: str) -> None:
    entries = reference(game, language).entries
    assert len(entries) > 50
    assert all(entry.topic and entry.title and entry.answer for entry in entries)


@pytest.mark.parametrize(
    ("game", "query", "topic"),
    [
        ("materia", "levitation", "levitation"),
        ("materia", "How does the game end?", "end"),
        ("sigils", "what is a gem for", "gems"),
        ("sigils", "brickwork", "brickwork-skin"),
    ],
)
def test_search(game: str, query: str, topic: str) -> None:
    assert topic in [entry.topic for entry in reference(game).search(query, 4)]


def test_accents_and_case_do_not_matter() -> None:
    german = reference("materia", "de")
    assert [entry.topic for entry in german.search("ZÜGE", 3)] == [entry.topic for entry in german.search("zuge", 3)]


def test_nothing_is_found_for_nothing() -> None:
    assert reference("sigils").search("", 5) == []
    assert reference("sigils").search("xyzzy", 5) == []


def test_tables_of_numbers() -> None:
    familiar = reference("materia").find("familiar")
    assert familiar is not None
    assert familiar.answer.startswith("0, 1, 2, 3, 4, 5, 7")
    bonuses = reference("sigils").find("bonuses")
    assert bonuses is not None
    assert "2: bonus attack, fame 2: 2 Fame for an attack spell here" in bonuses.answer.splitlines()
