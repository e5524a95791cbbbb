"""The module table of docs/contributing.md: every module with the first line of its docstring, package by package."""

import ast
import re
from pathlib import Path

from tools.regions import ROOT, table

SOURCE = ROOT / "src"
PACKAGE = "grimoire"
ROLE = re.compile(r":\w+:`([^`]+)`")  # a link in reStructuredText


def first_line(path: Path) -> str:
    """The first line of a module's docstring; empty if it has none."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    return ROLE.sub(r"`\1`", docstring.splitlines()[0]) if docstring else ""


def packages() -> list[Path]:
    """Every folder with modules, parents before their children."""
    return sorted(path.parent for path in (SOURCE / PACKAGE).rglob("__init__.py"))


def modules(package: Path) -> list[Path]:
    """The modules directly in a package, without its ``__init__``."""
    return sorted(path for path in package.glob("*.py") if path.name != "__init__.py")


def render() -> str:
    """One table for each package that has modules."""
    parts: list[str] = []
    for package in packages():
        rows = [(f"`{path.name}`", first_line(path).replace("|", "\\|")) for path in modules(package)]
        about = first_line(package / "__init__.py")
        title = f"**`{package.relative_to(SOURCE)}/`**" + (f" {about}" if about else "")
        if rows or about:
            parts.append(f"{title}\n\n{table(('module', 'what it holds'), rows)}" if rows else title)
    return "\n\n".join(parts)
