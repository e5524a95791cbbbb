"""``grimoire serve`` with settings that only tests need: a bot that did not move is looked after sooner."""

import argparse
from pathlib import Path

from grimoire.server.command import serve
from grimoire.server.settings import ServerSettings, unbounded


def main() -> None:
    """Serves until stopped."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--port", type=int)
    asked.add_argument("--data", type=Path)
    asked.add_argument("--database")
    asked.add_argument("--redis")
    asked.add_argument("--bot-grace", type=int)
    serve(unbounded(ServerSettings(**vars(asked.parse_args()))))


if __name__ == "__main__":
    main()
