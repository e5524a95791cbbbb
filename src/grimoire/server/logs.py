"""Logs that people and programs can read: one line each, as text or as JSON. Tables and people are pseudonyms."""

import hashlib
import json
import logging
import os
import re
import secrets
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, Literal

LogFormat = Literal["text", "json"]
KEY_VARIABLE: Final = "GRIMOIRE_LOG_KEY"  # the same for all processes whose logs are read together
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "taskName"}
_NAMING: Final = ("table", "person", "address")  # details that say where or who
# In what errors say: ids of tables (12 letters of several kinds), people, hashes and keys, and addresses.
_IDENTIFIERS: Final = re.compile(
    r"(?<![\w-])(?:(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{12}|[0-9a-f]{16}|[0-9a-f]{24}|[0-9a-f]{64}|[\w-]{43})(?![\w-])"
    r"|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])"
)


class Pseudonyms:
    """Short names that say nothing, the same for the same thing as long as the key is the same."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = hashlib.sha256(key).digest()

    def of(self, name: str) -> str:
        """The pseudonym of a table, a person or an address."""
        return hashlib.blake2b(name.encode(), key=self._key, digest_size=5).hexdigest() if name else ""

    def hide(self, text: str) -> str:
        """A text with pseudonyms in the place of names."""
        return _IDENTIFIERS.sub(lambda found: self.of(found[0]), text)


class LineFormatter(logging.Formatter):
    """One line for each record, easy to search."""

    def __init__(self, pseudonyms: Pseudonyms) -> None:
        super().__init__()
        self._pseudonyms: Final = pseudonyms

    def format(self, record: logging.LogRecord) -> str:
        details = "".join(f" {key}={_quoted(value)}" for key, value in self._details(record).items())
        return (
            f"{_time(record)} {record.levelname.lower()} {_quoted(self._pseudonyms.hide(record.getMessage()))}{details}"
        )

    def _details(self, record: logging.LogRecord) -> dict[str, object]:
        details = {key: self._shown(key, value) for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info and record.exc_info[1] is not None:
            details["error"] = self._traceback(record.exc_info[1])
        return details

    def _shown(self, key: str, value: object) -> object:
        if not isinstance(value, str):
            return value
        return self._pseudonyms.of(value) if key in _NAMING else self._pseudonyms.hide(value)

    def _traceback(self, error: BaseException) -> str:
        """Where it happened, and what the error says without names."""
        frames = "".join(traceback.format_tb(error.__traceback__))
        return f"{frames}{type(error).__name__}: {self._pseudonyms.hide(str(error))}"


class JsonFormatter(LineFormatter):
    """One JSON object for each record, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        head = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "message": self._pseudonyms.hide(record.getMessage()),
        }
        return _quoted({**self._details(record), **head})


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _quoted(value: object) -> str:
    return json.dumps(value, default=str, ensure_ascii=False)


def set_up(level: str, log_format: LogFormat = "text") -> None:
    """Sends logs to standard error."""
    key = os.environ.get(KEY_VARIABLE, "").encode() or secrets.token_bytes(32)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonFormatter if log_format == "json" else LineFormatter)(Pseudonyms(key)))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn.error", "alembic", "websockets", "asyncio", "aiosqlite", "sqlalchemy", "litestar"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
