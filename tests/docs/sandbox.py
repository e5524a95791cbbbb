"""A folder in which the commands of a page run as they are written, without touching anything outside.

It looks like a checkout: ``.venv/bin/grimoire`` and ``.venv/bin/python`` are this Python, ``examples`` and
``docs/examples`` are copies. ``make`` only checks that the target exists (``make -n``), except for what plays in the
terminal. ``pip install grimoire-games`` only checks that it has such an extra, and a folder is installed for the page;
so do ``pipx`` and ``uvx``, which then runs the command.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Self

from tests.docs.blocks import ROOT

QUICK: Final = 120.0  # seconds for a block; a machine may be busy
LONG: Final = 3600.0  # for a slow one
FORGOTTEN: Final = ("GRIMOIRE_", "MAKE", "MFLAGS")  # of the environment
READY: Final = "http://"  # a server says where it is
INSTALLED: Final = "installed"  # the folder for what pip installs
PROGRAMS: Final = {
    "grimoire": 'exec {python} -m grimoire.cli "$@"',
    "python": 'exec {python} "$@"',
    "python3": 'exec {python} "$@"',
    "pip": 'exec {python} -m tests.docs.sandbox "$@"',
    "pipx": 'exec {python} -m tests.docs.sandbox "$@"',
    "uvx": """[ "$1" = --from ] && {python} -m tests.docs.sandbox install "$2" && [ "$3" = grimoire ] || exit
exec {python} -m grimoire.cli "${{@:4}}\"""",
    "make": """plan=$({make} --no-print-directory -n -C {root} "$@") || exit
last=$(tail -n 1 <<< "$plan")
case $last in ".venv/bin/grimoire play "*) eval "$last" ;; esac""",
}


class Sandbox:
    """The folder, the programs in it, and the servers that were started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._servers: list[subprocess.Popen[bytes]] = []
        self._interpreter: subprocess.Popen[str] | None = None
        for name in ("examples", "docs/examples"):
            shutil.copytree(ROOT / name, folder / name)
        programs = folder / ".venv" / "bin"
        programs.mkdir(parents=True)
        names = {"python": sys.executable, "make": shutil.which("make") or "make", "root": str(ROOT)}
        quoted = {name: shlex.quote(value) for name, value in names.items()}
        for name, body in PROGRAMS.items():
            (programs / name).write_text(f"#!/usr/bin/env bash\n{body.format(**quoted)}\n", encoding="utf-8")
            (programs / name).chmod(0o755)
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(FORGOTTEN)},
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(folder / INSTALLED), str(ROOT)]),
            "BROWSER": "true",  # opens nothing
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._interpreter is not None:
            self._interpreter.communicate()
        for server in self._servers:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGTERM)
                server.wait(30)

    def run(self, commands: str, seconds: float = QUICK) -> str:
        """Runs commands like a person would type them; what they print. Nobody answers their questions."""
        done = subprocess.run(
            ["bash", "-eu", "-o", "pipefail", "-c", commands],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=seconds,
        )
        assert done.returncode == 0, f"{commands}\nended with {done.returncode}:\n{done.stdout}"
        return done.stdout

    def python(self, text: str, page: str, line: int) -> str:
        """Runs Python in the page's interpreter; what went wrong."""
        if self._interpreter is None:
            self._interpreter = subprocess.Popen(
                [sys.executable, "-m", "tests.docs.interpreter"],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
            )
        assert self._interpreter.stdin is not None
        assert self._interpreter.stdout is not None
        self._interpreter.stdin.write(json.dumps({"text": text, "page": page, "line": line}) + "\n")
        self._interpreter.stdin.flush()
        fault: str = json.loads(self._interpreter.stdout.readline())
        return fault

    def start(self, commands: str) -> None:
        """Starts a server with each command and waits until it is ready."""
        for command in filter(None, commands.splitlines()):
            log = self.folder / f"server-{len(self._servers)}.log"
            with log.open("wb") as output:
                server = subprocess.Popen(
                    ["bash", "-c", f"exec {command}"],
                    cwd=self.folder,
                    env=self.environment,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            self._servers.append(server)
            deadline = monotonic() + QUICK
            while READY not in (said := log.read_text(encoding="utf-8", errors="replace")):
                assert server.poll() is None, f"{command}\nended with {server.returncode}:\n{said}"
                assert monotonic() < deadline, f"{command}\nis not ready:\n{said}"
                sleep(0.05)


def pip(words: list[str]) -> int:
    """Stands in for pip: checks the name and extras of our own package, and installs a folder for this page."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    command, *rest = words
    for requirement in (word for word in rest if not word.startswith("-")):
        name, _, extras = requirement.partition("[")
        unknown = {*filter(None, extras.removesuffix("]").split(","))} - {*project["optional-dependencies"]}
        if command == "install" and Path(name, "pyproject.toml").is_file():
            install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
            subprocess.run([*install, "--target", INSTALLED, name], check=True)
        elif command != "install" or name != project["name"] or unknown:
            sys.stderr.write(f"pip {command} {requirement}: not a package or extra of this project\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(pip(sys.argv[1:]))
