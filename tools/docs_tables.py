"""``make docs-tables``: writes every generated part of the pages anew."""

import sys

from tools import experiments, figures, module_table, option_tables
from tools.regions import Region

REGIONS = (
    Region("docs/contributing.md", "modules", module_table.render),
    Region("docs/contributing.md", "client", figures.client),
    Region("docs/engine.md", "options", option_tables.for_python),
    Region("docs/engine.md", "speed", figures.speed),
    Region("docs/engine.md", "states", figures.states),
    Region("docs/experiments/fair-start.md", "experiments", experiments.render),
    Region("docs/hosting.md", "servers", figures.servers),
    Region("docs/playing.md", "options", option_tables.for_command_line),
    Region("docs/playing.md", "levels", option_tables.levels),
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
