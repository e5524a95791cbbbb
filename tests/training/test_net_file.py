"""The header of a net's file: parts of it can be written anew, and the weights stay."""

from pathlib import Path

import pytest

from grimoire.catalog import spec_of
from grimoire.training.net_file import net_name, read_header, stamp
from tests.generators import GAMES


def test_a_stamp_leaves_the_weights(tmp_path: Path) -> None:
    path = tmp_path / "copy.net"
    data = spec_of(GAMES[0]).weights() or b""
    path.write_bytes(data)
    stamp(path, figures={"brier": 0.2}, training={"seed": 3})
    stamp(path, figures={"brier": 0.1})
    stamped = path.read_bytes()
    assert stamped.partition(b"\n")[2] == data.partition(b"\n")[2]
    assert read_header(stamped) == read_header(data) | {"figures": {"brier": 0.1}, "training": {"seed": 3}}
    assert net_name(stamped) == net_name(data)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("data", [b"", b"{}\n", b"[1]\n", b'{"format": 2}', b"\xff\n"])
def test_other_files_have_no_header(data: bytes) -> None:
    with pytest.raises(ValueError, match="not the file of a net"):
        read_header(data)
