"""What the client says is in the texts, and nothing in its texts is left over."""

import re

from tests.texts.ftl import keys
from tests.web.conftest import ROOT

SOURCES = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
WRITTEN = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
PLAIN = set(re.findall(r'text\(\s*"([\w-]+)"', WRITTEN)) | set(re.findall(r'"(client-[\w-]+)"', WRITTEN))
CHOSEN = {"": r"(materia|sigils|set-\d|classic|chosen)"}  # what follows a bare "client-"
MADE = re.compile(
    "|".join(
        f"client-{before}{CHOSEN.get(before, '[a-z]+')}{after}"
        for before, after in re.findall(r"`client-([\w-]*)\$\{[^}]*\}([\w-]*)`", WRITTEN)
    )
)


def test_every_text_of_the_client_is_there() -> None:
    assert len(PLAIN) > 50
    assert PLAIN - set(keys("en")) == set()


def test_no_text_of_the_client_is_left_over() -> None:
    texts = {key for key in keys("en") if key.startswith("client-")}
    assert {key for key in texts - PLAIN if not MADE.fullmatch(key)} == set()
