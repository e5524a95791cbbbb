"""Builds the engine with mypyc where a C compiler is found; without one it stays plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
# One list for this file and the Makefile. The rest of the package (texts, positions, options) stays interpreted.
ENGINE = (HERE / "engine.txt").read_text(encoding="utf-8").split()


def extensions() -> list[object]:
    if os.environ.get("GRIMOIRE_PURE", "") not in ("", "0"):
        return []
    os.chdir(HERE)
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.stderr.write("mypyc is not there: the engine stays interpreted\n")
        return []
    os.environ["MYPYPATH"] = "src"
    made = mypycify(["--strict", "--follow-imports=silent", *ENGINE], opt_level="3", group_name="grimoire_engine")
    for extension in made:
        extension.optional = True
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            "-fno-semantic-interposition",
            "-ffp-contract=off",
        ]
    return list(made)


setup(ext_modules=extensions())
