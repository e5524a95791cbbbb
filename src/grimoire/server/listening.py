"""Settings that go together, and the socket that a server listens on."""

import ipaddress
import socket
from typing import Final

from grimoire.kernel.errors import Fault, OptionError
from grimoire.server.settings import ServerSettings

USUAL_PORTS: Final = range(8000, 8010)  # the first free one is used
_UNREAD: Final = 262_144  # bytes that the system keeps for somebody who does not read; by itself it keeps megabytes


def check_settings(settings: ServerSettings) -> None:
    """OptionError names settings that do not go together."""
    if settings.redis and not settings.database.startswith("postgres"):
        raise OptionError(
            Fault("redis-alone", "redis", "several processes need one PostgreSQL; name it with --database")
        )
    for origin in settings.origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise OptionError(
                Fault("not-an-origin", "origin", "{found!r} is not an origin such as https://play.example.org",
                      found=origin)
            )  # fmt: skip
    for proxy in filter(None, settings.proxies.split(",")):
        if not _is_proxy(proxy.strip()):
            raise OptionError(
                Fault("not-a-proxy", "proxy", "{found!r} is not an address such as 127.0.0.1 or 10.0.0.0/8",
                      found=proxy)
            )  # fmt: skip


def _is_proxy(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return text == "*"
    return True


def listen(settings: ServerSettings) -> socket.socket:
    """A socket at the address of the settings; OptionError if somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
    ports = USUAL_PORTS if settings.port is None else [settings.port]
    for port in ports:
        try:
            listening.bind((settings.host, port))
            break
        except OSError as error:
            if port == ports[-1]:
                listening.close()
                raise OptionError(
                    Fault("cannot-listen", "port", "{host}:{port}: {reason}",
                          host=settings.host, port=port, reason=error.strerror or str(error))
                ) from None  # fmt: skip
    listening.listen(1024)
    listening.setblocking(False)
    return listening
