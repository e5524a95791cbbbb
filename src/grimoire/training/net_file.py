"""The header of a net's file: one line of JSON in front of the weights.

Readers of the net need its shape. Beside it the header has room for the figures the net was judged by (``figures``) and
for how it was trained (``training``).
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from grimoire.games.spec import GameSpec

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


def net_name(*nets: bytes) -> str:
    """A short name for the weights of a net, or of several, whatever their headers say about them."""
    return blake2b(b"".join(data.partition(b"\n")[2] for data in nets), digest_size=6).hexdigest()


def nets_of(spec: GameSpec) -> list[bytes]:
    """The nets of a game, each once: the one for several players, and one for games alone if it has another."""
    found = (spec.net_for(alone) for alone in (False, True))
    return list(dict.fromkeys(data for data in found if data is not None))
