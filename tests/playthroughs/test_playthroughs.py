"""Golden playthroughs: every mode, every player count, every spell level."""

from pathlib import Path

import pytest

import grimoire
from grimoire.games.materia.spells import TABLE
from grimoire.kernel.playthrough import actions_in, head_of, write
from tests.generators import MATERIA_MODES

FOLDER = Path(__file__).parent / "materia"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough_repeats(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    name, options = head_of(text)
    assert write(grimoire.game(name, **options), actions_in(text)) == text


def test_every_mode_and_player_count_has_one() -> None:
    assert {file.stem for file in FILES} == set(MATERIA_MODES)
    assert all("\nscores " in file.read_text(encoding="utf-8") for file in FILES)


def test_every_spell_level_appears() -> None:
    """Used, or copied, or learned where the level has no action."""
    played = {action for file in FILES for action in actions_in(file.read_text(encoding="utf-8"))}
    used = {action.split(maxsplit=1)[1] for action in played if action.startswith("cast")}
    used |= {action.split(maxsplit=2)[2] for action in played if action.startswith("copy")}
    learned = {action.split(maxsplit=1)[1] for action in played if action.startswith("learn")}
    missing = [
        f"{spell.name} {number}"
        for spell in TABLE
        for number, level in enumerate(spell.levels, start=3)
        if f"{spell.name} {number}" not in (used if level.action else learned)
    ]
    assert missing == []
