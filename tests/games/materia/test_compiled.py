"""The compiled engine and the plain source play the same games."""

import os
import subprocess
import sys

import pytest

import grimoire
from grimoire.games.materia import pile
from tests.generators import MATERIA_MODES

PLAY = """
import hashlib, sys
from random import Random
import grimoire
from grimoire.games.materia import pile
from tests.generators import materia, random_actions
game, rng, digest = materia(sys.argv[1]), Random(sys.argv[1]), hashlib.sha256()
for _ in range(int(sys.argv[2])):
    state = game.start()
    for action in random_actions(game, rng):
        state.apply(action)
        digest.update(f"{action}\\n".encode())
    digest.update(f"{state.scores()} {state.winners()} {state.end_reasons()} {state.position()}".encode())
simulated = game.simulate(int(sys.argv[2]) // 10, seed=3)
print(grimoire.compiled, digest.hexdigest(), simulated.decisions, simulated.choices)
"""
INSTALL = "apt-get install gcc python3-dev, then make clean test"


def played(mode: str, games: int, pure: bool) -> list[str]:
    environ = os.environ | {"GRIMOIRE_PURE": "1" if pure else "", "PYTHONPATH": os.getcwd()}
    command = [sys.executable, "-c", PLAY, mode, str(games)]
    return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout.split()


def needs_compiled() -> None:
    if played("2p-set-1", 0, pure=False)[0] == "True":
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"the engine is not compiled here: {INSTALL}")
    pytest.skip(f"THE ENGINE IS NOT COMPILED HERE, so there is nothing to compare. To compile it: {INSTALL}")


def test_the_flag_tells_which_engine_runs() -> None:
    assert played("2p-set-1", 0, pure=True)[0] == "False"
    assert grimoire.compiled == str(pile.__file__).endswith((".so", ".pyd"))


def test_a_few_games_are_identical() -> None:
    needs_compiled()
    assert played("3p-classic", 20, pure=True)[1:] == played("3p-classic", 20, pure=False)[1:]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MATERIA_MODES)
def test_a_thousand_games_are_identical(mode: str) -> None:
    needs_compiled()
    interpreted, compiled = played(mode, 1000, pure=True), played(mode, 1000, pure=False)
    assert (interpreted[0], compiled[0]) == ("False", "True")
    assert interpreted[1:] == compiled[1:]
