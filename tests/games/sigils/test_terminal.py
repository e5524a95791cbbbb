"""Every position of Sigils can be drawn and told, in all languages, with and without colours."""

from random import Random
from typing import Any

import pytest

import grimoire
from grimoire import catalog
from grimoire.games.sigils import terminal
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.dice import COLOURS
from grimoire.games.sigils.spells import FAMILIES, TYPES
from grimoire.games.sigils.terminal_book import CELL, fitted
from grimoire.games.sigils.terminal_card import brief
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER, State
from grimoire.terminal import draw
from grimoire.texts import LANGUAGES
from tests.games.sigils.positions import deck
from tests.terminal.looks import drawn, make_look

MODES: dict[str, dict[str, Any]] = {
    "2p-60": {"players": 2},
    "2p-75": {"players": 2, "edition": "75"},
    "3p-teachers": {"players": 3, "teachers": True},
    "5p-75": {"players": 5, "edition": "75"},
}


def walk(game: Any, rng: Random, steps: int | None = None) -> State:
    state: State = game.start()
    while state.player != OVER and (steps is None or steps > 0):
        state.play(pick(state, rng))
        steps = None if steps is None else steps - 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "language", "width"),
    [*((mode, language, 80) for mode in MODES for language in LANGUAGES), *((mode, "de", 120) for mode in MODES)],
)
def test_positions_fit(mode: str, language: str, width: int) -> None:
    game = grimoire.game("sigils", **MODES[mode])
    words = catalog.words("sigils")
    look = make_look(language, game.players, width)
    state, rng = game.start(), Random(f"{mode} {language}")
    step = 0
    while state.player != OVER and step < 500:
        if step % 60 == 59 or step == 0:
            look.console.print(draw.screen(look, terminal.table(look, state, step % game.players), ["x"], 1))
            if state.player != CHANCE:
                look.console.print(draw.question(look, words, state))
                look.console.print(draw.choices(look, words, terminal, state))
        state.play(pick(state, rng))
        step += 1
    look.console.print(terminal.table(look, state, 0))
    assert max(map(len, drawn(look).splitlines())) <= width


def position(**changes: Any) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "fame": 0, "gems": 3, "dice": dict.fromkeys(COLOURS, 4), "used": [], "spells": [], "cast": [], "face_down": [],
    }  # fmt: skip
    return {
        "game": "sigils", "edition": "75", "teachers": False, "players": 2, "first": 0, "turn": 0, "last_turns": None,
        "board": dict.fromkeys(COLOURS), "discard": [], "seats": [seat | changes, seat], "teacher_dice": None,
    }  # fmt: skip


def loaded(data: dict[str, Any]) -> State:
    """A position with the deck of the tests, whose ids say what the halves of a spell are."""
    return grimoire.game("sigils", edition="75", deck=deck("75")).load(data)


def test_the_book_shows_sigils_casts_and_what_is_face_down() -> None:
    spells = ["circle-square-1", "triangle-triangle-1", "square-circle-1"]
    state = loaded(position(spells=spells, cast=[1], face_down=[2]))
    look = make_look("en", 2)
    look.console.print(terminal.table(look, state, 0))
    text = drawn(look)
    assert f"●            ■{'━' * (CELL + 4)}■            ●" in text
    assert "▒" in text
    assert "Face down" in text
    assert text.count("◆") == 2  # the gem and the legend
    other = make_look("en", 2)
    other.console.print(terminal.table(other, state, 1))
    assert "▒▒▒" in drawn(other)


def test_broken_sigils_are_not_joined() -> None:
    state = loaded(position(spells=["circle-square-1", "triangle-triangle-1"]))
    look = make_look("en", 2)
    look.console.print(terminal.table(look, state, 0))
    assert "■  ▲" in drawn(look)
    assert "━" not in drawn(look)


