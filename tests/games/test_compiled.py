"""The compiled engine and the plain source play the same games."""

import os
import subprocess
import sys

import pytest

import grimoire
from grimoire.games.materia import pile
from tests.generators import MODES
from tests.long import LONG

PLAY = """
import hashlib, sys
from random import Random
import grimoire
from tests.generators import game_in, random_actions
name, mode, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
game, rng, digest = game_in(name, mode), Random(mode), hashlib.sha256()
for _ in range(games):
    state = game.start()
    for action in random_actions(game, rng):
        state.apply(action)
        digest.update(f"{action}\\n".encode())
    digest.update(f"{state.scores()} {state.winners()} {state.end_reasons()} {state.position()}".encode())
simulated = game.simulate(games // 10, seed=3)
print(grimoire.compiled, digest.hexdigest(), simulated.decisions, simulated.choices)
"""
INSTALL = "apt-get install gcc python3-dev, then make clean test"


def played(name: str, mode: str, games: int, pure: bool) -> list[str]:
    """Which engine ran, and a digest of the games it played."""
    environ = os.environ | {"GRIMOIRE_PURE": "1" if pure else "", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PLAY, name, mode, str(games)]
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout.split()


def needs_compiled() -> None:
    if played("materia", "2p-set-1", 0, pure=False)[0] == "True":
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"the engine is not compiled here: {INSTALL}")
    pytest.skip(f"THE ENGINE IS NOT COMPILED HERE, so there is nothing to compare. To compile it: {INSTALL}")


def test_the_flag_tells_which_engine_runs() -> None:
    assert played("materia", "2p-set-1", 0, pure=True)[0] == "False"
    assert grimoire.compiled == str(pile.__file__).endswith((".so", ".pyd"))


SOME = [("materia", "3p-classic"), ("sigils", "3p-60-teachers"), ("sigils", "2p-75")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), SOME)
def test_a_few_games_are_identical(name: str, mode: str) -> None:
    needs_compiled()
    assert played(name, mode, 20, pure=True)[1:] == played(name, mode, 20, pure=False)[1:]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_many_games_are_identical(name: str, mode: str) -> None:
    """A thousand in make test-all."""
    needs_compiled()
    games = 1000 if LONG else 100
    interpreted, compiled = played(name, mode, games, pure=True), played(name, mode, games, pure=False)
    assert (interpreted[0], compiled[0]) == ("False", "True")
    assert interpreted[1:] == compiled[1:]
