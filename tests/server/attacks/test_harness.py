"""The harness itself: a server that stalls is noticed."""

import os
import signal
import time

import pytest

from tests.server.attacks.harness import Attacked

pytestmark = pytest.mark.slow


def test_a_stall_is_noticed(attacked: Attacked) -> None:
    with pytest.raises(AssertionError, match="had to wait"):
        _stall(attacked)


def _stall(attacked: Attacked) -> None:
    with attacked(stall=0.5) as target:
        os.kill(target.server.pid, signal.SIGSTOP)
        time.sleep(1)
        os.kill(target.server.pid, signal.SIGCONT)
