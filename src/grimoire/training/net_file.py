"""The header of a net's file: one line of JSON in front of the weights.

Readers of the net need its shape. Beside it the header has room for the figures the net was judged by (``figures``) and
for how it was trained (``training``).
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

FIGURES: Final = "figures"
TRAINING: Final = "training"

Header = dict[str, Any]


def read_header(data: bytes) -> Header:
    """The header of a net; ValueError if this is not the file of one."""
    line, end, _ = data.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not end or not isinstance(header, dict) or "format" not in header:
        raise ValueError("this is not the file of a net")
    return header


def with_header(data: bytes, **parts: object) -> bytes:
    """The same weights under a header in which these parts are new."""
    header = read_header(data) | parts
    return json.dumps(header).encode() + data[data.index(b"\n") :]


def stamp(path: Path, **parts: object) -> None:
    """Writes parts of the header of a net's file anew, whole or not at all; the weights stay."""
    draft = path.with_suffix(".part")
    draft.write_bytes(with_header(path.read_bytes(), **parts))
    draft.replace(path)


def net_name(data: bytes) -> str:
    """A short name for the weights of a net, whatever its header says about them."""
    return blake2b(data.partition(b"\n")[2], digest_size=6).hexdigest()
