"""Logs for people and programs: a time, a level, a sentence, and what it is about as key=value."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "taskName"}


class LineFormatter(logging.Formatter):
    """One line for each record; what it is about can be searched for."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        about = {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            about["error"] = self.formatException(record.exc_info)
        pairs = "".join(f" {key}={json.dumps(value, default=str, ensure_ascii=False)}" for key, value in about.items())
        return f"{time} {record.levelname.lower()} {json.dumps(record.getMessage(), ensure_ascii=False)}{pairs}"


def set_up(level: str) -> None:
    """Logs go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for talkative in ("uvicorn.error", "alembic"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, root.level))
