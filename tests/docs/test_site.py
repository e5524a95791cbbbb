"""``make docs`` builds the site without a warning."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(tmp_path / "doctrees"), str(ROOT / "docs"), str(tmp_path / "site")],
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    landing = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "Two modern board games about wizards" in landing
    reference = (tmp_path / "site" / "api.html").read_text(encoding="utf-8")
    assert 'id="grimoire.game"' in reference
    assert 'id="grimoire.kernel.game.State.legal"' in reference
