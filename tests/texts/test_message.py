"""Messages: how they are made, what they say in every language and to everybody, and that they can be sent."""

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
from grimoire.texts import LANGUAGES, Texts, UnknownText, all_keys
from grimoire.texts.message import (
    NOTHING,
    Message,
    all_of,
    any_of,
    asked,
    message,
    named,
    person,
    plain,
    render,
    seat_names,
    sum_of,
    translated,
)
from grimoire.texts.words import end_lines, part_names, winners_line
from tests.generators import GAMES, MODES, eager_actions, game_in, random_actions
from tests.spoken import NAMES, Spoken, names_for, say
from tests.texts.ftl import is_clean, keys

DOCS = (Path(__file__).parents[2] / "docs/clients.md").read_text(encoding="utf-8")
READERS = [(language, me) for language in LANGUAGES for me in (0, 1, None)]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def _sent(said: Message) -> Message:
    """A message as it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(said), type=Message)


# One by one


def test_a_text_by_its_key() -> None:
    assert message("you") == Message("you") == Message(key="you", values={})
    assert message("points", points=3) == Message("points", {"points": 3})
    assert [say(message("points", points=3), language) for language in LANGUAGES] == [
        "3 points",
        "3 points",
        "3 Punkte",
    ]


@in_each_language
def test_a_value_may_be_a_message(language: str) -> None:
    token = message("materia-token", colour="red", rune="circle")
    line = say(message("materia-do-take", token=token), language)
    assert say(token, language)[-1] == "●"
    assert "●" in line
    assert len(line) > len(say(token, language))


def test_a_key_or_a_value_that_is_missing() -> None:
    with pytest.raises(UnknownText, match="there is no text 'no-such-key' in 'en'"):
        say(message("no-such-key"))
    with pytest.raises(UnknownText, match="the text 'points' in 'fr'"):
        say(message("points"), "fr")


@in_each_language
def test_a_question_names_whom_it_is_for_unless_that_is_oneself(language: str) -> None:
    texts = Texts(language)
    question = asked(1, message("points", points=2))
    assert question == Message("points", {"points": 2}, asked=1)
    assert render(question, texts, names_for(texts, 1)) == texts.say("points", points=2)
    assert render(question, texts, names_for(texts, 0)) == f"{NAMES[1]} – {texts.say('points', points=2)}"


@in_each_language
def test_people_are_named_oneself_first(language: str) -> None:
    texts = Texts(language)
    you = texts.say("you")
    for me, names in ((2, [you, NAMES[0]]), (None, [NAMES[0], NAMES[2]])):
        who = names_for(texts, me)
        assert render(seat_names(0, 2), texts, who) == texts.all_of(names)
        assert render(person(0, 2), texts, who) == ("other" if me is None else "you")
    assert named(0, 2) == {"who": seat_names(0, 2), "person": person(0, 2)}
    assert seat_names(1) == Message(seats=(1,))


@in_each_language
def test_names_in_every_language(language: str) -> None:
    names = {each: f"name {each}" for each in LANGUAGES}
    assert say(_sent(translated(names)), language) == f"name {language}"


@in_each_language
def test_lists_and_plain_text(language: str) -> None:
    texts = Texts(language)
    for items in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        parts = [plain(item) for item in items]
        assert say(_sent(all_of(parts)), language) == texts.all_of(items)
        assert say(_sent(any_of(parts)), language) == texts.any_of(items)
        assert say(_sent(sum_of(parts)), language) == texts.sum_of(items)
    assert say(_sent(plain("as it is")), language) == "as it is"
    assert say(NOTHING, language) == ""


# The words of games


class _Reader(Spoken):
    """Somebody to whom every message is sent before it is read."""

    def say(self, said: Message) -> str:
        sent = _sent(said)
        assert sent == msgspec.convert(msgspec.to_builtins(said), Message)
        text = super().say(sent)
        assert text == super().say(said)
        return text

    def reads_a_decision(self, state: State, action: str) -> None:
        assert is_clean(self.prompt(state))
        assert is_clean(self.log_line(state, action))
        actions = state.actions() if state.player >= 0 else [action]
        labels = [self.label(state, each) for each in actions]
        assert all(is_clean(label) for label in labels)
        assert len(set(labels)) == len(labels)

    def reads_the_end(self, state: State) -> None:
        assert state.player == OVER
        assert self.words.prompt(state) == NOTHING
        assert is_clean(self.outcome_line(state))
        lines = [self.say(line) for line in end_lines(self.words, state)]
        assert lines == [self.end_line(reason) for reason in state.end_reasons()]
        assert all(is_clean(line) for line in lines)
        names = part_names(self.words, state)
        assert set(names) == {part for parts in state.score_parts() for part in parts}
        for part, name in names.items():
            assert is_clean(self.say(name))
            assert self.say(name) == self.part_name(part, state)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "name", "mode"), [(number, *mode) for number, mode in enumerate(MODES)])
def test_whole_games_are_told_in_every_mode_and_language(number: int, name: str, mode: str) -> None:
    rng, words, game = Random(number), catalog.words(name), game_in(name, mode)
    for offset, make in enumerate((random_actions, eager_actions)):
        readers = [_Reader(words, language, READERS[(2 * number + offset) % len(READERS)][1]) for language in LANGUAGES]
        state = game.start()
        assert words.outcome_line(state) == NOTHING
        for action in make(game, rng):
            for reader in readers:
                reader.reads_a_decision(state, action)
            state.apply(action)
        for reader in readers:
            reader.reads_the_end(state)


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
    line = render(_sent(winners_line(state)), texts, names_for(texts, me))
    assert line.startswith(texts.say("you")) == (me in winners)
    assert all((NAMES[seat] in line) == (seat in winners) for seat in range(3) if seat != me)
    assert f"{max(scores)} " in line


@in_each_language
def test_what_spells_do(language: str) -> None:
    for spell in TABLE:
        for level in (3, 4, 5):
            said = [materia_words.level_text(spell, level, solo) for solo in (False, True)]
            said.append(materia_words.points_text(spell, level))
            assert all(is_clean(say(_sent(each), language)) for each in said)
            assert [say(_sent(each), language) for each in said] == [say(each, language) for each in said]


@in_each_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_cards_do(language: str, edition: str) -> None:
    for card in own_deck(edition).cards:
        for said in (sigils_words.ability_text(card, edition), sigils_words.card_line(card)):
            assert is_clean(say(_sent(said), language))
            assert say(_sent(said), language) == say(said, language)


def test_an_unknown_part_is_named_as_well_as_can_be() -> None:
    assert sigils_words.part_name("of-another-deck") == plain("Of another deck")


def test_what_is_sent_is_short() -> None:
    words = catalog.words("materia")
    state = catalog.game("materia", first=0).start()
    while state.player < 0:
        state.play(state.outcome(0.5))
    skip, draw = (state.action(state.code(text)) for text in ("skip", "draw"))
    assert msgspec.json.encode([words.label(state, action) for action in (skip, draw)]) == (
        b'[{"key":"materia-do-skip"},{"key":"materia-do-draw","values":{"count":2}}]'
    )
    assert msgspec.to_builtins(words.log_line(state, skip)) == {
        "key": "materia-log-skip-morning",
        "values": {"who": {"seats": (0,)}, "person": {"person": (0,)}},
    }
    assert msgspec.to_builtins(words.prompt(state))["asked"] == 0


def test_no_text_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(language: str) -> None:
        raise AssertionError(language)

    monkeypatch.setattr(grimoire.texts, "_bundle", refuse)
    monkeypatch.setattr(grimoire.texts, "_sources", refuse)
    for name in GAMES:
        words, state = catalog.words(name), catalog.game(name).start()
        words.prompt(state)
        for code in state.legal():
            words.label(state, state.action(code))
            words.log_line(state, state.action(code))


def test_the_keys_are_all_there() -> None:
    assert all_keys() == set(keys("en"))


def test_every_field_is_documented() -> None:
    section = DOCS.split("\n## Messages\n")[1].split("\n## ")[0]
    table, code = section.split("```json")[0], section.split("```typescript")[1]
    for field in Message.__struct_fields__:
        assert f"`{field}`" in table
        assert f"s.{field}" in code


def test_messages_have_a_schema() -> None:
    schema = msgspec.json.schema(Message)
    assert set(schema["$defs"]["Message"]["properties"]) == set(Message.__struct_fields__)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"key": 3}', type=Message)
