"""nginx and Caddy with the configurations of ``deploy/``, in front of a server: only names and ports are changed."""

import re
import socket
import subprocess
from pathlib import Path

from tests.server.services import Service, program

DEPLOY = Path(__file__).parents[2] / "deploy"
_NGINX = """
user root;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy(Service):
    """A proxy with a certificate of its own; ``server`` is the port of the server behind it."""

    def __init__(self, name: str, server: int, header_timeout: str = "10s") -> None:
        self._program = program(name)
        super().__init__()
        self.certificate, self._key = self.folder / "fullchain.pem", self.folder / "privkey.pem"
        self._make_certificate()
        self._write(server, header_timeout)

    @property
    def url(self) -> str:
        """Its address."""
        return f"https://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """Where pages connect to."""
        return f"wss://127.0.0.1:{self.port}/api/live"

    def _make_certificate(self) -> None:
        subprocess.run(
            [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=grimoire",
             "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", self._key, "-out", self.certificate],
            check=True, capture_output=True,
        )  # fmt: skip

    def _write(self, server: int, header_timeout: str) -> None:
        raise NotImplementedError

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1.0).close()
        except OSError:
            return False
        return True


def _replaced(file: Path, *changes: tuple[str, str]) -> str:
    """A configuration with other names; each of them must be there."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        text, count = re.subn(re.escape(old), new, text)
        assert count, f"{old!r} is not in {file}"
    return text


class Nginx(Proxy):
    """nginx, in a folder of its own."""

    def _write(self, server: int, header_timeout: str) -> None:
        site = _replaced(
            DEPLOY / "nginx.conf",
            ("listen 80;", f"listen unix:{self.folder}/plain.sock;"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("/etc/letsencrypt/live/play.example.org", str(self.folder)),
            ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};"),
            ("client_header_timeout 10s;", f"client_header_timeout {header_timeout};"),
        )
        (self.folder / "site.conf").write_text(site)
        (self.folder / "nginx.conf").write_text(_NGINX.format(folder=self.folder))

    def _command(self) -> list[str]:
        return [self._program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-g", "daemon off;"]


class Caddy(Proxy):
    """Caddy, in a folder of its own."""

    def _write(self, server: int, header_timeout: str) -> None:
        text = _replaced(
            DEPLOY / "Caddyfile",
            ("{\n\tservers {", f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {self.folder}\n"
             "\tservers {"),
            ("\nplay.example.org {\n", f"\nhttps://127.0.0.1:{self.port} {{\n\ttls {self.certificate} {self._key}\n"),
            ("reverse_proxy 127.0.0.1:8000", f"reverse_proxy 127.0.0.1:{server}"),
            ("read_header 10s", f"read_header {header_timeout}"),
        )  # fmt: skip
        (self.folder / "Caddyfile").write_text(text)

    def _command(self) -> list[str]:
        return [self._program, "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]
