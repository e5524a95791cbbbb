"""Golden playthroughs: every mode and player count of both games, every spell level, every ability."""

from pathlib import Path

import pytest

import grimoire
from grimoire.games.materia.spells import TABLE as SPELLS
from grimoire.games.sigils.spells import TABLE as ABILITIES
from grimoire.kernel.playthrough import actions_in, head_of, write
from tests.generators import MODES
from tests.playthroughs.shown import shown

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


def all_shown(name: str) -> set[str]:
    found: set[str] = set()
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        game, options = head_of(text)
        if game == name:
            found |= shown(grimoire.game(game, **options), actions_in(text))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_playthrough_repeats(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    name, options = head_of(text)
    assert write(grimoire.game(name, **options), actions_in(text)) == text


def test_every_mode_and_player_count_has_one() -> None:
    assert {(file.parent.name, file.stem) for file in FILES} == set(MODES)
    assert all("\nscores " in file.read_text(encoding="utf-8") for file in FILES)


def test_every_spell_level_appears() -> None:
    """Used, or copied, or learned where the level has no action."""
    levels = [(spell.name, number, level) for spell in SPELLS for number, level in enumerate(spell.levels, start=3)]
    wanted = {f"{'use' if level.action else 'learn'} {name} {number}" for name, number, level in levels}
    assert wanted - all_shown("materia") == set()


def test_every_ability_appears_in_each_of_its_editions() -> None:
    """Cast, or counted at the end."""
    wanted = {f"{edition} {ability.word}" for ability in ABILITIES for edition in ability.editions}
    assert wanted - all_shown("sigils") == set()
