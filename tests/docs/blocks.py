"""The code blocks of the pages, and how a test treats each of them.

A page's blocks run in order, in one folder. A comment before a block changes that:

    <!-- docs-test: slow -->                 run by ``make test-all`` only
    <!-- docs-test: background -->           a server: started, waited for, and stopped at the end of the page
    <!-- docs-test: skip (the reason) -->    not run; only where it cannot be
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).parents[2]
RUN: Final = {"sh", "console", "python"}
PARSED: Final = {"json", "toml"}
SHOWN: Final = {"text"}  # output, conversations, trees of files: nothing to run
MODES: Final = {"", "slow", "background", "skip"}
_COMMENT: Final = re.compile(r"<!--\s*docs-test:\s*(\w+)\s*(?:\((.*)\))?\s*-->", re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block with its place, or an indented one, which has no language."""

    page: str
    line: int
    language: str
    text: str
    mode: str = ""
    reason: str = ""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    def faults(self) -> list[str]:
        """What is wrong with the way it is written down."""
        faults = []
        if not self.language:
            faults.append(f"{self.place}: a block without a language; use a fence with one, such as ```sh")
        elif self.mode != "skip" and self.language not in RUN | PARSED | SHOWN:
            faults.append(f"{self.place}: {self.language} cannot be run: <!-- docs-test: skip (why) -->")
        if self.mode not in MODES:
            faults.append(f"{self.place}: docs-test: {self.mode} means nothing")
        if self.mode == "skip" and not self.reason:
            faults.append(f"{self.place}: docs-test: skip needs a reason in brackets")
        return faults


def pages() -> list[str]:
    """Every page of the project, as a path from its root."""
    found = [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *(ROOT / "docs").rglob("*.md"),
        *ROOT.glob("examples/*/*.md"),
    ]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def blocks(page: str) -> list[Block]:
    """The code blocks of a page in order; MyST's directives are none."""
    return blocks_of(page, (ROOT / page).read_text(encoding="utf-8"))


def blocks_of(page: str, text: str) -> list[Block]:
    found: list[Block] = []
    comment: re.Match[str] | None = None
    for token in MarkdownIt("commonmark").parse(text):
        line = token.map[0] + 1 if token.map else 0
        if token.type == "html_block":
            comment = _COMMENT.search(token.content)
            continue
        if token.type in ("fence", "code_block"):
            mode, reason = (comment[1], comment[2] or "") if comment else ("", "")
            language = token.info.split(" ")[0]
            if not language.startswith("{"):
                found.append(Block(page, line, language, token.content, mode, " ".join(reason.split())))
        comment = None
    return found


def comments(text: str) -> int:
    """How many docs-test comments a page has."""
    tokens = MarkdownIt("commonmark").parse(text)
    return sum(len(_COMMENT.findall(token.content)) for token in tokens if token.type == "html_block")
