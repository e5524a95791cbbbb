"""Builds the engine with mypyc where a C compiler is found; without one it stays plain Python.

``GRIMOIRE_PURE=1`` builds a wheel for any machine, without compiled code. ``GRIMOIRE_BUILT=FOLDER`` packs the engine
that was compiled in the ``src`` of a checkout, instead of compiling it again.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
# One list for this file and the Makefile. The rest of the package (texts, positions, options) stays interpreted.
ENGINE = (HERE / "engine.txt").read_text(encoding="utf-8").split()
PURE = os.environ.get("GRIMOIRE_PURE", "") not in ("", "0")
BUILT = os.environ.get("GRIMOIRE_BUILT", "")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# Commands that only ask for names and files: compiling for them would take a minute each.
ASKING = {"dist_info", "egg_info", "sdist"}


class PackBuilt(build_ext):  # type: ignore[misc]  # it has no types
    """Takes the modules that were compiled in place."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(Path(BUILT, self.get_ext_filename(ext.name)), target)


def built() -> list[Extension]:
    files = sorted(file.relative_to(BUILT) for file in Path(BUILT).rglob(f"*{SUFFIX}"))
    if not files:
        raise SystemExit(f"GRIMOIRE_BUILT: there is no compiled engine in {BUILT}")
    return [Extension(".".join(file.parts).removesuffix(SUFFIX), []) for file in files]


def compiled() -> list[Extension]:
    """All modules of the engine, as C. A failure of the compiler leaves them out."""
    os.chdir(HERE)
    try:
        from mypyc.build import include_dir, mypycify
    except ImportError:
        sys.stderr.write("mypyc is not there: the engine stays interpreted\n")
        return []
    os.environ["MYPYPATH"] = "src"
    made = mypycify(["--strict", "--follow-imports=silent", *ENGINE], opt_level="3", group_name="grimoire_engine")
    made.append(Extension("grimoire.bots.dense", ["src/grimoire/bots/dense.c"], include_dirs=[include_dir()]))
    for extension in made:
        extension.optional = True
        if sys.platform != "win32":
            # Nothing else links to the engine, so its calls can stay inside it.
            more = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-ffp-contract=off"]
            extension.extra_compile_args = ["-O3", *extension.extra_compile_args, *more]  # all share one list
    return list(made)


def extensions() -> list[Extension]:
    if PURE or ASKING & set(sys.argv):
        return []
    return built() if BUILT else compiled()


setup(ext_modules=extensions(), cmdclass={"build_ext": PackBuilt} if BUILT else {})
