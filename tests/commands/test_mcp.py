"""``grimoire mcp``: what is wrong with its command line."""

import pytest

from grimoire import cli
from grimoire.commands.program import USAGE


@pytest.mark.parametrize("port", ["0", "-1", "65536", "x"])
def test_a_port_must_be_one(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mcp", "--port", port]) == USAGE
    assert "--port" in capsys.readouterr().err
