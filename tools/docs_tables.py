"""``make docs-tables``: writes every generated part of the pages anew."""

import sys

from tools import figures, module_table
from tools.regions import Region

REGIONS = (
    Region("docs/contributing.md", "modules", module_table.render),
    Region("docs/engine.md", "speed", figures.speed),
    Region("docs/engine.md", "states", figures.states),
)


def main() -> None:
    for region in REGIONS:
        before = region.path.read_text(encoding="utf-8")
        after = region.written(before)
        if after != before:
            region.path.write_text(after, encoding="utf-8")
            sys.stdout.write(f"{region.page}: {region.name} written anew\n")


if __name__ == "__main__":
    main()
