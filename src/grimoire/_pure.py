"""Whether the compiled engine is used: ``GRIMOIRE_PURE=1`` asks for the plain Python source instead."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType


class _SourceFinder:
    """Finds the source of this package's modules where an extension module would come first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, *_: object) -> ModuleSpec | None:
        if not name.startswith("grimoire."):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return None
        source = spec.origin[: spec.origin.index(".", spec.origin.rindex(os.sep))] + ".py"
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))


if os.environ.get("GRIMOIRE_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder)


def is_compiled(module: ModuleType) -> bool:
    """Was this module loaded from compiled code?"""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
