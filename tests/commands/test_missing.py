"""A command whose library is not installed says which command would help; tests/test_wheel.py does so for real."""

import sys

import pytest

from grimoire import cli

GERMAN = "Dafür wird die Bibliothek mcp gebraucht. So installierst du sie: pip install 'grimoire-games[mcp]'\n"


def hide(monkeypatch: pytest.MonkeyPatch, library: str, ours: str) -> None:
    """As if a library were not installed, and nothing of it or of our package that needs it were imported yet."""
    for name in [name for name in sys.modules if name.startswith((ours, f"{library}."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)


def test_it_is_said_in_the_language_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hide(monkeypatch, "mcp", "grimoire.mcp")
    assert cli.main(["mcp", "--language", "de"]) == cli.MISSING
    assert capsys.readouterr().err.endswith(GERMAN)
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert cli.main(["mcp"]) == cli.MISSING
    assert capsys.readouterr().err.endswith(GERMAN)


def test_what_no_extra_brings_is_an_error_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, "grimoire.mcp.tools", "grimoire.mcp")
    with pytest.raises(ModuleNotFoundError, match=r"grimoire\.mcp\.tools"):
        cli.main(["mcp"])
