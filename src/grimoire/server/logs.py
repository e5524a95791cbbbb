"""Logs that people and programs can read: time, level, message, and details as key=value."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "taskName"}


class LineFormatter(logging.Formatter):
    """One line for each record, easy to search."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        details = {key: value for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            details["error"] = self.formatException(record.exc_info)
        pairs = "".join(
            f" {key}={json.dumps(value, default=str, ensure_ascii=False)}" for key, value in details.items()
        )
        return f"{time} {record.levelname.lower()} {json.dumps(record.getMessage(), ensure_ascii=False)}{pairs}"


def _quoted(value: object) -> str:
    return json.dumps(value, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Sends logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn.error", "alembic"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
