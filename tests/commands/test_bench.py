"""``grimoire bench``."""

import pytest

import grimoire
from grimoire.texts import Texts
from tests.terminal.runner import run, run_here, table_rows


def test_bench() -> None:
    done = run_here("bench", "--games", 3, "--seconds", 0.1, "--players", 3)
    assert done.returncode == 0
    assert len(table_rows(done.stdout)) == 6
    assert "Simulated 3 games" in done.stdout
    assert ("The engine is compiled." if grimoire.compiled else "The engine is interpreted.") in done.stdout
    assert run_here("bench", "--seconds", 0.1).returncode == 0


@pytest.mark.slow
def test_an_interpreted_engine_is_told_once() -> None:
    done = run("bench", "--games", 1, "--seconds", 0.05, "--language", "de", GRIMOIRE_PURE="1")
    assert done.stderr == Texts("de").say("terminal-interpreted") + "\n"
