"""Frames of a web socket as the server writes them."""

from typing import Any

import msgspec


def told(frame: bytes) -> Any:
    """The message in a frame, which must be whole and hold nothing else."""
    kind, short = frame[:2]
    assert kind == 0x81  # a text, all of it
    more = {126: 2, 127: 8}.get(short, 0)
    size = int.from_bytes(frame[2 : 2 + more]) if more else short
    text = frame[2 + more :]
    assert len(text) == size
    return msgspec.json.decode(text)
