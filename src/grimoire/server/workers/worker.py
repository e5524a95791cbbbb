"""A process that thinks: ``python -m grimoire.server.workers.worker NICENESS PARENT``."""

import ctypes
import os
import signal
import sys
import traceback
from typing import BinaryIO, Final

import msgspec

from grimoire.server.workers.minds import Minds, Refused
from grimoire.server.workers.tasks import Advise, Answer, Failed, Forget, Think

_PR_SET_PDEATHSIG: Final = 1
_TASKS: Final[msgspec.json.Decoder[Think | Advise | Forget]] = msgspec.json.Decoder(Think | Advise | Forget)


def main() -> None:
    """Answers line by line until there are no more."""
    niceness, parent = (int(argument) for argument in sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with(parent)
    os.nice(niceness)
    serve(sys.stdin.buffer, _own_output())


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """One answer to each task, in order."""
    minds = Minds()
    for line in lines:
        answer = answered(minds, line)
        if answer is not None:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()


def answered(minds: Minds, line: bytes) -> Answer | None:
    """What there is to say to a line; no task, however wrong, ends the worker."""
    try:
        match _TASKS.decode(line):
            case Think() as task:
                return minds.think(task)
            case Advise() as task:
                return minds.advise(task)
            case Forget(table):
                minds.forget(table)
                return None
    except (Refused, msgspec.MsgspecError) as error:
        return Failed(str(error), again=False)
    except Exception as error:
        traceback.print_exc()
        return Failed(f"{type(error).__name__}: {error}", again=True)


def _die_with(parent: int) -> None:
    """On Linux the kernel ends a worker whose parent is gone, even in the middle of a thought: compiled code lets no
    other thread watch. Elsewhere it goes on to the end of its thought, and finds no more lines.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, ctypes.c_ulong(signal.SIGKILL))
    if os.getppid() != parent:
        sys.exit(0)


def _own_output() -> BinaryIO:
    """Standard output for answers only: what anybody prints goes where errors go."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(own, "wb")


if __name__ == "__main__":
    main()
