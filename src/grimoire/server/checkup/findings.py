"""What a check has found."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from grimoire.kernel.errors import GrimoireError
from grimoire.texts.message import Message, message

Status = Literal["ok", "warning", "problem"]
PROBLEM: Final = "problem"


class Finding(NamedTuple):
    """One line: what was looked at, how it is, and what to do if it is not well."""

    name: str  # of the check: configuration, data, disk, database, clock, redis, port, files
    status: Status
    said: Message | GrimoireError


def fine(name: str, key: str, **values: str | float) -> Finding:
    """All is well."""
    return Finding(name, "ok", message(f"check-{key}", **values))


def warning(name: str, key: str, **values: str | float) -> Finding:
    """A server would run, but not as it should."""
    return Finding(name, "warning", message(f"check-{key}", **values))


def problem(name: str, key: str, **values: str | float) -> Finding:
    """A server would not start, or lose something."""
    return Finding(name, PROBLEM, message(f"check-{key}", **values))


def failure(name: str, error: GrimoireError) -> Finding:
    """What the server itself would say."""
    return Finding(name, PROBLEM, error)


def is_good(findings: Sequence[Finding]) -> bool:
    """Could a server start?"""
    return all(finding.status != PROBLEM for finding in findings)
