"""Builds the engine with mypyc where a C compiler is found; without one it stays plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup

SHARED = ["kernel/playing", "games/generator"]
# In both games the same file name has the same role; the rest (texts, positions, options) stays interpreted.
ROLES = [
    "steps",
    "payment",
    "kit",
    "board",
    "options",
    "course",
    "questions",
    "resolve",
    "rules",
    "scoring",
    "state",
    "playout",
]
MATERIA = [f"games/materia/{role}" for role in ("pile", "spells", "solo", *ROLES)]
SIGILS = [f"games/sigils/{role}" for role in ("dice", "cardset", *ROLES)]
ENGINE = [f"src/grimoire/{name}.py" for name in (*SHARED, *MATERIA, *SIGILS)]


def extensions() -> list[object]:
    if os.environ.get("GRIMOIRE_PURE", "") not in ("", "0"):
        return []
    os.chdir(Path(__file__).parent)
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.stderr.write("mypyc is not there: the engine stays interpreted\n")
        return []
    os.environ["MYPYPATH"] = "src"
    made = mypycify(["--strict", "--follow-imports=silent", *ENGINE], opt_level="3", group_name="grimoire_engine")
    for extension in made:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return list(made)


setup(ext_modules=extensions())
