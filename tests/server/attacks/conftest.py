"""The fixture of all attacks."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.server.attacks.harness import Attacked, under_attack


@pytest.fixture
def attacked(tmp_path: Path, record_property: Callable[[str, object], None]) -> Attacked:
    """Starts a server with an innocent player: see ``harness.py``."""

    def report(text: str) -> None:
        record_property("innocent player", text)

    return partial(under_attack, tmp_path / "data", report)
