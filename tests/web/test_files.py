"""The files of the client as browsers get them: packed, and kept for ever."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize

from bench.client import WEIGHT_AIM, Scale
from tests.server.process import ServerProcess
from tests.web.conftest import DESK, GAMES, PHONE

pytestmark = pytest.mark.slow
PACKED_FROM = 1000  # bytes; as in web/pack.js
PACKED_ALREADY = (".png", ".woff2")


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
        is_worth_it = sizes[-1] >= PACKED_FROM and not path.endswith(PACKED_ALREADY)
        assert ("content-encoding" in packed.headers) == is_worth_it
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) <= int(plain.headers["content-length"])
        assert ("vary" in packed.headers) == ("vary" in plain.headers) == is_worth_it
        for answer in (packed, plain):
            assert "immutable" in answer.headers["cache-control"]
    assert max(sizes) > PACKED_FROM


def test_long_answers_are_packed_too(server: ServerProcess) -> None:
    sheet = httpx.get(f"{server.url}/api/sheets/sigils", headers={"accept-encoding": "gzip"})
    assert sheet.headers["content-encoding"] == "gzip"
    assert len(sheet.json()["cards"]) == 60
    short = httpx.get(f"{server.url}/api/me/tables", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_a_first_visit_is_light(browser: Browser, server: ServerProcess, number: int, size: tuple[int, int]) -> None:
    """The start page and a table with their fonts, as they are sent; a table loads the code of its own game only."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    with browser.new_context(base_url=server.url, viewport=viewport, service_workers="block") as context:
        page = context.new_page()
        scale = Scale(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto("/")
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="Play now").nth(number).click()
        page.wait_for_selector(".board")
        page.wait_for_load_state("networkidle")
    assert scale.weight.files < WEIGHT_AIM
    boards = {name for name in GAMES if any(f"/{name}-table-" in url for url in asked)}
    assert boards == {GAMES[number]}
