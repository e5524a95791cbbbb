"""The configurations of nginx and Caddy in ``deploy/``: real proxies in front of a real server."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import PATIENCE, Client, bearer
from tests.server.process import ServerProcess
from tests.server.proxies import DEPLOY, Caddy, Nginx, Proxy

PROXIES = {"nginx": Nginx, "caddy": Caddy}
TOO_MANY = 429

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("name", PROXIES)]


@contextmanager
def proxied(
    tmp_path: Path, name: str, *options: str, header_timeout: str = "10s"
) -> Iterator[tuple[ServerProcess, Proxy]]:
    """A server behind a proxy that it trusts."""
    server = ServerProcess(tmp_path, *options)
    proxy = PROXIES[name](name, server.port, header_timeout)
    try:
        server.add_options("--origin", proxy.url)
        with server:
            proxy.start()
            yield server, proxy
    finally:
        proxy.remove()


def visitor(proxy: Proxy, number: int = 1, key: str = "") -> httpx.Client:
    """Somebody at 127.0.0.number who visits by the proxy."""
    context = ssl.create_default_context(cafile=proxy.certificate)
    transport = httpx.HTTPTransport(verify=context, local_address=f"127.0.0.{number}")
    return httpx.Client(base_url=proxy.url, transport=transport, headers=bearer(key) if key else {}, timeout=PATIENCE)


def is_limited(http: httpx.Client, headers: dict[str, str] | None = None) -> bool:
    """Are many requests too many?"""
    answers = [http.post("/api/me/keys", headers=headers or {}).status_code for _ in range(60)]
    assert set(answers) <= {201, TOO_MANY}, answers
    return TOO_MANY in answers


def test_the_docs_show_the_file_that_is_tested(name: str) -> None:
    file = {"nginx": "nginx.conf", "caddy": "Caddyfile"}[name]
    docs = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert (DEPLOY / file).read_text(encoding="utf-8") in docs


def test_a_game_through_the_proxy(tmp_path: Path, name: str) -> None:
    async def play(proxy: Proxy, key: str, table: str) -> None:
        context = ssl.create_default_context(cafile=proxy.certificate)
        async with Client(proxy.socket_url, key, ssl=context) as client:
            board = await client.watch(table)
            for _ in range(20):
                made = await client.play(table, board.view["player"], board.offers[0], board.version)
                await client.until(lambda made=made: board.version >= made)  # type: ignore[misc]  # bound now

    with proxied(tmp_path, name, "--proxy", "127.0.0.1") as (server, proxy):
        with visitor(proxy) as http:
            assert http.get("/").headers["content-type"].startswith("text/html")
            assert http.get("/metrics").status_code == 403
            body = {"game": "materia", "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = http.post("/api/tables", json=body, headers={"origin": proxy.url})
            assert made.status_code == 201, made.text
            assert "Secure" in made.headers["set-cookie"]
            assert http.post("/api/tables", json=body, headers={"origin": "https://x.org"}).status_code == 403
            asyncio.run(play(proxy, made.cookies["grimoire_key"], made.json()["table"]))
        server.check_sound()


def test_limits_are_for_each_visitor(tmp_path: Path, name: str) -> None:
    """An address that the visitor makes up counts neither by the proxy nor without it."""
    with proxied(tmp_path, name, "--proxy", "127.0.0.1") as (server, proxy):
        forged = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(60)]
        with visitor(proxy, 2) as http:
            answers = [http.post("/api/me/keys", headers=headers).status_code for headers in forged]
            assert TOO_MANY in answers
        with visitor(proxy, 3) as http:
            assert http.post("/api/me/keys").status_code == 201
        direct = httpx.HTTPTransport(local_address="127.0.0.4")  # not the proxy, so its word does not count
        with httpx.Client(base_url=server.url, transport=direct) as http:
            assert TOO_MANY in [http.post("/api/me/keys", headers=headers).status_code for headers in forged]


def test_without_trust_all_visitors_are_the_proxy(tmp_path: Path, name: str) -> None:
    with proxied(tmp_path, name) as (_, proxy):
        with visitor(proxy, 2) as http:
            assert is_limited(http)
        with visitor(proxy, 3) as http:
            assert is_limited(http)


def test_what_is_too_much_or_too_slow_ends_at_the_proxy(tmp_path: Path, name: str) -> None:
    with proxied(tmp_path, name, "--proxy", "127.0.0.1", header_timeout="1s") as (server, proxy):
        with visitor(proxy) as http:
            assert http.get("/", headers={"x-long": "x" * 100_000}).status_code in (400, 431)
        with visitor(proxy) as http:
            assert _too_large(http)
        context = ssl.create_default_context(cafile=proxy.certificate)
        plain = socket.create_connection(("127.0.0.1", proxy.port), PATIENCE)
        with context.wrap_socket(plain, server_hostname="127.0.0.1") as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
            assert b"200" not in slow.recv(1000)  # an end, or a refusal; not an endless wait
        server.check_sound()


def _too_large(http: httpx.Client) -> bool:
    try:
        return http.post("/api/records", content=b"x" * 3_000_000).status_code in (413, 502)
    except httpx.WriteError:  # the proxy did not even read to the end
        return True
