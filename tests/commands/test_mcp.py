"""``grimoire mcp``: what is wrong with its command line, or with the installation."""

import sys

import pytest

from grimoire import cli


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert cli.main(["mcp", "--language", "de"]) == cli.USAGE
    assert capsys.readouterr().err == (
        "Dafür wird die Bibliothek mcp gebraucht. So installierst du sie: pip install 'grimoire-games[mcp]'\n"
    )


@pytest.mark.parametrize("port", ["0", "-1", "65536", "x"])
def test_a_port_must_be_one(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mcp", "--port", port]) == cli.USAGE
    assert "--port" in capsys.readouterr().err
