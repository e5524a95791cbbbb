"""Every position can be drawn and told, in all languages, within 80 columns."""

import io
from random import Random

import pytest
from rich.console import Console

import grimoire
from grimoire import catalog
from grimoire.games.materia.pile import KINDS
from grimoire.games.materia.spells import TABLE
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER
from grimoire.terminal import draw, materia
from grimoire.terminal.look import Look, plain_names, seat_names
from grimoire.terminal.pictures import PICTURES, picture
from grimoire.texts import LANGUAGES, Texts
from tests.generators import MATERIA_MODES

DRAWN = 12  # of the states of a game


def make_look(language: str, players: int, width: int = 80) -> Look:
    texts = Texts(language)
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return Look(console, texts, seat_names(texts, ("you", *["random"] * (players - 1))))


def drawn(look: Look) -> list[str]:
    assert isinstance(look.console.file, io.StringIO)
    return look.console.file.getvalue().splitlines()


def test_every_game_has_a_picture() -> None:
    assert set(PICTURES) == set(catalog.GAMES) == set(catalog.WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["1p-handicap-3", "2p-classic", "3p-set-2", "4p-set-3", "4p-mixed"])
def test_positions_fit_eighty_columns(mode: str, language: str) -> None:
    game = grimoire.game("materia", **MATERIA_MODES[mode])
    words, drawing = catalog.words("materia"), picture("materia")
    look = make_look(language, game.players)
    state, rng = game.start(), Random(f"{mode} {language}")
    step = 0
    while state.player != OVER:
        if step % 40 == 0 or step < DRAWN:
            look.console.print(draw.screen(look, drawing.table(look, state, step % game.players), ["x"], 1))
            if state.player != CHANCE:
                look.console.print(draw.question(look, words, state))
                look.console.print(draw.choices(look, words, drawing, state))
        state.play(pick(state, rng))
        step += 1
    look.console.print(drawing.table(look, state, 0))
    assert draw.ending(look, words, state)
    assert max(map(len, drawn(look))) <= 80


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    look = make_look("en", 2, width=120)
    state = grimoire.game("materia").start()
    table = picture("materia").table(look, state, 0)
    look.console.print(draw.screen(look, table, [f"line {number}" for number in range(100)], 2))
    lines = drawn(look)
    assert max(map(len, lines)) <= 120
    assert any("line 99" in line and not line.startswith(" line") for line in lines)
    assert not any("line 0" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_told_apart_without_colours(language: str) -> None:
    look = make_look(language, 2)
    plain = {materia.chip(look, kind).plain for kind in KINDS}
    assert len(plain) == len(KINDS)
    assert {len(text) for text in plain} == {3}


def test_tokens_have_their_colours() -> None:
    look = make_look("en", 2)
    assert len({materia.chip(look, kind).style for kind in KINDS}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_is_found_by_number_and_name(language: str) -> None:
    for number in (1, 2, 3):
        look = make_look(language, 2)
        state = grimoire.game("materia", spells=f"set-{number}", first=0).start()
        names = [spell.name for spell in TABLE if spell.set == number]
        for place, name in enumerate(names, start=1):
            shown = [materia.info(look, state, 0, topic) for topic in (str(place), name, _local(look, name))]
            assert None not in shown
        assert materia.info(look, state, 0, "8") is None
        assert materia.info(look, state, 0, "") is not None


def _local(look: Look, name: str) -> str:
    return look.texts.say(f"materia-spell-{name.replace('_', '-')}").upper()


def test_names_of_seats() -> None:
    texts = Texts("en")
    assert seat_names(texts, ("you", "random")) == ["You", "Random (bot)"]
    assert seat_names(texts, ("you", "random", "random", "deep"))[1:] == [
        "Random 2 (bot)", "Random 3 (bot)", "deep (bot)",
    ]  # fmt: skip
    assert seat_names(texts, ("you", "you")) == ["Player 1", "Player 2"]
    assert seat_names(texts, ("you",)) == ["You", "Opponent"]
    assert plain_names(texts, 1) == ["Player 1", "Opponent"]