def test_bonuses_of_free_spots_are_shown() -> None:
    state = grimoire.game("sigils", edition="75").load(position())
    look = make_look("en", 2)
    look.console.print(terminal.table(look, state, 0))
    text = drawn(look)
    assert text.count("2 Fame:") == 4
    assert "necromancy" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_told_apart_without_colours(language: str) -> None:
    look = make_look(language, 2)
    unused = {terminal.die_chip(look, colour, 5, used=False).plain for colour in COLOURS}
    used = {terminal.die_chip(look, colour, 5, used=True).plain for colour in COLOURS}
    assert len(unused | used) == 12
    assert {len(text) for text in unused | used} == {5}
    assert len({terminal.die_chip(look, colour, 5, used=False).style for colour in COLOURS}) == 6
    assert len({look.say("sigils-family-code", family=family)[:2] for family in FAMILIES}) == len(FAMILIES)
    assert len({look.say("sigils-type-letter", type=kind) for kind in TYPES}) == len(TYPES)


def test_the_dice_of_a_payment_are_marked() -> None:
    state = loaded(
        position(dice={"black": 6, "white": 4, "red": 1, "green": 1, "yellow": 1, "blue": 1})
        | {"board": dict.fromkeys(COLOURS) | {"black": "filler-1"}}
    )
    state.apply("harness black")
    state.apply("pay white")
    look = make_look("en", 2)
    look.console.print(terminal.table(look, state, 0))
    assert "▸bk6  +wh4   re1 " in drawn(look)


def test_many_choices_are_short() -> None:
    state = walk(grimoire.game("sigils", teachers=True, first=0), Random(3), 6 + 3 * 6)
    look = make_look("en", 2)
    look.console.print(draw.choices(look, catalog.words("sigils"), terminal, state))
    text = drawn(look)
    assert " Nudge " in text
    assert "(1 gem): " in text
    assert {terminal.mark(look, state.action(state.code(f"nudge {name}red +"))).plain for name in ("", "teacher.")} == {
        " re ",
        "Tre ",
    }
    assert len(text.splitlines()) < 2 * len(state.actions()) / 3


def test_colours_are_used_where_there_are_some() -> None:
    state = walk(grimoire.game("sigils", teachers=True), Random(3), 120)
    plain, colourful = make_look("en", 2), make_look("en", 2, colour=True)
    for look in (plain, colourful):
        look.console.print(terminal.table(look, state, 0))
    assert "\x1b" not in drawn(plain)
    assert "\x1b[" in drawn(colourful)
    assert "Teachers" in drawn(plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["60", "75"])
def test_every_ability_fits_its_cell(edition: str, language: str) -> None:
    look = make_look(language, 2)
    for card in own_deck(edition).cards:
        text = brief(look, card)
        assert len(text) <= 33, text
        assert " ".join(fitted(text, 3)) == text


def test_what_is_too_long_ends_with_an_ellipsis() -> None:
    assert fitted("Schildkrötenaufgebot") == ["Schildkrötena…"]
    assert fitted("one two three four five six seven eight") == ["one two three", "four five six…"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_info_by_number_colour_and_name(language: str) -> None:
    cards = {card.name: card for card in own_deck("75").cards}
    first, second, third, *_ = cards
    on_board = {"board": dict.fromkeys(COLOURS) | {"red": second}}
    state = grimoire.game("sigils", edition="75").load(position(spells=[first]) | on_board)
    look = make_look(language, 2)
    red = look.texts.say("sigils-colour", colour="red")
    for topic, name in {
        "1": first,
        "red": second,
        red.upper(): second,
        look.code("red"): second,
        cards[second].names[language].upper(): second,
        third: third,
    }.items():
        told = make_look(language, 2)
        found = terminal.info(told, state, 0, topic)
        assert found is not None, topic
        told.console.print(found)
        assert cards[name].names[language] in drawn(told)
    for topic in ("2", "0", "11", "black", "xyzzy", "-"):
        assert terminal.info(look, state, 0, topic) is None
    everything = terminal.info(look, state, 0, "")
    assert everything is not None
    look.console.print(everything)
    assert all(cards[name].names[language] in drawn(look) for name in (first, second))


def test_headings() -> None:
    look = make_look("en", 2)
    game = grimoire.game("sigils", first=0)
    assert terminal.heading(look, game.start()) == "Set-up"
    assert terminal.heading(look, walk(game, Random(1))) == "The game is over"
    last = position() | {"turn": 1, "last_turns": [1]}
    assert (
        terminal.heading(look, grimoire.game("sigils", edition="75").load(last))
        == "Round 1 · last turns · Random (bot)"
    )
