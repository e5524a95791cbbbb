"""Sayings say, in every language and to everybody, what the words say."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import grimoire.texts
from grimoire import catalog
from grimoire.games.materia import words as materia_words
from grimoire.games.materia.spells import TABLE
from grimoire.games.sigils import words as sigils_words
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.spells import EDITIONS
from grimoire.kernel.game import OVER, State
from grimoire.table import script
from grimoire.table.script import SCRIPT, Saying, resolve, saying, seat_name
from grimoire.texts import LANGUAGES, Texts, all_keys
from grimoire.texts.speech import Who, winners_line
from grimoire.texts.words import Words
from tests.generators import MODES, eager_actions, game_in, random_actions
from tests.texts.ftl import keys

DOCS = (Path(__file__).parents[2] / "docs/clients.md").read_text(encoding="utf-8")
NAMES = ("Morgane", "Adept", "Zoé", "Ida", "Łukasz")
LISTENERS = [(language, me) for language in LANGUAGES for me in (0, 1, None)]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def _who(texts: Texts, me: int | None) -> Who:
    you = texts.say("you")
    return lambda seat: you if seat == me else NAMES[seat]


def _sent(said: Saying) -> Saying:
    """A saying as it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(said), type=Saying)


class _Listener:
    """Somebody who hears both what the words say and what the sayings say."""

    def __init__(self, words: Words, language: str, me: int | None) -> None:
        self.words = words
        self.texts = Texts(language)
        self.who = _who(self.texts, me)

    def agrees(self, said: Saying, text: str) -> None:
        assert resolve(_sent(said), self.texts, self.who) == text

    def hears_a_decision(self, state: State, action: str) -> None:
        words, texts, who = self.words, self.texts, self.who
        self.agrees(script.prompt(words, state), words.prompt(texts, state, who))
        self.agrees(script.log_line(words, state, action), words.log_line(texts, state, action, who))
        actions = state.actions() if state.player >= 0 else [action]
        for label, each in zip(script.labels(words, state, actions), actions, strict=True):
            self.agrees(label, words.label(texts, state, each, who))

    def hears_the_end(self, state: State) -> None:
        words, texts, who = self.words, self.texts, self.who
        assert state.player == OVER
        assert script.prompt(words, state) == Saying()
        self.agrees(script.outcome(words, state), words.outcome_line(texts, state, who))
        reasons = state.end_reasons()
        for said, reason in zip(script.end_lines(words, state), reasons, strict=True):
            self.agrees(said, words.end_line(texts, reason))
        names = script.part_names(words, state)
        assert set(names) == {part for parts in state.score_parts() for part in parts}
        for part, said in names.items():
            self.agrees(said, words.part_name(texts, part, state))


@pytest.mark.slow
@pytest.mark.parametrize(("number", "name", "mode"), [(number, *mode) for number, mode in enumerate(MODES)])
def test_sayings_say_what_words_say(number: int, name: str, mode: str) -> None:
    rng = Random(number)
    for offset, make in enumerate((random_actions, eager_actions)):
        listener = _Listener(catalog.words(name), *LISTENERS[(2 * number + offset) % len(LISTENERS)])
        game = game_in(name, mode)
        state = game.start()
        assert script.outcome(listener.words, state) == Saying()
        for action in make(game, rng):
            listener.hears_a_decision(state, action)
            state.apply(action)
        listener.hears_the_end(state)


class _Finished:
    """A game of which only the result is known."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = lambda: scores
        self.winners = lambda: winners


@in_each_language
@pytest.mark.parametrize("me", [0, 1, 2, None])
@pytest.mark.parametrize(
    ("scores", "winners"), [([5, 3, 1], [0]), ([5, 5, 1], [1]), ([5, 1, 5], [0, 2]), ([5, 5, 5], [0, 1, 2])]
)
def test_winners(language: str, me: int | None, scores: list[int], winners: list[int]) -> None:
    state: Any = _Finished(scores, winners)
    texts = Texts(language)
    who = _who(texts, me)
    line = winners_line(texts, state, who)
    assert resolve(_sent(saying(winners_line(SCRIPT, state, seat_name))), texts, who) == line
    assert line.startswith(texts.say("you")) == (me in winners)


@in_each_language
def test_what_spells_do(language: str) -> None:
    texts = Texts(language)
    for spell in TABLE:
        for level in (3, 4, 5):
            for solo in (False, True):
                said = saying(materia_words.level_text(SCRIPT, spell, level, solo))
                assert resolve(_sent(said), texts, str) == materia_words.level_text(texts, spell, level, solo)
            said = saying(materia_words.points_text(SCRIPT, spell, level))
            assert resolve(_sent(said), texts, str) == materia_words.points_text(texts, spell, level)


@in_each_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_cards_do(language: str, edition: str) -> None:
    texts = Texts(language)
    for card in own_deck(edition).cards:
        said = saying(sigils_words.ability_text(SCRIPT, card, edition))
        assert resolve(_sent(said), texts, str) == sigils_words.ability_text(texts, card, edition)
        said = saying(sigils_words.card_line(SCRIPT, card))
        assert resolve(_sent(said), texts, str) == sigils_words.card_line(texts, card)


@in_each_language
def test_lists_and_plain_text(language: str) -> None:
    texts = Texts(language)
    for items in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        for name in ("all_of", "any_of", "sum_of"):
            said = _sent(saying(getattr(SCRIPT, name)(items)))
            assert resolve(said, texts, str) == getattr(texts, name)(items)
    assert resolve(_sent(saying("as it is")), texts, str) == "as it is"


def test_an_unknown_part_is_named_as_well_as_can_be() -> None:
    assert saying(sigils_words.part_name(SCRIPT, "of-another-deck")) == Saying(text="Of another deck")


def test_what_is_sent_is_short() -> None:
    words = catalog.words("materia")
    state = catalog.game("materia", first=0).start()
    while state.player < 0:
        state.play(state.outcome(0.5))
    assert msgspec.json.encode(script.labels(words, state, ["skip", "draw"])) == (
        b'[{"key":"materia-do-skip"},{"key":"materia-do-draw","values":{"count":2}}]'
    )
    assert msgspec.to_builtins(script.log_line(words, state, "skip")) == {
        "key": "materia-log-skip-morning",
        "values": {"who": {"seats": (0,)}, "person": {"person": (0,)}},
    }
    assert msgspec.to_builtins(script.prompt(words, state))["asked"] == 0


def test_no_text_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(language: str) -> None:
        raise AssertionError(language)

    monkeypatch.setattr(grimoire.texts, "_bundle", refuse)
    monkeypatch.setattr(grimoire.texts, "_sources", refuse)
    for name in catalog.GAMES:
        words, state = catalog.words(name), catalog.game(name).start()
        script.prompt(words, state)
        script.labels(words, state, state.actions())
        script.log_line(words, state, state.actions()[0])


def test_the_keys_are_all_there() -> None:
    assert all_keys() == set(keys("en"))


def test_every_field_is_documented() -> None:
    section = DOCS.split("\n## Sayings\n")[1].split("\n## ")[0]
    table, code = section.split("```json")[0], section.split("```typescript")[1]
    for field in Saying.__struct_fields__:
        assert f"`{field}`" in table
        assert f"s.{field}" in code


def test_sayings_have_a_schema() -> None:
    schema = msgspec.json.schema(Saying)
    assert set(schema["$defs"]["Saying"]["properties"]) == set(Saying.__struct_fields__)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"key": 3}', type=Saying)
