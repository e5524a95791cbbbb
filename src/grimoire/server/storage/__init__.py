"""Where tables are stored: append-only events in SQLite or PostgreSQL, on disk before anybody is told."""

from grimoire.server.storage.model import Append, Conflict, StorageError, Summary
from grimoire.server.storage.store import Storage

__all__ = ["Append", "Conflict", "Storage", "StorageError", "Summary"]
