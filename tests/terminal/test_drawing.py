"""What all games have on the screen: the log beside the table, the names of seats, a drawing for each game."""

import grimoire
from grimoire import catalog
from grimoire.kernel.record import Record
from grimoire.terminal import draw
from grimoire.terminal.generic import GenericDrawing
from grimoire.terminal.look import recorded_names, seat_names
from grimoire.texts import Texts
from tests.generators import GAMES
from tests.terminal.looks import drawn, make_look


def test_every_game_has_a_drawing_of_its_own() -> None:
    drawings = [catalog.spec_of(name).terminal() for name in GAMES]
    assert len({drawing.table for drawing in drawings}) == len(GAMES)
    assert not any(isinstance(drawing, GenericDrawing) for drawing in drawings)


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    look = make_look("en", 2, width=120)
    state = grimoire.game("materia").start()
    table = catalog.spec_of("materia").terminal().table(look, state, 0)
    look.console.print(draw.screen(look, table, [f"line {number}" for number in range(100)], 2))
    lines = drawn(look).splitlines()
    assert max(map(len, lines)) <= 120
    assert any("line 99" in line and not line.startswith(" line") for line in lines)
    assert not any("line 0" in line for line in lines)


def test_names_of_seats() -> None:
    texts = Texts("en")
    assert seat_names(texts, ("you", "random")) == ["You", "Random (bot)"]
    assert seat_names(texts, ("you", "random", "random", "deep"))[1:] == [
        "Random 2 (bot)", "Random 3 (bot)", "deep (bot)",
    ]  # fmt: skip
    assert seat_names(texts, ("you", "you")) == ["Player 1", "Player 2"]
    assert seat_names(texts, ("you",)) == ["You", "Opponent"]


def test_names_of_a_record() -> None:
    texts = Texts("en")
    assert recorded_names(texts, Record(catalog.game("materia", players=1))) == ["Player 1", "Opponent"]
    record = Record(catalog.game("materia", players=3))
    record.seats = [{"name": "Ann"}, {"bot": "adept"}, {}]
    assert recorded_names(texts, record) == ["Ann", "Adept (bot)", "Player 3"]
