"""A child process: lines in and out, deadlines, and that nothing of it is left."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from grimoire.child_process import ChildProcess, Exited, LineTooLong, TimedOut

pytestmark = pytest.mark.slow

PATIENCE = 20.0
ECHO = "import sys\nfor line in sys.stdin: print(line.strip().upper(), flush=True)"


@contextmanager
def child(program: str, **more: int) -> Iterator[ChildProcess]:
    """A Python program as a child."""
    started = ChildProcess([sys.executable, "-c", program], **more)  # type: ignore[arg-type]  # numbers only
    try:
        yield started
    finally:
        started.kill()


def soon() -> float:
    return monotonic() + PATIENCE


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def ends(pid: int) -> bool:
    end = soon()
    while is_alive(pid) and monotonic() < end:
        sleep(0.01)
    return not is_alive(pid)


def test_lines_go_in_and_come_out_in_order() -> None:
    with child(ECHO) as echo:
        for word in (b"one", b"two"):
            echo.send(word)
        assert [echo.receive(soon()) for _ in range(2)] == [b"ONE", b"TWO"]
        echo.send("drü".encode())
        assert echo.receive(soon()).decode() == "DRÜ"


def test_empty_lines_are_skipped_and_what_is_not_a_line_yet_can_be_seen() -> None:
    with child("print('\\n  \\nhello\\nhalf', end='', flush=True); import time; time.sleep(60)") as talker:
        assert talker.receive(soon()) == b"hello"
        with pytest.raises(TimedOut):
            talker.receive(monotonic() + 0.2)
        assert talker.unread() == b"half"


def test_more_than_a_pipe_holds_goes_both_ways() -> None:
    """Neither side waits for the other for ever."""
    with child(ECHO) as echo:
        lines = [b"x" * 50_000 for _ in range(20)]
        for line in lines:
            echo.send(line)
        for line in lines:
            assert echo.receive(soon()) == line.upper()


def test_a_late_answer_is_not_waited_for() -> None:
    with child("import time; time.sleep(60)") as sleeper:
        with pytest.raises(TimedOut):
            sleeper.receive(monotonic() + 0.1)
        assert sleeper.pid is not None


def test_whoever_talks_without_end_is_late_too() -> None:
    with child("while True: print()") as talker, pytest.raises(TimedOut):
        talker.receive(monotonic() + 0.3)


def test_long_lines_are_refused() -> None:
    with child("print('x' * 2000, flush=True); input()", longest_line=1000) as talker, pytest.raises(LineTooLong):
        talker.receive(soon())


def test_an_exit_tells_its_code_and_its_errors() -> None:
    with child("import sys; print('bye'); sys.stderr.write('oh dear'); sys.exit(3)") as leaver:
        assert leaver.receive(soon()) == b"bye"  # what it wrote before counts
        with pytest.raises(Exited):
            leaver.receive(soon())
        assert leaver.exit_code() == 3
        assert leaver.errors() == "oh dear"
        assert leaver.pid is None


def test_output_that_is_closed_is_like_an_exit_but_has_no_code() -> None:
    with child("import os, time; os.close(1); time.sleep(60)") as mute:
        with pytest.raises(Exited):
            mute.receive(soon())
        assert mute.exit_code() is None


def test_errors_are_reported_as_they_come() -> None:
    heard: list[bytes] = []
    program = (
        "import sys; sys.stderr.write('careful\\n'); sys.stderr.flush(); print('done', flush=True); sys.stdin.read()"
    )
    started = ChildProcess([sys.executable, "-c", program], on_errors=heard.append)
    started.receive(soon())
    started.finish(0.0)
    assert b"".join(heard) == b"careful\n"


def test_only_the_end_of_many_errors_is_kept() -> None:
    with child("import sys; sys.stderr.write('x' * 100_000 + 'end')") as talker:
        with pytest.raises(Exited):
            talker.receive(soon())
        talker.exit_code()
        assert talker.errors().endswith("end")
        assert len(talker.errors()) <= 4096


def test_finishing_lets_it_exit_by_itself(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with child(f"import sys; lines = sys.stdin.read(); open({str(mark)!r}, 'w').write(lines)") as reader:
        reader.send(b"the last line")
        reader.finish(PATIENCE)
        assert mark.read_text() == "the last line\n"
        assert reader.pid is None


def test_finishing_ends_who_does_not_leave() -> None:
    stubborn = (
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(60)"
    )
    with child(stubborn) as stayer:
        stayer.receive(soon())
        pid = stayer.pid
        assert pid is not None
        stayer.finish(0.0)
        assert ends(pid)


def test_what_it_started_is_killed_with_it() -> None:
    program = "import subprocess, sys; print(subprocess.Popen(['sleep', '60']).pid, flush=True); input()"
    with child(program) as parent:
        grandchild = int(parent.receive(soon()))
        assert is_alive(grandchild)
        parent.kill()
        assert ends(grandchild)
        parent.kill()


def test_an_exit_is_noticed_although_its_own_child_holds_the_pipes() -> None:
    program = "import subprocess; print(subprocess.Popen(['sleep', '60']).pid, flush=True)"
    with child(program) as parent:
        parent.receive(soon())
        with pytest.raises(Exited):
            parent.receive(soon())


def test_another_thread_can_interrupt_whoever_waits() -> None:
    with child("import time; time.sleep(60)") as sleeper:
        timer = threading.Timer(0.2, sleeper.interrupt)
        timer.start()
        with pytest.raises(Exited):
            sleeper.receive(soon())
        assert sleeper.exit_code() == -signal.SIGKILL
        timer.join()
        sleeper.interrupt()


def test_ctrl_c_is_not_for_it() -> None:
    with child(ECHO) as echo:
        assert echo.pid is not None
        assert os.getpgid(echo.pid) != os.getpgid(0)


def test_it_is_killed_when_nobody_refers_to_it_any_more() -> None:
    started = ChildProcess([sys.executable, "-c", "import time; time.sleep(60)"])
    pid = started.pid
    assert pid is not None
    del started
    assert ends(pid)


def test_it_is_killed_when_its_owner_exits() -> None:
    owner = (
        "import sys; from grimoire.child_process import ChildProcess\n"
        "child = ChildProcess([sys.executable, '-c', 'import time; time.sleep(60)']); print(child.pid, flush=True)"
    )
    told = subprocess.run([sys.executable, "-c", owner], check=True, capture_output=True, text=True).stdout
    assert ends(int(told))


def test_a_fork_of_the_owner_does_not_kill_it() -> None:
    """The owner is a program of its own here, as this one may have threads."""
    owner = (
        "import os, sys, time; from grimoire.child_process import ChildProcess\n"
        f"child = ChildProcess([sys.executable, '-c', {ECHO!r}])\n"
        "pid = os.fork()\n"
        "if pid == 0: child.kill(); os._exit(0)\n"
        "os.waitpid(pid, 0); child.send(b'still there'); print(child.receive(time.monotonic() + 30))"
    )
    told = subprocess.run([sys.executable, "-c", owner], check=True, capture_output=True, text=True).stdout
    assert told.strip() == "b'STILL THERE'"


def test_what_cannot_be_started_says_so() -> None:
    with pytest.raises(OSError, match="No such file"):
        ChildProcess(["/nowhere/program"])


OWNER = """
import os, sys
from grimoire.child_process import ChildProcess
from time import monotonic
child = ChildProcess([sys.executable, "-c", sys.argv[1]], guarded=True)
print(child.pid, child.receive(monotonic() + 20).decode(), flush=True)
sys.stdin.read()
"""
DEAF = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]).pid, flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_what_a_killed_owner_started_ends_with_it(how: signal.Signals) -> None:
    command = [sys.executable, "-c", OWNER, DEAF]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        started = [int(pid) for pid in owner.stdout.readline().split()]
        assert len(started) == 2
        assert all(map(is_alive, started))
        owner.send_signal(how)
    end = soon()
    while any(map(is_alive, started)):
        assert monotonic() < end, started
        sleep(0.05)
