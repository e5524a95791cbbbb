"""``grimoire verify`` at work: does the chance of a record follow from the secrets that were committed to?"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.commands import game_files
from grimoire.commands.verdict import fault_lines
from grimoire.kernel.errors import Fault, GrimoireError, RecordError
from grimoire.kernel.fairness import seeds_of
from grimoire.kernel.fairness_types import Fairness
from grimoire.kernel.verification import Verification, verify
from grimoire.texts import Texts

VERIFIED: Final = 0
DIFFERS: Final = 1
UNREADABLE: Final = 2
NO_PROOF: Final = 3


class Report(NamedTuple):
    """The exit code, and what to say."""

    code: int
    lines: list[str]


def verify_file(texts: Texts, path: str, commitment: str | None = None) -> Report:
    """Verifies a record; with a ``commitment`` that somebody noted before the game, it must be the server's."""
    try:
        found = verify(game_files.read(path), catalog.game)
    except GrimoireError as error:
        return Report(UNREADABLE, fault_lines(texts, path, error))
    if found.fairness is None:
        return Report(NO_PROOF, [texts.say("terminal-verify-no-proof", path=path)])
    fault = found.fault or _other_commitment(found.fairness, commitment)
    if fault is not None:
        (line,) = fault_lines(texts, path, RecordError(fault))
        return Report(DIFFERS, [texts.say("terminal-verify-differs"), line, *_about(texts, found.fairness)])
    if found.status == "not-over":
        return Report(NO_PROOF, [texts.say("terminal-verify-not-over", path=path), *_about(texts, found.fairness)])
    return Report(VERIFIED, [_verified(texts, path, found), *_about(texts, found.fairness)])


def _other_commitment(fairness: Fairness, commitment: str | None) -> Fault | None:
    if commitment is None or commitment.strip().lower() == fairness["commitment"]:
        return None
    return Fault("other-commitment", "fairness.commitment", "this is not the commitment that you noted: {found}",
                 found=commitment)  # fmt: skip


def _verified(texts: Texts, path: str, found: Verification) -> str:
    return texts.say("terminal-verify-verified", path=path, count=found.outcomes)


def _about(texts: Texts, fairness: Fairness) -> Iterator[str]:
    """Whose secrets they are, and what is not proved."""
    seeds = seeds_of(fairness)
    silent = [number for number, seat in enumerate(fairness["seats"]) if "commitment" in seat and number not in seeds]
    yield texts.say("terminal-verify-commitment", commitment=fairness["commitment"])
    if "secret" in fairness:
        if seeds:
            yield texts.say("terminal-verify-seeds", count=len(seeds), seats=_seats(seeds))
        else:
            yield texts.say("terminal-verify-no-seeds")
        if silent:
            yield texts.say("terminal-verify-silent", count=len(silent), seats=_seats(silent))
    if "first" in fairness:
        yield texts.say("terminal-verify-first", count=fairness["first"])


def _seats(numbers: Iterable[int]) -> str:
    return ", ".join(str(number + 1) for number in numbers)
