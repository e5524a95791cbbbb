"""What the client says is in the texts, and nothing in its texts is left over."""

import re

import pytest

from grimoire.texts import LANGUAGES
from tests.texts.ftl import MESSAGES, keys
from tests.web.conftest import GAMES, ROOT

FOLDER = ROOT / "web" / "src"
SOURCES = {path: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*") if path.suffix in (".svelte", ".ts")}
ALL = "\n".join(SOURCES.values())
PLAIN = set(re.findall(r'text\(\s*"([\w-]+)"', ALL)) | set(re.findall(r'"(client-[\w-]+)"', ALL))
MADE = re.compile(
    "|".join(
        f"client-{before}[a-z]+{after}" for before, after in re.findall(r"`client-([\w-]+)\$\{[^}]*\}([\w-]*)`", ALL)
    )
)


def test_every_text_of_the_client_is_there() -> None:
    assert len(PLAIN) > 50
    assert PLAIN - set(keys("en")) == set()


def test_no_text_of_the_client_is_left_over() -> None:
    texts = {key for key in keys("en") if key.startswith("client-")}
    assert {key for key in texts - PLAIN if not MADE.fullmatch(key)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_board_is_left_over(game: str) -> None:
    own = "\n".join(source for path, source in SOURCES.items() if path.is_relative_to(FOLDER / "games" / game))
    texts = {key for key in keys("en") if key.startswith(f"{game}-board-")}
    assert texts
    assert texts == set(re.findall(rf'"({game}-board-[\w-]+)"', own))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_of_sigils_are_made_of_a_heading_and_a_line(language: str) -> None:
    """The page shows one above the other; a line may be the list of choices instead."""
    prompts = {key for key in keys(language) if re.fullmatch(r"sigils-ask-\w+", key)}
    assert len(prompts) == 11
    for key in prompts:
        message = MESSAGES[language][key]
        parts = {f"{key}-heading"} if "choices" in message.variables else {f"{key}-heading", f"{key}-line"}
        assert message.references == parts, key
