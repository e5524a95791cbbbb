"""Games that bring only rules, or rules and texts, are told and offered all the same."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from grimoire import catalog
from grimoire.games.generic import GenericWords, plain_offers
from grimoire.games.offers import Offer
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.terminal import draw
from grimoire.terminal.generic import GenericDrawing
from grimoire.texts import LANGUAGES
from grimoire.texts.message import NOTHING, message, named, plain
from tests.games.installing import COINS, OUR_OWN, installed
from tests.spoken import Spoken
from tests.terminal.looks import drawn, make_look
from tests.texts.ftl import is_clean

EXAMPLE = Path(__file__).parents[2] / "examples" / "third-game" / "src"
PIG = {"pig": "grimoire_pig:SPEC"}


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Coins has no texts, Pig has some."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    with installed(OUR_OWN | COINS | PIG):
        yield


def played(game: str, *actions: str) -> State:
    state = catalog.game(game).start()
    for action in actions:
        state.apply(action)
    return state


def test_only_games_without_words_of_their_own_get_these() -> None:
    generic = {name for name in catalog.games() if isinstance(catalog.words(name), GenericWords)}
    assert generic == {"coins", "pig"}


# Without texts


def test_notation_where_there_is_no_text() -> None:
    spoken = Spoken(catalog.words("coins"))
    state = played("coins", "flip", "heads")
    assert spoken.prompt(state) == "Choose an action"
    assert [spoken.label(state, action) for action in state.actions()] == ["flip", "stop", "give 1 coin 1"]
    assert spoken.log_line(state, "give 1 coin 1") == "You: give 1 coin 1"
    assert Spoken(catalog.words("coins"), "de", None).log_line(state, "flip") == "Ida: flip"
    state.apply("flip")
    assert state.player == CHANCE
    assert spoken.prompt(state) == "Drawing…"
    assert spoken.log_line(state, "tails") == "tails"


def test_parts_and_reasons_become_readable() -> None:
    words = catalog.words("coins")
    assert words.part_name("points") == plain("Points")
    assert words.part_name("spells_of-two") == plain("Spells of two")
    assert words.end_line("had-enough") == plain("Had enough")


def test_the_end_without_texts() -> None:
    spoken = Spoken(catalog.words("coins"))
    state = played("coins", "flip", "heads")
    assert spoken.words.outcome_line(state) == NOTHING
    state.apply("stop")
    assert state.player == OVER
    assert spoken.words.prompt(state) == NOTHING
    assert spoken.outcome_line(state) == "You win with 1 point."
    assert spoken.end_line(*state.end_reasons()) == "Had enough"


def test_nobody_wins_a_game_without_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("coins", "stop")
    monkeypatch.setattr(type(state), "winners", lambda _: [])
    assert catalog.words("coins").outcome_line(state) == NOTHING


# With texts


def test_texts_of_the_game_are_used() -> None:
    words = catalog.words("pig")
    state = played("pig", "roll", "rolled 6")
    roll = state.action(state.code("roll"))
    assert words.label(state, roll) == message("pig-do-roll", verb="roll")
    assert words.log_line(state, roll) == message("pig-log-roll", verb="roll", action="roll", **named(0))
    assert words.end_line("target") == message("pig-end-target")
    assert words.part_name("points") == message("pig-part-points")
    spoken = Spoken(words)
    assert spoken.prompt(state).startswith("Roll again, or hold")
    assert spoken.log_line(state, "hold") == "You hold."
    assert Spoken(words, me=1).prompt(state).startswith("Ida – Roll again")
    state.apply("roll")
    assert spoken.prompt(state) == "The die is rolling…"
    assert spoken.log_line(state, "rolled 3") == "It shows 3."


def test_the_parts_of_an_action_are_values_of_its_text() -> None:
    state = played("coins", "flip", "heads")
    give = state.action(state.code("give 1 coin 1"))
    values = GenericWords("coins").log_line(state, give).values
    assert values == {"verb": "give", "item": "coin", "amount": 1, "seat": 2, "action": "give 1 coin 1", **named(0)}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["coins", "pig"])
def test_a_whole_game_is_told_and_drawn(game: str, language: str) -> None:
    spec = catalog.spec_of(game)
    spoken, look, drawing = Spoken(spec.words(), language), make_look(language, 2), spec.terminal()
    assert isinstance(drawing, GenericDrawing)
    state = spec.make().start()
    rng = Random(1)
    while state.player != OVER:
        action = state.text(pick(state, rng))
        assert is_clean(spoken.prompt(state))
        assert is_clean(spoken.log_line(state, action))
        assert all(is_clean(spoken.label(state, text)) for text in state.actions())
        look.console.print(drawing.table(look, state, 0))
        look.console.print(draw.choices(look, spec.words(), drawing, state))
        state.apply(action)
    look.console.print(drawing.table(look, state, 1))
    assert is_clean(spoken.outcome_line(state))
    assert all(is_clean(line) for line, _ in draw.ending(look, spec.words(), state))
    assert max(map(len, drawn(look).splitlines())) <= 80


# Offers


def test_every_action_is_a_button() -> None:
    spec = catalog.spec_of("coins")
    state = played("coins", "flip", "heads")
    offers = spec.offers(state)
    assert offers == plain_offers(spec.words(), state)
    assert offers == [
        Offer("flip", "flip", plain("flip")),
        Offer("stop", "stop", plain("stop")),
        Offer("give 1 coin 1", "give", plain("give 1 coin 1")),
    ]
    assert {offer.zone for offer in offers} == {None}
    state = played("pig")
    assert catalog.spec_of("pig").offers(state) == [Offer("roll", "roll", message("pig-do-roll", verb="roll"))]


def test_nothing_is_offered_at_chance_and_after_the_end() -> None:
    offers = catalog.spec_of("coins").offers
    assert offers(played("coins", "flip")) == []
    assert offers(played("coins", "stop")) == []


def test_offers_for_games_with_words_of_their_own() -> None:
    """The buttons say what the game's own offers say."""
    for name in OUR_OWN:
        state = catalog.game(name, first=0).start()
        while state.player == CHANCE:
            state.play(state.outcome(0.5))
        own = catalog.spec_of(name).offers(state)
        buttons = plain_offers(catalog.words(name), state)
        assert [(offer.action, offer.verb, offer.label) for offer in own] == [
            (offer.action, offer.verb, offer.label) for offer in buttons
        ]
