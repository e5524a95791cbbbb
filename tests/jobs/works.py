"""Work for tests, done by any process."""

import os
from time import sleep
from uuid import uuid4

from grimoire.kernel.errors import Fault, OptionError


def square(task: int) -> int:
    return task * task


def nap(task: float) -> float:
    sleep(task)
    return task


def who(task: int) -> int:  # noqa: ARG001 (any task will do)
    sleep(0.02)
    return os.getpid()


def fail(task: int) -> int:
    raise OptionError(Fault("of-a-test", "here", "not {task}", task=task))


def die(task: int) -> None:  # noqa: ARG001 (any task will do)
    os._exit(1)


class Copies:
    """Tells in which process it is, and as which of its copies."""

    def __init__(self) -> None:
        self.copy = "the first"

    def __setstate__(self, state: object) -> None:
        self.copy = uuid4().hex

    def __call__(self, task: int) -> tuple[int, str]:
        return who(task), self.copy
