"""Every position of Materia can be drawn and told, in all languages, within 80 columns."""

from random import Random

import pytest

import grimoire
from grimoire.games.materia import terminal, words
from grimoire.games.materia.pile import KINDS
from grimoire.games.materia.spells import TABLE
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER
from grimoire.terminal import draw
from grimoire.terminal.look import Look
from grimoire.texts import LANGUAGES
from tests.generators import materia
from tests.terminal.looks import drawn, make_look

DRAWN = 12  # of the states of a game


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["1p-handicap-3", "2p-classic", "3p-set-2", "4p-set-3", "4p-mixed"])
def test_positions_fit_eighty_columns(mode: str, language: str) -> None:
    game = materia(mode)
    look = make_look(language, game.players)
    state, rng = game.start(), Random(f"{mode} {language}")
    step = 0
    while state.player != OVER:
        if step % 40 == 0 or step < DRAWN:
            look.console.print(draw.screen(look, terminal.table(look, state, step % game.players), ["x"], 1))
            if state.player != CHANCE:
                look.console.print(draw.question(look, words, state))
                look.console.print(draw.choices(look, words, terminal, state))
        state.play(pick(state, rng))
        step += 1
    look.console.print(terminal.table(look, state, 0))
    assert draw.ending(look, words, state)
    assert max(map(len, drawn(look).splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_told_apart_without_colours(language: str) -> None:
    look = make_look(language, 2)
    plain = {terminal.chip(look, kind).plain for kind in KINDS}
    assert len(plain) == len(KINDS)
    assert {len(text) for text in plain} == {3}


def test_tokens_have_their_colours() -> None:
    look = make_look("en", 2)
    assert len({terminal.chip(look, kind).style for kind in KINDS}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_is_found_by_number_and_name(language: str) -> None:
    for number in (1, 2, 3):
        look = make_look(language, 2)
        state = grimoire.game("materia", spells=f"set-{number}", first=0).start()
        names = [spell.name for spell in TABLE if spell.set == number]
        for place, name in enumerate(names, start=1):
            shown = [terminal.info(look, state, 0, topic) for topic in (str(place), name, _local(look, name))]
            assert None not in shown
        assert terminal.info(look, state, 0, "8") is None
        assert terminal.info(look, state, 0, "") is not None


def _local(look: Look, name: str) -> str:
    return look.texts.say(f"materia-spell-{name.replace('_', '-')}").upper()
