"""The files of the client: how long they are kept, that nothing else is served, and a server without a client."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimoire.server.app import _COMPRESSION, _http_problem, _secure
from grimoire.server.routes import client_files
from grimoire.server.safety import HEADERS

SCRIPT = "console.log('a long script');" * 100


@contextmanager
def browsing() -> Iterator["TestClient[Litestar]"]:
    app = Litestar(
        [client_files.page, *client_files.files()],
        compression_config=_COMPRESSION,
        after_request=_secure,
        exception_handlers={404: _http_problem},
        logging_config=None,
    )
    with TestClient(app) as client:
        yield client


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built, next to a file that is nobody's business."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>the page</p>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "index-1234.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client_files, "CLIENT", client)
    return client


def test_the_page_is_always_asked_for_again_and_built_files_are_kept_for_ever(folder: Path) -> None:
    assert folder.is_dir()
    with browsing() as client:
        for path in ("/", "/t/abc", "/r/abc", "/rules/mygame", "/continue"):
            page = client.get(path)
            assert (page.status_code, page.text) == (200, "<p>the page</p>")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
        icon = client.get("/icon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml")
        assert icon.headers["cache-control"] == "no-cache"
        script = client.get("/assets/index-1234.js")
        assert script.text == SCRIPT
        assert "immutable" in script.headers["cache-control"]
        assert "max-age=31536000" in script.headers["cache-control"]


def test_files_are_inline_and_come_with_the_security_headers(folder: Path) -> None:
    assert folder.is_dir()
    with browsing() as client:
        for path in ("/", "/icon.svg", "/assets/index-1234.js"):
            answer = client.get(path)
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            assert answer.headers.get("content-disposition", "inline").startswith("inline")


def test_the_copy_that_the_build_has_compressed_is_for_browsers_that_can_read_it(folder: Path) -> None:
    packed = gzip.compress(SCRIPT.encode(), 9)
    (folder / "assets" / "index-1234.js.gz").write_bytes(packed)
    script = "/assets/index-1234.js"
    with browsing() as client:
        for encodings, is_packed in (("br, gzip", True), ("identity", False), ("gzip", True)):
            answer, head = (client.request(method, script, headers={"accept-encoding": encodings})
                            for method in ("GET", "HEAD"))  # fmt: skip
            assert answer.text == SCRIPT
            assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
            assert int(answer.headers["content-length"]) == (len(packed) if is_packed else len(SCRIPT))
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert (head.status_code, head.content) == (200, b"")
            for name in ("content-length", "content-encoding", "cache-control", "vary", "etag"):
                assert head.headers.get(name) == answer.headers.get(name)
            icon = client.get("/icon.svg", headers={"accept-encoding": encodings})
            assert "content-encoding" not in icon.headers
            assert icon.text == "<svg/>"


def test_nothing_is_compressed_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file without a compressed copy is a small one, or it is compressed already."""
    (folder / "index.html").write_text("<p>the page</p>" * 100)

    def compress(*_: object, **__: object) -> bytes:
        raise AssertionError("a file is compressed for a request")

    monkeypatch.setattr(gzip, "compress", compress)
    monkeypatch.setattr(gzip, "GzipFile", compress)
    with browsing() as client:
        for path in ("/", "/assets/index-1234.js"):
            answer = client.get(path, headers={"accept-encoding": "gzip"})
            assert (answer.status_code, "content-encoding" in answer.headers) == (200, False)


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js", "/assets/missing.js", "/assets", "/assets/", "/secret.txt", "/..%2fsecret.txt",
        "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2fetc/passwd",
        "/assets/%2fetc/passwd", "/assets/..%5c..%5csecret.txt", "/icon.svg/x", "/assets/index-1234.js/x",
    ],
)  # fmt: skip
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert folder.is_dir()
    with browsing() as client:
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.json()["key"] == "http-404"
        assert "secret\n" not in answer.text
        assert answer.headers["cache-control"] == "no-store"


def test_without_a_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path / "missing")
    with browsing() as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "without its client" in page.text
        assert client.get("/assets/index-1234.js").status_code == 404
        assert client.get("/icon.svg").status_code == 404
