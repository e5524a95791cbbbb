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
from grimoire.server.routes.kept_answers import COMPRESSED_FROM
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


def test_long_files_are_compressed_for_browsers_that_can_read_it(folder: Path) -> None:
    assert len(SCRIPT) > COMPRESSED_FROM > len((folder / "index.html").read_text())
    with browsing() as client:
        packed = client.get("/assets/index-1234.js", headers={"accept-encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(SCRIPT)
        assert packed.text == SCRIPT
        plain = client.get("/assets/index-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert "content-encoding" not in client.get("/", headers={"accept-encoding": "gzip"}).headers


def test_a_file_is_compressed_once_until_it_changes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed, really = [], gzip.compress

    def compress(data: bytes, *options: int, **named: int) -> bytes:
        compressed.append(data)
        return really(data, *options, **named)

    monkeypatch.setattr(gzip, "compress", compress)
    script = folder / "assets" / "index-1234.js"
    with browsing() as client:
        for text in (SCRIPT, SCRIPT * 2):
            script.write_text(text)
            for _ in range(3):
                answer = client.get("/assets/index-1234.js", headers={"accept-encoding": "gzip"})
                assert (answer.text, answer.headers["content-encoding"]) == (text, "gzip")
                assert answer.headers["vary"] == "Accept-Encoding"
                head = client.head("/assets/index-1234.js", headers={"accept-encoding": "gzip"})
                assert (head.status_code, head.content) == (200, b"")
                for name in ("content-length", "content-type", "content-encoding", "cache-control", "vary"):
                    assert head.headers[name] == answer.headers[name]
        script.unlink()
        assert client.get("/assets/index-1234.js").status_code == 404
    assert compressed == [SCRIPT.encode(), 2 * SCRIPT.encode()]


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
