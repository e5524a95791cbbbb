"""Files that are options of a game, such as a deck: a page sends their text, and gets the options that it makes."""

import json
import re
from collections.abc import Mapping
from typing import Final

from grimoire import catalog
from grimoire.kernel.errors import Fault, OptionError
from grimoire.kernel.game import Json
from grimoire.kernel.toml import MOST_DOTS, DeepKey, read_toml

LONGEST: Final = 300_000  # characters of a file
_LINE: Final = re.compile(r"\(at line (\d+),")  # tomllib tells the line in its sentence only, before Python 3.14


def with_files(game: str, options: Mapping[str, Json], files: Mapping[str, str]) -> dict[str, Json]:
    """The options of a game, checked and complete; OptionError names each fault, with its line or its place."""
    contents = {name: _content(game, name, text) for name, text in files.items()}
    return catalog.game(game, **{**options, **contents}).options


def _content(game: str, name: str, text: str) -> Json:
    """What a file says, in TOML or JSON."""
    if not any(option.name == name and option.kind == "file" for option in catalog.spec_of(game).options):
        raise OptionError(Fault("unknown-option", name, "there is no such option"))
    if len(text) > LONGEST:
        raise OptionError(
            Fault("file-too-long", name, "a file may have at most {most} characters, this one has {found}",
                  found=len(text), most=LONGEST)
        )  # fmt: skip
    try:
        return json.loads(text) if text.lstrip().startswith("{") else read_toml(text)
    except DeepKey as error:
        fault = Fault("deep-key", name, "line {line} has a key with more than {most} dots",
                      line=error.line, most=MOST_DOTS)  # fmt: skip
        raise OptionError(fault) from None
    except (ValueError, RecursionError) as error:
        fault = Fault("file-syntax", name, "line {line} cannot be read", line=_line(error, text))
        raise OptionError(fault) from None


def _line(error: Exception, text: str) -> int:
    """The line where reading stopped, the last one if that was the end."""
    if isinstance(error, json.JSONDecodeError):
        return error.lineno
    found = _LINE.search(str(error))
    return int(found[1]) if found else text.count("\n") + 1
