"""The files of the client as browsers get them: packed, and kept for ever."""

import re

import httpx
import pytest

from grimoire.server.app import COMPRESSED_FROM
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


def _built(server: ServerProcess) -> list[str]:
    page = httpx.get(server.url)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    found = re.findall(r'"(/assets/[^"]+)"', page.text)
    assert found
    return found


def test_what_was_built_is_sent_packed_to_whoever_can_unpack_it(server: ServerProcess) -> None:
    sizes: list[int] = []
    for path in _built(server):
        packed = httpx.get(server.url + path, headers={"accept-encoding": "br, gzip"})
        plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
        sizes.append(len(plain.content))
        assert ("content-encoding" in packed.headers) == (sizes[-1] >= COMPRESSED_FROM)
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) <= int(plain.headers["content-length"])
        assert ("vary" in packed.headers) == ("content-encoding" in packed.headers)
        for answer in (packed, plain):
            assert "immutable" in answer.headers["cache-control"]
    assert max(sizes) > COMPRESSED_FROM


def test_long_answers_are_packed_too(server: ServerProcess) -> None:
    sheet = httpx.get(f"{server.url}/api/sheets/sigils", headers={"accept-encoding": "gzip"})
    assert sheet.headers["content-encoding"] == "gzip"
    assert len(sheet.json()["cards"]) == 60
    short = httpx.get(f"{server.url}/api/me/tables", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers
