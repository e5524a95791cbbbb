"""``grimoire serve --check``: what was found, a line each or as JSON."""

import asyncio
import json
import sys
from typing import TYPE_CHECKING

from grimoire.commands.shared import FAULTY
from grimoire.kernel.errors import GrimoireError

if TYPE_CHECKING:
    from grimoire.server.checkup.findings import Finding
    from grimoire.server.settings import ServerSettings
    from grimoire.texts import Texts


def check_server(settings: "ServerSettings", texts: "Texts", as_json: bool) -> int:
    """Prints what was found; the exit code."""
    from grimoire.server.checkup.findings import is_good
    from grimoire.server.checkup.run import check_all

    findings = asyncio.run(check_all(settings))
    if as_json:
        rows = [{"name": each.name, "status": each.status, "text": _text(texts, each)} for each in findings]
        sys.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(texts, findings))
    return 0 if is_good(findings) else FAULTY


def _lines(texts: "Texts", findings: "list[Finding]") -> list[str]:
    statuses = [texts.say(f"check-status-{each.status}") for each in findings]
    names = [texts.say(f"check-of-{each.name}") for each in findings]
    wide, wider = max(map(len, statuses)), max(map(len, names))
    return [
        f"{status:<{wide}}  {name:<{wider}}  {_text(texts, each)}"
        for status, name, each in zip(statuses, names, findings, strict=True)
    ]


def _text(texts: "Texts", finding: "Finding") -> str:
    from grimoire.texts.errors import error_lines
    from grimoire.texts.message import render

    if isinstance(finding.said, GrimoireError):
        return " ".join(error_lines(texts, finding.said))
    return render(finding.said, texts, str)
