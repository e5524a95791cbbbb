"""The third game is installed for all tests of environments."""

from collections.abc import Iterator

import pytest

from tests.envs.playing import third_game


@pytest.fixture(autouse=True)
def _third_game() -> Iterator[None]:
    with third_game():
        yield
