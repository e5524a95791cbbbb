"""Builds what is published: a source archive with the web client, a compiled wheel, and one for any machine.

``python -m tools.wheels FOLDER`` packs the engine and the client as they were built in this checkout; `make wheel`
builds them first. The wheels are built from the source archive, so whoever has only that needs no Node.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
CLIENT = SOURCES / "grimoire" / "server" / "client" / "index.html"


def build(out: Path) -> None:
    """Everything, in an empty or a new folder."""
    if not CLIENT.exists():
        raise SystemExit("The web client is not built: make wheel")
    run("build", "--no-isolation", "--sdist", "--outdir", str(out), str(ROOT))
    (archive,) = out.glob("*.tar.gz")
    wheel(archive, out, GRIMOIRE_PURE="1")
    if any(SOURCES.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        wheel(archive, out, GRIMOIRE_BUILT=str(SOURCES))
    else:
        sys.stderr.write("There is no compiled engine: only the wheel for any machine was built.\n")


def wheel(archive: Path, out: Path, **settings: str) -> None:
    run("pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(out), str(archive), **settings)


def run(*words: str, **settings: str) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in ("GRIMOIRE_PURE", "GRIMOIRE_BUILT")}
    done = subprocess.run(
        [sys.executable, "-m", *words], env=kept | settings, cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for old in (*folder.glob("grimoire_games-*.whl"), *folder.glob("grimoire_games-*.tar.gz")):
        old.unlink()
    build(folder)
    sys.stdout.write("".join(f"{made}\n" for made in sorted(folder.glob("grimoire_games-*"))))
