"""Settings of the site that ``make docs`` builds."""

import os
import sys
from pathlib import Path

os.environ["GRIMOIRE_PURE"] = "1"  # compiled functions have no signatures
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import grimoire

project = "Grimoire"
author = "The Grimoire authors"
project_copyright = "the Grimoire authors"
version = release = grimoire.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
exclude_patterns = ["examples", "figures"]
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
nitpicky = True
# The site stands alone: names of the standard library and of other libraries are not links.
LIBRARIES = ("collections", "importlib", "os", "pathlib", "random", "rich", "types", "typing")
nitpick_ignore_regex = [
    ("py:.*", rf"({'|'.join(LIBRARIES)})\..*"),
    ("py:class", r"grimoire\..*\.(T|\w+_co)"),  # type variables
    ("py:class", r"i64|vec"),  # types of compiled code
    ("py:class", r"tuple\[.*"),  # msgspec gives types as text
    # named as text, as their modules are only needed by type checkers
    ("py:class", r"App|Ending|(grimoire\.games\.observation\.)?Observation|Places|Thing"),
]

html_theme = "furo"
html_title = "Grimoire"
html_static_path: list[str] = []
