"""Every conversation of the folder, with SQLite and with PostgreSQL; every message occurs in one."""

from pathlib import Path
from typing import get_args

import pytest

from grimoire.server import messages_in, messages_out
from grimoire.server.settings import ServerSettings
from tests.server.conversation import Mismatch, talk

FILES = sorted((Path(__file__).parent / "conversations").glob("*.txt"))


QUICK = ("play", "reconnect", "undo")  # the others are among the slow tests


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=file.stem, marks=() if file.stem in QUICK else pytest.mark.slow) for file in FILES],
)
def test_conversation(file: Path, tmp_path: Path) -> None:
    talk(file, ServerSettings(data=tmp_path, workers=1))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_conversation_with_postgres(file: Path, tmp_path: Path, postgres_url: str) -> None:
    talk(file, ServerSettings(data=tmp_path, database=postgres_url, workers=1))


def test_every_message_occurs() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    for arrow, union in ((">", messages_in.AnyFromPage), ("<", messages_out.AnyToPage)):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            spoken = f" {arrow} {tag}" in text or f'{arrow}> {{"type": "{tag}"' in text
            assert spoken or tag in ("hello", "welcome"), f"{arrow} {tag}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ann < done id=8", "heard"),
        ("ann < update version=4", "version is 3"),
        ("ann < update view.player=1", "view.player is 0"),
        ("nobody knows", "means nothing"),
    ],
)
def test_a_conversation_that_goes_otherwise_fails(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "wrong.txt"
    start = "table T materia ann bob\nann opens\nann > watch seen=2\n"
    file.write_text(f"{start}{line}\n")
    with pytest.raises(Mismatch, match=told):
        talk(file, ServerSettings(data=tmp_path, workers=1))
