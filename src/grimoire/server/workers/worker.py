"""A process that thinks: ``python -m grimoire.server.workers.worker NICENESS PARENT``."""

import ctypes
import os
import signal
import sys
import traceback
from typing import BinaryIO, Final

import msgspec

from grimoire.server.workers.tasks import Advise, Answer, Failed, Forget, Think
from grimoire.server.workers.worker_state import BadTask, WorkerState

_PR_SET_PDEATHSIG: Final = 1
_TASKS: Final[msgspec.json.Decoder[Think | Advise | Forget]] = msgspec.json.Decoder(Think | Advise | Forget)


def main() -> None:
    """Answers tasks line by line until its input ends."""
    niceness, parent = (int(argument) for argument in sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with(parent)
    os.nice(niceness)
    serve(sys.stdin.buffer, _own_output())


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """One answer to each task, in order."""
    state = WorkerState()
    for line in lines:
        answer = answered(state, line)
        if answer is not None:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()


def answered(state: WorkerState, line: bytes) -> Answer | None:
    """The answer to a line; no task, however wrong, ends the worker."""
    try:
        match _TASKS.decode(line):
            case Think() as task:
                return state.think(task)
            case Advise() as task:
                return state.advise(task)
            case Forget(table):
                state.forget(table)
                return None
    except (BadTask, msgspec.MsgspecError) as error:
        return Failed(str(error), again=False)
    except Exception as error:
        traceback.print_exc()
        return Failed(f"{type(error).__name__}: {error}", again=True)


def _die_with(parent: int) -> None:
    """On Linux the kernel ends a worker whose parent is gone, even while it thinks: compiled code lets no other thread
    watch. Elsewhere the worker finishes its task and then finds the end of its input.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, ctypes.c_ulong(signal.SIGKILL))
    if os.getppid() != parent:
        sys.exit(0)


def _own_output() -> BinaryIO:
    """Standard output for answers only; what a library prints goes to standard error."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(own, "wb")


if __name__ == "__main__":
    main()
