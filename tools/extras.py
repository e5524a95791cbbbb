"""Prints what the named extras of pyproject.toml need, so that they can be installed without building the package."""

import sys
import tomllib
from pathlib import Path


def requirements(extras: dict[str, list[str]], name: str) -> list[str]:
    """What an extra needs, those it builds on included."""
    found: list[str] = []
    for need in extras[name]:
        if need.startswith("grimoire-games["):
            found += requirements(extras, need.removeprefix("grimoire-games[").removesuffix("]"))
        else:
            found.append(need)
    return found


if __name__ == "__main__":
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    for extra in sys.argv[1:]:
        sys.stdout.write("\n".join(requirements(project["project"]["optional-dependencies"], extra)) + "\n")
