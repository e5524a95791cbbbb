"""Figures for the docs: the benches write them into ``docs/figures``, and ``tools/figures.py`` renders them."""

import json
import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import grimoire

FOLDER = Path(__file__).parents[1] / "docs" / "figures"
PROCESSORS = Path("/proc/cpuinfo")


def machine() -> str:
    """What the figures were measured on."""
    lines = PROCESSORS.read_text(encoding="utf-8").splitlines() if PROCESSORS.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores ({model}), Python {platform.python_version()}"


def read(name: str) -> dict[str, Any] | None:
    """A figures file; None if there is none yet."""
    path = FOLDER / f"{name}.json"
    found: dict[str, Any] | None = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    return found


def write(name: str, command: str, figures: Mapping[str, object]) -> Path:
    """Writes a figures file; it tells the command and the machine."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}.json"
    rounded = json.loads(json.dumps(figures), parse_float=lambda digits: float(f"{float(digits):.4g}"))
    about = {"command": command, "machine": machine(), "compiled": grimoire.compiled}
    path.write_text(json.dumps({**about, **rounded}, indent=1) + "\n", encoding="utf-8")
    return path
