"""Generated parts of the pages are up to date, and what they are generated from is complete."""

import json

import pytest

from tools import figures, module_table
from tools.docs_tables import REGIONS
from tools.regions import COMMAND, Region


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: f"{region.page}-{region.name}")
def test_regions_are_up_to_date(region: Region) -> None:
    text = region.path.read_text(encoding="utf-8")
    assert region.written(text) == text, f"{region.page}: {region.name} is out of date; run: {COMMAND}"


def test_every_module_has_a_docstring() -> None:
    modules = [path for package in module_table.packages() for path in module_table.modules(package)]
    assert [str(path) for path in modules if not module_table.first_line(path)] == []


def test_a_region_is_replaced_and_nothing_else() -> None:
    text = "before\n<!-- begin rows (written by a program) -->\nold\n<!-- end rows -->\nafter\n"
    region = Region("page.md", "rows", lambda: "new\n")
    written = region.written(text)
    assert written == "before\n<!-- begin rows (written by a program) -->\n\nnew\n\n<!-- end rows -->\nafter\n"
    assert region.written(written) == written


@pytest.mark.parametrize("text", ["", "<!-- begin rows -->\n", "<!-- begin rows -->\n<!-- end rows -->\n" * 2])
def test_a_region_must_be_there_once(text: str) -> None:
    with pytest.raises(ValueError, match=r"page\.md needs exactly one region 'rows'"):
        Region("page.md", "rows", str).written(text)


def test_figures_files_say_where_they_come_from() -> None:
    paths = sorted(figures.FOLDER.glob("*.json"))
    assert paths
    for path in paths:
        assert json.loads(path.read_text(encoding="utf-8")).keys() >= {"command", "machine", "compiled"}


@pytest.mark.parametrize(
    ("number", "text"), [(9_834_807, "9.8 M"), (35_995, "36 k"), (250_026, "250 k"), (38.4, "38"), (4_120, "4.1 k")]
)
def test_large_numbers_are_short(number: float, text: str) -> None:
    assert figures.short(number) == text
