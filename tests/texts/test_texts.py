"""The three languages say the same things, completely, and errors are told in them."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import grimoire
from grimoire.games.options import Option
from grimoire.games.registry import spec_of
from grimoire.kernel.errors import Fault, GrimoireError, OptionError, RecordError
from grimoire.table.lesson import plan_of
from grimoire.texts import LANGUAGES, Texts, UnknownText, system_language
from grimoire.texts.errors import error_lines
from tests.generators import GAMES
from tests.texts.ftl import MESSAGES, entries, keys, plain, variables

SOURCE = Path(grimoire.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {"materia-spell-transmutation", "materia-spell-purification"}
SYNTAX_OF_PROGRAMS = "terminal-help"  # its columns are no sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    found = keys(language)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(language: str) -> None:
    assert set(keys(language)) == set(keys("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_variables(language: str) -> None:
    differing = {
        key: (variables("en", key), variables(language, key))
        for key in keys("en")
        if variables("en", key) != variables(language, key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(language: str) -> None:
    for key, message in MESSAGES[language].items():
        assert message.references <= set(MESSAGES[language]), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str) -> None:
    same = [
        key
        for key in keys("en")
        if plain(language, key) == plain("en", key) and sum(letter.isalpha() for letter in plain("en", key)) > 12
    ]
    assert set(same) <= SAME_EVERYWHERE


def _lines(language: str) -> Iterator[tuple[str, str]]:
    for key, message in MESSAGES[language].items():
        if key != SYNTAX_OF_PROGRAMS:
            for text in message.texts:
                yield key, text


def test_french_spaces_are_kept_together() -> None:
    loose = re.compile(r" [:;!»]|« | \?$|(?<![ \u00a0\u202f\W])[;!?]|'")
    assert [(key, text) for key, text in _lines("fr") if loose.search(text)] == []


def test_quotes_are_those_of_the_language() -> None:
    foreign = {"en": "„«»\"'", "fr": "„“”\"'", "de": "”«»\"'"}
    for language, marks in foreign.items():
        assert [(key, text) for key, text in _lines(language) if set(text) & set(marks)] == []


def test_unknown_language() -> None:
    with pytest.raises(OptionError, match="'eo' is not one of en, fr, de"):
        Texts("eo")


def test_unknown_key_and_missing_value() -> None:
    texts = Texts("fr")
    assert texts.has("you")
    assert not texts.has("no-such-text")
    with pytest.raises(UnknownText, match="there is no text 'no-such-text' in 'fr'"):
        texts.say("no-such-text")
    with pytest.raises(KeyError, match=r"seat.*number"):
        texts.say("seat")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_CH@euro", "LC_ALL": ""}, "de"),
        ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANGUAGE": "es:fr:en"}, "fr"),
    ],
)
def test_system_language(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language


@pytest.mark.parametrize(
    ("language", "words"), [("en", "a, b, or c"), ("fr", "a, b ou c"), ("de", "a, b oder c")]
)  # fmt: skip
def test_lists(language: str, words: str) -> None:
    texts = Texts(language)
    assert texts.any_of(["a", "b", "c"]) == words
    assert texts.any_of(["a"]) == texts.all_of(["a"]) == "a"
    assert texts.any_of([]) == ""
    assert texts.all_of(["a", "b"]) == {"en": "a and b", "fr": "a et b", "de": "a und b"}[language]


def test_numbers_have_their_plural() -> None:
    said = {language: [Texts(language).say("points", points=n) for n in (0, 1, 2)] for language in LANGUAGES}
    assert said == {
        "en": ["0 points", "1 point", "2 points"],
        "fr": ["0 point", "1 point", "2 points"],
        "de": ["0 Punkte", "1 Punkt", "2 Punkte"],
    }


def test_the_package_does_without_fluent() -> None:
    """Only texts need it, and they say how to get it."""
    code = (
        "import sys; sys.modules['fluent'] = None; sys.modules['fluent.runtime'] = None\n"
        "import grimoire, grimoire.texts as texts\n"
        "try: texts.Texts('en')\n"
        "except grimoire.GrimoireError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'grimoire-games[texts]'" in done.stdout


# Errors


def _faults() -> Iterator[tuple[str, ast.Call]]:
    """Every fault that the source can raise."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in ("Fault", "fault", "refused"):
                    yield str(node.args[0].value), node


FAULTS = sorted(_faults(), key=lambda fault: fault[0])


