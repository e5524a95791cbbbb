"""The package as it is imported and sent to other processes."""

import pickle
import subprocess
import sys
from random import Random

import pytest

import grimoire
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.generators import MODES, game_in

ALLOWED = {"mypy_extensions", "librt", "grimoire", "grimoire_engine__mypyc"}


def test_importing_the_engine_needs_nothing_else() -> None:
    command = "import sys; before = set(sys.modules); import grimoire; print(*set(sys.modules) - before)"
    loaded = subprocess.run([sys.executable, "-c", command], check=True, capture_output=True, text=True).stdout
    outside = {name.split(".")[0] for name in loaded.split()} - ALLOWED - set(sys.stdlib_module_names)
    assert outside == set()


def test_the_front_door_is_open() -> None:
    for name in ("game", "Record", "CHANCE", "OVER", "compiled", "GrimoireError"):
        assert hasattr(grimoire, name)
    for error in (grimoire.OptionError, grimoire.PositionError, grimoire.IllegalAction, grimoire.RecordError):
        assert issubclass(error, grimoire.GrimoireError)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_states_travel_to_other_processes(name: str, mode: str) -> None:
    state, rng = game_in(name, mode).start(), Random(mode)
    while state.player != OVER:
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert twin.legal() == state.legal()
        code = pick(state, rng)
        state.play(code)
        twin.play(code)
        assert twin == state


def test_errors_travel_to_other_processes() -> None:
    with pytest.raises(grimoire.OptionError) as caught:
        grimoire.game("materia", players=9, colour="red")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert [fault.key for fault in again.faults] == [fault.key for fault in caught.value.faults]


@pytest.mark.parametrize(("name", "mode"), [("materia", "3p-classic"), ("sigils", "3p-75")])
def test_simulate_repeats_with_its_seed(name: str, mode: str) -> None:
    game = game_in(name, mode)
    first, second, other = (game.simulate(games=50, seed=seed) for seed in (5, 5, 6))
    assert (first.games, first.decisions, first.choices) == (second.games, second.decisions, second.choices)
    assert (first.decisions, first.choices) != (other.decisions, other.choices)
    assert 0 < first.choices < first.decisions
