"""The table of spells: the only place that names a spell, and all it takes to add one."""

import re
from pathlib import Path
from random import Random

import pytest

import grimoire
from grimoire.games.materia import OPTIONS, spells
from grimoire.games.materia.filters import TRIANGLE
from grimoire.games.materia.game import Materia, read_spells
from grimoire.games.materia.phases import MIDDAY
from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.spells import BLACK, TABLE, Level, Spell
from grimoire.games.materia.steps import Draw, Spend, Store, Take
from grimoire.games.options import Options
from grimoire.kernel import conformance
from grimoire.kernel.reading import Reader
from tests.generators import eager_actions

RULES_CODE = Path(spells.__file__).parent
SET_1 = ["sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]


def test_there_are_21_spells_three_of_each_colour_one_in_each_set() -> None:
    assert sorted((int(spell.colour), int(spell.set)) for spell in TABLE) == [
        (colour, number) for colour in range(len(COLOURS)) for number in (1, 2, 3)
    ]
    assert len({spell.name for spell in TABLE}) == 21


@pytest.mark.parametrize("file", sorted(RULES_CODE.glob("*.py")), ids=lambda file: file.name)
def test_no_spell_is_named_outside_the_table(file: Path) -> None:
    if file.name == "spells.py":
        return
    names = "|".join(spell.name.replace("_", "[_ ]?") for spell in TABLE)
    found = re.findall(rf"(?<![a-z])({names})(?![a-z])", file.read_text(encoding="utf-8"), re.IGNORECASE)
    assert found == []


PACT = Spell(
    "pact",
    BLACK,
    4,
    MIDDAY,
    (
        Level(1, action=(Take(1), Store(1))),
        Level(2, action=(Spend(TRIANGLE), Take(2), Store(1))),
        Level(9, action=(Draw(1), Take(2, TRIANGLE), Store(2))),
    ),
)


def _own_seven(reader: Reader, value: object, _: Options) -> object:
    return read_spells(reader, value, WithPact.table)


class WithPact(Materia):
    table = (*TABLE, PACT)
    option_table = tuple(option._replace(also=option.also and _own_seven) for option in OPTIONS)


def test_a_22nd_spell_is_one_row_of_data() -> None:
    seven = [name if name != "offering" else "pact" for name in SET_1]
    game = WithPact(players=2, spells=seven, first=0)
    position = {
        "game": "materia", "players": 2, "spells": seven, "first": 0, "turn": 0, "phase": "midday",
        "altar": ["red.circle", "blue.square"], "pouch": "rest",
        "seats": [{"pool": ["green.triangle"], "familiar": [],
                   "learned": {"pact": {"level": 4, "token": "black.circle"}}},
                  {"pool": [], "familiar": [], "learned": {}}],
    }  # fmt: skip
    state = game.load(position)
    assert state.scores() == [2, 0]
    assert state.actions() == ["skip", "store green.triangle", "cast pact 3", "cast pact 4"]
    for action in ("cast pact 4", "discard green.triangle", "take red.circle", "take blue.square", "store red.circle"):
        state.apply(action)
    after = state.position()
    assert after["phase"] == "evening"
    assert (after["altar"], after["discard"]) == ([], ["green.triangle"])
    assert (after["seats"][0]["pool"], after["seats"][0]["familiar"]) == (["blue.square"], ["red.circle"])


def test_a_22nd_spell_plays_whole_games() -> None:
    game = WithPact(players=3, spells="classic")
    assert conformance.check(game, games=3) == []
    played = [action for seed in range(80) for action in eager_actions(game, Random(seed))]
    assert "reveal pact" in played
    assert {f"cast pact {level}" for level in (3, 4, 5)} <= set(played)


def test_the_real_game_does_not_know_it() -> None:
    with pytest.raises(grimoire.OptionError, match="pact"):
        grimoire.game("materia", spells=["pact", *SET_1[1:]])
