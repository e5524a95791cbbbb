"""The experiments in docs/experiments with their answers, read from the reports beside them."""

import re
import tomllib
from html import unescape
from pathlib import Path

from tools.regions import ROOT

FOLDER = ROOT / "docs" / "experiments"
_ANSWER = re.compile(r'<p class="answer"><b>(.+?)</b></p>')


def render() -> str:
    """A line for each experiment, by file."""
    return "\n".join(_line(path) for path in sorted(FOLDER.glob("*.toml")))


def _line(path: Path) -> str:
    asked = tomllib.loads(path.read_text(encoding="utf-8"))
    options = [f"{name} {value}" for name, value in asked.get("options", {}).items() if isinstance(value, str)]
    setting = ", ".join([asked["game"], *options, *(f"`{bot}`" for bot in dict.fromkeys(asked["bots"]))])
    report = path.with_suffix(".html")
    found = _ANSWER.search(report.read_text(encoding="utf-8")) if report.exists() else None
    answer = unescape(found[1]).rstrip(".") if found else "Not played yet"
    links = f"[file]({path.name})" + (f", [report]({report.name})" if found else "")
    return f"* **{asked['title']}** ({setting}) {answer}. {links}"
