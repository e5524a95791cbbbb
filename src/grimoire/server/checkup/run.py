"""All checks, one after the other."""

from grimoire.server.checkup import machine, services
from grimoire.server.checkup.findings import PROBLEM, Finding
from grimoire.server.settings import ServerSettings


async def check_all(settings: ServerSettings) -> list[Finding]:
    """What was found; with wrong settings nothing else is looked at."""
    findings = list(machine.configuration(settings))
    if any(finding.status == PROBLEM for finding in findings):
        return findings
    if not settings.database:
        findings += [*machine.data_folder(settings), *machine.disk(settings)]
    findings += [*machine.open_files(), *machine.clock()]
    findings += [finding async for finding in services.database(settings)]
    findings += [finding async for finding in services.redis(settings)]
    findings += machine.port(settings)
    return findings
