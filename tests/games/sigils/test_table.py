"""The table of abilities: the only place that names one; a card with known abilities is data alone."""

import copy
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire.games.sigils import spells
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.spells import TABLE
from grimoire.kernel import conformance
from tests.generators import random_actions

RULES_CODE = Path(spells.__file__).parent
# Words that an ability shares with the notation of actions, with options or with other things on the table.
NOTATION = {"turn", "shift", "reroll", "entomb", "gems", "spend", "each", "sigil", "pair", "majority"}
OTHER_MEANINGS = {
    "board_view.py", "fields.py", "linking.py", "observation.py", "position.py", "scoring.py", "terminal.py",
    "terminal_card.py", "verbs.py",
}  # fmt: skip


def rules_files() -> list[Path]:
    return sorted(file for file in RULES_CODE.glob("*.py") if file.name != "spells.py")


@pytest.mark.parametrize("file", rules_files(), ids=lambda file: file.name)
def test_no_ability_is_named_outside_the_table(file: Path) -> None:
    """As a word of its own in quotes; or at all, where the word means nothing else."""
    text = file.read_text(encoding="utf-8")
    own = {ability.word for ability in TABLE} - NOTATION
    assert re.findall(rf"(?<![a-z_])({'|'.join(sorted(own))})(?![a-z_])", text) == []
    if file.name not in OTHER_MEANINGS:
        words = "|".join(sorted(NOTATION))
        assert re.findall(rf"[\"']({words})[\"' ]", text) == []


def with_a_card_more(edition: str, ability: str) -> dict[str, Any]:
    deck = copy.deepcopy(own_deck(edition).data)
    deck["spell"].append(
        {
            "id": "test-broth",
            "name": {"en": "Test Broth", "fr": "Bouillon d’essai", "de": "Probesud"},
            "family": "illusion",
            "type": "potion",
            "left": "circle",
            "right": "circle",
            "ability": ability,
        }
    )
    return deck


@pytest.mark.parametrize(("edition", "ability"), [("60", "gems 3"), ("60", "pair attack potion"), ("75", "entomb")])
def test_a_new_card_is_data_alone(edition: str, ability: str) -> None:
    game = grimoire.game("sigils", edition=edition, players=3, deck=with_a_card_more(edition, ability))
    assert conformance.check(game, games=2) == []
    assert any("reveal test-broth" in random_actions(game, Random(seed)) for seed in range(9))


def test_a_new_card_is_harnessed_and_cast() -> None:
    game = grimoire.game("sigils", first=0, deck=with_a_card_more("60", "gems 3"))
    state = game.start()
    cards = ["test-broth", *(card["id"] for card in own_deck("60").data["spell"][:6])]
    for card in cards[:6]:
        state.apply(f"reveal {card}")
    for _ in range(2):
        for colour, value in zip(("black", "white", "red", "green", "yellow", "blue"), (1, 1, 6, 6, 6, 6), strict=True):
            state.apply(f"roll {colour} {value}")
    for action in ("harness black", "pay white", f"reveal {cards[6]}", "cast 1"):
        state.apply(action)
    seat = state.position()["seats"][0]
    assert (seat["spells"], seat["cast"], seat["gems"]) == (["test-broth"], [1], 6)
    assert state.position()["supply"] == 30


def test_a_deck_given_is_copied() -> None:
    given = copy.deepcopy(own_deck("60").data)
    game = grimoire.game("sigils", deck=given)
    given["spell"].clear()
    assert len(game.options["deck"]["spell"]) == 60


def test_a_very_large_deck_plays() -> None:
    cards = own_deck("75").data["spell"]
    many = [card | {"id": f"{card['id']}-{number}"} for number in range(4) for card in cards]
    game = grimoire.game("sigils", edition="75", players=5, deck={**own_deck("75").data, "spell": many})
    assert conformance.check(game, games=1) == []
    drawn = {action for seed in range(30) for action in random_actions(game, Random(seed)) if "reveal" in action}
    assert any(action.endswith("-3") for action in drawn)