def test_faults_were_found() -> None:
    assert {"too-many", "not-in-range", "not-a-game", "illegal-action", "not-json"} <= {key for key, _ in FAULTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_text_that_uses_its_values(language: str) -> None:
    for key, call in FAULTS:
        message = f"error-{key}"
        assert message in MESSAGES[language], key
        values = {keyword.arg for keyword in call.keywords}
        assert variables(language, message) - {"place"} == values, key
        place = call.args[1]
        if isinstance(place, ast.Name) and place.id.isupper():
            continue  # a constant: the text may name it
        if isinstance(place, ast.Constant):
            assert place.value or "place" not in variables(language, message), key
        else:
            assert "place" in variables(language, message), key


REFUSALS = {
    option.refusal[0]: option.when.option for game in GAMES for option in spec_of(game).options if option.when
}  # fmt: skip
USUAL_REFUSAL = Option("any", "flag").refusal[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_is_out_of_place_has_a_text(language: str) -> None:
    assert REFUSALS
    for key, other in REFUSALS.items():
        assert variables(language, f"error-{key}") <= {"place", other}, key
    assert variables(language, f"error-{USUAL_REFUSAL}") == {"place"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_text_is_left_over(language: str) -> None:
    texts = {key.removeprefix("error-") for key in keys(language) if key.startswith("error-")}
    assert texts == {key for key, _ in FAULTS} | set(REFUSALS) | {USUAL_REFUSAL}


def test_errors_are_told_line_by_line() -> None:
    with pytest.raises(OptionError) as caught:
        grimoire.game("materia", players=9, spells="set-9")
    assert error_lines(Texts("en"), caught.value) == [
        "players: “9” is not a whole number from 1 to 4.",
        "spells: “set-9” is not valid; choose one of set-1, set-2, set-3, classic, a list of 7.",
    ]
    assert error_lines(Texts("de"), caught.value)[0].startswith("players: „9“ ist keine ganze Zahl")
    assert error_lines(Texts("fr"), caught.value)[0].startswith("players\u00a0: «\u00a09\u00a0» n’est pas un nombre")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "found", [None, True, 1.5, 10**30, {"a": [1]}, "x" * 5000, "{ $place }", object(), float("nan")]
)
def test_errors_hold_any_value(language: str, found: object) -> None:
    error = GrimoireError(Fault("not-in-range", "first", "{found}", found=found, least=0, most=1))
    (line,) = error_lines(Texts(language), error)
    assert line.startswith("first")
    assert "{???}" not in line


def test_a_fault_without_a_text_speaks_english() -> None:
    error = GrimoireError([Fault("of-another-package", "deck", "{count} cards", count=3)])
    assert error_lines(Texts("fr"), error) == ["deck: 3 cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_a_position(language: str) -> None:
    position = grimoire.game("materia", first=0).start().position() | {
        "altar": ["red.circle"] * 6 + ["mud"],
        "extra": 1,
    }
    position["seats"] = [{"pool": ["red.square"] * 3 + ["blue.circle"] * 7, "familiar": 3, "learned": []}]
    with pytest.raises(grimoire.PositionError) as caught:
        grimoire.game("materia", first=0).load(position)
    lines = error_lines(Texts(language), caught.value)
    assert len(lines) == len(caught.value.faults) > 5
    assert all(line and "{" not in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_inside_an_error_is_translated_too(language: str) -> None:
    inner = OptionError(Fault("unknown-option", "colour", "there is no such option"))
    outer = RecordError(Fault("bad-options", "options", "{reason}", reason=inner))
    texts = Texts(language)
    assert error_lines(texts, inner)[0] in error_lines(texts, outer)[0]


# Options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_texts(language: str) -> None:
    """A label, a sentence that explains it, and a name for each choice."""
    for game in GAMES:
        for option in spec_of(game).options:
            base = f"{game}-option-{option.name}"
            wanted = {base, f"{base}-help", *(f"{base}-{choice}" for choice in option.choices)}
            wanted |= {f"{base}-own"} if option.also else set()
            assert wanted <= set(keys(language)), base
            assert plain(language, f"{base}-help").endswith(".")


# Lessons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_a_lesson_has_its_text_and_none_is_left_over(language: str) -> None:
    notes = {note.key for game in GAMES for note in plan_of(game).notes}
    texts = {key for key in keys(language) if re.match(r"lesson-(materia|sigils)-", key)}
    assert notes == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_short(language: str) -> None:
    long = {key: len(plain(language, key).split()) for key in keys(language) if key.startswith("lesson-")}
    assert {key: words for key, words in long.items() if words > 45} == {}
