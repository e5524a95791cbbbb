"""An adapter whose library is not installed says which command would help."""

import sys
from importlib import import_module

import pytest

CASES = [("gymnasium", "gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo", "pettingzoo"),
         ("openspiel", "pyspiel", "openspiel")]  # fmt: skip


@pytest.mark.parametrize(("adapter", "library", "extra"), CASES)
def test_a_missing_library_is_named(adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"grimoire.envs.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"pip install 'grimoire-games\[{extra}\]'"):
        import_module(f"grimoire.envs.{adapter}")
