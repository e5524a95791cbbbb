"""Regions of a page that a program writes: what stands between two HTML comments with the same name."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = "make docs-tables"


@dataclass(frozen=True)
class Region:
    """A part of a page, and the function that writes its text."""

    page: str
    name: str
    render: Callable[[], str]

    @property
    def path(self) -> Path:
        return ROOT / self.page

    def written(self, text: str) -> str:
        """The page's text with this region written anew."""
        begin = re.escape(f"<!-- begin {self.name}") + r"[^\n]*-->\n"
        end = re.escape(f"<!-- end {self.name} -->")
        parts = re.split(f"({begin})(.*?)({end})", text, flags=re.DOTALL)
        if len(parts) != 5:
            raise ValueError(f"{self.page} needs exactly one region {self.name!r}: <!-- begin {self.name} --> ...")
        before, first, _, last, after = parts
        return f"{before}{first}\n{self.render().strip()}\n\n{last}{after}"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], numbers: tuple[int, ...] = ()) -> str:
    """A Markdown table; columns that hold numbers are aligned to the right."""
    lines = [head, tuple("--:" if column in numbers else "---" for column in range(len(head))), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
