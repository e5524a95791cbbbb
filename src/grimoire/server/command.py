"""``grimoire serve``: runs the server until it is stopped."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Final, cast

import uvicorn

from grimoire import __version__
from grimoire.server import logs
from grimoire.server.app import make_app, running
from grimoire.server.hub import Hub
from grimoire.server.listening import check_settings, listen
from grimoire.server.logs import LogFormat
from grimoire.server.protocol import Door, HttpProtocol, SocketProtocol
from grimoire.server.settings import ServerSettings

STOP_SECONDS: Final = 5  # for open connections to end by themselves
_log: Final = logging.getLogger("grimoire.server")
_PING_SECONDS: Final = 20.0
_FILES: Final = 65_536


def serve(
    settings: ServerSettings, log_level: str = "info", browser: bool = False, log_format: LogFormat = "text"
) -> None:
    """Serves until SIGTERM or Ctrl-C; GrimoireError if it cannot start."""
    check_settings(settings)
    logs.set_up(log_level, log_format)
    _allow_many_connections()
    listening = listen(settings)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(_serve(settings, listening, browser))


async def _serve(settings: ServerSettings, listening: socket.socket, browser: bool) -> None:
    async with running(settings) as hub:
        _tune_garbage_collection()
        server = make_server(hub, listening)
        server.open_browser = browser
        _log.info("started", extra={"version": __version__})
        await server.serve(sockets=[listening])
    _log.info("stopped")


def _tune_garbage_collection() -> None:
    """What exists by now stays, and messages hold no cycles: the collector can run less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def make_server(hub: Hub, listening: socket.socket) -> "AnnouncingServer":
    """The web server of a hub, on a socket that listens already."""
    settings = hub.settings
    config = uvicorn.Config(
        make_app(hub),
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        http=_http_protocol(settings),
        ws=cast(type[asyncio.Protocol], partial(SocketProtocol, limits=settings.limits)),  # called like a class
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_SECONDS,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return AnnouncingServer(config, hub, listening)


def _http_protocol(settings: ServerSettings) -> type[asyncio.Protocol]:
    """Behind proxies all connections come from a few addresses, so those are not counted."""
    limits = replace(settings.limits, connections_per_address=0) if settings.proxies else settings.limits
    return cast(type[asyncio.Protocol], partial(HttpProtocol, door=Door(limits)))  # uvicorn calls it like a class


def _allow_many_connections() -> None:
    """Each connection takes a file, and the usual limit is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class AnnouncingServer(uvicorn.Server):
    """Prints its address once it can be reached."""

    def __init__(self, config: uvicorn.Config, hub: Hub, listening: socket.socket) -> None:
        super().__init__(config)
        self._hub: Final = hub
        self._listening: Final = listening
        self.open_browser = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (as it is called)
        """Being stopped is no failure: the process ends in order, not by the signal."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # newcomers go to another process
        await self._hub.drain(STOP_SECONDS)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self._listening.getsockname()[:2]
            place = self._hub.settings.database.partition("://")[0] or str(self._hub.settings.data)
            address = f"http://{_bracketed(host)}:{port}"
            print(f"Grimoire is served at {address} (games are kept in {place})", flush=True)  # noqa: T201 (people wait for this line)
            if self.open_browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)


def _has_screen() -> bool:
    """Without one, a text browser might take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _fast_loop() -> "type[asyncio.AbstractEventLoop] | None":
    """uvloop where it is installed; it is not for Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.Loop
